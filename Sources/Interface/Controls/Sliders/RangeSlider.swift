import Looks
import Graphics
import Runtime
import Values

/// Selects part of a range with two handles on one track.
///
///     RangeSlider("Comfort", value: $comfort, in: 5...35, step: 0.5, minimumDistance: 2, format: .number.unit("°C"))
///
/// Each handle can be dragged by a finger of its own. A touch away from the handles moves the nearer one there.
/// A cancelled touch restores the values. Each stop that a finger drags a handle to plays the feedback
/// ``SensoryFeedback/selection``. ``View/sliderLabels(_:)``, ``View/sliderTicks(_:)`` and
/// ``View/sliderOrientation(_:)`` set where the values are shown, which positions are marked, and the direction
/// of the track.
@preconcurrency @MainActor public struct RangeSlider<Value: Strideable, Label: View>: View {
  private let value: Binding<ClosedRange<Value>>
  private let stops: Stops<Value>
  private let minimumDistance: Value.Stride
  private let maximumDistance: Value.Stride?
  private let policy: RangePolicy
  private let format: NumberFormat
  /// Formats the values in place of ``format``.
  var writer: ((Value) -> String)?
  private var words = RangeHandleWords()
  private let showsBounds: Bool
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  /// The title where the label is one; `nil` for a label that is another view.
  private let name: Text?

  @Environment({ $0.numberConventions }) private var conventions
  @Environment({ $0.repeatRhythm }) private var rhythm
  @Environment({ $0.sliderLook }) private var look
  @Environment({ $0.isReadOnly }) private var isReadOnly
  @Environment({ $0.unknownValue }) private var unknownValue
  @Environment({ $0.layoutDirection }) private var direction
  @Environment({ $0.feedbackStream }) private var feedback
  @Environment({ $0.localizer }) private var localizer
  @State private var drags = HandleDrags<RangeSelection<Value>>()
  @State private var focusStatus = FocusStatus()
  @State private var edits = ValueEdits()

  /// Creates a range slider whose label is a view.
  ///
  /// - Parameters:
  ///   - value: the selected range; it is clamped to `bounds`.
  ///   - bounds: the whole range.
  ///   - step: the distance between the values at which a handle can rest; `nil` for any value.
  ///   - minimumDistance: the minimum distance between the handles.
  ///   - maximumDistance: the maximum distance between the handles; `nil` for no limit.
  ///   - policy: whether a handle that meets its limit stops or pushes the other.
  ///   - format: the format of the values.
  ///   - showsBounds: whether the bounds are shown below the ends of the track.
  ///   - onEditingChanged: called with `true` when an edit begins and with `false` when it ends. Fingers that touch
  ///     together, and the turns of the knob between two presses, are one edit; each press of a key is another.
  ///   - label: the label.
  public init(
    value: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>, step: Value.Stride? = nil,
    minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil, policy: RangePolicy = .stop,
    format: NumberFormat = .number, showsBounds: Bool = false, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, stops: Stops(bounds, step: step), minimumDistance: minimumDistance,
      maximumDistance: maximumDistance, policy: policy, format: format, showsBounds: showsBounds,
      onEditingChanged: onEditingChanged, label: label)
  }

  /// Creates a range slider whose handles rest on given stops, such as the rows of a table, and whose label is
  /// a view.
  public init(
    value: Binding<ClosedRange<Value>>, stops: Stops<Value>, minimumDistance: Value.Stride = 0,
    maximumDistance: Value.Stride? = nil, policy: RangePolicy = .stop, format: NumberFormat = .number,
    showsBounds: Bool = false, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, stops, minimumDistance, maximumDistance, policy, format, showsBounds,
      onEditingChanged,
      label: label(), title: nil)
  }

  init(
    _ value: Binding<ClosedRange<Value>>, _ stops: Stops<Value>, _ minimumDistance: Value.Stride,
    _ maximumDistance: Value.Stride?, _ policy: RangePolicy, _ format: NumberFormat, _ showsBounds: Bool,
    _ onEditingChanged: @escaping (Bool) -> Void, label: Label, title: Text?
  ) {
    self.value = value
    self.stops = stops
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
    self.policy = policy
    self.format = format
    self.showsBounds = showsBounds
    self.onEditingChanged = onEditingChanged
    self.label = label
    name = title
  }

  func naming(_ words: RangeHandleWords) -> Self {
    var slider = self
    slider.words = words
    return slider
  }

  /// The label and the values around the track with its handles.
  public var body: some View {
    let (look, conventions) = (look, conventions)
    let axis = look.axis(direction)
    let bounds = stops.bounds.map {
      (low: text($0.lowerBound, conventions), high: text($0.upperBound, conventions))
    }
    let latest = Latest()
    let resting = restingState(look, axis, bounds)
    let source = SliderSource(
      count: 2, values: self, reading: { shown(latest).reading }, state: { trackState(latest, resting) })
    let label = AnyView(label)
    return SliderFrame(label: label, look: look, axis: axis, source: source, bounds: showsBounds ? bounds : nil) {
      MovingTrack(source: source)
        .gesture(
          ContactGesture(axes: axis.isVertical ? .vertical : .horizontal) { follow($0, latest, axis, look.dragsSpan) })
    }
    .focusTarget(focus, radius: 10) {
      focusStatus = $0
      edits.focusChanged($0, onEditingChanged)
    }
    .disabled(!stops.isAdjustable)
    .semantics(Semantics(role: .group, label: title), children: .controls, label: name == nil ? label : nil)
  }

  private var title: String { name?.string(by: localizer) ?? "" }

  private func text(_ value: Value, _ conventions: NumberConventions) -> String {
    writer?(value) ?? format.text(of: value, in: conventions)
  }

  /// The texts and fractions shown last, which the views of one value share.
  private final class Latest {
    var value: ClosedRange<Value>?
    var selection: RangeSelection<Value>?
    var reading = SliderReading(texts: [], fractions: [], isHeld: false)
  }

  /// What the handles show.
  private func shown(_ latest: Latest) -> (selection: RangeSelection<Value>, reading: SliderReading) {
    let (value, isKnown) = (value.wrappedValue, unknownValue == nil)
    latest.reading.isHeld = !drags.isIdle
    // The text that a closure writes may depend on more than the value.
    let isKept = writer == nil && latest.value == value && isKnown == (latest.reading.texts[0] != UnknownValue.text)
    if let known = latest.selection, isKept { return (known, latest.reading) }
    let (selection, conventions) = (selection(of: value), conventions)
    // A finger moves one of the handles: the text of the other one stays.
    let knew = !latest.reading.texts.isEmpty && latest.reading.texts[0] != UnknownValue.text
    let former = writer == nil && isKnown && knew ? latest.selection : nil
    func text(_ number: Value, _ before: Value?, _ part: Int) -> String {
      if number == before { return latest.reading.texts[part] }
      return isKnown ? self.text(number, conventions) : UnknownValue.text
    }
    (latest.value, latest.selection) = (value, selection)
    latest.reading.texts = [text(selection.lower, former?.lower, 0), text(selection.upper, former?.upper, 1)]
    latest.reading.fractions = [selection.lowerFraction, selection.upperFraction]
    return (selection, latest.reading)
  }

  /// Collects what the track draws.
  private func trackState(_ latest: Latest, _ resting: SliderTrackState) -> SliderTrackState {
    let (selection, reading) = shown(latest)
    writeBack(selection)
    let (drags, status) = (drags, focusStatus)
    var state = resting
    for (part, fraction) in reading.fractions.enumerated() {
      state.handles[part].fraction = fraction
      if unknownValue == nil { state.handles[part].value = reading.texts[part] }
      state.handles[part].isHeld = drags.isHeld(state.handles[part].handle)
      state.handles[part].isFocused = status.isVisible && status.part == part
    }
    return state
  }

  /// What the track draws and says whatever the value is.
  private func restingState(_ look: SliderLook, _ axis: SliderAxis, _ bounds: (low: String, high: String)?)
    -> SliderTrackState
  {
    let title = title
    func handle(_ handle: RangeHandle, _ name: LocalizedStringKey, _ words: (Text?, Text)) -> SliderHandle {
      SliderHandle(
        handle: handle, fraction: 0, name: words.0?.string(by: localizer) ?? localizer(name),
        hint: words.1.string(by: localizer), value: unknownValue?.words ?? "", minimum: bounds?.low ?? "",
        maximum: bounds?.high ?? "", isHeld: false, isFocused: false)
    }
    return SliderTrackState(
      handles: [
        handle(.lower, title.isEmpty ? "Minimum" : "\(title) minimum", (words.lower, words.lowerHint)),
        handle(.upper, title.isEmpty ? "Maximum" : "\(title) maximum", (words.upper, words.upperHint)),
      ], axis: axis, ticks: look.ticks.fractions(of: stops), histogram: look.bars, handleScale: look.handleScale,
      isAdjustable: stops.isAdjustable, hasElements: true)
  }

  // MARK: Values

  private func selection() -> RangeSelection<Value> { selection(of: value.wrappedValue) }

  private func selection(of range: ClosedRange<Value>) -> RangeSelection<Value> {
    RangeSelection(
      range, in: stops, minimumDistance: minimumDistance, maximumDistance: maximumDistance,
      policy: policy)
  }

  /// Reports a value outside the limits, and writes back after the update what is shown in its place.
  private func writeBack(_ shown: RangeSelection<Value>) {
    if shown.range == value.wrappedValue { return }
    Node.afterUpdateHere { node in
      let (outside, inside) = (value.wrappedValue, selection())
      if set(inside) { node.report("\(outside) does not fit its range slider: it is now \(inside.range)") }
    }
  }

  /// Writes a selection to the binding.
  ///
  /// - Returns: Whether it differed from the value.
  @discardableResult
  private func set(_ selection: RangeSelection<Value>) -> Bool {
    if selection.range == value.wrappedValue { return false }
    value.wrappedValue = selection.range
    return true
  }

  /// Moves a handle by a number of stops, as one edit.
  ///
  /// - Returns: Whether the value changed.
  func adjust(_ handle: RangeHandle, by count: Int) -> Bool {
    if isReadOnly { return false }
    var selection = selection()
    selection.move(handle, byStops: count)
    return edits.change(onEditingChanged) { set(selection) }
  }

  func amount(of handle: RangeHandle) -> (any Equatable)? {
    let selection = selection()
    return handle == .lower ? selection.lower : selection.upper
  }

  /// Selects a range that was selected before.
  private func restore(_ range: ClosedRange<Value>) {
    var selection = selection()
    selection.select(range)
    set(selection)
  }

  // MARK: Touch

  private func follow(_ event: ContactGesture.Value, _ latest: Latest, _ axis: SliderAxis, _ dragsSpan: Bool) {
    if isReadOnly { return }
    let wasIdle = drags.isIdle
    let now = value.wrappedValue
    var selection = (latest.value == now ? latest.selection : nil) ?? selection(of: now)
    drags.follow(event, on: StraightTrack(axis: axis, size: event.size), dragsSpan: dragsSpan, &selection)
    if wasIdle, !drags.isIdle { edits.touch(true, onEditingChanged) }
    if set(selection), stops.count != nil, event.phase != .cancelled { feedback?.play(.selection) }
    if !wasIdle, drags.isIdle { edits.touch(false, onEditingChanged) }
  }

  // MARK: Knob and keys

  private var focus: FocusTarget {
    var target = FocusTarget()
    if isReadOnly { return target }
    target.parts = 2
    target.adjust = { part, count in adjust(part == 0 ? .lower : .upper, by: count) }
    target.moveToEnd = { part, isMaximum in
      var selection = selection()
      let handle = part == 0 ? RangeHandle.lower : .upper
      let limits = selection.limits(of: handle)
      selection.move(handle, to: isMaximum ? limits.upperBound : limits.lowerBound)
      edits.change(onEditingChanged) { set(selection) }
    }
    target.beginEditing = {
      let before = value.wrappedValue
      edits.beginByKnob(restoring: { restore(before) }, onEditingChanged)
    }
    target.revert = { edits.revert() }
    target.rhythm = rhythm
    return target
  }
}

extension RangeSlider: SliderTrackValues {}
