import Controls
import Glibc
import Graphics
import Headless
import PanelFile
import Runtime

/// Returns texts for the numbers up to one, with a text between them.
func joined(_ count: Int, _ separator: String = ", ", _ text: (Int) -> String) -> String {
  (0..<count).map(text).joined(separator: separator)
}

/// Reads a panel file, which has to be good unless mistakes are expected.
@discardableResult
@MainActor func read(_ text: String, mistakes: Bool = false) -> PanelReading {
  let path = "/tmp/faceplate-growth-\(getpid()).yaml"
  guard let file = fopen(path, "w") else { fatalError("\(path) cannot be written") }
  fputs(text, file)
  fclose(file)
  defer { unlink(path) }
  let reading = PanelReading.read(path: path)
  guard (reading.document == nil) == mistakes else { fatalError("\(reading.problems)") }
  return reading
}

/// Shows a panel file on a screen and does something with it.
@MainActor func show(_ text: String, _ work: (PanelModel, HeadlessHost) throws -> Void = { _, _ in }) throws {
  let model = PanelModel()
  model.show(read(text))
  let panel = try HeadlessHost(size: Size(width: 800, height: 480)) { PanelFileView(model) }
  try work(model, panel)
}

/// A file of values and of the items of one page.
private func file(_ values: String, _ items: String, _ sections: String = "") -> String {
  "values: {n: {type: number}, a: {type: switch}\(values.isEmpty ? "" : ", ")\(values)}\n\(sections)"
    + "pages: {start: {body: [\(items)]}}\n"
}

/// Items in containers in each other.
private func nested(_ count: Int, _ item: String) -> String {
  String(repeating: "{column: [", count: count) + item + String(repeating: "]}", count: count)
}

/// Values that mention the one before twice.
private func chain(_ count: Int, first: String = "n + n") -> String {
  joined(count) { "v\($0): {type: number, is: \($0 == 0 ? first : "(v\($0 - 1) + v\($0 - 1)) / 2")}" }
}

extension Row {
  /// What reading a file costs.
  static let reading = [
    Row(name: "read.expression.length", size: 240) { size in
      read(file("", joined(20) { _ in "{text: \"{" + joined(size, "+") { _ in "n" } + "}\"}" }))
    },
    Row(name: "read.expression.conditions", size: 100) { size in
      read(file("", joined(20) { _ in "{text: {text: A, visible: " + joined(size, " or ") { _ in "a" } + "}}" }))
    },
    Row(name: "read.expression.depth", size: 9) { size in
      let text = String(repeating: "(", count: size) + "n" + String(repeating: ")", count: size)
      read(file("", joined(100) { _ in "{text: \"{\(text)}\"}" }))
    },
    Row(name: "read.computed.chain", size: 60) { size in read(file(chain(size), "{text: A}")) },
    Row(name: "read.computed.count", size: 200) { size in
      read(file(joined(size) { "v\($0): {type: number, is: n + \($0)}" }, "{text: A}"))
    },
    Row(name: "read.values", size: 200) { size in
      read(file(joined(size) { "v\($0): {type: number}" }, joined(size) { "{text: \"{v\($0)}\"}" }))
    },
    Row(name: "read.questions", size: 200) { size in
      read(file(joined(size) { "v\($0): {type: number}" }, joined(size) { "{text: \"{good(v\($0))}\"}" }))
    },
    Row(name: "read.options", size: 200) { size in
      read(file("c: {type: choice, options: [" + joined(size) { "o\($0)" } + "]}", "{text: \"{c}\"}"))
    },
    Row(name: "read.pages", size: 100) { size in
      let pages = joined(size) { "p\($0): {body: [{button: {label: A, tap: {go: p\(size - 1 - $0)}}}]}" }
      read("pages: {\(pages)}\n")
    },
    Row(name: "read.empty values on a line", size: 200) { size in
      read("pages: {start: {body: [{text: A}]}}\nlanguages: {de: {" + joined(size) { "T\($0): " } + "}}\n")
    },
    Row(name: "read.elements.depth", size: 7) { size in read(file("", joined(50) { _ in nested(size, "{text: A}") })) },
    Row(name: "read.components.depth", size: 7) { size in
      let components = joined(size) { "C\($0): {body: [{C\($0 + 1): {}}]}" }
      read(
        file("", joined(50) { _ in "{C0: {}}" }, "components: {\(components), C\(size): {body: {text: A}}}\n"))
    },
    Row(name: "read.components.arguments", size: 100) { size in
      let parameters = joined(size) { "p\($0)" }
      let body = joined(size) { "{text: $p\($0)}" }
      read(
        file(
          "", "{C: {" + joined(size) { "p\($0): A" } + "}}",
          "components: {C: {parameters: [\(parameters)], body: [\(body)]}}\n"))
    },
    Row(name: "read.repetitions", size: 200) { size in
      read(file("", "{for: {each: x, in: [" + joined(size) { "i\($0)" } + "], body: {text: $x}}}"))
    },
    Row(name: "read.alarms", size: 100) { size in
      read(file("", "{text: A}", "alarms: {" + joined(size) { "x\($0): {when: n > \($0), text: A}" } + "}\n"))
    },
    Row(name: "read.unknown names", size: 200) { size in
      let values = joined(size) { "v\($0): {type: number}" }
      read(file(values, joined(size) { "{text: \"{w\($0)}\"}" }), mistakes: true)
    },
    Row(name: "read.unknown translations", size: 200) { size in
      let translations = joined(size) { "U\($0): A" }
      read(file("", joined(size) { "{text: T\($0)}" }, "languages: {de: {\(translations)}}\n"))
    },
  ]

  /// What a panel that a file describes costs while it runs.
  static let running = [
    Row(name: "run.computed.chain", size: 60) { size in
      try show(file(chain(size), "{text: \"{v\(size - 1)}\"}")) { model, panel in
        for number in 1...10 {
          _ = model.set("n", to: "\(number)")
          try panel.frame()
        }
      }
    },
    Row(name: "run.computed.readers", size: 50) { size in
      try show(file(chain(20), joined(size) { "{text: {text: \"{v19}\", visible: v18 > \(-$0 - 1)}}" })) {
        model, panel in
        _ = model.set("n", to: "1")
        try panel.frame()
      }
    },
    Row(name: "run.computed.times", size: 60) { size in
      try show(file(chain(size, first: "n + n if age(n) > 1 h else n"), "{text: \"{v\(size - 1)}\"}")) { model, panel in
        _ = model.set("n", to: "1")
        try panel.frame()
      }
    },
    Row(name: "run.elements.count", size: 50) { size in
      try show(file("", "{scroll: [{column: [" + joined(size) { "{text: T\($0)}" } + "]}]}"))
    },
    Row(name: "run.elements.depth", size: 6) { size in try show(file("", nested(size, "{text: A}"))) },
    Row(name: "run.list rows", size: 50) { size in
      try show(file("", "{list: [" + joined(size) { "{text: T\($0)}" } + "]}"))
    },
    Row(name: "run.options", size: 50) { size in
      let choice = "c: {type: choice, options: [" + joined(size) { "o\($0)" } + "], initial: o\(size - 1)}"
      try show(file(choice, "{picker: {value: c, style: wheel}}"))
    },
    Row(name: "run.duration", size: 60) { size in
      try show(file("d: {type: duration, in: 0 s..\(size) h, initial: \(size) h}", "{duration picker: d}"))
    },
    Row(name: "run.alarms.computed", size: 30) { size in
      let alarms = joined(size) { "x\($0): {when: v\(size - 1) > \($0), text: A}" }
      try show(file(chain(size), "{text: A}", "alarms: {\(alarms)}\n")) { model, panel in
        _ = model.set("n", to: "5")
        try panel.frame()
        try panel.advance(by: .seconds(1))
      }
    },
    Row(name: "run.alarms", size: 30) { size in
      let alarms = joined(size) { "x\($0): {when: n > \($0 % 7), text: \"A {n}\"}" }
      try show(file("", "{text: A}", "alarms: {\(alarms)}\n")) { model, panel in
        _ = model.set("n", to: "5")
        try panel.frame()
        try panel.advance(by: .seconds(1))
      }
    },
  ]
}
