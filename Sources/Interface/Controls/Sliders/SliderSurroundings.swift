import Looks
import Runtime
import Values

/// The values that a slider reads from the environment: its appearance, and whether it can be used.
struct SliderSurroundings: DynamicProperty {
  @Environment({ $0.numberConventions }) var conventions
  @Environment({ $0.repeatRhythm }) var rhythm
  @Environment({ $0.sliderLook }) var look
  @Environment({ $0.isReadOnly }) var isReadOnly
  @Environment({ $0.unknownValue }) var unknownValue
  @Environment({ $0.layoutDirection }) private var direction
  @Environment({ $0.feedbackStream }) private var feedback

  /// The direction of the track.
  var axis: SliderAxis { look.axis(direction) }
  /// The axes along which a finger drags a handle, so that no scroll view takes the finger.
  var dragAxes: Axis.Set { axis.isVertical ? .vertical : .horizontal }
  var isKnown: Bool { unknownValue == nil }

  /// Plays the feedback of a stop to which a finger has dragged a handle.
  func playStop() { feedback?.play(.selection) }
}
