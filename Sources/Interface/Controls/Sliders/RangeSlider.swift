import Looks
import Graphics
import Runtime
import Values

/// Selects part of a range with two handles on one track.
///
///     RangeSlider("Comfort", value: $comfort, in: 5...35, step: 0.5, minimumDistance: 2, format: .number.unit("°C"))
///
/// Each handle can be dragged by its own finger. A touch away from the handles moves the nearer one there.
/// A cancelled touch restores the values. Each stop that a finger drags a handle to plays the feedback
/// ``SensoryFeedback/selection``. ``View/sliderLabels(_:)``, ``View/sliderTicks(_:)`` and
/// ``View/sliderOrientation(_:)`` set where the values are shown, which positions are marked, and the direction
/// of the track.
@preconcurrency @MainActor public struct RangeSlider<Value: Strideable, Label: View>: View {
  private let range: RangeSource<Value>
  var writer: RangeWriter<Value>
  private var words = RangeHandleWords()
  private let showsBounds: Bool
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  /// The title, if the label is a text; `nil` if it is another view.
  private let name: Text?

  private var surroundings = SliderSurroundings()
  @Environment({ $0.localizer }) private var localizer
  @State private var drags = HandleDrags<RangeSelection<Value>>()
  @State private var focusStatus = FocusStatus()
  @State private var edits = ValueEdits()

  /// Creates a range slider whose label is a view.
  ///
  /// - Parameters:
  ///   - value: the selected range. An end outside `bounds` is written unchanged, with its handle at the nearer end.
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
    range = RangeSource(value, stops, minimumDistance, maximumDistance, policy)
    writer = RangeWriter(format: format)
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
    let (look, conventions, axis) = (surroundings.look, surroundings.conventions, surroundings.axis)
    let bounds = range.stops.bounds.map {
      (low: writer.text($0.lowerBound, conventions), high: writer.text($0.upperBound, conventions))
    }
    let latest = ShownRange<Value>()
    let resting = restingState(look, axis, bounds)
    let source = SliderSource(
      count: 2, values: self, reading: { reading(latest) }, state: { trackState(latest, resting) })
    let label = AnyView(label)
    return SliderFrame(label: label, look: look, axis: axis, source: source, bounds: showsBounds ? bounds : nil) {
      MovingTrack(source: source)
        .gesture(
          ContactGesture(axes: surroundings.dragAxes) { follow($0, latest, axis, look.dragsSpan) })
    }
    .focusTarget(focus, radius: 10) {
      focusStatus = $0
      edits.focusChanged($0, onEditingChanged)
    }
    .disabled(!range.stops.isAdjustable)
    .semantics(Semantics(role: .group, label: title), children: .controls, label: name == nil ? label : nil)
  }

  private var title: String { name?.string(by: localizer) ?? "" }

  /// Updates what the handles show with the present value.
  private func show(on latest: ShownRange<Value>, isHeld: Bool) {
    latest.note(isHeld: isHeld)
    latest.show(range, isKnown: surroundings.isKnown, by: writer, surroundings.conventions)
  }

  /// Returns the texts of the labels.
  private func reading(_ latest: ShownRange<Value>) -> SliderReading {
    show(on: latest, isHeld: !drags.isIdle)
    return latest.reading
  }

  /// Collects what the track draws.
  private func trackState(_ latest: ShownRange<Value>, _ resting: SliderTrackState) -> SliderTrackState {
    let (drags, status) = (drags, focusStatus)
    show(on: latest, isHeld: !drags.isIdle)
    let reading = latest.reading
    var state = resting
    for (part, fraction) in reading.fractions.enumerated() {
      state.handles[part].fraction = fraction
      if surroundings.isKnown { state.handles[part].value = reading.texts[part] }
      state.handles[part].isHeld = drags.isHeld(state.handles[part].handle)
      state.handles[part].isFocused = status.isVisible && status.part == part
    }
    return state
  }

  /// The part of the track's state that does not depend on the value.
  private func restingState(_ look: SliderLook, _ axis: SliderAxis, _ bounds: (low: String, high: String)?)
    -> SliderTrackState
  {
    let title = title
    func handle(_ handle: RangeHandle, _ name: LocalizedStringKey, _ words: (Text?, Text)) -> SliderHandle {
      SliderHandle(
        handle: handle, fraction: 0, name: words.0?.string(by: localizer) ?? localizer(name),
        hint: words.1.string(by: localizer), value: surroundings.unknownValue?.words ?? "", minimum: bounds?.low ?? "",
        maximum: bounds?.high ?? "", isHeld: false, isFocused: false)
    }
    return SliderTrackState(
      handles: [
        handle(.lower, title.isEmpty ? "Minimum" : "\(title) minimum", (words.lower, words.lowerHint)),
        handle(.upper, title.isEmpty ? "Maximum" : "\(title) maximum", (words.upper, words.upperHint)),
      ], axis: axis, ticks: look.ticks.fractions(of: range.stops), histogram: look.bars, handleScale: look.handleScale,
      isAdjustable: range.stops.isAdjustable, hasElements: true)
  }

  // MARK: Values

  /// Moves a handle by a number of stops, as one edit.
  ///
  /// - Returns: Whether the value changed.
  func adjust(_ handle: RangeHandle, by count: Int) -> Bool {
    if surroundings.isReadOnly { return false }
    let present = range.selection()
    var selection = present
    selection.move(handle, byStops: count)
    return edits.change(onEditingChanged) { range.set(selection, over: present) }
  }

  func amount(of handle: RangeHandle) -> (any Equatable)? {
    handle == .lower ? range.value.lowerBound : range.value.upperBound
  }

  // MARK: Touch

  private func follow(_ event: ContactGesture.Value, _ latest: ShownRange<Value>, _ axis: SliderAxis, _ dragsSpan: Bool)
  {
    if surroundings.isReadOnly { return }
    let wasIdle = drags.isIdle
    let now = range.value
    let present = latest.selection(of: now) ?? range.selection(of: now)
    var selection = present
    drags.follow(event, on: StraightTrack(axis: axis, size: event.size), dragsSpan: dragsSpan, &selection)
    if wasIdle, !drags.isIdle { edits.touch(true, onEditingChanged) }
    let isNew = range.set(selection, over: present)
    if isNew, range.stops.count != nil, event.phase != .cancelled { surroundings.playStop() }
    if !wasIdle, drags.isIdle { edits.touch(false, onEditingChanged) }
  }

  // MARK: Knob and keys

  private var focus: FocusTarget {
    var target = FocusTarget()
    if surroundings.isReadOnly { return target }
    target.editing.parts = 2
    target.editing.adjust = { part, count in adjust(part == 0 ? .lower : .upper, by: count) }
    target.editing.moveToEnd = { part, isMaximum in
      let present = range.selection()
      var selection = present
      let handle = part == 0 ? RangeHandle.lower : .upper
      let limits = selection.limits(of: handle)
      selection.move(handle, to: isMaximum ? limits.upperBound : limits.lowerBound)
      edits.change(onEditingChanged) { range.set(selection, over: present) }
    }
    target.editing.begin = {
      let before = range.value
      edits.beginByKnob(restoring: { range.restore(before) }, onEditingChanged)
    }
    target.editing.revert = { edits.revert() }
    target.rhythm = surroundings.rhythm
    return target
  }
}

extension RangeSlider: SliderTrackValues {}
