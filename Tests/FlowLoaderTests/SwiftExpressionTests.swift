import Testing

@testable import FlowLoader

@Suite struct SwiftExpressions {
    @Test(arguments: [
        ("a?.b!.c(x: 1, y)", "a.b!.c(x:1, y)"),
        ("try await load()", "load()"),
        ("try? load()", "load()"),
        ("Outer.Screen(item)", "Outer.Screen(item)"),
        ("Host<Detail>(rootView: 1)", "Host<Detail>(rootView:1)"),
        ("Detail.self", "Detail.self"),
        ("[Detail]()", "[Detail]()"),
        ("[.a, .b(1)]", "[.a, .b(1)]"),
        ("[\"k\": v, 2: w]", "[\"k\": v, 2: w]"),
        ("[:]", "[]"),
        ("(a, label: b)", "(a, label:b)"),
        ("(a)", "a"),
        ("pair.0.view", "pair[0].view"),
        ("list[0][\"k\", default: d]", "list[0][\"k\", default:d]"),
        ("a as? Detail", "cast<optional Detail>(a)"),
        ("(a as! [Detail])[0]", "cast<forced Array<Detail>>(a)[0]"),
        ("a as Detail?", "cast<plain Detail>(a)"),
        ("a is UINavigationController", "cast<test UINavigationController>(a)"),
        ("a as? Detail ?? b", "(cast<optional Detail>(a) ?? b)"),
        ("a ?? b ?? c", "(a ?? (b ?? c))"),
        ("a ? b : c ? d : e", "either(a ? b : either(c ? d : e))"),
        ("a && b || !c && d == e + 1 * 2", "||(&&(a, b), &&(!(c), ==(d, +(e, *(1, 2)))))"),
        ("a - b - c", "-(-(a, b), c)"),
        ("x <~> make() <~> y", "<~>(<~>(x, make()), y)"),
        ("a ?? b == c is T", "==((a ?? b), cast<test T>(c))"),
        ("-1.5", "-1.5"),
        ("0x10", "16"),
        ("1_000", "1000"),
        ("nil", "nil"),
        ("true", "true"),
        ("\"plain\"", "\"plain\""),
        ("\"a\\\"b\"", "\"a\"b\""),
        ("#\"raw\\n\"#", "\"raw\\n\""),
        ("\"Hello \\(name)!\"", "interpolated\"Hello !\""),
        ("#selector(Screen.tapped(_:))", "#selector(tapped(_:))"),
        ("#selector(close)", "#selector(close)"),
        ("#keyPath(Item.name)", "\\Item.name"),
        ("#somethingElse(a)", "unknown"),
        ("\\.dismiss", "\\dismiss"),
        ("\\Item.detail?.id", "\\detail.id"),
        ("&flag", "flag"),
        ("super.make()", "super.make()"),
        ("self", "self"),
        ("if a { B() } else if c, d { D() } else { E() }", "either(a ? B() : either(&&(c, d) ? D() : E()))"),
        ("if let a { B(a) } else { C() }", "either(let a ? B(a) : C())"),
        ("switch r { case .a(let x): A(x)\ncase .b, .c: B()\ndefault: C() }",
            "either(.a (x) ~ r ? A(x) : either(.b ~ r ? B() : C()))"),
        ("Button(action: go) { Text(\"x\") } label: { icon }", "Button(action:go, +{ in Text(\"x\")}, +label:{ in icon})"),
        ("{ $0.push($1) }", "{$0,$1 in $0.push($1)}"),
        ("{ [weak self, screen = self.make()] item, _ in self?.show(item) }",
            "{item,_ in let screen = self.make(); self.show(item)}"),
        ("{ (a: Int, b: String) -> Void in go(a) }", "{a,b in go(a)}"),
        ("{ outer { $0 } }", "{ in outer(+{$0 in $0})}"),
        ("`default`", "default"),
    ])
    func lowers(code: String, expected: String) {
        #expect(expression(code) == expected)
    }

    @Test func multilineStringIsOneValue() {
        #expect(expression("\"\"\"\n  one\n  two\n  \"\"\"") == "\"one\ntwo\"")
    }

    @Test func postfixConditionalsKeepPossibleModifiers() {
        let code = """
            view
                .a()
                #if os(macOS)
                .b()
                #elseif BETA
                .c { x }
                .d()
                #else
                .e()
                #endif
                .f()
            """
        #expect(expression(code) == "view.a().c(+{ in x}).d().e().f()")
    }

    @Test func callsKnowTheirNameAndTheirEnd() {
        guard case .call(let call)? = facts("let v =\n  a.push(\n    b\n  )").properties.first?.value else {
            Issue.record("no call")
            return
        }
        #expect(call.place == Place(line: 2, column: 5, length: 4))
        #expect(call.end == Place(line: 4, column: 3, length: 1))
    }

    @Test func placesCountUTF16Units() {
        let call = { (code: String) -> Place? in
            guard case .call(let call)? = facts(code).topLevel.compactMap({ if case .evaluate(let e) = $0 { e } else { nil } }).last else {
                return nil
            }
            return call.place
        }
        #expect(call("log(\"x\"); go()") == Place(line: 1, column: 11, length: 2))
        #expect(call("log(\"👩‍👧é\"); go()") == Place(line: 1, column: 16, length: 2))
        #expect(call("a()\r\n// 😀\r\n/*😀*/ go()") == Place(line: 3, column: 8, length: 2))
        #expect(call("\u{FEFF}go()") == Place(line: 1, column: 1, length: 2))
        #expect(call("écran😀()") == Place(line: 1, column: 1, length: 7))
    }
}
