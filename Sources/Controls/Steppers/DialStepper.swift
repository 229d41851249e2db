import Graphics
import Runtime
import Values

/// A dial that is turned by dragging, with the value and the label in its centre and the buttons in its gap.
struct DialStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.font) private var font
  @Environment(\.feedbackStream) private var feedback
  @State private var drags = HandleDrags<SingleHandle>()
  @State private var identity = Identity()

  /// Identifies the dial to the owner of the press.
  private final class Identity {}

  var body: some View {
    DialVisual(fraction: configuration.fraction, isHeld: !drags.isIdle)
      .gesture(ContactGesture(axes: [.horizontal, .vertical], contact: follow))
      .overlay {
        VStack(spacing: 2) {
          ReservedText(text: configuration.valueText, widest: configuration.widestText)
            .font((font ?? .system(size: 36)).weight(.semibold).monospacedDigit())
          if !areLabelsHidden {
            configuration.label.font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      .overlay {
        GeometryReader { space in
          halves(min(space.size.width, space.size.height))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
      }
  }

  /// The two buttons. Their size, from 44 to 60 points, keeps clear of the ends of the arc.
  private func halves(_ diameter: Double) -> some View {
    let side = max(44, min(60, (diameter * 0.19).rounded()))
    return HStack(spacing: (side / 5).rounded()) {
      StepButton(configuration, .decrement) { RoundStepBody(symbol: "minus", isPressed: $0, side: side) }
      StepButton(configuration, .increment) { RoundStepBody(symbol: "plus", isPressed: $0, side: side) }
    }
  }

  // MARK: Touch

  /// Turns the dial, unless one of the buttons is held.
  private func follow(_ event: ContactGesture.Value) {
    let wasIdle = drags.isIdle
    if configuration.isReadOnly || (wasIdle && event.phase == .down && !configuration.owner.take(identity)) { return }
    var handle = SingleHandle(at: configuration.fraction, remember: configuration.remember)
    drags.follow(event, on: DialGeometry(size: event.size), &handle)
    if wasIdle, !drags.isIdle { configuration.edit(true) }
    if handle.apply(to: configuration.move), configuration.model.hasStops { feedback?.play(.selection) }
    if wasIdle || !drags.isIdle { return }
    configuration.owner.release(identity)
    configuration.edit(false)
  }
}
