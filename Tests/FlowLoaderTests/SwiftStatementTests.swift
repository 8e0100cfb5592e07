import Testing

@testable import FlowLoader

@Suite struct SwiftStatements {
    @Test(arguments: [
        ("let a = 1, b: Foo? = nil", "let a = 1; let b: Foo = nil"),
        ("let (a, b) = make()", "let a = make()[0]; let b = make()[1]"),
        ("let (a, _) = (X(), Y())", "let a = X()"),
        ("let _ = make()", "make()"),
        ("_ = make()", "make()"),
        ("var a, b: Foo", "let a: Foo; let b: Foo"),
        ("var body: some View { Text() }", "let body: View = { in Text()}()"),
        ("a.b = c ? d : e", "a.b = either(c ? d : e)"),
        ("(a, b) = (c, d)", "a = c; b = d"),
        ("list[0]?.title = try await load() ?? x", "list[0].title = (load() ?? x)"),
        ("count += 1", "count = +(count, 1)"),
        ("if a, let b = c as? D, case .e(let f) = g { h() } else if #available(iOS 16, *) { i() } else { j() }",
            "branch [a, let b = cast<optional D>(c), .e (f) ~ g]{h()} [##available(iOS 16, *)#]{i()} [else]{j()}"),
        ("if let self { a() }", "branch [let self]{a()}"),
        ("if case let x? = y { a() }", "branch [let x = y]{a()}"),
        ("guard let a: B = c else { return }; d()", "ensure [let a: B = c]{return}; d()"),
        ("switch r {\ncase .a(let x, _): a()\ncase let .b(y): b()\ncase .c, .d: c()\ncase is T: d()\ncase let z as U where z.ok: e()\ncase \"s\": f()\ncase Route.g: break\ncase K: g()\n@unknown default: h() }",
            "branch [.a (x,_) ~ r]{a()} [.b (y) ~ r]{b()} [.c ~ r, .d ~ r]{c()} [as T ~ r]{d()} [(z) as U ~ r, z.ok]{e()} [value \"s\" ~ r]{f()} [.g value Route.g ~ r]{break} [value K ~ r]{g()} [else]{h()}"),
        ("switch r { case .a(.b(let x), let y): a() }", "branch [.a (_,y,x) ~ r]{a()}"),
        ("switch r { case Route.a(let x): a()\ncase .b(let y)?: b()\ncase let z?: c()\ncase nil: d() }",
            "branch [.a (x) value Route.a ~ r]{a()} [.b (y) ~ r]{b()} [let z = r]{c()} [value nil ~ r]{d()}"),
        ("switch (a, b) { case (.x, let y): c()\ncase (_, nil): d() }", "branch [.x ~ a, (y) ~ b]{c()} [value nil ~ b]{d()}"),
        ("switch r { case .a: a()\n#if DEBUG\ncase .b: b()\n#elseif BETA\ncase .c: c()\n#endif\n}", "branch [.a ~ r]{a()} [.c ~ r]{c()}"),
        ("for (i, x) in list.enumerated() where x.ok { a(x) }", "loop (i,x in list.enumerated()) [x.ok]{a(x)}"),
        ("for case let x as T in list { a(x) }", "loop (x in list) [(x) as T ~ list[]]{a(x)}"),
        ("while let x = next() { a(x) }", "loop ( in -) [let x = next()]{a(x)}"),
        ("repeat { a() } while b", "loop ( in -) [b]{a()}"),
        ("do { try a() } catch let e as E { b() } catch { c(error) }",
            "{a()}; branch [(e) as E ~ catch]{b()} [(error) ~ catch]{c(error)}"),
        ("defer { a() }; b()", "b(); {a()}"),
        ("outer: for x in y { continue outer }", "loop (x in y) []{continue}"),
        ("throw Failure.missing", "throw"),
        ("return Detail(x)", "return Detail(x)"),
        ("func inner(_ a: A) -> B { make(a) }; inner(b)", "func inner(_ a: A) -> B {make(a)}; inner(b)"),
        ("#Preview { A() }", ""),
        ("value\n", "value"),
    ])
    func lowers(code: String, expected: String) {
        #expect(statements(code) == expected)
    }

    @Test(arguments: [
        ("#if DEBUG\na()\n#else\nb()\n#endif", "b()"),
        ("#if !DEBUG && os(iOS)\na()\n#endif", "a()"),
        ("#if os(macOS) || targetEnvironment(macCatalyst)\na()\n#elseif canImport(UIKit)\nb()\n#endif", "mac{a()}; b()"),
        ("#if !targetEnvironment(macCatalyst)\na()\n#endif", "a()"),
        ("#if targetEnvironment(macCatalyst) && BETA\na()\n#endif", ""),
        ("#if canImport(AppKit)\na()\n#endif", ""),
        ("#if swift(>=5.9)\na()\n#else\nb()\n#endif", "a()"),
        ("#if hasFeature(Macros)\na()\n#else\nb()\n#endif", "a()"),
        ("#if BETA\na()\n#else\nb()\n#endif", "branch [#BETA#]{a()} [else]{b()}"),
        ("#if BETA && DEBUG\na()\n#else\nb()\n#endif", "b()"),
        ("#if BETA || os(iOS)\na()\n#endif", "a()"),
        ("#if BETA && (os(iOS) || os(tvOS))\na()\n#endif", "branch [#BETA && (os(iOS) || os(tvOS))#]{a()}"),
        ("#if BETA\na()\n#elseif os(iOS)\nb()\n#else\nc()\n#endif", "branch [#BETA#]{a()} [else]{b()}"),
        ("#if BETA\nlet x = A()\n#else\nlet x = B()\n#endif\nx.go()",
            "let x; branch [#BETA#]{x = A()} [else]{x = B()}; x.go()"),
        ("#if 0\na()\n#endif", ""),
    ])
    func decides(code: String, expected: String) {
        #expect(statements(code) == expected)
    }

    @Test func assignmentsStandAtTheTargetsLastName() {
        guard case .assign(_, _, let place)? = facts("  self.window?.rootViewController = x").topLevel.first else {
            Issue.record("no assignment")
            return
        }
        #expect(place == Place(line: 1, column: 16, length: 18))
    }

    @Test func typesWithinFunctionsAreTypesOfTheFile() {
        let code = "class A { func f() { struct B: View { var body: some View { C() } }; go(B()) } }"
        #expect(declarations(code) == ["class A", "f() {go(B())}", "struct A.B: View", "let body: View get{C()}"])
    }
}
