import Looks
import Graphics
import Runtime
import Values

/// A spinner with twelve spokes that advances by one spoke at a time, so that a small display repaints little.
struct Spinner: View {
  @State private var step = 0
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.panelClock }) private var clock

  /// The time between two steps; a turn takes 1.2 seconds.
  private static let pause = Duration.milliseconds(100)

  var body: some View {
    SpokesVisual(step: step)
      .frame(width: size.touchHeight * 0.75, height: size.touchHeight * 0.75)
      .task {
        while let clock, (try? await clock.sleep(for: Self.pause)) != nil {
          step = (step + 1) % SpokesBehavior.count
        }
      }
  }
}

/// The spokes, of which the one at `step` is the darkest.
struct SpokesVisual: LayoutView {
  let step: Int

  func makeBehavior(for layoutNode: LayoutNode) -> SpokesBehavior { SpokesBehavior(layoutNode) }

  func configure(_ behavior: SpokesBehavior, in environment: EnvironmentValues) {
    behavior.look = SpokesBehavior.Look(step: step, color: environment.palette.secondaryText)
  }
}

/// Draws the spokes of ``SpokesVisual``.
final class SpokesBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var step = 0
    var color = RGBA.clear
  }

  static let count = 12
  var look = Look() { didSet { if look != oldValue { setNeedsPaint() } } }

  func measure(_ proposal: ProposedViewSize) -> Size {
    proposal.replacingUnspecifiedDimensions(by: Size(width: 32, height: 32))
  }

  func paint(into painter: inout Painter) {
    let radius = min(painter.size.width, painter.size.height) / 2
    let center = painter.bounds.center
    for spoke in 0..<Self.count {
      let turn = Double(spoke) / Double(Self.count) * 2 * .pi
      func point(_ share: Double) -> Point {
        center.offsetBy(dx: 0, dy: -radius * share).turned(around: center, by: turn)
      }
      let age = (look.step - spoke + Self.count) % Self.count
      let path = Path { $0.addLines([point(0.5), point(0.9)]) }
      painter.draw(
        .stroke(path, StrokeStyle(lineWidth: max(2, radius * 0.16), lineCap: .round)),
        .color(look.color.multiplyingOpacity(by: 1 - 0.8 * Double(age) / Double(Self.count))))
    }
  }
}
