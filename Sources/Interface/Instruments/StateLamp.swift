import Looks
import Graphics
import Runtime
import Values

/// A lamp that tells a state by colour, by shape and in words.
///
///     StateLamp("Pump 1", state: .normal, "Running")
///     StateLamp("Guard", state: .emergency, "Open", blinking: .quick)
///
/// With reduced motion it does not blink.
@preconcurrency @MainActor public struct StateLamp: View {
  private let title: Text, text: Text
  private let state: LampState
  private let blinking: LampBlinking
  @Environment({ $0.areLabelsHidden }) private var areLabelsHidden
  @Environment({ $0.accessibilityReduceMotion }) private var reducesMotion
  @Environment({ $0.controlMetrics }) private var metrics

  /// Creates a lamp with a title and the words for its state.
  ///
  /// - Parameters:
  ///   - titleKey: the name of what has the state.
  ///   - state: the meaning of the state.
  ///   - textKey: the state in words.
  ///   - blinking: the rhythm of the light.
  public init(
    _ titleKey: LocalizedStringKey, state: LampState, _ textKey: LocalizedStringKey, blinking: LampBlinking = .none
  ) {
    (title, self.state, text, self.blinking) = (Text(titleKey), state, Text(textKey), blinking)
  }

  /// Creates a lamp with a title and the words for its state.
  @_disfavoredOverload
  public init<Title: StringProtocol, Words: StringProtocol>(
    _ title: Title, state: LampState, _ text: Words, blinking: LampBlinking = .none
  ) {
    (self.title, self.state, self.text, self.blinking) = (Text(title), state, Text(text), blinking)
  }

  /// The lamp beside its title and its state.
  public var body: some View {
    HStack(spacing: 8) {
      light
      VStack(alignment: .leading, spacing: 0) {
        if !areLabelsHidden { title.font(.footnote).foregroundStyle(.secondary).lineLimit(1) }
        // Half a state may read as its opposite.
        text.fontWeight(.medium).lineLimit(2).shrinkable()
      }
    }
    .semantics(Semantics(role: .text), children: .ignore, label: title)
    .changingElement(reading: text) { $0.value = $1 }
  }

  @ViewBuilder private var light: some View {
    let side = metrics.touchHeight * 0.5
    if let half = blinking.half, !reducesMotion, state != .off {
      TimedView { time in
        let count = time / half
        let isLit = Int(count.rounded(.down)).isMultiple(of: 2)
        return (LampVisual(state: state, isLit: isLit, side: side), time + half * (1 - (count - count.rounded(.down))))
      }
    } else {
      LampVisual(state: state, isLit: true, side: side)
    }
  }
}

/// The light of a lamp.
private struct LampVisual: LayoutView {
  let state: LampState
  let isLit: Bool
  let side: Double

  func makeBehavior(for layoutNode: LayoutNode) -> LampBehavior { LampBehavior(layoutNode) }

  func configure(_ behavior: LampBehavior, in environment: EnvironmentValues) {
    behavior.look = .init(
      state: state, color: isLit ? state.color(in: environment) : nil, rim: environment.palette.outline,
      dark: environment.palette.track, side: side)
  }
}

/// Draws the light of a lamp.
private final class LampBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  struct Look: Equatable {
    var state = LampState.off
    /// The colour of the light; `nil` while it is dark.
    var color: RGBA?
    var rim = RGBA.clear, dark = RGBA.clear
    var side = 22.0
  }

  var look = Look() {
    didSet {
      if look == oldValue { return }
      setNeedsPaint()
      if look.side != oldValue.side { setNeedsLayout() }
    }
  }

  func measure(_ proposal: ProposedViewSize) -> Size { Size(width: look.side, height: look.side) }

  func paint(into painter: inout Painter) {
    let path = look.state.outline(in: painter.bounds.insetBy(dx: 1.5, dy: 1.5))
    painter.draw(.fill(path, .nonZero), .color(look.color ?? look.dark))
    painter.draw(.stroke(path, StrokeStyle(lineWidth: 1.5, lineJoin: .round)), .color(look.rim))
  }
}
