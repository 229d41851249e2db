import FaceplateTesting
import Glibc
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Faults that the step indicator had which this one goes back to.
@Suite("Traps of step indicators")
struct StepIndicatorTrapTests {
  private struct Wizard: View {
    @State var step = 1
    @State private var count = 5
    @State private var hasIcons = false

    var body: some View {
      VStack {
        if hasIcons {
          StepIndicator(count: count, current: step) {
            Image(systemName: ["cart", "house", "gift"][$0 % 3]).resizable()
          }
        } else {
          StepIndicator(count: count, current: step)
        }
        HStack {
          Do("Next") { step += 1 }
          Do("Fewer") { count = 3 }
          Do("Icons") { hasIcons.toggle() }
        }
      }
      .frame(width: 400)
    }
  }

  private func panel(@ViewBuilder _ content: @escaping () -> some View) throws -> Harness {
    try Harness(size: Size(width: 440, height: 160)) { content() }
  }

  @Test("8-① Drawn a hundred times over, half-transparent colours do not add up")
  func layers() throws {
    let panel = try panel { StepIndicator(count: 3, current: 1).stepColors(.original).frame(width: 220) }
    let center = try panel.element("Step 3 of 3").frame.center
    let color = panel.bitmap[Int(center.x) - 14, Int(center.y)]
    let rasterizer = Rasterizer()
    for _ in 0..<100 { rasterizer.draw(panel.stage.drawAll().list, into: panel.bitmap) }
    #expect(panel.bitmap[Int(center.x) - 14, Int(center.y)] == color)
  }

  @Test("8-② Drawing asks for no other drawing, and the step that was set stays")
  func endless() throws {
    let panel = try panel { Wizard() }
    let frames = panel.frames
    try panel.activate("Next")
    #expect(panel.frames == frames + 1)
    try panel.advance(by: .seconds(1))
    #expect(panel.stage.deadline == nil)
    #expect(try panel.value(of: "Step 3 of 5") == "current")
  }

  @Test("8-③, 8-④ No step, one step and many: gaps are shared out among one fewer than there are steps")
  func counts() throws {
    for count in [0, 1, 2, 5] {
      let panel = try panel { StepIndicator(count: count, current: 0).stepRadius(20).frame(width: 220) }
      let circles = panel.stage.elements.flatMap(\.children).map(\.frame)
      #expect(circles.count == count)
      guard count > 1, let first = circles.first, let last = circles.last else { continue }
      #expect(abs(first.minX - (440 - 220) / 2) < 1 && abs(last.maxX - (440 + 220) / 2) < 1)
    }
  }

  @Test("8-⑤ However narrow, lines never run backwards and circles never overlap")
  func narrow() {
    for count in 2...12 {
      for width in stride(from: 20.0, through: 400, by: 13) {
        let row = StepGeometry(length: width, breadth: 40, count: count, radius: 20, lineWidth: 2)
        if row.isTooNarrow { continue }
        for index in 0..<count - 1 {
          #expect(row.center(index).x + row.radius <= row.center(index + 1).x - row.radius)
          if let line = row.line(after: index) { #expect(line.lowerBound < line.upperBound) }
        }
      }
    }
  }

  @Test("8-⑥, 8-⑦ Another step, fewer steps and icons for numbers leave nothing behind: as if drawn anew")
  func stale() throws {
    let panel = try panel { Wizard() }
    for action in ["Icons", "Next", "Fewer", "Icons", "Icons", "Icons", "Next"] {
      try panel.activate(action)
      try panel.check()
    }
    let again = try self.panel { Wizard(step: 3) }
    try again.activate("Fewer")
    for panel in [panel, again] { try panel.advance(by: .seconds(1)) }
    #expect(panel.bitmap == again.bitmap)
    #expect(!panel.contains("Step 5 of 5") && panel.contains("Step 3 of 3"))
  }

  @Test("8-⑧, 8-⑨ A picture that does not exist leaves no blank circle")
  func missingIcon() throws {
    let panel = try panel {
      StepIndicator(count: 2, current: 0) { _ in Image(systemName: "no.such.picture").resizable() }.frame(width: 220)
    }
    let frame = try panel.element("Step 2 of 2").frame
    var colors: Set<UInt32> = []
    for y in Int(frame.minY)..<Int(frame.maxY) {
      for x in Int(frame.minX)..<Int(frame.maxX)
      where Point(x: Double(x), y: Double(y)).distance(to: frame.center) < 14 {
        colors.insert(panel.bitmap[x, y])
      }
    }
    #expect(colors.count > 1)
  }

  @Test("8-⑩ What is done differs from what is to come by its ground as well, and lines show how far it has come")
  func progress() throws {
    let panel = try panel { StepIndicator(count: 4, current: 2).stepRadius(20).frame(width: 400) }
    func ground(_ step: Int) throws -> UInt32 {
      let center = try panel.element("Step \(step) of 4").frame.center
      return panel.bitmap[Int(center.x) - 15, Int(center.y)]
    }
    #expect(try ground(1) == ground(2) && ground(1) != ground(4) && ground(3) != ground(4) && ground(3) != ground(1))
    func line(after step: Int) throws -> UInt32 {
      let (a, b) = try (panel.element("Step \(step) of 4").frame, panel.element("Step \(step + 1) of 4").frame)
      return panel.bitmap[Int((a.maxX + b.minX) / 2), Int(a.midY)]
    }
    #expect(try line(after: 1) == line(after: 2) && line(after: 2) != line(after: 3))
  }

  @Test(
    "8-⑪ Numbers and ticks have 4.5:1 with their circles, edges 3:1 with the panel", arguments: ColorScheme.allCases)
  func contrast(scheme: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let colors = StepIndicatorColors.standard
    for state in [StepState.done, .current, .upcoming, .failed, .skipped] {
      let pair = colors[state]
      let (fill, symbol) = (pair.fill.resolve(in: environment), pair.symbol.resolve(in: environment))
      #expect(WCAG.contrast(symbol, fill) >= 4.5)
      let border = pair.border == .clear ? fill : pair.border.resolve(in: environment)
      #expect(WCAG.contrast(border, environment.palette.surface) >= 3)
      #expect(WCAG.contrast(border, environment.palette.background) >= 3)
    }
  }

  @Test("8-⑫ From right to left the first step stands at the right, and so do its line and caption")
  func rightToLeft() throws {
    let view = { StepIndicator(count: 3, current: 1, captions: ["I", "I", "I"]).frame(width: 400) }
    let left = try panel { view() }
    let right = try panel { view() }
    try right.setEnvironment { $0.layoutDirection = .rightToLeft }
    let (first, last) = try (right.element("Step 1 of 3, I").frame, right.element("Step 3 of 3, I").frame)
    #expect(first.midX > last.midX)
    func line(_ panel: Harness, _ share: Double) -> UInt32 {
      let frame = panel.stage.elements[0].frame
      return panel.bitmap[Int(frame.minX + frame.width * share), Int(first.midY)]
    }
    #expect(line(left, 0.25) == line(right, 0.75) && line(left, 0.75) == line(right, 0.25))
    #expect(line(left, 0.25) != line(left, 0.75))
  }
}
