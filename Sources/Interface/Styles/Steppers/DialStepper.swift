import Graphics

/// A round gauge that is turned by a finger, with the value and the label in the middle and the halves in its gap.
struct DialStepper: View {
  let configuration: StepperStyleConfiguration
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.font) private var font
  @State private var drag: DialDrag?
  @State private var identity = Identity()

  private final class Identity {}

  var body: some View {
    DialFace(fraction: configuration.fraction, isHeld: drag != nil)
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

  /// The halves: as large as leaves the ends of the arc free, from 44 to 60 points across.
  private func halves(_ diameter: Double) -> some View {
    let side = max(44, min(60, (diameter * 0.19).rounded()))
    return HStack(spacing: (side / 5).rounded()) {
      StepButton(configuration, .decrement) { RoundStepFace(symbol: "minus", isPressed: $0, side: side) }
      StepButton(configuration, .increment) { RoundStepFace(symbol: "plus", isPressed: $0, side: side) }
    }
  }

  // MARK: Touch

  private func follow(_ event: ContactGesture.Value) {
    if configuration.isReadOnly || drag.map({ $0.contact != event.id }) ?? (event.phase != .down) { return }
    let ring = DialGeometry(size: event.size)
    switch event.phase {
    case .down: begin(event, ring)
    case .moved: turn(to: ring.fraction(at: event.location))
    case .up:
      turn(to: ring.fraction(at: event.location))
      end()
    case .cancelled:
      drag?.restore()
      end()
    }
  }

  private func begin(_ event: ContactGesture.Value, _ ring: DialGeometry) {
    guard configuration.owner.take(identity) else { return }
    let touch = ring.fraction(at: event.location)
    let isGrabbed =
      ring.point(at: configuration.fraction).distance(to: event.location) <= SliderTrackBehavior.grabRadius
    drag = DialDrag(
      contact: event.id, last: touch, grab: isGrabbed ? configuration.fraction - touch : 0,
      restore: configuration.remember())
    configuration.edit(true)
    if !isGrabbed { configuration.move(toFraction: touch) }
  }

  private func turn(to touch: Double) {
    guard var drag, touch != drag.last else { return }
    // A finger that goes on through the gap stays at the end that it has come to.
    if abs(touch - drag.last) > 0.5 { return }
    drag.last = touch
    self.drag = drag
    configuration.move(toFraction: max(0, min(1, touch + drag.grab)))
  }

  private func end() {
    drag = nil
    configuration.owner.release(identity)
    configuration.edit(false)
  }
}

/// The finger on a dial.
private struct DialDrag {
  var contact: Int
  /// Where around the dial the finger was last: 0…1.
  var last: Double
  /// From the finger to the knob, as a fraction of the way around.
  var grab: Double
  /// Brings back the value from before.
  var restore: () -> Void
}
