import Faceplate
import Foundation

struct Program: Identifiable, Hashable, Codable {
  let id: Int
  var name: String
  var minutes: Int

  static let all = [
    Program(id: 1, name: "Cotton", minutes: 120), Program(id: 2, name: "Wool", minutes: 45),
    Program(id: 3, name: "Quick", minutes: 30),
  ]
}

enum Route: Hashable {
  case program(Program)
  case settings
  case about(version: String)
}

@Observable
final class Router {
  var path: [Route] = []
  func popToRoot() { path.removeAll() }
}

struct ProgramDetail: View {
  let program: Program
  @Environment(\.dismiss) private var dismiss
  @Environment(Router.self) private var router

  var body: some View {
    List {
      LabeledContent("Minutes", value: program.minutes, format: .number)
      Button("Root") { router.popToRoot() }
      Button("Done") { dismiss() }
      NavigationLink("About", value: Route.about(version: "1.0"))
    }
    .navigationTitle(program.name)
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button("Start", systemImage: "play") {}
      }
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
    }
  }
}

struct ProgramsTab: View {
  @State private var router = Router()
  @State private var search = ""

  private var results: [Program] {
    search.isEmpty ? Program.all : Program.all.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        ForEach(results) { program in
          NavigationLink(value: Route.program(program)) {
            VStack(alignment: .leading) {
              Text(program.name)
              Text("\(program.minutes) min").font(.caption).foregroundStyle(.secondary)
            }
          }
        }
        NavigationLink("Settings") {
          Text("Settings page").navigationTitle("Settings")
        }
        NavigationLink {
          Text("Destination")
        } label: {
          Label("Destination", systemImage: "map")
        }
      }
      .searchable(text: $search, prompt: "Programs")
      .navigationTitle("Programs")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .program(let program): ProgramDetail(program: program)
        case .settings: Text("Settings")
        case .about(let version): Text("Version \(version)")
        }
      }
      .refreshable { await Task.yield() }
    }
    .environment(router)
  }
}

struct MainTabs: View {
  enum Tab: Hashable { case programs, status, gallery }
  @State private var tab = Tab.programs
  @SceneStorage("tab") private var stored = 0
  @State private var page = 0
  @State private var showsDetail = false

  var body: some View {
    TabView(selection: $tab) {
      ProgramsTab()
        .tabItem { Label("Programs", systemImage: "list.bullet") }
        .tag(Tab.programs)
      Text("Status page")
        .tabItem {
          Image(systemName: "gauge")
          Text("Status")
        }
        .tag(Tab.status)
        .badge(3)
      TabView(selection: $page) {
        ForEach(0..<3) { index in
          Text("Page \(index)").tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .tabItem { Label("Gallery", systemImage: "photo") }
      .tag(Tab.gallery)
    }
    .onChange(of: tab) { stored += 1 }
    .fullScreenCover(isPresented: $showsDetail) { Text("Cover") }
    .popover(isPresented: .constant(false)) { Text("Popover") }
  }
}

struct PathScreen: View {
  @State private var path = NavigationPath()
  @State private var isPushed = false
  @State private var item: Program?

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Push 1") { path.append(1) }
        Button("Push text") { path.append("text") }
        Button("Push flag") { isPushed = true }
        Button("Push item") { item = Program.all[0] }
        Text("Depth \(path.count)")
      }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
      .navigationDestination(for: String.self) { text in Text(text) }
      .navigationDestination(isPresented: $isPushed) { Text("Flag page") }
      .navigationDestination(item: $item) { Text($0.name) }
      .navigationTitle(Text("Path"))
      .navigationBarBackButtonHidden(false)
      .toolbar {
        ToolbarItem(placement: .principal) { Text("Middle").bold() }
        ToolbarItem(placement: .bottomBar) { Button("Bottom") { path.removeLast() } }
      }
    }
  }
}

struct SplitScreen: View {
  @State private var selection: Program.ID?

  var body: some View {
    NavigationSplitView {
      List(Program.all, selection: $selection) { program in
        Text(program.name)
      }
      .navigationTitle("Programs")
    } detail: {
      if let selection, let program = Program.all.first(where: { $0.id == selection }) {
        Text(program.name)
      } else {
        Text("Choose a program")
      }
    }
  }
}

struct WashApp: App {
  @State private var model = Router()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      MainTabs()
        .environment(model)
    }
    .onChange(of: phase) { _, new in
      if new == .background { model.popToRoot() }
    }
  }
}
