import SwiftUI

@main
struct CoursesApp: App {
    @StateObject private var router = CourseRouter()
    var body: some Scene {
        WindowGroup { CourseRoot().environmentObject(router) }
    }
}

enum CoursePage: Hashable {
    case course(Int)
    case teacher(String)
}

final class CourseRouter: ObservableObject {
    @Published var pages = NavigationPath()
    @Published var isEnrolling = false

    func open(course: Int) { pages.append(CoursePage.course(course)) } // edge: push flow:CourseRouter → CourseScreen
    func popToRoot() { pages = NavigationPath() } // edge: popToRoot flow:CourseRouter → ?
    func enrol() { isEnrolling = true }
    func enrolled() { isEnrolling = false }
}

struct CourseRoot: View {
    @EnvironmentObject var router: CourseRouter
    var body: some View {
        NavigationStack(path: $router.pages) {
            CourseList()
                .withCoursePages()
        }
        .sheet(isPresented: $router.isEnrolling) { EnrolForm() } // edge: sheet CourseRoot → EnrolForm
    }
}

extension View {
    /// Where the pages lead, for every stack that shows them.
    func withCoursePages() -> some View {
        navigationDestination(for: CoursePage.self) { page in
            switch page {
            case .course(let number): CourseScreen(number: number)
            case .teacher(let name): TeacherScreen(name: name)
            }
        }
    }
}

struct CourseList: View {
    @EnvironmentObject private var router: CourseRouter
    var body: some View {
        List {
            Button("Chess") { router.open(course: 1) }
            Button("Teacher") { router.pages.append(CoursePage.teacher("Lasker")) } // edge: push CourseList → TeacherScreen
            Button("Enrol") { router.enrol() }
        }
    }
}

struct CourseScreen: View {
    let number: Int
    var body: some View { NavigationLink(value: CoursePage.teacher("Anand")) { Text("Teacher") } } // edge: link CourseScreen → TeacherScreen
}
struct TeacherScreen: View {
    let name: String
    var body: some View { Text(name) }
}
struct EnrolForm: View {
    @EnvironmentObject private var router: CourseRouter
    var body: some View { Button("Enrol") { router.enrolled() } }
}
