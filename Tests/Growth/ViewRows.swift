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

extension Row {
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
