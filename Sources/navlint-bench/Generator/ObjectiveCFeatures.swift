// Objective-C: a list that pushes a detail and presents a form.

func objectiveCFiles(of feature: Feature, _ numbers: inout SeededNumbers) -> [String: String] {
    let name = feature.name
    func header(_ role: String, _ parent: String) -> String {
        """
        #import <UIKit/UIKit.h>

        NS_ASSUME_NONNULL_BEGIN

        @interface \(name)\(role)Controller : \(parent)
        @property (nonatomic, copy, nullable) NSArray<NSString *> *entries;
        @end

        NS_ASSUME_NONNULL_END

        """
    }
    let list = """
        #import "\(name)ListController.h"
        #import "\(name)DetailController.h"
        #import "\(name)FormController.h"

        @implementation \(name)ListController

        - (void)viewDidLoad {
            [super viewDidLoad];
            self.title = @"\(feature.noun)s";
            self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(addEntry:)];
        }

        - (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
            return self.entries.count;
        }

        - (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
            \(name)DetailController *detail = [[\(name)DetailController alloc] initWithNibName:nil bundle:nil];
            detail.entries = self.entries;
            [self.navigationController pushViewController:detail animated:YES];
        }

        - (void)addEntry:(id)sender {
            \(name)FormController *form = [[\(name)FormController alloc] initWithNibName:nil bundle:nil];
            UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:form];
            [self presentViewController:navigation animated:YES completion:nil];
        }

        \(objectiveCComputation(of: feature, &numbers))

        @end

        """
    let detail = """
        #import "\(name)DetailController.h"

        @implementation \(name)DetailController

        - (void)viewDidLoad {
            [super viewDidLoad];
            self.title = self.entries.firstObject;
            UILabel *label = [[UILabel alloc] initWithFrame:CGRectMake(16, 120, 280, 44)];
            label.text = [self.entries componentsJoinedByString:@", "];
            [self.view addSubview:label];
        }

        \(objectiveCComputation(of: feature, &numbers))

        @end

        """
    let form = """
        #import "\(name)FormController.h"

        @implementation \(name)FormController

        - (void)viewDidLoad {
            [super viewDidLoad];
            self.title = @"New \(feature.noun)";
            self.modalInPresentation = YES;
            self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemCancel target:self action:@selector(cancel:)];
        }

        - (void)cancel:(id)sender {
            [self dismissViewControllerAnimated:YES completion:nil];
        }

        \(objectiveCComputation(of: feature, &numbers))

        @end

        """
    return [
        "\(feature.folder)/\(name)ListController.h": header("List", "UITableViewController"),
        "\(feature.folder)/\(name)ListController.m": list,
        "\(feature.folder)/\(name)DetailController.h": header("Detail", "UIViewController"),
        "\(feature.folder)/\(name)DetailController.m": detail,
        "\(feature.folder)/\(name)FormController.h": header("Form", "UIViewController"),
        "\(feature.folder)/\(name)FormController.m": form,
    ]
}

/// Methods that do something, but never navigate.
private func objectiveCComputation(of feature: Feature, _ numbers: inout SeededNumbers) -> String {
    (0..<Int.random(in: 4...12, using: &numbers)).map { index in
        let (one, other) = (numbers.pick(nouns).lowercased(), numbers.pick(nouns).lowercased())
        return """
            - (NSDictionary<NSString *, NSNumber *> *)\(one)CountsBy\(index):(NSArray<NSString *> *)\(other)Names {
                NSMutableDictionary<NSString *, NSNumber *> *counts = [NSMutableDictionary dictionary];
                for (NSString *name in \(other)Names) {
                    if (name.length < \(Int.random(in: 2...9, using: &numbers))) { continue; }
                    NSString *key = [name.lowercaseString stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];
                    counts[key] = @(counts[key].integerValue + \(Int.random(in: 1...5, using: &numbers)));
                }
                return [counts copy];
            }
            """
    }.joined(separator: "\n\n")
}
