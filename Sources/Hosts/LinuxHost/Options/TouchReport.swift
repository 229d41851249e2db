import CInput
import Graphics

/// A touch as its device reports it, before the panel handles it.
public struct TouchReport {
  /// Whether a finger is on the screen, or has left it.
  public enum Phase: Hashable, Sendable {
    /// The finger touches the screen, perhaps at a new position.
    case touching
    /// The finger has left the screen.
    case lifted
    /// The device has cancelled the touch, which must have no effect.
    case cancelled
  }

  /// The name of the device.
  public let device: String
  /// The slot of the finger, from 0.
  public let finger: Int
  /// The action of the finger at ``place``.
  public let phase: Phase
  /// The position as fractions of the screen's width and height, before rotation and with ``matrix`` applied; zero
  /// for a finger that has left.
  public let place: Point
  /// The first two rows of the calibration matrix that was applied to the position.
  public let matrix: [Double]

  /// Reads a touch event of libinput.
  init(_ event: OpaquePointer?, _ type: libinput_event_type, _ device: OpaquePointer?) {
    self.device = device.map { String(cString: libinput_device_get_name($0)) } ?? ""
    finger = Int(libinput_event_touch_get_seat_slot(event))
    var numbers: [Float] = [1, 0, 0, 0, 1, 0]
    if let device { libinput_device_config_calibration_get_matrix(device, &numbers) }
    matrix = numbers.map(Double.init)
    switch type {
    case LIBINPUT_EVENT_TOUCH_UP: (phase, place) = (.lifted, .zero)
    case LIBINPUT_EVENT_TOUCH_CANCEL: (phase, place) = (.cancelled, .zero)
    default:
      phase = .touching
      place = Point(
        x: libinput_event_touch_get_x_transformed(event, 1), y: libinput_event_touch_get_y_transformed(event, 1))
    }
  }
}
