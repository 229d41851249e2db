import Values

/// The state of one handle on a track.
struct SliderHandle: Equatable {
  var handle: RangeHandle
  /// The position on the track: 0…1.
  var fraction: Double
  /// The name that is read out, followed by the text of the value and of its limits.
  var name: String
  var hint = ""
  var value: String
  var minimum: String
  var maximum: String
  var isHeld: Bool
  var isFocused: Bool
}

/// Everything that affects the picture of a slider's track.
struct SliderTrackState: Equatable {
  /// One handle, or two in ascending order.
  var handles: [SliderHandle]
  var axis: SliderAxis
  var ticks: [Double]
  /// The heights of the histogram's bars, 0…1.
  var histogram: [Double]
  var handleScale: Double
  var isAdjustable: Bool
  /// Whether each handle is a separate accessibility element.
  var hasElements: Bool
  /// The fraction from which the selected part of the track is drawn where there is one handle.
  var origin = 0.0

  /// The selected part of the track, as fractions.
  var span: ClosedRange<Double> { span { $0.fraction } }

  /// The selected part of the track where handles are drawn at other positions than their values'.
  func span(at position: (SliderHandle) -> Double) -> ClosedRange<Double> {
    let (start, end) = (handles.count > 1 ? position(handles[0]) : origin, handles.last.map(position) ?? 0)
    return min(start, end)...max(start, end)
  }
}
