import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Focus states")
struct FocusStateTests {
  private struct Fields: View {
    enum Field: Hashable { case one, two }
    @FocusState private var field: Field?
    @FocusState private var isOther: Bool
    @State private var isThere = true

    var body: some View {
      VStack {
        Pad(name: "one", width: 50, height: 50).focusable().focused($field, equals: .one)
        if isThere { Pad(name: "two", width: 50, height: 50).focusable().focused($field, equals: .two) }
        Pad(name: "other", width: 50, height: 50).focusable().focused($isOther)
        Do("Two") { field = .two }
        Do("None") { field = nil }
        Do("Other") { isOther = true }
        Do("Remove") { isThere = false }
        Pad(name: "state", width: 5, height: 5)
          .words(.value, "\(field.map { "\($0)" } ?? "-") \(isOther)")
      }
    }
  }

  @Test("A state follows the focus, and moves it")
  func both() throws {
    let panel = try BarePanel { Fields() }
    func state() throws -> String { try panel.value(of: "state") }
    #expect(try state() == "- false")
    try panel.key(.tab)
    #expect(try state() == "one false")
    try panel.activate("Two")
    #expect(try state() == "two false")
    #expect(panel.stage.focus.isVisible)
    try panel.key(.tab)
    #expect(try state() == "- true")
    try panel.tap("one")
    #expect(try state() == "one false")
    #expect(!panel.stage.focus.isVisible)
    try panel.activate("Other")
    #expect(try state() == "- true")
    try panel.activate("Two")
    try panel.activate("None")
    #expect(try state() == "- false")
    #expect(panel.stage.focus.current == nil)
  }

  @Test("The state lets go when the view is gone, and cannot ask for one that is not there")
  func gone() throws {
    let panel = try BarePanel { Fields() }
    try panel.activate("Two")
    try panel.activate("Remove")
    #expect(try panel.value(of: "state") == "- false")
    try panel.activate("Two")
    #expect(try panel.value(of: "state") == "- false")
  }

  @Test("The focus that its view took along goes on at the neighbour", arguments: [1, -1])
  func neighbour(turn: Int) throws {
    let panel = try BarePanel { Fields() }
    try panel.activate("Two")
    try panel.activate("Remove")
    try panel.turn(by: turn)
    #expect(try panel.value(of: "state") == (turn > 0 ? "- true" : "one false"))
  }

  @Test("A default focus is there from the beginning; a preferred one is where the knob begins")
  func defaults() throws {
    struct Defaults: View {
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          Pad(name: "1").focusable().focused($field, equals: 1)
          Pad(name: "2").focusable().focused($field, equals: 2)
        }
        .defaultFocus($field, 2)
        .semantics(Semantics(role: .group, label: "state", value: "\(field ?? 0)"))
      }
    }
    let panel = try BarePanel { Defaults() }
    #expect(try panel.value(of: "state") == "2")

    struct Preferring: View {
      let log: Log
      @Namespace private var space
      var body: some View {
        VStack {
          Area("One") { log.note("one") }
          Area("Two") { log.note("two") }.prefersDefaultFocus(in: space)
        }
      }
    }
    let log = Log()
    let other = try BarePanel { Preferring(log: log) }
    try other.turn(by: 1)
    try other.pressKnob()
    #expect(log.take() == ["two"])
  }

  @Test("A layer on top keeps the focus to itself and gives it back")
  func layer() throws {
    struct Layered: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        VStack {
          Area("A") { log.note("A") }
          Area("Open") { isOpen = true }
          if isOpen {
            VStack {
              Area("Close") { isOpen = false }
              Area("B") { log.note("B") }
            }
            .focusLayer()
          }
        }
      }
    }
    let log = Log()
    let panel = try BarePanel { Layered(log: log) }
    try panel.turn(by: 2)
    try panel.pressKnob()
    try panel.turn(by: 1)
    try panel.pressKnob()
    #expect(log.take() == ["B"])
    try panel.turn(by: 1)
    try panel.pressKnob()
    #expect(!panel.contains("Close"))
    #expect(panel.stage.focus.isVisible)
    try panel.turn(by: -1)
    try panel.pressKnob()
    #expect(log.take() == ["A"])
  }

  @Test("A view knows whether it has the focus, and may draw it itself")
  func isFocused() throws {
    struct Lamp: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Pad(name: "lamp").words(.value, "\(isFocused)") }
    }
    let panel = try BarePanel { Lamp().focusable().focusEffectDisabled() }
    let dark = panel.snapshot()
    try panel.key(.tab)
    #expect(try panel.value(of: "lamp") == "true")
    #expect(panel.bitmap == dark)
  }
}
