import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Keys that views handle")
struct KeyPressTests {
  @Test("Handlers are asked from the focus outwards until one has handled the key")
  func bubbling() throws {
    let log = Log()
    let panel = try BarePanel {
      VStack {
        Pad(name: "pad").focusable()
          .onKeyPress("a") {
            log.note("inner a")
            return .handled
          }
          .onKeyPress(keys: ["a", "b"]) {
            log.note("middle \($0.characters)")
            return .ignored
          }
      }
      .onKeyPress { press in
        log.note("outer \(press.key.character)")
        return .handled
      }
    }
    try panel.key(.character("a"))
    #expect(log.take().isEmpty)
    try panel.key(.tab)
    try panel.key(.character("a"))
    try panel.key(.character("b"))
    try panel.key(.up)
    #expect(log.take() == ["inner a", "middle b", "outer b", "outer \u{F700}"])
  }

  @Test("Phases: down, repeats in the rhythm around, and up")
  func phases() throws {
    let log = Log()
    let panel = try BarePanel {
      Pad(name: "pad").focusable()
        .onKeyPress(characters: \.isLetter, phases: .all) { press in
          log.note(press.phase == .down ? "down" : press.phase == .up ? "up" : "repeat")
          return .handled
        }
    }
    try panel.key(.tab)
    try panel.holdKey(.character("x"), for: .milliseconds(700))
    #expect(log.take() == ["down", "repeat", "repeat", "repeat", "up"])
    try panel.key(.character("1"))
    #expect(log.take().isEmpty && panel.stage.deadline == nil)
  }

  @Test("A handled arrow does not move the focus; a move command hears of one that nobody uses")
  func moveCommand() throws {
    let log = Log()
    let panel = try BarePanel {
      VStack {
        Area("One") { log.note("one") }
        Area("Two") { log.note("two") }.onMoveCommand { log.note("\($0)") }.onExitCommand { log.note("exit") }
      }
    }
    try panel.key(.tab)
    try panel.key(.down)
    try panel.key(.down)
    try panel.key(.escape)
    try panel.key(.enter)
    #expect(log.take() == ["down", "exit", "two"])
  }

  @Test("Arrows move the focus to what lies in their direction")
  func arrows() throws {
    let log = Log()
    let panel = try BarePanel {
      VStack {
        HStack {
          Area("A") { log.note("A") }
          Area("B") { log.note("B") }
        }
        HStack {
          Area("C") { log.note("C") }
          Area("D") { log.note("D") }
        }
      }
    }
    try panel.key(.tab)
    for key in [Key.right, .down, .left, .up] {
      try panel.key(key)
      try panel.key(.space)
    }
    #expect(log.take() == ["B", "D", "C", "A"])
  }

  @Test("A shortcut presses its button wherever the focus is, unless the button is disabled")
  func shortcuts() throws {
    struct Panel: View {
      let log: Log
      @State private var isEnabled = true
      var body: some View {
        Area("Other") { log.note("other") }
        Area("Save") { log.note("save") }.keyboardShortcut("s").disabled(!isEnabled)
        Area("OK") { log.note("ok") }.keyboardShortcut(.defaultAction)
        Area("Cancel") { log.note("cancel") }.keyboardShortcut(.cancelAction)
        Do("Disable") { isEnabled = false }
      }
    }
    let log = Log()
    let panel = try BarePanel { VStack { Panel(log: log) } }
    try panel.key(.character("s"), .command)
    try panel.key(.enter)
    try panel.key(.escape)
    try panel.key(.character("s"))
    #expect(log.take() == ["save", "ok", "cancel"])
    try panel.key(.tab)
    try panel.key(.enter)
    #expect(log.take() == ["other"])
    try panel.key(.character("s"), .command)
    #expect(log.take() == ["save"])
    try panel.activate("Disable")
    try panel.key(.character("s"), .command)
    #expect(log.take().isEmpty)
  }

  @Test("A held button repeats by finger, key and knob if it is asked to", arguments: ["finger", "key", "knob"])
  func repeating(way: String) throws {
    let log = Log()
    let panel = try BarePanel {
      Area("More") { log.note("more") }.buttonRepeatBehavior(.enabled).repeatTiming(delay: .milliseconds(300))
    }
    if way != "finger" { try panel.key(.tab) }
    for (time, count) in [(250, 1), (550, 4)] {
      switch way {
      case "finger": try panel.hold("More", for: .milliseconds(time))
      case "key": try panel.holdKey(.space, for: .milliseconds(time))
      default: try panel.holdKnob(for: .milliseconds(time))
      }
      #expect(log.take().count == count)
    }
    #expect(panel.stage.deadline == nil)
  }

  @Test("A key that deletes is taken where a view wants it")
  func deletes() throws {
    struct Panel: View {
      @State private var count = 3
      var body: some View {
        Bar("Things").focusable().onDeleteCommand { count -= 1 }.words(.value, "\(count)")
      }
    }
    let panel = try BarePanel { Panel() }
    try panel.key(.tab)
    try panel.key(.backspace)
    #expect(try panel.value(of: "Things") == "2")
  }
}
