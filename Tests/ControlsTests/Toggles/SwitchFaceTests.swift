import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// The same switch, put together from shapes.
private struct SwitchOfShapes: View {
  let isOn: Bool
  var isPressed = false
  var isMixed = false
  @Environment(\.self) private var environment

  var body: some View {
    let touchHeight = environment.controlMetrics.touchHeight
    let height = (touchHeight * 0.7).rounded()
    let width = (height * 1.7).rounded()
    let end = (width - height) / 2 * (environment.layoutDirection == .rightToLeft ? -1 : 1)
    let side = height - 2 * (isPressed ? 3 : isOn ? 4 : 6)
    let mark = (height * 0.36).rounded()
    ZStack {
      ControlBackground(fill: .clear, outline: .clear, radius: height / 2, isPressed: isPressed)
      Capsule().fill(ground)
      Capsule().strokeBorder(outline, lineWidth: max(1.5, environment.theme.metrics.outlineWidth))
      if environment.accessibilityDifferentiateWithoutColor, !isMixed {
        Capsule().strokeBorder(knob, lineWidth: 2).frame(width: isOn ? 2 : mark, height: mark)
          .offset(x: isOn ? -end : end)
      }
      Circle().fill(knob).frame(width: side, height: side).offset(x: isMixed ? 0 : isOn ? end : -end)
    }
    .frame(width: width, height: height)
    .frame(minHeight: touchHeight)
  }

  private var ground: Color {
    if !environment.isEnabled { return isOn ? .theme(\.disabled) : .theme(\.control) }
    if isOn, environment.isReadOnly { return .theme(\.secondaryText) }
    return isOn ? (isPressed ? Color(pressed) : .accentColor) : .theme(\.control)
  }

  /// The theme's colour of a pressed accent, or the tint of a view in the lightness of one that is pressed.
  private var pressed: RGBA {
    environment.palette.pressed(environment.tint?.resolve(in: environment) ?? environment.palette.tint)
  }

  private var outline: Color {
    if isOn { return .clear }
    if environment.isReadOnly { return .theme(\.track) }
    return environment.isEnabled ? .theme(\.outline) : .theme(\.disabled)
  }

  private var knob: Color {
    if isOn { return .theme(\.surface) }
    if !environment.isEnabled { return .theme(\.disabled) }
    return environment.isReadOnly ? .theme(\.secondaryText) : .theme(\.outline)
  }
}

@Suite("The face of a switch")
struct SwitchFaceTests {
  /// A change of what is around a switch.
  private nonisolated struct Surroundings: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var scale = 1.0
    let change: @MainActor @Sendable (inout EnvironmentValues) -> Void

    init(_ name: String, scale: Double = 1, _ change: @escaping @MainActor @Sendable (inout EnvironmentValues) -> Void)
    {
      (testDescription, self.scale, self.change) = (name, scale, change)
    }
  }

  nonisolated private static let surroundings = [
    Surroundings("plain") { _ in },
    Surroundings("one and a half pixels in a point", scale: 1.5) { _ in },
    Surroundings("1.25 pixels in a point", scale: 1.25) { _ in },
    Surroundings("dark") { $0.colorScheme = .dark },
    Surroundings("high contrast") { $0.theme = .highContrastLight },
    Surroundings("disabled") { $0.isEnabled = false },
    Surroundings("only shown") { $0.isReadOnly = true },
    Surroundings("shown and disabled") { ($0.isReadOnly, $0.isEnabled) = (true, false) },
    Surroundings("told apart without colours") { $0.accessibilityDifferentiateWithoutColor = true },
    Surroundings("from right to left, with marks") {
      $0.layoutDirection = .rightToLeft
      $0.accessibilityDifferentiateWithoutColor = true
    },
    Surroundings("small") { $0.controlSize = .mini },
    Surroundings("large") { $0.controlSize = .extraLarge },
    Surroundings("tinted") { $0.tint = .green },
  ]

  @Test("It looks as if it were put together from shapes", arguments: surroundings)
  private func shapes(_ around: Surroundings) throws {
    for (isOn, isPressed, isMixed) in [
      (false, false, false), (true, false, false), (false, true, false), (true, true, false), (false, false, true),
    ] {
      let size = Size(width: 161, height: 101)
      let face = try Harness(size: size, scale: around.scale) {
        SwitchFace(isOn: isOn, isPressed: isPressed, isMixed: isMixed)
      }
      let shapes = try Harness(size: size, scale: around.scale) {
        SwitchOfShapes(isOn: isOn, isPressed: isPressed, isMixed: isMixed)
      }
      for panel in [face, shapes] { try panel.setEnvironment(around.change) }
      #expect(face.snapshot() == shapes.snapshot(), "\(isOn) \(isPressed) \(isMixed)")
    }
  }

  private struct Lamp: View {
    @State var isOn = false
    var body: some View { Toggle("Lamp", isOn: $isOn).labelsHidden() }
  }

  private func panel() throws -> Harness {
    let panel = try Harness(size: Size(width: 120, height: 80)) { Lamp() }
    try panel.setEnvironment { $0.motionTokens = .standard }
    return panel
  }

  @Test("What changes around it while its knob is on its way shows in the end", arguments: surroundings)
  private func stale(_ around: Surroundings) throws {
    let panel = try panel()
    try panel.activate("Lamp")
    try panel.advance(by: .milliseconds(60))
    try panel.setEnvironment(around.change)
    try panel.resize(to: Size(width: 120, height: 80), scale: around.scale)
    try panel.advance(by: .seconds(1))
    let still = try Harness(size: Size(width: 120, height: 80), scale: around.scale) { Lamp(isOn: true) }
    try still.setEnvironment(around.change)
    #expect(panel.snapshot() == still.snapshot())
  }

  @Test("A knob on its way is drawn, and neither evaluated nor laid out")
  func moving() throws {
    let panel = try panel()
    try panel.activate("Lamp")
    let frame = panel.snapshot()
    panel.stage.advance(to: panel.now + .milliseconds(60))
    #expect(!panel.stage.passes.update.isNeeded)
    #expect(!panel.stage.passes.layout.isNeeded)
    #expect(try panel.evaluations { try panel.advance(by: .milliseconds(60)) } == 0)
    #expect(panel.snapshot() != frame)
  }

  @Test("One that is turned back on the way goes on from where it is")
  func back() throws {
    let panel = try panel()
    let off = panel.snapshot()
    let frame = try panel.element("Lamp").frame
    /// The row through the middle, without the outline, which is there or gone at once.
    func row() -> [UInt32] { (Int(frame.minX) + 5..<Int(frame.maxX) - 5).map { panel.bitmap[$0, Int(frame.midY)] } }
    let start = row()
    try panel.activate("Lamp")
    #expect(row() == start, "It begins as it was.")
    try panel.advance(by: .milliseconds(80))
    let halfway = row()
    #expect(halfway != start)
    try panel.activate("Lamp")
    #expect(row() == halfway)
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot() == off)
  }

  @Test("A change without animations is one at once")
  func atOnce() throws {
    struct Two: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("Lamp", isOn: $isOn).labelsHidden()
          Do("Now") { withTransaction(\.disablesAnimations, true) { isOn = true } }
          Do("Slowly") { withAnimation(.linear(duration: 3)) { isOn.toggle() } }
        }
      }
    }
    let panel = try Harness(size: Size(width: 120, height: 200)) { Two() }
    try panel.setEnvironment { $0.motionTokens = .standard }
    try panel.activate("Now")
    let on = panel.snapshot()
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot() == on)
    // It has its own time within that of something else.
    try panel.activate("Slowly")
    try panel.advance(by: .milliseconds(500))
    let off = panel.snapshot()
    try panel.advance(by: .seconds(4))
    #expect(panel.snapshot() == off)
    #expect(off != on)
  }
}
