import Graphics

/// Moves a value along a track.
///
///     Slider(value: $brightness, in: 0...100, step: 5) { Text("Brightness") }
///
/// A touch away from the handle brings it; the views at the ends, if there are any, take it there when they are tapped.
/// The label is read out, but not shown, unless ``View/sliderLabels(_:)`` says where the value is to be written.
@preconcurrency @MainActor public struct Slider<Label: View, ValueLabel: View>: View {
  private let model: SliderModel
  private let label: Label
  private let ends: (low: ValueLabel, high: ValueLabel)?
  private let format: NumberFormat?
  private let onEditingChanged: (Bool) -> Void
  /// What is read out in place of the value.
  var valueLabel: AnyView?

  @Environment(\.numberConventions) private var conventions
  @Environment(\.repeatRhythm) private var rhythm
  @Environment(\.sliderLook) private var look
  @Environment(\.isReadOnly) private var isReadOnly
  @Environment(\.layoutDirection) private var direction
  @State private var drag: SliderDrag?
  @State private var focusStatus = FocusStatus()
  @State private var remembered: (() -> Void)?

  init(
    _ model: SliderModel, label: Label, ends: (low: ValueLabel, high: ValueLabel)?, format: NumberFormat? = nil,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    (self.model, self.label, self.ends, self.format) = (model, label, ends, format)
    self.onEditingChanged = onEditingChanged
  }

  /// The slider.
  @ViewBuilder public var body: some View {
    if let valueLabel { control.changingElement(reading: valueLabel) { $0.value = $1 } } else { control }
  }

  private var control: some View {
    let state = model.state(format, conventions)
    return framed(state)
      .focusTarget(focus, radius: 10) {
        focusStatus = $0
        if !$0.isEditing { remembered = nil }
      }
      .disabled(!model.isAdjustable)
      .semantics(
        Semantics(
          role: .slider, value: state.text, minimum: state.minimum, maximum: state.maximum,
          adjust: isReadOnly ? nil : { _ = adjust($0) }), children: .ignore, label: label)
  }

  private var axis: SliderAxis { look.axis(direction) }

  /// Only a slider whose values are written somewhere by choice shows its label as well.
  @ViewBuilder private func framed(_ state: SliderState) -> some View {
    if format == nil && look.labels == .header {
      row(state)
    } else {
      SliderFrame(
        label: label, look: look, axis: axis, texts: [state.text], fractions: [state.fraction], bounds: nil
      ) { row(state) }
    }
  }

  @ViewBuilder private func row(_ state: SliderState) -> some View {
    if let ends {
      let low = end(ends.low, isMaximum: false)
      let high = end(ends.high, isMaximum: true)
      if axis.isVertical {
        VStack(spacing: 4) {
          high
          track(state)
          low
        }
      } else {
        HStack(spacing: 4) {
          low
          track(state)
          high
        }
      }
    } else {
      track(state)
    }
  }

  private func end(_ view: ValueLabel, isMaximum: Bool) -> some View {
    view.frame(minWidth: 44, minHeight: 44).touchable().onTapGesture { jump(isMaximum) }
  }

  private func track(_ state: SliderState) -> some View {
    SliderTrack(
      state: SliderTrackState(
        handles: [
          SliderHandle(
            handle: .upper, fraction: state.fraction, name: "", value: state.text, minimum: state.minimum,
            maximum: state.maximum, isHeld: drag != nil, isFocused: focusStatus.isVisible)
        ], axis: axis, ticks: model.ticks(look), histogram: look.bars, handleScale: look.handleScale,
        isAdjustable: model.isAdjustable, hasElements: false, origin: model.origin),
      adjust: { _, count in adjust(count) }
    )
    .gesture(ContactGesture(axes: axis.isVertical ? .vertical : .horizontal, contact: follow))
  }

  // MARK: Changes

  @discardableResult
  private func adjust(_ count: Int) -> Bool {
    if isReadOnly { return false }
    if remembered != nil { return model.adjust(count) }
    onEditingChanged(true)
    defer { onEditingChanged(false) }
    return model.adjust(count)
  }

  private func jump(_ isMaximum: Bool) {
    if isReadOnly { return }
    onEditingChanged(true)
    model.moveToEnd(isMaximum)
    onEditingChanged(false)
  }

  private func follow(_ event: ContactGesture.Value) {
    if isReadOnly || drag.map({ $0.contact != event.id }) ?? (event.phase != .down) { return }
    let touch = axis.fraction(at: event.location, in: event.size)
    switch event.phase {
    case .down: begin(event, touch)
    case .moved: move(touch)
    case .up:
      move(touch)
      end()
    case .cancelled:
      drag?.restore()
      end()
    }
  }

  private func begin(_ event: ContactGesture.Value, _ touch: Double) {
    let center = model.state(format, conventions).fraction
    let isGrabbed = abs(touch - center) * axis.travel(in: event.size) <= SliderTrackBehavior.grabRadius
    drag = SliderDrag(
      contact: event.id, start: touch, grab: isGrabbed ? center - touch : 0, restore: model.remember())
    onEditingChanged(true)
    if !isGrabbed { model.move(toFraction: touch) }
  }

  private func move(_ touch: Double) {
    guard var drag, touch != drag.start || drag.hasMoved else { return }
    drag.hasMoved = true
    self.drag = drag
    model.move(toFraction: max(0, min(1, touch + drag.grab)))
  }

  private func end() {
    drag = nil
    onEditingChanged(false)
  }

  // MARK: Knob and keys

  private var focus: FocusTarget {
    var target = FocusTarget()
    if isReadOnly { return target }
    target.adjust = { _, count in adjust(count) }
    target.moveToEnd = { _, isMaximum in jump(isMaximum) }
    target.beginEditing = { remembered = model.remember() }
    target.revert = { remembered?() }
    target.rhythm = rhythm
    return target
  }
}

/// The finger on a slider.
private struct SliderDrag {
  var contact: Int
  var start: Double
  /// From the finger to the handle's middle, as a fraction of the track.
  var grab: Double
  /// Whether the finger has moved: only then does a release count.
  var hasMoved = false
  /// Brings back the value from before.
  var restore: () -> Void
}
