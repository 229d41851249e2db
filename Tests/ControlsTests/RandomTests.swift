import FaceplateTesting
import Graphics
import SeededRandom
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// A panel with some of everything, whose views come, go, move and change places.
private struct Zoo: View {
  @Tweak("zoo.count", in: 0...20) private var count = 5
  @Tweak("zoo.window", in: 0.0...100.0, step: 5) private var window = 20.0...60.0
  @Tweak("zoo.order") private var order = "abc"
  @Tweak("zoo.state", in: 0...31) private var state = 0

  private func bit(_ index: Int) -> Bool { state >> index & 1 == 1 }

  var body: some View {
    HStack(alignment: bit(0) ? .firstTextBaseline : .center, spacing: 6) {
      VStack(spacing: 4) {
        Stepper("Count", value: $count, in: 0...20).controlSize(bit(1) ? .mini : .small)
        if bit(2) {
          RangeSlider("Window", value: $window, in: 0...100, step: 5, minimumDistance: 5, policy: .push)
            .transition(.move(edge: .leading).combined(with: .opacity))
        } else {
          Text("\(Int(window.lowerBound)) to \(Int(window.upperBound))").font(.caption)
        }
        Button(bit(3) ? "A long title" : "Go") { withAnimation(.snappy(duration: 0.3)) { state = (state + 7) % 32 } }
          .disabled(bit(4))
      }
      ZStack(alignment: bit(1) ? .topLeading : .center) {
        ForEach(Array(order), id: \.self) { letter in
          Item(
            letter: letter, isShifted: bit(3),
            step: {
              withAnimation(bit(1) ? .linear(duration: 0.4) : nil) {
                order = String(order.dropFirst()) + String(order.first ?? "a")
              }
            }
          )
          .overlay(alignment: .bottomTrailing) { if bit(0) { Circle().fill(.orange).frame(width: 8, height: 8) } }
        }
      }
      .opacity(bit(4) ? 0.5 : 1)
      .animation(.bouncy(duration: 0.3), value: order)
      .clipped()
    }
    .padding(bit(2) ? 3 : 6)
    .background(RoundedRectangle(cornerRadius: 9).fill(bit(0) ? .theme(\.surface) : .theme(\.control)))
    .animation(bit(3) ? .easeInOut(duration: 0.25) : nil, value: state)
  }
}

private struct Item: View {
  let letter: Character
  let isShifted: Bool
  let step: () -> Void

  private var place: Double { Double(letter.asciiValue ?? 0) - 97 }

  var body: some View {
    Text(String(letter))
      .padding(6)
      .background { Color(red: 0.2 * place, green: 0.5, blue: 1 - 0.2 * place) }
      .touchable()
      .onTapGesture(perform: step)
      .transition(place > 1 ? .scale.combined(with: .slide) : .push(from: .bottom))
      .offset(x: isShifted ? place * 7 : place * 12, y: place * 4)
  }
}

extension SeededGenerator {
  /// A whole number of a range.
  fileprivate mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

@Suite("Random sequences", .seeded)
struct RandomTests {
  private static let keys: [Key] = [
    .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .space, .escape,
  ]

  @Test("Invariant 1: the picture drawn bit by bit is that of a full draw, byte for byte", arguments: 0..<10)
  func sequences(block: Int) throws {
    for seed in block * 10..<block * 10 + 10 {
      var dice = SeededGenerator(seed: seed)
      let panel = try Harness(size: Size(width: 260, height: 120)) { Zoo() }
      // Whoever listens is told of the last value a little later.
      panel.stage.onAnnouncement = nil
      var history: [String] = []
      do {
        for _ in 0..<40 { try step(panel, &dice, &history) }
        try settle(panel)
        history.append("compare with a fresh stage")
        try panel.checkAgainstFreshStage()
      } catch {
        Issue.record("seed \(seed): \(error), after \(history.suffix(6))")
        return
      }
    }
  }

  private func step(_ panel: Harness, _ dice: inout SeededGenerator, _ history: inout [String]) throws {
    let finger = dice.roll(0...2)
    let point = Point(x: Double(dice.roll(0...260)), y: Double(dice.roll(0...120)))
    switch dice.roll(0...19) {
    case 0...3:
      history.append("press \(finger) \(point)")
      try panel.press(at: point, contact: finger)
    case 4...7:
      history.append("move \(finger)")
      if panel.isDown(finger) { try panel.move(to: point, contact: finger) }
    case 8, 9:
      history.append("lift \(finger)")
      if panel.isDown(finger) { try panel.lift(contact: finger) }
    case 10:
      history.append("cancel \(finger)")
      if panel.isDown(finger) { try panel.cancel(contact: finger) }
    case 11:
      history.append("turn")
      try panel.turn(by: dice.roll(-3...3), every: .milliseconds(dice.roll(10...120)))
    case 12:
      let isDown = dice.roll(0...1) == 0
      history.append("knob \(isDown)")
      try panel.send(.knobPressed(isDown: isDown))
    case 13, 14:
      let key = Self.keys[dice.roll(0...Self.keys.count - 1)]
      let isDown = dice.roll(0...2) > 0
      history.append("key \(key) \(isDown)")
      try panel.send(.key(key, isDown: isDown, modifiers: dice.roll(0...3) == 0 ? .shift : []))
    case 15:
      history.append("advance")
      try panel.advance(by: .milliseconds(dice.roll(1...700)))
    case 16, 17: try tweak(panel, &dice, &history)
    case 18: try change(panel, &dice, &history)
    default:
      history.append("cancel all")
      try panel.cancelAll()
    }
  }

  private func tweak(_ panel: Harness, _ dice: inout SeededGenerator, _ history: inout [String]) throws {
    let orders = ["abc", "cba", "a", "bdac", "", "dcba", "ab", "c"]
    let low = dice.roll(0...15) * 5
    let texts = [
      "zoo.count": String(dice.roll(0...20)), "zoo.window": "\(low)..\(low + 5 * dice.roll(1...4))",
      "zoo.order": orders[dice.roll(0...orders.count - 1)], "zoo.state": String(dice.roll(0...31)),
    ]
    history.append("\(texts)")
    panel.stage.tweaks.apply(texts)
    try panel.frame()
  }

  private func change(_ panel: Harness, _ dice: inout SeededGenerator, _ history: inout [String]) throws {
    if dice.roll(0...1) == 0 {
      let scheme: ColorScheme = dice.roll(0...1) == 0 ? .dark : .light
      history.append("\(scheme)")
      try panel.setEnvironment { $0.colorScheme = scheme }
    } else {
      let scale = [1, 1.5, 2][dice.roll(0...2)]
      let size = Size(width: Double(dice.roll(200...280)), height: Double(dice.roll(90...140)))
      history.append("resize \(size) \(scale)")
      try panel.resize(to: size, scale: scale)
    }
  }

  /// Takes off all fingers and the focus, so that nothing shows that only the views know.
  private func settle(_ panel: Harness) throws {
    try panel.cancelAll()
    try panel.send(.knobPressed(isDown: false))
    try panel.advance(by: .seconds(1))
    panel.stage.focus.set(nil, visible: false)
    try panel.frame()
    #expect(panel.stage.deadline == nil)
  }
}
