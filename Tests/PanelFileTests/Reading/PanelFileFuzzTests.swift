import Glibc
import SeededRandom
import Testing
import Values

@testable import PanelFile

/// Panel files and expressions that chance has written. `make test-long` reads a million of them.
@Suite("Fuzzed panel files", .seeded) struct PanelFileFuzzTests {
  private static let count = getenv("FACEPLATE_PANELS").flatMap { Int(String(cString: $0)) } ?? 3000

  private static let words = signs + names.map { $0 + ":" }

  private static let signs =
    [
      "values:", "pages:", "panel:", "links:", "components:", "body:", "type:", "number", "switch", "in:", "0..100",
      "step:",
      "1e999", "-0", "NaN", "initial:", "stepper:", "text:", "button:", "tap:", "set:", "row:", "columns:", "first:",
      "{",
      "}",
      "[", "]", ",", ": ", "- ", "\n", "\n  ", "\n    ", "\n      ", "\"", "'", "&a", "*a", "<<:", "!include",
      "panel.yaml",
      "part.yaml", "#", "|", ">", "a", "b.c", "$x", "{a}", "{{", "if", "else", "and", "not", "(", ")", "+", "*", "/",
      "==", "<",
      "9223372036854775807", "1 h", "5 s", "\t", "\u{FEFF}", "\u{0}", "é", "🙂", "Zone:", "for:", "each:", "is:",
      "modbus:", "holding:",
      "include:", "credential:x", "ask:", "wait:", "symbol:", "flame", "visible:", "true", "999999999999999999999999",
      "$y$j9T$abcdefghijklmnop$5laqhsJ147", "service", "de:", "sign out", "egg",
    ]

  /// Every section, key, item and action of the schema, so that what is added there is tried here.
  private static let names: [String] =
    (PanelSchema.sections + PanelSchema.panel + PanelSchema.page + PanelSchema.alarm + PanelSchema.roles
    + PanelSchema.valueKeys + PanelSchema.repetition + PanelSchema.component + ItemKeys.shared).map(\.name)
    + PanelSchema.elements.flatMap { [$0.name] + $0.keys.map(\.name) }
    + PanelSchema.actions.flatMap { [$0.name] + $0.beside.map(\.name) }
    + LinkRules.all.flatMap { ($0.link + $0.source).map(\.name) }

  private static let seed = Array(
    """
    values:
      a: {type: number, in: 0..100, step: 5, unit: °C, initial: 20}
      b: {type: switch}
      c: {type: choice, options: {top: Top, fan: Fan}}
      d: {type: number, is: a * 2 if b else -a}
    components:
      Zone: {parameters: [x], body: [{text: "$x {a}"}, {row: [a, b]}]}
    pages:
      start:
        body:
          - Zone: {x: one}
          - for: {each: y, in: [a, b], body: [$y]}
          - button: {label: Go, enabled: not b and a > 3, tap: [{ask: Sure?}, {set: {a: a + 1, b: true}}]}
          - slider: {value: a, tint: red if a > 50 else accent}
          - {text: {text: "{a} of {d}", visible: c == fan}}
          - timer: {name: egg, time: 5 min, done: {set: {b: false}}, access: service, otherwise: hidden}
          - state lamp: {label: L, state: emergency if b else normal, text: "{b}"}
          - button: {label: Pin, tap: [{pin: service}, {start timer: egg}, sign out]}
    alarms:
      hot: {when: a > 50, until: a < 40, text: "Hot {a}", for: 5 s, latch: true, do: {set: {b: false}}}
      low: {value: a, below: 5, deadband: 2, text: Low, priority: urgent}
    roles: {service: $y$j9T$abcdefghijklmnop$5laqhsJ147.nj9P4Zs8K4N5z/RwHYsHCNVYyblyCM05}
    languages: {de: {"Hot {a}": "Heiß {a}", Low: Niedrig}}
    """.utf8)

  @Test("Any file is read or refused, with places inside of it")
  func files() {
    var random = SeededGenerator(seed: 1)
    var (good, bad) = (0, 0)
    for _ in 0..<Self.count {
      let bytes = Bool.random(using: &random) ? Self.changed(&random) : Self.made(&random)
      let files = PanelFiles(path: "panel.yaml") { path in
        path == "panel.yaml" ? .bytes(bytes) : path == "part.yaml" ? .bytes(Array("- a\n".utf8)) : .missing
      }
      let reading = PanelReading.read(files)
      if reading.document == nil {
        bad += 1
        #expect(!reading.problems.isEmpty)
      } else {
        good += 1
      }
      let lines = bytes.count { $0 == 10 || $0 == 13 } + 2
      for problem in reading.problems where problem.place.file == "panel.yaml" {
        #expect((1...(lines + 2)).contains(problem.place.line) && problem.place.column >= 1, "\(problem)")
        #expect(!problem.what.isEmpty && !problem.fix.isEmpty)
      }
    }
    #expect(good > 0 && bad > good)
  }

  @Test("Any expression has a value, none, or a mistake inside of it")
  @MainActor func expressions() {
    var random = SeededGenerator(seed: 2)
    let document = Panels.read(String(decoding: Self.seed, as: UTF8.self)).document
    let model = PanelModel()
    model.show(PanelReading(document: document, problems: [], paths: []))
    let typer = ExpressionTyper(
      values: Dictionary((document?.values ?? []).map { ($0.name, $0) }) { $1 }, links: ["plc"])
    let parts = [
      "a", "b", "c", "d", "1", "0.5", "1e9", "5 s", "not ", " and ", " or ", " if ", " else ", "(", ")", " + ", " - ",
      " * ",
      " / ", " == ", " < ", ",", "min(", "good(", "round(", "'fan'", "fan", "true", "#E4572E", "..", "999999999999",
      " ",
    ]
    var (good, bad) = (0, 0)
    for _ in 0..<Self.count {
      let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      do throws(ExpressionMistake) {
        let (expression, _) = try typer.typed(ExpressionParser.parse(text))
        if case .number(let number)? = expression.datum(in: model) { #expect(number.isFinite) }
        _ = expression.holds(in: model)
        good += 1
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.unicodeScalars.count)
        bad += 1
      }
    }
    #expect(good > 0 && bad > 0)
  }

  /// A file of words in any order.
  private static func made(_ random: inout SeededGenerator) -> [UInt8] {
    let count = Int.random(in: 0...80, using: &random)
    return (0..<count).flatMap { _ in Array(words.randomElement(using: &random)!.utf8) + [32] }
  }

  /// A good file with some bytes or words changed, removed or repeated.
  private static func changed(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...30, using: &random)))
      case 2: bytes.insert(contentsOf: Array(words.randomElement(using: &random)!.utf8), at: place)
      case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
      default: bytes.removeLast(bytes.count - place)
      }
    }
    return bytes
  }
}
