import SwiftUI

@main
struct GardenApp: App {
    var body: some Scene { WindowGroup { GardenTabs() } }
}

/// Two stacks know the same type of value and lead it to different views.
struct GardenTabs: View {
    var body: some View {
        TabView {
            Beds().tabItem { Text("Beds") }
            Sheds().tabItem { Text("Sheds") }
        }
    }
}

struct Plant: Hashable, Identifiable { let id: Int }
struct Tool: Hashable, Identifiable { let id: Int }

struct Beds: View {
    let plants: [Plant] = []
    var body: some View {
        NavigationStack {
            List(plants) { plant in
                NavigationLink("Plant", value: plant) // edge: link Beds → PlantScreen
            }
            .navigationDestination(for: Plant.self) { PlantScreen(plant: $0) } // edge: destination Beds → PlantScreen
            .navigationDestination(for: String.self) { PlantNotes(text: $0) } // edge: destination Beds → PlantNotes
        }
    }
}

struct Sheds: View {
    let plants: [Plant] = []
    let tools: [Tool] = []
    var body: some View {
        NavigationStack {
            List {
                ForEach(plants) { plant in
                    NavigationLink(value: plant) { Text("Plant in the shed") } // edge: link Sheds → PottedPlantScreen
                }
                ForEach(tools) { tool in
                    NavigationLink(value: tool) { Text("Tool") } // edge: link Sheds → ToolScreen
                }
                ShedFooter()
            }
            .navigationDestination(for: Plant.self) { plant in PottedPlantScreen(plant: plant) } // edge: destination Sheds → PottedPlantScreen
            .navigationDestination(for: Tool.self) { tool in ToolScreen(tool: tool) } // edge: destination Sheds → ToolScreen
            .navigationDestination(for: String.self) { _ in ToolManual() } // edge: destination Sheds → ToolManual
        }
    }
}

/// Composed in one stack only.
struct ShedFooter: View {
    var body: some View { NavigationLink("Manual", value: "manual") } // edge: link ShedFooter → ToolManual
}

struct PlantScreen: View {
    let plant: Plant
    var body: some View { NavigationLink("Notes", value: "notes") } // edge: link PlantScreen → PlantNotes
}
struct PottedPlantScreen: View {
    let plant: Plant
    var body: some View { Text("Potted") }
}
struct ToolScreen: View {
    let tool: Tool
    var body: some View { Text("Tool") }
}
struct PlantNotes: View {
    let text: String
    var body: some View { Text(text) }
}
struct ToolManual: View { var body: some View { Text("Manual") } }
