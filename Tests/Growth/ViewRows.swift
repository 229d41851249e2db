import Controls
import Looks
import Graphics
import Headless
import Runtime
import Settings

/// A view inside of many others.
@MainActor private func nested(_ depth: Int, _ view: some View) -> AnyView {
  (0..<depth).reduce(AnyView(view)) { inner, _ in AnyView(VStack { inner }) }
}

/// Views of a kind, one inside the other.
@MainActor private func stacked(_ depth: Int, _ container: @MainActor (AnyView) -> some View) -> AnyView {
  (0..<depth).reduce(AnyView(Text("words in a leaf"))) { inner, _ in AnyView(container(inner)) }
}

/// A row about the depth of a container.
@MainActor private func depth(
  _ name: String, size: Int = 8, _ container: @escaping @MainActor (AnyView) -> some View
) -> Row {
  Row(name: "view.\(name).depth", size: size) { size in
    _ = try HeadlessHost(size: Size(width: 400, height: 400)) { stacked(size, container) }
  }
}

extension Row {
  /// What containers inside containers cost.
  static let containers = [
    depth("grid") { inner in
      Grid {
        GridRow {
          inner
          Text("b")
        }
        GridRow {
          Text("c")
          Text("d")
        }
      }
    },
    depth("spanning cell") { inner in
      Grid {
        GridRow { inner.gridCellColumns(2) }
        GridRow {
          Text("c")
          Text("d")
        }
      }
    },
    depth("tabs") { inner in TabView { inner.tabItem { Text("a") } } },
    depth("scroll view") { inner in ScrollView { inner } },
    depth("container frame") { inner in inner.containerRelativeFrame(.horizontal) { length, _ in length * 0.9 } },
    depth("stacks") { inner in
      HStack {
        VStack {
          inner
          Text("x")
        }
        Spacer()
        Text("y")
      }
    },
    depth("layers") { inner in
      ZStack {
        inner
        Text("x").frame(maxWidth: .infinity)
      }
    },
    depth("lazy stack") { inner in
      LazyVStack {
        inner
        Text("b")
      }
    },
    depth("lazy grid") { inner in
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 50))]) {
        inner
        Text("b")
      }
    },
    depth("first that fits") { inner in
      ViewThatFits {
        inner.padding(1)
        Text("small")
      }
    },
    depth("geometry reader") { inner in GeometryReader { _ in inner } },
    depth("background") { inner in inner.background { Text("b") }.overlay { Text("o") } },
    depth("safe area inset") { inner in inner.safeAreaInset(edge: .bottom) { Text("s") } },
    depth("list") { inner in List { inner } },
    depth("form") { inner in
      Form {
        inner
        Text("x")
      }
    },
    depth("group box") { inner in GroupBox("t") { inner } },
    depth("disclosure group") { inner in DisclosureGroup("t", isExpanded: .constant(true)) { inner } },
    depth("navigation stack") { inner in NavigationStack { inner } },
    depth("labelled content") { inner in
      LabeledContent {
        inner
      } label: {
        Text("l")
      }
    },
  ]

  /// What views cost.
  static let views = [
    Row(name: "view.scroll keys.depth", size: 10) { size in
      let panel = try HeadlessHost(size: Size(width: 200, height: 200)) {
        nested(size, ScrollView { Color.red.frame(width: 50, height: 1_000) })
      }
      for key in [Key.pageDown, .end, .pageUp, .home] { try panel.key(key) }
    },
    Row(name: "view.text.length", size: 500) { size in
      let text = joined(size / 10, " ") { _ in "lettering" }
      _ = try HeadlessHost(size: Size(width: 400, height: 400)) { Text(verbatim: text) }
    },
    Row(name: "view.list rows", size: 500) { size in
      _ = try HeadlessHost(size: Size(width: 400, height: 400)) { List(0..<size, id: \.self) { Text("Row \($0)") } }
    },
  ]

  /// What advice about names costs.
  static let names = [
    Row(name: "names.count", size: 500) { size in
      let known = (0..<size).map { "value.of.some.length.\($0)" }
      for _ in 0..<5 { _ = nearestName(to: "valeu.of.smoe.lenght.17", among: known) }
    },
    Row(name: "names.length", size: 500) { size in
      let name = String(repeating: "é", count: size)
      for _ in 0..<5 { _ = nearestName(to: name, among: [name + "x", "y" + name]) }
    },
  ]
}
