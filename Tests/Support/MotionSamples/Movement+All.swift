import Controls
import Looks
import Graphics
import Headless
import Runtime

nonisolated extension Movement {
  /// The movements of all controls.
  public static let all: [Movement] = values + layers + containers

  private static let values = [
    Movement("press", "A button is let go") {
      Button("Start") {}
    } prepare: {
      try $0.press("Start")
    } act: {
      try $0.lift()
    },
    Movement("toggle", "A switch is turned on") {
      Changing(false) { Toggle("Light", isOn: $0).padding(40) }
    } act: {
      try $0.tap("Light")
    },
    Movement("segment", "Another segment is chosen") {
      Changing(0) {
        Picker("Unit", selection: $0) {
          Text("Low").tag(0)
          Text("Mid").tag(1)
          Text("High").tag(2)
        }
        .pickerStyle(.segmented).padding(20)
      }
    } act: {
      try $0.tap("High")
    },
    Movement("wheel", "A drum turns to another row") {
      Changing(2) {
        Picker("Hour", selection: $0) { ForEach(0..<9, id: \.self) { Text("\($0) h") } }.pickerStyle(.wheel)
      }
    } act: {
      try $0.element("Hour").adjust?(2)
      try $0.frame()
    },
    Movement("stepper", "The digits of a stepper roll") {
      Changing(19) { Stepper("Time", value: $0, in: 0...60).padding(20) }
    } act: {
      try $0.element("Time").adjust?(1)
      try $0.frame()
    },
    Movement("slider", "A handle and its label go to another value") {
      Changing(20.0) {
        Slider("Level", value: $0, in: 0...100, step: 1, format: .number.unit("%")).sliderLabels(.moving).padding(20)
      }
    } act: {
      try $0.element("Level").adjust?(50)
      try $0.frame()
    },
    Movement("dial", "A dial goes to another value") {
      Changing(20) { Stepper("Heat", value: $0, in: 0...100).stepperStyle(.dial).padding(10) }
    } act: {
      try $0.element("Heat").adjust?(50)
      try $0.frame()
    },
    Movement("focus", "The ring of the focus goes from button to button") {
      HStack(spacing: 40) {
        Button("One") {}
        Button("Two") {}
      }
    } prepare: {
      try $0.key(.tab)
    } act: {
      try $0.send(.key(.tab, isDown: true, modifiers: []))
    },
  ]

  private static let layers = [
    Movement("menu", "A menu opens") {
      Menu("More") {
        Button("Rename") {}
        Button("Delete", role: .destructive) {}
      }
    } act: {
      try $0.tap("More")
    },
    Movement("menu-closing", "A menu closes") {
      Menu("More") {
        Button("Rename") {}
        Button("Delete", role: .destructive) {}
      }
    } prepare: {
      try $0.tap("More")
    } act: {
      try $0.tap(at: Point(x: 312, y: 232))
    },
    Movement("dialog", "A dialog appears") {
      Changing(false) { isShown in
        Button("Stop") { isShown.wrappedValue = true }.alert("Stop the oven?", isPresented: isShown) {
          Button("Go on", role: .cancel) {}
          Button("Stop", role: .destructive) {}
        }
      }
    } act: {
      try $0.tap("Stop")
    },
    Movement("dialog-closing", "A dialog is answered") {
      Changing(false) { isShown in
        Button("Ask") { isShown.wrappedValue = true }.alert("Stop the oven?", isPresented: isShown) {
          Button("Go on", role: .cancel) {}
          Button("Stop", role: .destructive) {}
        }
      }
    } prepare: {
      try $0.tap("Ask")
    } act: {
      try $0.tap("Go on")
    },
    Movement("sheet", "A sheet appears") {
      Changing(false) { isShown in
        Button("Details") { isShown.wrappedValue = true }.sheet(isPresented: isShown) {
          VStack {
            Text("Program 4").font(.headline)
            Text("40 minutes")
          }
          .presentationDetents([.medium])
        }
      }
    } act: {
      try $0.tap("Details")
    },
    Movement("keyboard", "The keyboard appears, and the page makes room", size: Size(width: 480, height: 272)) {
      VStack {
        Spacer()
        Changing("Oven") { TextField("Name", text: $0).padding(20) }
      }
    } act: {
      try $0.tap("Name")
    },
  ]

  private static let containers = [
    Movement("page", "A page of a navigation stack, at 800×480", size: Size(width: 800, height: 480)) {
      NavigationStack {
        List {
          ForEach(["Bread", "Cake", "Pizza", "Roast", "Vegetables"], id: \.self) { name in
            NavigationLink(name) { DetailPage(name: name) }
          }
        }
        .navigationTitle("Programs")
      }
    } act: {
      try $0.tap("Pizza")
    },
    Movement("page-back", "The way back", size: Size(width: 800, height: 480)) {
      NavigationStack {
        List { NavigationLink("Pizza") { DetailPage(name: "Pizza") } }.navigationTitle("Programs")
      }
    } prepare: {
      try $0.tap("Pizza")
    } act: {
      try $0.tap("Back")
    },
    Movement("tab", "Another tab is chosen") {
      TabView {
        VStack { Text("Ready").font(.title) }.tabItem { Label("Status", systemImage: "gauge") }
        VStack { Text("4 programs").font(.title) }.tabItem { Label("Programs", systemImage: "list.bullet") }
      }
    } act: {
      try $0.tap("Programs")
    },
    Movement("disclosure", "A group opens, and what is below makes room") {
      VStack(alignment: .leading) {
        DisclosureGroup("Advanced") { Text("Child lock: off") }
        Text("Below")
        Spacer()
      }
      .padding(20)
    } act: {
      try $0.tap("Advanced")
    },
    Movement("list", "A row is deleted, and those below move up") {
      Changing(["Milk", "Bread", "Eggs"]) { rows in
        List {
          ForEach(rows.wrappedValue, id: \.self) { Text($0) }.onDelete { rows.wrappedValue.remove(atOffsets: $0) }
        }
      }
    } act: { host in
      try host.element("Milk").actions.first { $0.name == "Delete" }?.perform()
      try host.frame()
    },
  ]
}

/// A view with a value that it keeps itself.
private struct Changing<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    (_value, self.content) = (State(initialValue: value), content)
  }

  var body: some View { content($value) }
}

/// A page with what such pages usually have.
private struct DetailPage: View {
  let name: String
  @State private var time = 12
  @State private var heat = 220.0
  @State private var hasSteam = false

  var body: some View {
    Form {
      Section("Program") {
        Stepper("Time", value: $time, in: 1...90)
        Slider("Temperature", value: $heat, in: 50...250, step: 5, format: .number.unit("°C"))
        Toggle("Steam", isOn: $hasSteam)
      }
      Section { Button("Start") {} }
    }
    .navigationTitle(name)
  }
}
