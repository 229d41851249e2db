import FaceplateTesting
import Graphics
import Observation
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// A button whose parts follow a model. A new label or action reaches the views that a style has drawn without the style.
@Suite("What a button evaluates")
struct ButtonEvaluationTests {
  @Observable final class Model {
    var count = 0
    var role: ButtonRole?
    var isWide = false
    var isFaint = false
    var isDisabled = false
    var isDark = false
    var isLarge = false
    var isSwapped = false
  }

  /// A style that notes when it is run, and shows the label where it says.
  private struct Noting: ButtonStyle {
    let log: Log
    var isTwice = false

    func makeBody(configuration: Configuration) -> some View {
      log.note("\(configuration.role == .destructive)")
      return HStack {
        configuration.label
        if isTwice { configuration.label }
      }
    }
  }

  /// A style without anything of its own but a number.
  private struct Faint: ButtonStyle {
    let opacity: Double
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(opacity) }
  }

  private struct Panel: View {
    let model: Model
    let log: Log

    var body: some View {
      let count = model.count
      Button(role: model.role, action: { log.note("act \(count)") }) {
        if model.isSwapped { Image(systemName: "star") } else { Text("Count \(count)") }
      }
      .accessibilityIdentifier("button")
      .buttonStyle(Noting(log: log, isTwice: model.isWide))
      .disabled(model.isDisabled)
      .environment(\.colorScheme, model.isDark ? .dark : .light)
      .environment(\.dynamicTypeSize, model.isLarge ? .xxxLarge : .large)
    }
  }

  private func panel(_ model: Model, _ log: Log) throws -> Harness {
    let panel = try Harness(size: Size(width: 300, height: 100)) { Panel(model: model, log: log) }
    _ = log.take()
    return panel
  }

  @Test("Another label and another action reach what is shown, and the style does not run again")
  func parts() throws {
    let (model, log) = (Model(), Log())
    let panel = try panel(model, log)
    model.count = 7
    #expect(try panel.evaluations { try panel.frame() } == 1)
    #expect(log.take() == [])
    try panel.activate("Count 7")
    #expect(log.take().contains("act 7"))
    _ = log.take()
    // A press runs the style, which reads whether the button is pressed.
    try panel.tap("Count 7")
    #expect(log.take().contains("act 7"))
    try panel.checkAgainstFreshStage()
  }

  @Test("A label of another kind takes the place of the former one, wherever the style shows it")
  func otherLabel() throws {
    let (model, log) = (Model(), Log())
    model.isWide = true
    let panel = try panel(model, log)
    model.isSwapped = true
    try panel.frame()
    #expect(log.take() == [])
    try panel.checkAgainstFreshStage()
    model.isSwapped = false
    model.count = 2
    try panel.frame()
    try panel.checkAgainstFreshStage()
  }

  @Test("Another role and another style run the style, with the label of now")
  func role() throws {
    let (model, log) = (Model(), Log())
    let panel = try panel(model, log)
    (model.role, model.count) = (.destructive, 3)
    try panel.frame()
    #expect(log.take() == ["true"])
    try panel.activate("Count 3")
    #expect(log.take() == ["act 3"])
    (model.isWide, model.count) = (true, 4)
    try panel.frame()
    _ = log.take()
    try panel.activate("Count 4, Count 4")
    #expect(log.take() == ["act 4"])
    model.isWide = false
    try panel.frame()
    model.count = 5
    try panel.frame()
    try panel.checkAgainstFreshStage()
  }

  @Test("Appearance, size of text, and whether it can be used change together with the label")
  func environment() throws {
    let (model, log) = (Model(), Log())
    let panel = try panel(model, log)
    for change in 0..<6 {
      model.count += 1
      switch change % 3 {
      case 0: model.isDark.toggle()
      case 1: model.isLarge.toggle()
      default: model.isDisabled.toggle()
      }
      try panel.frame()
      #expect(try panel.isEnabled("Count \(model.count)") == !model.isDisabled)
      try panel.checkAgainstFreshStage()
    }
  }

  private struct Styles: View {
    let model: Model

    var body: some View {
      VStack {
        Button("Faint \(model.count)") {}.buttonStyle(Faint(opacity: model.isFaint ? 0.3 : 1))
        Button("Plain \(model.count)") {}.buttonStyle(.plain)
      }
    }
  }

  @Test("A style that is set again is the same one as long as its own values are")
  func styles() throws {
    let model = Model()
    let panel = try Harness(size: Size(width: 200, height: 100)) { Styles(model: model) }
    model.count = 1
    #expect(try panel.evaluations { try panel.frame() } == 1)
    try panel.checkAgainstFreshStage()
    model.isFaint = true
    try panel.frame()
    try panel.checkAgainstFreshStage()
  }

  /// A style around another one, which draws the button again from its configuration.
  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(4) }
  }

  private struct Nested: View {
    let model: Model
    let log: Log

    var body: some View {
      let count = model.count
      VStack {
        Button("Outer \(count)") { log.note("act \(count)") }.buttonStyle(Framed())
        Button("Own \(count)") { log.note("own \(count)") }
      }
      .buttonStyle(Noting(log: log))
    }
  }

  @Test("A button that a style makes of a configuration follows the first one")
  func nested() throws {
    let (model, log) = (Model(), Log())
    let panel = try Harness(size: Size(width: 300, height: 120)) { Nested(model: model, log: log) }
    _ = log.take()
    model.count = 9
    try panel.frame()
    #expect(log.take() == [])
    try panel.activate("Outer 9")
    try panel.activate("Own 9")
    #expect(log.take() == ["act 9", "own 9"])
    try panel.checkAgainstFreshStage()
  }

  /// Shows the label of one of two sources in one place.
  private struct Places: View {
    let sources: [ContentSource]
    let model: Model

    var body: some View { SourceView(sources[model.count]) }
  }

  @Test("A place that shows another source follows that one alone")
  func sources() throws {
    let model = Model()
    let texts = (0..<2).map { TypedContentSource(Text("Source \($0)")) }
    let sources: [ContentSource] = texts + [TypedContentSource(Text("Wide").padding(8))]
    let panel = try Harness(size: Size(width: 200, height: 60)) { Places(sources: sources, model: model) }
    #expect(panel.contains("Source 0"))
    for index in [1, 2, 0] {
      model.count = index
      try panel.frame()
      try panel.checkAgainstFreshStage()
    }
    texts[1].change(to: Text("Elsewhere"))
    try panel.frame()
    #expect(panel.contains("Source 0"))
    texts[0].change(to: Text("Here"))
    try panel.frame()
    #expect(panel.contains("Here"))
  }
}
