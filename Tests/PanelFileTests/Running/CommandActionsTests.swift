import FaceplateTesting
import Links
import Testing
import Values

@testable import PanelFile

/// When the actions after a command, or after an action that has failed, are carried out.
@MainActor @Suite("Actions after commands") struct CommandActionsTests {
  @Test("A command that ends with a fault is said with the name of its button, and what follows it is not done")
  func failedCommand() throws {
    let panel = try ShownPanel(Self.backup)
    let commands = Commands(panel)
    #expect(panel.model.press("backup") == nil)
    #expect(panel.notices == [])
    commands.end("the command has failed")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Back up (the command has failed)"])
    #expect(panel.model.questions.shown.value == nil && panel.kept("done") == "false")
    #expect(commands.lines == ["the actions after the command backup are not carried out"])
  }

  @Test("What follows a command waits for its success, also after the page was left, and a wait after it works")
  func command() async throws {
    let panel = try ShownPanel(Self.backup)
    let commands = Commands(panel)
    try panel.harness.tap("Back up")
    try panel.harness.tap("Other")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.model.pages.path.value == ["other"])
    #expect(commands.begun == ["backup"] && panel.kept("done") == "false")
    commands.end(nil)
    #expect(commands.begun == ["backup", "eject"] && panel.kept("done") == "false")
    commands.end(nil)
    #expect(panel.kept("done") == "true" && panel.model.questions.shown.value == nil)
    try await panel.harness.advance(by: .seconds(3))
    #expect(panel.model.questions.shown.value?.text == "Done")
    #expect(panel.notices == [] && commands.lines == [])
  }

  @Test("An order knows whether its arguments show a private value")
  func privateArguments() throws {
    let panel = try ShownPanel(
      """
      values:
        word: {type: text, private: true}
        level: {type: number}
        half: {type: number, is: level / 2}
      pages:
        start:
          - button: {label: Word, tap: {run: a, with: ["x", "-p {word}"]}}
          - button: {label: Level, tap: {run: b, with: ["{half}"]}}
      """)
    var orders: [String] = []
    panel.model.run = { order, _ in
      orders.append("\(order.name) \(order.isPrivate)")
      return nil
    }
    for label in ["Word", "Level"] { try panel.harness.tap(label) }
    #expect(orders == ["a true", "b false"])
  }

  @Test("What follows a command that is not run is not done")
  func refusedCommand() throws {
    let panel = try ShownPanel(Self.backup)
    let commands = Commands(panel)
    panel.model.run = { order, _ in
      LinkFault(LinkFault.notStarted, detail: "\(order.name) is not run: the machine has no thread left")
    }
    try panel.harness.tap("Back up")
    #expect(panel.kept("done") == "false")
    #expect(
      commands.lines == [
        "backup is not run: the machine has no thread left", "the actions after the command backup are not carried out",
      ])
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.notices == ["Not carried out: Back up (the command cannot be started)"])
  }

  @Test("What follows a command in the do: of an alarm waits for it, and is carried out also after a fault")
  func commandOfAlarm() async throws {
    for fault in [nil, "the command has failed"] {
      let panel = try ShownPanel(
        """
        values: {hot: {type: switch}, fan: {type: switch}, siren: {type: switch}}
        alarms:
          heat: {when: hot, text: Hot, do: [{set: {fan: true}}, {run: call}, {tell: Called}, {set: {siren: true}}]}
        pages: {start: [hot, fan, siren]}
        """)
      let commands = Commands(panel)
      try panel.tell("hot", "true")
      try await panel.harness.advance(by: .seconds(1))
      #expect(commands.begun == ["call"] && panel.kept("fan") == "true" && panel.kept("siren") == "false")
      commands.end(fault)
      // A message waits to be closed, and does not follow what has failed.
      #expect(panel.model.questions.shown.value?.text == (fault == nil ? "Called" : nil))
      #expect(panel.kept("siren") == (fault == nil ? "false" : "true"))
      #expect(commands.lines == (fault == nil ? [] : ["a message is not shown: an action before it has failed"]))
    }
  }

  @Test("An alarm stops what it can: an order that is refused does not end its actions, but no message follows")
  func alarmWithoutLink() async throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}, spare: {modbus: tcp://spare.lan}}
      values:
        hot: {type: switch}
        pump: {type: switch, modbus: {link: plc, coil: 0}}
        valve: {type: switch, modbus: {link: spare, coil: 0}}
      alarms:
        heat: {when: hot, text: Hot, do: [{set: {pump: false}}, {tell: It stands still}, {set: {valve: false}}]}
      pages: {start: [hot, pump, valve]}
      """)
    let (plc, spare) = (FakeLink("plc"), FakeLink("spare"))
    panel.model.isAlone = false
    panel.model.serve { _ in [plc, spare] }
    panel.model.receive([LinkReport("pump", .flag(true)), LinkReport("valve", .flag(true))])
    plc.isOnline = false
    try panel.tell("hot", "true")
    try await panel.harness.advance(by: .seconds(1))
    #expect(spare.written == ["valve=false"])
    #expect(panel.model.questions.shown.value == nil)
  }

  private static let backup = """
    values: {done: {type: switch}}
    pages:
      start:
        - button:
            name: backup
            label: Back up
            tap: [{run: backup}, {run: eject}, {set: {done: true}}, {wait: 2 s}, {tell: Done}]
        - button: {label: Other, tap: {go: other}}
      other: [{text: Elsewhere}]
    """

  /// The commands of a panel: a test says when they end.
  @MainActor private final class Commands {
    private(set) var begun: [String] = []
    private(set) var lines: [String] = []
    private var ended: ((String?) -> Void)?

    init(_ panel: ShownPanel) {
      panel.model.log = { [weak self] in self?.lines.append($0) }
      panel.model.run = { [weak self] order, ended in
        self?.begun.append(order.name)
        self?.ended = ended
        return nil
      }
    }

    /// Ends the command that was run last.
    func end(_ fault: String?) {
      let ended = ended
      self.ended = nil
      ended?(fault)
    }
  }
}
