import Looks
import Graphics
import Runtime
import Values

/// A control that selects a value by dragging a handle along a track.
///
///     Slider(value: $brightness, in: 0...100, step: 5) { Text("Brightness") }
///
/// A touch away from the handle moves it there; a tap on one of the optional views at the ends selects that
/// end. The label is read out but not shown, unless the slider has a format or ``View/sliderLabels(_:)`` shows
/// the values elsewhere than in the header. Each stop to which a finger drags the handle plays the feedback
/// ``SensoryFeedback/selection``.
@preconcurrency @MainActor public struct Slider<Label: View, ValueLabel: View>: View {
  private let erased: AnySteppedModel
  private let label: Label
  private let ends: (low: ValueLabel, high: ValueLabel)?
  /// Whether the initializer was given a format, which makes the label and the value visible.
  private let isFormatted: Bool
  private let onEditingChanged: (Bool) -> Void
  /// The view that is read out in place of the formatted value.
  var valueLabel: AnyView?

  private var surroundings = SliderSurroundings()
  @State private var drags = HandleDrags<SingleHandle>()
  @State private var focusStatus = FocusStatus()
  @State private var edits = ValueEdits()

  init(
    _ model: AnySteppedModel, label: Label, ends: (low: ValueLabel, high: ValueLabel)?, isFormatted: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    (erased, self.label, self.ends, self.isFormatted) = (model, label, ends, isFormatted)
    self.onEditingChanged = onEditingChanged
  }

  /// The track with its handle, and the views around it.
  @ViewBuilder public var body: some View {
    if let valueLabel { control.changingElement(reading: valueLabel) { $0.value = $1 } } else { control }
  }

  private var model: any SteppedModel { erased.base }

  private var control: some View {
    framed
      .focusTarget(focus, radius: 10) {
        focusStatus = $0
        edits.focusChanged($0, onEditingChanged)
      }
      .disabled(!model.isAdjustable)
      .modifier(SliderMeaning(read: meaning, label: AnyView(label)))
  }

  /// The value and its limits, as they are written.
  private func reading() -> SteppedReading {
    var reading = model.reading(surroundings.conventions)
    if !surroundings.isKnown { reading.text = UnknownValue.text }
    return reading
  }

  /// Returns the semantics of the slider for users of a screen reader.
  private func meaning() -> Semantics {
    let reading = reading()
    return Semantics(
      role: .slider, value: reading.text, amount: { [erased] in erased.base.amount }, minimum: reading.minimum,
      maximum: reading.maximum, adjust: surroundings.isReadOnly ? nil : { _ = adjust($0) })
  }

  /// The source from which the moving views read the value.
  private var source: SliderSource {
    SliderSource(
      count: 1, values: self,
      reading: {
        SliderReading(texts: [reading().text], fractions: [model.fraction], isHeld: !drags.isIdle)
      }, state: trackState)
  }

  /// Shows the label and the value around the track if the slider has a format, or if its value has its own place.
  @ViewBuilder private var framed: some View {
    let source = source
    if !isFormatted && surroundings.look.labels == .header {
      row(source)
    } else {
      SliderFrame(label: AnyView(label), look: surroundings.look, axis: surroundings.axis, source: source, bounds: nil)
      { row(source) }
    }
  }

  /// The track between the views at its ends.
  @ViewBuilder private func row(_ source: SliderSource) -> some View {
    if let ends {
      let low = end(ends.low, isMaximum: false)
      let high = end(ends.high, isMaximum: true)
      if surroundings.axis.isVertical {
        VStack(spacing: 4) {
          high
          track(source)
          low
        }
      } else {
        HStack(spacing: 4) {
          low
          track(source)
          high
        }
      }
    } else {
      track(source)
    }
  }

  /// The least width of a view at an end of the track, in points: that of a symbol, which is at the edge of the row.
  private static var endWidth: Double { 24 }

  /// A view at an end of the track, with a touch target of at least 44 points. A tap selects that end.
  private func end(_ view: ValueLabel, isMaximum: Bool) -> some View {
    let target = ControlMetrics.leastTarget
    return view.frame(minWidth: Self.endWidth, minHeight: target).touchable(margin: (target - Self.endWidth) / 2)
      .onTapGesture { jump(isMaximum) }
  }

  private func track(_ source: SliderSource) -> some View {
    MovingTrack(source: source)
      .gesture(ContactGesture(axes: surroundings.dragAxes, contact: follow))
  }

  /// Collects what the track draws.
  private func trackState() -> SliderTrackState {
    let (reading, look) = (reading(), surroundings.look)
    return SliderTrackState(
      handles: [
        SliderHandle(
          handle: .upper, fraction: model.fraction, name: "", value: reading.text, minimum: reading.minimum,
          maximum: reading.maximum, isHeld: !drags.isIdle, isFocused: focusStatus.isVisible)
      ], axis: surroundings.axis, ticks: model.markFractions(look.ticks), histogram: look.bars,
      handleScale: look.handleScale,
      isAdjustable: model.isAdjustable, hasElements: false, origin: model.origin)
  }

  // MARK: Changes

  /// Moves the handle by a number of stops, as one edit.
  @discardableResult
  private func adjust(_ count: Int) -> Bool {
    if surroundings.isReadOnly { return false }
    return edits.change(onEditingChanged) { model.adjust(by: count, wraps: false) }
  }

  /// Moves the handle to an end of the range, as one edit.
  private func jump(_ isMaximum: Bool) {
    if surroundings.isReadOnly { return }
    edits.change(onEditingChanged) { model.moveToEnd(isMaximum) }
  }

  private func follow(_ event: ContactGesture.Value) {
    if surroundings.isReadOnly { return }
    let wasIdle = drags.isIdle
    var handle = SingleHandle(at: model.fraction, remember: model.remember)
    drags.follow(event, on: StraightTrack(axis: surroundings.axis, size: event.size), &handle)
    if wasIdle, !drags.isIdle { edits.touch(true, onEditingChanged) }
    if handle.apply(to: model.move), model.hasStops { surroundings.playStop() }
    if !wasIdle, drags.isIdle { edits.touch(false, onEditingChanged) }
  }

  // MARK: Knob and keys

  private var focus: FocusTarget {
    var target = FocusTarget()
    if surroundings.isReadOnly { return target }
    target.editing.adjust = { _, count in adjust(count) }
    target.editing.moveToEnd = { _, isMaximum in jump(isMaximum) }
    target.editing.begin = { edits.beginByKnob(restoring: model.remember(), onEditingChanged) }
    target.editing.revert = { edits.revert() }
    target.rhythm = surroundings.rhythm
    return target
  }
}

extension Slider: SliderTrackValues {
  func adjust(_ handle: RangeHandle, by count: Int) -> Bool { adjust(count) }

  /// The only handle is not a separate element: the slider announces the value.
  func amount(of handle: RangeHandle) -> (any Equatable)? { nil }
}

/// Gives a slider its semantics. The modifier reads the value, so that the slider's body need not.
private struct SliderMeaning: ViewModifier {
  let read: () -> Semantics
  let label: AnyView

  func body(content: Content) -> some View { content.semantics(read(), children: .ignore, label: label) }
}
