import Runtime

/// The values that the handles of a slider show.
struct SliderReading {
  /// The text of each handle's value.
  var texts: [String]
  /// The position of each handle: 0…1.
  var fractions: [Double]
  /// Whether a finger holds a handle.
  var isHeld: Bool

  /// The texts of a range, or one text where the value is not known: each handle has the same one then.
  var joined: String { texts.first == UnknownValue.text ? UnknownValue.text : texts.joined(separator: " – ") }
}

/// The source from which the moving views of a slider read its value.
///
/// Each of them reads the value in its own body, so a drag evaluates only these views again, and not the slider. A
/// slider whose body runs again makes another source.
final class SliderSource {
  /// The number of handles.
  let count: Int
  /// Returns the state of the handles.
  let reading: () -> SliderReading
  /// Returns the state of the track.
  let state: () -> SliderTrackState
  /// The control whose values the handles stand for.
  let values: any SliderTrackValues

  init(
    count: Int, values: any SliderTrackValues, reading: @escaping () -> SliderReading,
    state: @escaping () -> SliderTrackState
  ) {
    self.count = count
    self.values = values
    self.reading = reading
    self.state = state
  }
}

/// The track of a slider with its handles.
struct MovingTrack: View {
  let source: SliderSource

  var body: some View { SliderTrack(state: source.state(), values: source.values) }
}
