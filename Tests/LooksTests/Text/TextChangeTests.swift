import FaceplateTesting
import Graphics
import Observation
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

/// What a change of the words costs, and that nothing stays of what they were.
@Suite("Texts that change")
struct TextChangeTests {
  /// Counts how often its views are placed.
  private struct Counting: Layout {
    final class Log { var placements = 0 }
    let log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      log.placements += 1
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  /// Words, and all that may change with them.
  @Observable final class Model {
    var words = "12"
    var size = 20.0
    var color = Color.black
    var width: Double?
    var lines = 1
    var isHigh = false
    var isSecret = false
    var number = 128

    func apply(_ change: String) {
      switch change {
      case "larger": size = 28
      case "red": color = .red
      case "narrow": width = 12
      case "high": lines = 2
      case "capitals": isHigh = true
      case "secret": isSecret = true
      default: words = change
      }
    }
  }

  private struct Sign: View {
    let model: Model
    let log: Counting.Log

    var body: some View {
      Counting(log: log)() { Words(model: model) }
        .font(.system(size: model.size).monospacedDigit()).foregroundStyle(model.color)
        .lineLimit(model.lines, reservesSpace: true).textCase(model.isHigh ? .uppercase : nil)
        .redacted(reason: model.isSecret ? .placeholder : [])
        .frame(width: model.width)
    }
  }

  /// What reads the words, so that no view around it is made anew with them.
  private struct Words: View {
    let model: Model
    var body: some View { Text(verbatim: model.words) }
  }

  private let size = Size(width: 160, height: 100)

  private func panel(_ model: Model, _ log: Counting.Log = Counting.Log()) throws -> Harness {
    try Harness(size: size) { Sign(model: model, log: log) }
  }

  @Test("Words that take as much room have nothing placed again")
  func still() throws {
    let (model, log) = (Model(), Counting.Log())
    let panel = try panel(model, log)
    func placements(_ words: String) throws -> Int {
      let before = log.placements
      model.words = words
      try panel.frame()
      #expect(panel.contains(words))
      return log.placements - before
    }
    #expect(try placements("34") == 0)
    #expect(try placements("345") > 0)
    #expect(try placements("678") == 0)
    #expect(try placements("5") > 0)
    try panel.checkAgainstFreshStage()
  }

  @Test(
    "Whatever changes with the words, before or after them, is seen",
    arguments: ["larger", "red", "narrow", "high", "capitals", "secret", "dark", "scale", "right to left"])
  func stale(_ change: String) throws {
    let model = Model()
    let panel = try panel(model)
    model.words = "34"
    try panel.frame()
    switch change {
    case "dark": try panel.setEnvironment { $0.colorScheme = .dark }
    case "scale": try panel.resize(to: size, scale: 1.5)
    case "right to left": try panel.setEnvironment { $0.layoutDirection = .rightToLeft }
    default: model.apply(change)
    }
    // The harness compares each frame with a full one.
    for words in ["56", "word", "345", "12", "34"] {
      model.words = words
      try panel.frame()
      try panel.checkAgainstFreshStage()
    }
  }

  @Test("A text that has too little room is laid out again, although it is as wide without limits")
  func narrow() throws {
    let (model, log) = (Model(), Counting.Log())
    (model.words, model.lines, model.width) = ("1 345", 2, 45)
    let panel = try panel(model, log)
    let before = log.placements
    model.words = "13 45"
    try panel.frame()
    #expect(log.placements > before)
    try panel.checkAgainstFreshStage()
  }

  /// A number whose digits roll.
  private struct Number: View {
    let model: Model
    var body: some View {
      Text("\(model.number)").font(.system(size: 40).monospacedDigit())
        .contentTransition(.numericText(value: Double(model.number)))
        .animation(.linear(duration: 0.2), value: model.number)
        .accessibilityLabel("Number")
    }
  }

  @Test("Where digits begin to roll nothing is drawn anew, and then only those that differ")
  func roll() throws {
    let model = Model()
    let panel = try Harness(size: size) { Number(model: model) }
    try panel.setEnvironment { $0.motionTokens = .standard }
    let place = try panel.element("Number").frame
    let before = panel.snapshot()
    func show(_ number: Int) throws {
      model.number = number
      try panel.frame()
    }
    try show(129)
    #expect(panel.damage.isEmpty && panel.snapshot() == before)
    try panel.advance(by: .milliseconds(64))
    #expect(!panel.damage.isEmpty && panel.damage.rects.allSatisfy { Double($0.minX) > place.midX })
    try panel.advance(by: .seconds(1))
    try panel.checkAgainstFreshStage()
    // A turn that interrupts the roll begins with what is seen.
    try show(131)
    try panel.advance(by: .milliseconds(64))
    try show(130)
    try show(129)
    try panel.advance(by: .seconds(1))
    try panel.checkAgainstFreshStage()
  }

  @Test("Digits that change faster than they roll are seen at once")
  func fast() throws {
    let model = Model()
    let panel = try Harness(size: size) { Number(model: model) }
    try panel.setEnvironment { $0.motionTokens = .standard }
    for number in 129...140 {
      model.number = number
      try panel.advance(by: .milliseconds(16))
      if number > 129 { try panel.checkAgainstFreshStage() }
    }
    // Two changes in one frame are one.
    let before = panel.snapshot()
    try panel.advance(by: .seconds(1))
    (model.number, model.number) = (141, 142)
    try panel.frame()
    #expect(panel.snapshot() == before)
  }
}
