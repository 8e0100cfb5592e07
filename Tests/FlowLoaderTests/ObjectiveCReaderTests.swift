import Testing

@testable import FlowLoader

func objectiveC(_ text: String, path: String = "A.m") -> FileFacts { objectiveCFacts(path: path, data: Array(text.utf8)) }

/// The statements of a method around `code`.
private func body(_ code: String, path: String = "A.m", selector: String = "(void)f") -> String {
    let facts = objectiveC("@implementation Screen\n- \(selector) {\n\(code)\n}\n@end\n", path: path)
    return facts.notes.map(\.message).joined() + (facts.types.first?.functions.first?.body.map(text) ?? "no method")
}

private func declared(_ code: String, path: String = "A.m") -> [String] {
    let facts = objectiveC(code, path: path)
    return facts.notes.map(\.message) + facts.types.flatMap(text) + facts.aliases.sorted { $0.key < $1.key }.map { "alias \($0.key) = \(text($0.value))" }
        + facts.properties.map(text) + facts.functions.map(text)
}

@Suite struct ObjectiveCReaderTests {
    // MARK: Declarations

    @Test func readsClassesCategoriesAndProtocols() {
        #expect(declared("@interface List<T> : UITableViewController <Source, Sink>\n@end") == ["class List: UITableViewController, Source, Sink"])
        #expect(declared("@interface List ()\n@property (nonatomic) NSString *name;\n@end") == ["extension List", "var name: String?"])
        #expect(declared("@interface List (More) <Extra>\n- (void)more;\n@end") == ["extension List: Extra", "more()"])
        #expect(declared("@protocol Picker <NSObject>\n@optional\n- (BOOL)picker:(Picker *)picker may:(id)item;\n@end") == [
            "protocol Picker: NSObject", "picker(_ picker: Picker, may item) -> Bool",
        ])
        #expect(declared("@class List;\n@protocol Picker;\n@import UIKit;") == [])
        #expect(declared("@implementation NSString (Trim)\n+ (void)f {}\n@end") == ["extension String", "static f() {}"])
        #expect(objectiveC("#import <UIKit/UIKit.h>\n#import \"List.h\"\n@import MapKit;").imports == ["UIKit/UIKit.h", "List.h", "MapKit"])
    }

    @Test func readsPropertiesAndVariables() {
        let facts = declared("""
            @interface A : NSObject {
                @private
                UIView *_box, *other;
                void (^_done)(BOOL);
            }
            @property (class, readonly) A *shared;
            @property (nonatomic, strong, nullable) IBOutlet UIButton *button;
            @property (copy) void (^completion)(NSString *name, int);
            @property NSArray<UIViewController *> *screens;
            @property (weak) id<Picker> delegate;
            @end
            """)
        #expect(facts == [
            "class A: NSObject", "var box: UIView?", "var other: UIView?", "var done: -><Bool,Void>?", "static var shared: A?",
            "@IBOutlet var button: UIButton?", "var completion: -><String,Int,Void>?", "var screens: Array<UIViewController>?",
            "var delegate: Picker?",
        ])
    }

    @Test func readsMethodsUnderSwiftNames() {
        let facts = objectiveC("""
            @implementation A
            - (instancetype)initWithTitle:(NSString *)title style:(int)style { return nil; }
            + (instancetype)aWithTitle:(NSString *)title { return nil; }
            - (void)viewWillAppear:(BOOL)animated {}
            - (void)tableView:(UITableView *)view didSelectRowAtIndexPath:(NSIndexPath *)path {}
            - (IBAction)close:(id)sender;
            { }
            - (void)move:(int)x :(int)y {}
            - (void)log:(NSString *)format, ... {}
            - (void)dealloc {}
            - (void)show:(UIView *)view NS_SWIFT_NAME(reveal(_:)) {}
            @end
            """)
        let functions = facts.types[0].functions
        #expect(facts.notes == [])
        #expect(functions.map(\.fullName) == [
            "init(title:style:)", "aWithTitle(_:)", "viewWillAppear(_:)", "tableView(_:didSelectRowAt:)", "close(_:)", "move(_:_:)", "log(_:)",
            "deinit()", "show(_:)",
        ])
        #expect(functions.map(\.selector) == [
            "initWithTitle:style:", "aWithTitle:", "viewWillAppear:", "tableView:didSelectRowAtIndexPath:", "close:", "move::", "log:", "dealloc",
            "show:",
        ])
        #expect(functions[1].isStatic && functions[1].result == TypeName("A"))
        #expect(functions[4].attributes.map(\.name) == ["IBAction"])
        #expect(functions[8].attributes == [Attribute(name: "swift_name", argument: "reveal(_:)")])
        #expect(functions.allSatisfy { $0.body != nil })
    }

    @Test func readsConstantsMacrosAndFunctions() {
        #expect(declared("""
            NSString *const Opening = @"open";
            static NSString *const Hidden = @"hidden";
            extern NSString *const Elsewhere;
            #define kDetail @"detail"
            #define TR(key) NSLocalizedString(key, nil)
            #define LOOP(x) do { x; } while (0)
            NS_ASSUME_NONNULL_BEGIN
            static UIViewController *make(NSString *name) { return TR(Hidden); }
            typedef void (^Handler)(BOOL);
            """) == [
            "alias Handler = -><Bool,Void>", "let kDetail? = \"detail\"", "let Opening: String? = \"open\"",
            "static TR(_ key) -> Any {return NSLocalizedString(key)}", "static make(_ name: String) -> UIViewController {return TR(\"hidden\")}",
        ])
        #expect(declared("typedef NS_ENUM(NSInteger, Side) { SideLeft, SideFarRight = 3, };") == ["enum Side: Int", "case left()", "case farRight()"])
    }

    // MARK: Messages

    @Test func givesMessagesTheirSwiftNames() {
        #expect(body("[self.navigationController pushViewController:detail animated:YES];") == "self.navigationController.pushViewController(detail, animated:true)")
        #expect(body("[self presentViewController:a animated:NO completion:^{ [b c]; }];") == "self.present(a, animated:false, completion:{ in b.c()})")
        #expect(body("[self dismissViewControllerAnimated:YES completion:nil];") == "self.dismiss(animated:true, completion:nil)")
        #expect(body("[[self navigationController] popViewControllerAnimated:YES];") == "self.navigationController.popViewController(animated:true)")
        #expect(body("[self performSegueWithIdentifier:@\"a\" sender:self];") == "self.performSegue(withIdentifier:\"a\", sender:self)")
        #expect(body("[board instantiateViewControllerWithIdentifier:@\"x\"];") == "board.instantiateViewController(withIdentifier:\"x\")")
        #expect(body("[view foo:1 :2, 3];") == "view.foo(1, 2, 3)")
    }

    @Test func readsMakingAsConstruction() {
        #expect(body("x = [[Detail alloc] init];") == "x = Detail()")
        #expect(body("x = [Detail new];") == "x = Detail()")
        #expect(body("x = [[UINavigationController alloc] initWithRootViewController:[Detail new]];") == "x = UINavigationController(rootViewController:Detail())")
        #expect(body("x = [[[self class] alloc] initWithItem:y];") == "x = Self(item:y)")
        #expect(body("x = [UIAlertController alertControllerWithTitle:t message:m preferredStyle:UIAlertControllerStyleActionSheet];")
            == "x = UIAlertController(title:t, message:m, preferredStyle:.actionSheet)")
        #expect(body("x = [UIImage imageNamed:@\"back\"];") == "x = UIImage(named:\"back\")")
        #expect(body("x = [UIImage systemImageNamed:@\"xmark\"];") == "x = UIImage(systemName:\"xmark\")")
        #expect(body("x = [UIStoryboard storyboardWithName:@\"Main\" bundle:[NSBundle mainBundle]];") == "x = UIStoryboard(name:\"Main\", bundle:Bundle.main)")
        #expect(body("x = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemDone target:self action:@selector(done:)];")
            == "x = UIBarButtonItem(barButtonSystemItem:.done, target:self, action:#selector(done:))")
        #expect(body("return [super initWithNibName:nil bundle:nil];") == "return super.init(nibName:nil, bundle:nil)")
    }

    @Test func readsSettersAndVariablesAsWrites() {
        for write in ["self.box = x;", "_box = x;", "[self setBox:x];", "self->_box = x;"] { #expect(body(write) == "self.box = x") }
        #expect(body("[button setHidden:YES];") == "button.isHidden = true")
        #expect(body("x.modalPresentationStyle = UIModalPresentationOverFullScreen;") == "x.modalPresentationStyle = .overFullScreen")
        #expect(body("[self setUpViews:x];") == "self.setUpViews(x)")
        #expect(body("a = b = c;") == "b = c; a = c")
        #expect(body("UIView *_local = x; _local = y;") == "let _local: UIView = x; _local = y")
        #expect(declared("@implementation A\n@synthesize box = _inner;\n- (void)f { _inner = x; }\n@end").last == "f() {self.box = x}")
    }

    @Test func readsCollections() {
        #expect(body("x = @[a, @1, @\"b\" @\"c\"];") == "x = [a, 1, \"bc\"]")
        #expect(body("x = [NSArray arrayWithObjects:a, b, nil];") == "x = [a, b]")
        #expect(body("x = @{@\"k\": v}[@\"k\"];") == "x = [\"k\": v][\"k\"]")
        #expect(body("NSMutableArray *x = [NSMutableArray array]; [x addObject:y];") == "let x: Array = []; x.append(y)")
        #expect(body("x = [list objectAtIndex:0];") == "x = list[0]")
    }

    @Test func readsExpressions() {
        #expect(body("x = (Detail *)y;") == "x = cast<plain Detail>(y)")
        #expect(body("x = (NSInteger)y;") == "x = y")
        #expect(body("x = a ? b : [c d:e ? f : g];") == "x = either(a ? b : c.d(either(e ? f : g)))")
        #expect(body("x = a ?: b;") == "x = (a ?? b)")
        #expect(body("x = [y isKindOfClass:[Detail class]];") == "x = cast<test Detail>(y)")
        #expect(body("x = !a && b == nil || c;") == "x = ||(&&(!(a), ==(b, nil)), c)")
        #expect(body("block(YES);") == "block(true)")
        #expect(body("self.done(1);") == "self.done(1)")
        #expect(body("x = ({ UIView *v = a; v; });") == "x = { in let v: UIView = a; return v}()")
        #expect(body("x = [NSString stringWithFormat:@\"%d items\", 3];") == "x = interpolated\"%d items\"")
        #expect(body("x = @\"a\\\"b\\u00e9\";") == "x = \"a\"bé\"")
        #expect(body("[self performSelector:@selector(go:) withObject:x];") == "self.go(x)")
        #expect(body("[self performSelector:@selector(go) withObject:nil afterDelay:1];") == "DispatchQueue.main.asyncAfter(+{ in self.go()})")
    }

    // MARK: Statements

    @Test func readsBranches() {
        #expect(body("if (a && b) c(); else if (d) { e(); } else f();") == "branch [a, b]{c()} [d]{e()} [else]{f()}")
        #expect(body("if (@available(iOS 13.0, *)) { a(); }") == "branch [#iOS 13.0, *#]{a()}")
        #expect(body("UIView *v = x; if (v) { a(); } if (v != nil && b) c();") == "let v: UIView = x; branch [let v]{a()}; branch [let v, b]{c()}")
        #expect(body("switch (x) { case A: a(); break; case B: case C: { b(); break; } default: c(); }")
            == "branch [value A ~ x]{a()} [value B ~ x, value C ~ x]{{b()}} [else]{c()}")
        #expect(body("x ? [a b] : [c d];") == "branch [x]{a.b()} [else]{c.d()}")
    }

    @Test func readsLoopsAndBlocks() {
        #expect(body("for (UIView *v in list) [v f];") == "loop (v in list) []{let v: UIView = v; v.f()}")
        #expect(body("for (int i = 0; i < 3; i++) { f(i); }") == "let i: Int = 0; loop ( in -) [<(i, 3)]{f(i)}")
        #expect(body("while (a) b(); do { c(); } while (d);") == "loop ( in -) [a]{b()}; loop ( in -) [d]{c()}")
        #expect(body("dispatch_async(dispatch_get_main_queue(), ^{ a(); });") == "DispatchQueue.main.async(+{ in a()})")
        #expect(body("dispatch_once(&token, ^{ a = b; });") == "{a = b}")
        #expect(body("@synchronized(self) { a(); } @autoreleasepool { b(); }") == "{a()}; {b()}")
        #expect(body("@try { a(); } @catch (NSException *e) { b(); } @finally { c(); }") == "{}; a(); branch [(exception) ~ catch]{b()}; {c()}")
        #expect(body("@try { int n = 1; a(n); } @finally { c(); }") == "{let n: Int = 1; a(n)}; {c()}")
        #expect(body("void (^go)(UIView *) = ^(UIView *v) { [v f]; }; go(x);") == "let go: -><UIView,Void> = {v in v.f()}; go(x)")
        #expect(body("__weak typeof(self) weakSelf = self; __strong __typeof__(weakSelf) s = weakSelf;") == "let weakSelf = self; let s = weakSelf")
        #expect(body("@weakify(self)\n[self f];") == "self.f()")
        #expect(body("MACRO(x)\n[self f];") == "MACRO(x); self.f()")
    }

    @Test func readsInitialisersWithoutTheTestOfSelf() {
        for test in ["self = [super init]; if (self) { a(); } return self;", "if ((self = [super init])) { a(); } return self;"] {
            #expect(body(test, selector: "(id)init") == "super.init(); {a()}; return self")
        }
        #expect(body("self = [super init]; if (!self) return nil; a();", selector: "(id)init") == "super.init(); a()")
        #expect(body("if (self) a();") == "branch [self]{a()}")
    }

    @Test func readsConditionalCompilation() {
        #expect(body("#if DEBUG\na();\n#else\nb();\n#endif") == "b()")
        #expect(body("#ifndef DEBUG\na();\n#endif") == "a()")
        #expect(body("#if TARGET_OS_IPHONE && !TARGET_OS_SIMULATOR\na();\n#elif FLAG\nb();\n#endif") == "a()")
        #expect(body("#if FLAG\nx = a;\n#else\nx = b;\n#endif") == "branch [#FLAG#]{x = a} [else]{x = b}")
        #expect(body("#if FLAG\nUIView *v = a;\n#else\nUIView *v = b;\n#endif\nf(v);") == "let v: UIView; branch [#FLAG#]{v = a} [else]{v = b}; f(v)")
        #expect(body("f(a,\n#if FLAG\nb\n#else\nc\n#endif\n);") == "f(a, b)")
        #expect(body("#if 0\ndon't\n#endif\na();") == "a()")
        #expect(body("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 130000\na();\n#endif") == "a()")
    }

    @Test func toleratesCPlusPlus() {
        let code = """
            namespace app { class Model : public Base { int a() { return 1; } }; }
            template <typename T> T f(T x) { return x; }
            extern "C" { static int g(void) { return 2; } }
            @implementation A
            - (void)open {
                std::vector<int> v = {1, 2};
                auto p = std::make_shared<Model>();
                for (auto &x : v) { [self f:x]; }
                run([self](int n) { [self g]; });
                const char *s = R"(a " b)";
                Foo foo(1);
                [self.navigationController pushViewController:[Detail new] animated:YES];
            }
            @end
            """
        let facts = objectiveC(code, path: "A.mm")
        #expect(facts.notes == [])
        let method = facts.types.first { $0.name == "A" }?.functions.first
        let read = method?.body.map(text) ?? ""
        #expect(read.contains("loop (x in v) []{"))
        #expect(read.contains("run({n in self.g()})"))
        #expect(read.hasSuffix("self.navigationController.pushViewController(Detail(), animated:true)"))
    }

    // MARK: Places

    @Test func tellsWhereThingsStand() throws {
        let facts = objectiveC("// 🧭 é\n@implementation A\n- (void)f {\n  /* 🧭 */ [self\n    present:[B new]];\n}\n@end")
        let type = facts.types[0]
        #expect(type.place == Place(line: 2, column: 17, length: 1))
        #expect(type.functions[0].place == Place(line: 3, column: 9, length: 1))
        guard case .evaluate(.call(let call))? = type.functions[0].body?.first else { Issue.record("no call"); return }
        #expect(call.place == Place(line: 5, column: 5, length: 7))
        #expect(call.end == Place(line: 5, column: 20, length: 1))
        guard case .call(let made) = call.arguments[0].value else { Issue.record("no construction"); return }
        #expect(made.place == Place(line: 5, column: 14, length: 1))
    }

    @Test func collectsDirectives() {
        let facts = objectiveC("// navlint:role compose\n@interface A : B\n@end\n/* navlint:disable x - y */ // navlint is fine\n")
        #expect(facts.directives.map(\.text) == ["role compose", "disable x - y"])
        #expect(facts.directives.map(\.place.line) == [1, 4])
    }
}
