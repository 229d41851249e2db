import Charting
import Controls
import Graphics
import Headless
import Looks
import Runtime

/// A panel on which a change of one of many controls is shown.
private struct Steppers: View {
  @State var values: [Double]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(values.indices, id: \.self) { index in
          Stepper("Stepper \(index)", value: $values[index], in: 0...100)
          Toggle(
            "Toggle \(index)",
            isOn: Binding {
              values[index] > 5
            } set: {
              values[index] = $0 ? 9 : 1
            })
        }
      }
    }
  }
}

/// A text that is typed on.
private struct Writing: View {
  let isLong: Bool
  @State var text: String

  var body: some View { if isLong { TextEditor(text: $text) } else { TextField("Text", text: $text) } }
}

/// A row of an outline.
private struct Branch: Identifiable {
  let id: Int
  var children: [Branch]?
}

/// An outline of which all is open.
private struct Outline: View {
  let branches: [Branch]

  var body: some View {
    List { ForEach(branches) { branch in row(branch) } }
  }

  private func row(_ branch: Branch) -> AnyView {
    guard let children = branch.children else { return AnyView(Text("Leaf \(branch.id)")) }
    return AnyView(
      DisclosureGroup("Branch \(branch.id)", isExpanded: .constant(true)) { ForEach(children) { row($0) } })
  }
}

/// Pages on each other.
private struct Pages: View {
  @State var path: [Int]

  var body: some View {
    NavigationStack(path: $path) {
      List { NavigationLink("Next", value: 0) }
        .navigationDestination(for: Int.self) { number in
          Text("Page \(number)").navigationTitle("Page \(number)")
        }
    }
  }
}

/// Boxes that glide to other places.
private struct Gliding: View {
  let count: Int
  @State private var isMoved = false

  var body: some View {
    VStack {
      Button("Move") { withAnimation { isMoved.toggle() } }
      ZStack {
        ForEach(0..<count, id: \.self) { index in
          Color.red.frame(width: 20, height: 20).offset(x: isMoved ? Double(index % 50) : 0)
        }
      }
    }
  }
}

/// A row about a view that is shown, and about what is done with it.
@MainActor private func row(
  _ name: String, size: Int, _ work: @escaping @MainActor (HeadlessHost) throws -> Void = { _ in },
  @ViewBuilder _ view: @escaping @MainActor (Int) -> some View
) -> Row {
  Row(name: "view.\(name)", size: size) { size in
    try work(HeadlessHost(size: Size(width: 400, height: 400)) { view(size) })
  }
}

extension Row {
  /// What the controls cost that panels of Swift have beside those of panel files, and what is done with many controls.
  static let controls = [
    row("steppers.tap", size: 20) { panel in
      for _ in 0..<3 {
        try panel.tap("Increment", in: "Stepper 0")
        try panel.turn(by: 1)
      }
      try panel.tap("Toggle 0")
    } _: { size in
      Steppers(values: Array(repeating: 5, count: size))
    },
    row("text editor.length", size: 200) { panel in
      try panel.key(.tab)
      for letter in "abc" { try panel.key(.character(letter)) }
    } _: { size in
      Writing(isLong: true, text: joined(size / 5, " ") { _ in "word" })
    },
    row("text field.length", size: 200) { panel in
      try panel.key(.tab)
      for letter in "abc" { try panel.key(.character(letter)) }
    } _: { size in
      Writing(isLong: false, text: joined(size / 5, " ") { _ in "word" })
    },
    row("text.styles", size: 20) { size in
      Text(LocalizedStringKey(joined(size, " ") { "**bold \($0)** and *slanted*" }))
    },
    row("outline.count", size: 20) { size in
      Outline(branches: (0..<size).map { Branch(id: $0, children: [Branch(id: $0 + 1000)]) })
    },
    row("outline.depth", size: 4) { size in
      Outline(
        branches: [(0..<size).reduce(Branch(id: 0)) { inside, number in Branch(id: number + 1, children: [inside]) }])
    },
    row("pages.depth", size: 4) { panel in
      try panel.advance(by: .seconds(1))
    } _: { size in
      Pages(path: Array(0..<size))
    },
    row("tabs.count", size: 8) { size in
      TabView { ForEach(0..<size, id: \.self) { index in Text("Tab \(index)").tabItem { Text("Tab \(index)") } } }
    },
    row("lazy rows.count", size: 200) { panel in
      for key in [Key.pageDown, .end, .home] { try panel.key(key) }
    } _: { size in
      ScrollView { LazyVStack { ForEach(0..<size, id: \.self) { Text("Row \($0)").frame(height: 40) } } }
    },
    row("lazy grid.count", size: 200) { panel in
      for key in [Key.pageDown, .end, .home] { try panel.key(key) }
    } _: { size in
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4)) {
          ForEach(0..<size, id: \.self) { Text("Cell \($0)").frame(height: 40) }
        }
      }
    },
    row("grid.columns", size: 4) { size in
      Grid {
        ForEach(0..<6, id: \.self) { _ in
          GridRow { ForEach(0..<size, id: \.self) { Text("\($0)") } }
        }
      }
    },
    row("grid.rows", size: 60) { size in
      Grid {
        ForEach(0..<size, id: \.self) { _ in
          GridRow { ForEach(0..<4, id: \.self) { Text("\($0)") } }
        }
      }
    },
    row("menu.count", size: 10) { panel in
      try panel.tap("Menu")
      try panel.advance(by: .seconds(1))
    } _: { size in
      Menu("Menu") { ForEach(0..<size, id: \.self) { Button("Entry \($0)") {} } }
    },
    row("chart.points", size: 100) { size in
      Chart { ForEach(0..<size, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 17)) } }
    },
    row("chart.series", size: 5) { size in
      Chart {
        ForEach(0..<size * 4, id: \.self) {
          BarMark(x: .value("x", $0 / size), y: .value("y", 3)).foregroundStyle(by: .value("s", "\($0 % size)"))
        }
      }
    },
    row("path.length", size: 100) { size in
      Path { path in
        path.move(to: Point(x: 0, y: 0))
        for index in 1...size { path.addLine(to: Point(x: Double(index % 20) * 19, y: Double(index * 7 % 390))) }
      }
      .stroke(Color.red, lineWidth: 2)
    },
    row("gradient.stops", size: 20) { size in
      LinearGradient(colors: (0..<size).map { $0 % 2 == 0 ? .red : .blue }, startPoint: .leading, endPoint: .trailing)
    },
    row("gliding.count", size: 20) { panel in
      try panel.tap("Move")
      try panel.advance(by: .milliseconds(500))
    } _: { size in
      Gliding(count: size)
    },
    row("modifiers.depth", size: 10) { size in
      (0..<size).reduce(AnyView(Text("words"))) { inside, number in
        AnyView(inside.padding(1).environment(\.lineLimit, number).overlay { Color.clear })
      }
    },
  ]
}
