import FaceplateTesting
import Graphics
import Links
import Runtime
import Testing
import Values

@testable import PanelFile

/// All places of a panel file in which a value's name may stand: from the schema, so that a new key is a new place.
///
/// In each place stands a private value, once with one content and once with another. Either the file is refused with the place,
/// or viewers and other programs see the same of both.
@MainActor @Suite("Places of a panel file that name private values") struct PrivatePlacesTests {
  /// A kind of values: what its declaration needs, and two contents.
  private nonisolated static func declaration(_ kind: ValueKind) -> (more: String, contents: [String]) {
    switch kind {
    case .number: ("in: 0..9", ["3", "7"])
    case .switch: ("", ["false", "true"])
    case .choice: ("options: [a3, b7]", ["a3", "b7"])
    case .text: ("", ["\"3\"", "\"7\""])
    case .color: ("", ["\"#FF0000\"", "\"#00FF00\""])
    case .duration: ("in: 1 s..2 h", ["40 s", "70 s"])
    case .range: ("in: 0..9", ["1..3", "4..7"])
    case .date: ("", ["2026-01-03", "2026-01-07"])
    case .time: ("", ["\"03:00\"", "\"07:00\""])
    }
  }

  /// The lines before the items of the page.
  private nonisolated static func head(_ content: Int, isPrivate: Bool) -> [String] {
    let values = ValueKind.allCases.flatMap { kind -> [String] in
      let (more, contents) = declaration(kind)
      let start = "{type: \(kind.rawValue)" + (more.isEmpty ? "" : ", \(more)")
      return [
        "  p.\(kind.rawValue): \(start), initial: \(contents[content])\(isPrivate ? ", private: true" : "")}",
        "  o.\(kind.rawValue): \(start), initial: \(contents[0])}",
      ]
    }
    return ["values:"] + values + [
      "  watched: {type: number, in: 0..9}", "alarms: {a: {value: watched, above: 8, text: A}}", "pages:", "  start:",
      "    body:",
    ]
  }

  /// A panel with items on its page, and a timer of a private duration on another page.
  private nonisolated static func file(_ items: [String], _ content: Int = 0, isPrivate: Bool = true) -> String {
    let lines =
      head(content, isPrivate: isPrivate) + items.map { "      - \($0)" }
      + ["  more: {body: [{timer: {name: egg, time: p.duration}}]}"]
    return lines.joined(separator: "\n")
  }

  /// The line of the first item in the file.
  private nonisolated static var line: Int { head(0, isPrivate: true).count + 1 }

  /// What may stand at a key and names a private value or timer.
  private nonisolated static func secrets(_ kind: KeyKind) -> [String] {
    func kinds(_ kinds: Set<ValueKind>) -> [String] {
      ValueKind.allCases.filter { kinds.isEmpty || kinds.contains($0) }.map(\.rawValue)
    }
    return switch kind {
    case .text: ["\"T {p.number}\"", "\"T {timer(egg)}\""]
    case .condition: ["p.number > 5", "timer(egg) > 50 s", "running(egg)"]
    case .quantity: ["p.number", "timer(egg) / 10 s"]
    case .color: ["red if p.number > 5 else green", "red if timer(egg) > 50 s else green"]
    case .span: ["p.duration", "timer(egg)"]
    case .choice(let words): ["\(words[0]) if p.number > 5 else \(words[1])"]
    case .value(let allowed): kinds(allowed).map { "p.\($0)" }
    case .values(let allowed): kinds(allowed).map { "[p.\($0)]" }
    default: []
    }
  }

  /// What stands at a key that an item needs.
  private nonisolated static func usual(_ kind: KeyKind) -> String {
    switch kind {
    case .text: "\"x\""
    case .value(let allowed):
      "o.\((ValueKind.allCases.first { allowed.isEmpty || allowed.contains($0) } ?? .text).rawValue)"
    case .values: "[o.number]"
    case .body: "[{text: x}]"
    case .symbol: "bell"
    case .page: "more"
    case .choice(let words): words[0]
    case .span: "5 min"
    default: "x"
    }
  }

  /// The items of a rule, with a private value at each key in turn.
  private nonisolated static func items(_ rule: ElementRule) -> [String] {
    rule.allKeys.flatMap { key in
      secrets(key.kind).map { secret in
        let needed = rule.keys.filter { $0.isRequired || $0.name == rule.choice.first }
        let keys =
          needed.filter { $0.name != key.name }.map { "\($0.name): \(usual($0.kind))" } + ["\(key.name): \(secret)"]
          // The actual value is shown in one style alone.
          + (rule.name == "stepper" && key.name == "actual" ? ["style: dial"] : [])
          // The words about a text need a rule for it.
          + (key.name == "wrong" ? ["length: 4"] : [])
        return "\(rule.name): {\(keys.joined(separator: ", "))}"
      }
    }
    // Timers of one name have one time.
    .enumerated().map { $1.replacing("name: x,", with: "name: x\($0),") }
  }

  /// What viewers see and what other programs are told while the timer runs, or what the person at the panel sees.
  private func seen(
    _ items: [String], _ content: Int, isPrivate: Bool, after time: Duration = .seconds(2)
  ) throws -> (picture: Int, tree: [String]) {
    let panel = try ShownPanel(
      Self.file(items, content, isPrivate: isPrivate), size: Size(width: 480, height: 1600))
    try panel.startTimer("egg")
    try panel.harness.advance(by: time)
    let (picture, bitmap) = (ViewerPicture(), panel.harness.bitmap)
    picture.noteDrawing(of: panel.harness.stage)
    let frame = picture.frame(of: panel.harness.stage, nil, isWhole: true)
    let shown = picture.draw(frame, over: bitmap, with: Rasterizer()).0
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(start: shown.pixels, count: shown.width * shown.height * 4))
    return (
      hasher.finalize(),
      panel.harness.stage.elements.flatMap(\.flattened).map(\.withoutPrivate.line)
    )
  }

  @Test(
    "Each key of each item is refused at its place, or viewers see the same of two contents",
    arguments: ElementKind.allCases)
  func masked(kind: ElementKind) throws {
    let shown = Self.items(kind.rule).filter { item in
      let problems = Panels.problems(Self.file([item]))
      let strays = problems.filter {
        !$0.contains("which is private") || !$0.hasPrefix("panel.yaml:\(Self.line):9: ")
      }
      #expect(strays == [], "\(item)")
      return problems.isEmpty
    }
    let (first, second) = (try seen(shown, 0, isPrivate: true), try seen(shown, 1, isPrivate: true))
    #expect(first.tree == second.tree)
    #expect(first.picture == second.picture)
  }

  @Test("Without the mark, viewers see the difference")
  func open() throws {
    let items = [
      "text: \"T {timer(egg)}\"", "text: \"T {p.number}\"", "gauge: p.number", "timer: {name: egg, time: p.duration}",
    ]
    for item in items {
      let (first, second) = (try seen([item], 0, isPrivate: false), try seen([item], 1, isPrivate: false))
      #expect(first.picture != second.picture, "\(item)")
    }
  }

  @Test("Another item of a private timer is private, and so is what is computed from the timer")
  func timers() throws {
    let items = ["timer: {name: egg, time: p.duration, label: Other}", "value: rest"]
    func tree(_ content: Int) throws -> [String] {
      let text = Self.file(items, content).replacing(
        "values:\n", with: "values:\n  rest: {type: duration, is: timer(egg)}\n")
      let panel = try ShownPanel(text)
      try panel.startTimer("egg")
      try panel.harness.advance(by: .seconds(2))
      return panel.harness.stage.elements.flatMap(\.flattened).map(\.withoutPrivate.line)
    }
    let (first, second) = (try tree(0), try tree(1))
    #expect(first == second)
    #expect(!first.joined().contains("38"))
  }

  @Test("Nobody else sees whether a private timer is over", arguments: [2, 50])
  func end(seconds: Int) throws {
    let items = ["timer: {name: egg, time: p.duration}", "timer: {name: egg, time: p.duration, style: ring}"]
    // At the end, one timer is over and the other still runs.
    let (first, second) = try (
      seen(items, 0, isPrivate: true, after: .seconds(50)), seen(items, 1, isPrivate: true, after: .seconds(seconds))
    )
    #expect(first.tree == second.tree)
    #expect(first.picture == second.picture)
    let (open, other) = try (
      seen(items, 0, isPrivate: false, after: .seconds(50)), seen(items, 1, isPrivate: false, after: .seconds(seconds))
    )
    #expect(open.tree != other.tree && open.picture != other.picture)
  }

  @Test("A private timer that was not started looks to others as one that runs")
  func idle() throws {
    func tree(_ starts: Bool) throws -> [String] {
      let panel = try ShownPanel(Self.file(["timer: {name: egg, time: p.duration}"]))
      if starts { try panel.startTimer("egg") }
      try panel.harness.advance(by: .seconds(2))
      return panel.harness.stage.elements.flatMap(\.flattened).map(\.withoutPrivate.line)
    }
    #expect(try tree(true) == tree(false))
  }

  @Test("The state of a private timer is private in the config file, as the file says now")
  func state() throws {
    func isPrivate(_ panel: ShownPanel) -> Bool? {
      panel.harness.stage.tweaks.declarations.first { $0.id == "timers.egg" }?.isPrivate
    }
    let panel = try ShownPanel(Self.file(["text: x"]))
    var told: [Bool] = []
    panel.harness.stage.tweaks.onDeclare = {
      if $0.id == "timers.egg" { told.append($0.isPrivate) }
      return nil
    }
    #expect(isPrivate(panel) == true)
    try panel.startTimer("egg")
    try panel.save(Self.file(["text: x"], isPrivate: false))
    #expect(isPrivate(panel) == false)
    try panel.save(Self.file(["text: x"]))
    #expect(isPrivate(panel) == true && told == [false, true])
    #expect(panel.model.timers?["egg"].isRunning == true)
  }

  /// What may be done at the end of a private timer, and what may not.
  private nonisolated static let ends: [(done: String, isRefused: Bool)] = [
    ("{tell: A}", true), ("{ask: A}", true), ("{go: more}", true), ("back", true), ("{show: more}", true),
    ("{set: {o.switch: true}}", true), ("{toggle: o.switch}", true), ("{step: o.number}", true),
    ("{start timer: lap}", true), ("{stop timer: lap}", true), ("{if: o.switch, then: {tell: A}}", true),
    ("{if: o.switch, then: {toggle: p.switch}, else: {toggle: o.switch}}", true),
    ("[{wait: 5 s}, {toggle: o.switch}]", true),
    ("{set: {p.switch: true}}", false), ("{toggle: p.switch}", false), ("{step: p.number}", false),
    ("{start timer: egg}", false), ("{stop timer: egg}", false), ("[{wait: 5 s}, {toggle: p.switch}]", false),
    ("{if: o.switch, then: {toggle: p.switch}}", false),
  ]

  @Test("At its end, a private timer does nothing that others would notice", arguments: ends)
  func done(end: (done: String, isRefused: Bool)) throws {
    let items = ["timer: {name: egg, time: p.duration, done: \(end.done)}", "timer: {name: lap, up: true}"]
    let problems = Panels.problems(Self.file(items))
    #expect(problems.count == (end.isRefused ? 1 : 0), "\(problems)")
    for problem in problems {
      #expect(problem.hasPrefix("panel.yaml:\(Self.line):"), "\(problem)")
      #expect(problem.contains("done: reveals the end of the timer egg, which is private"), "\(problem)")
    }
    // A timer that is not private may do all of it.
    #expect(Panels.problems(Self.file(items, isPrivate: false)) == [])
  }

  @Test("A private timer sets what is private, and a command that does not run at its end is in the log alone")
  func endIsCarriedOut() async throws {
    let panel = try ShownPanel(
      """
      values:
        p.duration: {type: duration, in: 1 s..2 h, initial: 40 s, private: true}
        p.switch: {type: switch, private: true}
      pages:
        start: {body: [{timer: {name: egg, time: p.duration, done: [{toggle: p.switch}, {run: beep}]}}]}
      """)
    var (lines, told) = ([String](), [String]())
    panel.model.log = { lines.append($0) }
    panel.model.run = { order, _ in
      LinkFault(LinkFault.stillRunning, detail: "the command \(order.name) is still running")
    }
    panel.harness.stage.announcer.onTell = { told.append($0) }
    try panel.startTimer("egg")
    try await panel.harness.advance(by: .seconds(45))
    #expect(panel.model.datum(of: "p.switch") == .flag(true))
    #expect(lines == ["the command beep is still running"])
    #expect(told == [] && !panel.harness.labels.contains { $0.hasPrefix("Not carried out") })
  }

  @Test("Other programs are not told the time of a private timer when it starts", arguments: [true, false])
  func start(isPrivate: Bool) throws {
    let panel = try ShownPanel(Self.file(["text: x"], isPrivate: isPrivate))
    var told: [String] = []
    panel.harness.stage.announcer.onTell = { told.append($0) }
    try panel.startTimer("egg")
    try panel.harness.advance(by: .seconds(1))
    #expect(told == (isPrivate ? [] : ["Timer started, 40 s"]))
  }

  /// Places outside of the items of a page, with the words of the message.
  private nonisolated static let others: [(file: String, message: String)] = [
    ("panel: {title: \"{SECRET}\"}", "the title of the panel shows"),
    ("panel: {tint: red if SECRET > LIMIT else green}", "tint: reveals"),
    ("alarms: {b: {when: SECRET > LIMIT, text: B}}", "b reveals"),
    ("alarms: {b: {when: o.switch, until: SECRET > LIMIT, text: B}}", "b reveals"),
    ("alarms: {b: {when: o.switch, text: \"{SECRET}\"}}", "an alarm shows"),
    ("alarms: {b: {when: o.switch, text: B, do: {tell: \"{SECRET}\"}}}", "a message shows"),
    ("alarms: {b: {when: o.switch, text: B, do: {ask: \"{SECRET}\"}}}", "a question shows"),
    ("alarms: {b: {when: o.switch, text: B, do: {ask: B, yes: \"{SECRET}\"}}}", "a question shows"),
    ("alarms: {b: {when: o.switch, text: B, do: {set: {o.text: \"{SECRET}\"}}}}", "o.text becomes"),
    ("alarms: {b: {when: o.switch, text: B, do: {step: o.number, by: SECRET / LIMIT}}}", "o.number becomes"),
    (
      "alarms: {b: {when: o.switch, text: B, do: {publish: {topic: \"{SECRET}\", text: B}}}}",
      "a message to a broker shows"
    ),
    (
      "alarms: {b: {when: o.switch, text: B, do: {publish: {topic: b, text: \"{SECRET}\"}}}}",
      "a message to a broker shows"
    ),
    (
      "alarms: {b: {when: o.switch, text: B, do: {if: o.switch, then: {tell: \"{SECRET}\"}}}}", "a message shows"
    ),
    (
      "alarms: {b: {when: o.switch, text: B, do: {if: o.switch, then: back, else: {tell: \"{SECRET}\"}}}}",
      "a message shows"
    ),
    ("pages: {start: {title: \"{SECRET}\", body: [{text: x}]}}", "the title of a page shows"),
    ("pages: {start: {body: [{button: {label: A, tap: {tell: \"{SECRET}\"}}}]}}", "a message shows"),
    ("pages: {start: {body: [{button: {label: A, hold: {tell: \"{SECRET}\"}}}]}}", "a message shows"),
    ("pages: {start: {body: [{timer: {name: tea, up: true, done: {tell: \"{SECRET}\"}}}]}}", "a message shows"),
    ("values: {q: {type: number, label: \"{SECRET}\"}}", "the title of a value shows"),
    ("values: {q: {type: number, tint: red if SECRET > LIMIT else green}}", "tint: reveals"),
  ]

  @Test(
    "Each place outside of items refuses a private value and a private timer, with the line",
    arguments: [("p.number", "2", "p.number"), ("timer(egg)", "2 s", "the timer egg")], others)
  func refused(secret: (name: String, limit: String, inWords: String), other: (file: String, message: String)) throws {
    var lines = ["links: {broker: {mqtt: mqtt://broker.lan}}", "values:"]
    lines += [
      "  p.number: {type: number, in: 0..9, private: true}",
      "  p.duration: {type: duration, in: 1 s..2 h, private: true}",
      "  o.number: {type: number, in: 0..9}", "  o.text: {type: text}", "  o.switch: {type: switch}",
    ]
    let written = other.file.replacing("SECRET", with: secret.name).replacing("LIMIT", with: secret.limit)
    let isValue = written.hasPrefix("values: {")
    if isValue { lines.append("  " + written.dropFirst("values: {".count).dropLast()) } else { lines.append(written) }
    let line = lines.count
    let egg = "more: {body: [{timer: {name: egg, time: p.duration}}]}"
    if written.hasPrefix("pages: {") {
      lines[line - 1] = String(written.dropLast()) + ", \(egg)}"
    } else {
      lines.append("pages: {start: {body: [{text: x}]}, \(egg)}")
    }
    let problems = Panels.problems(lines.joined(separator: "\n"))
    #expect(problems.count == 1, "\(problems)")
    let problem = try #require(problems.first)
    #expect(problem.hasPrefix("panel.yaml:\(line):"), "\(problem)")
    #expect(problem.contains("\(other.message) \(secret.inWords), which is private"), "\(problem)")
  }

  @Test("A value that moves by a private number of steps, or is made of a private timer, is private")
  func copies() throws {
    let reading = Panels.read(
      Self.file([
        "button: {label: A, tap: {step: o.number, by: p.number}}",
        "button: {label: B, tap: {set: {o.duration: timer(egg)}}}",
        "button: {label: C, tap: {set: {o.text: \"{timer(egg)}\"}}}",
      ]))
    let values = try #require(reading.document, "\(reading.problems)").values
    let copies = values.filter { $0.name.hasPrefix("o.") && $0.isPrivate }.map(\.name)
    #expect(copies == ["o.number", "o.text", "o.duration"])
  }

  @Test("The rows of a section, which have its colours, reveal nothing private", arguments: ["tint", "foreground"])
  func section(key: String) {
    let item = "form: [{section: {\(key): red if p.number > 5 else green, body: [o.switch]}}]"
    let problems = Panels.problems(Self.file([item]))
    #expect(problems.count == 1)
    #expect(problems.allSatisfy { $0.contains("\(key): reveals p.number, which is private") }, "\(problems)")
  }
}
