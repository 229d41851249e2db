import Faceplate
import FaceplateTesting
import TestFixtures
import Testing

@testable import Gallery

/// Somebody who orders at the kiosk in one way: by touch, by a knob alone, or by keys alone.
struct OrderCustomer {
  enum Way: CaseIterable { case touch, knob, keys }

  let way: Way
  let panel: Harness
  let terminal: SimulatedTerminal
  let model: OrderModel

  static let start = Duration.seconds(1_795_348_800)
  /// A number that card schemes give to those who test.
  static let card = "4111111111111111"

  init(_ way: Way = .touch, size: Size = Size(width: 1080, height: 1920)) throws {
    let terminal = SimulatedTerminal()
    let model = OrderModel(terminal)
    panel = try Harness(size: size) { OrderPanel(model) }
    (self.way, self.terminal, self.model) = (way, terminal, model)
    panel.checksFrames = false
    panel.stage.clock.setOrigin(Self.start)
    try panel.frame()
    try panel.advance(by: .milliseconds(10))
  }

  /// Works a control.
  func use(_ label: String) throws {
    switch way {
    case .touch: try panel.tap(label)
    case .knob:
      try go(to: label) { try panel.turn(by: 1) }
      try panel.pressKnob()
    case .keys:
      try go(to: label) { try panel.key(.tab) }
      try panel.key(.space)
    }
    try panel.advance(by: .milliseconds(400))
  }

  /// Moves the focus until it is at a control.
  private func go(to label: String, step: () throws -> Void) throws {
    for _ in 0..<80 where !isAt(label) {
      try step()
      try panel.advance(by: .milliseconds(300))
    }
    #expect(isAt(label), "\(label) is never reached; the focus is at \(panel.nameOfFocus)")
  }

  private func isAt(_ label: String) -> Bool {
    guard let frame = panel.stage.focus.current?.layoutNode.stageFrame else { return false }
    return panel.stage.elements.flatMap(\.flattened).contains {
      $0.label == label && $0.frame.intersects(frame) && frame.contains($0.frame.center)
    }
  }

  /// Types the digits of a card, beginning with its number.
  func typeCard() throws {
    if way == .keys {
      try go(to: "Card number") { try panel.key(.tab) }
      for digit in Self.card + "1230123" { try panel.key(.character(digit)) }
      return
    }
    try use("Card number")
    for digit in Self.card + "1230123" { try use(String(digit)) }
  }

  /// Orders a dish and pays for it.
  func order(_ dish: String, extra: String? = nil) throws {
    try use("Eat here")
    try choose(dish)
    if let extra { try use(extra) }
    try use(try label("Add"))
    try use("View order")
    try pay()
  }

  func choose(_ dish: String) throws { try use(try label(dish)) }

  func pay() throws {
    try use("Pay by card")
    try typeCard()
    try use("Pay")
  }

  /// The label that begins with some words.
  func label(_ words: String) throws -> String {
    try #require(panel.labels.first { $0.hasPrefix(words) }, "\(words) is not among \(panel.labels)")
  }
}
