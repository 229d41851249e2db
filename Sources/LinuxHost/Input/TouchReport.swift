import CInput
import Graphics

/// A touch as its device tells it, before the panel sees it.
public struct TouchReport {
  /// What becomes of a finger.
  public enum Phase: Hashable, Sendable {
    /// It is there, perhaps somewhere else than before.
    case touching
    /// It has left.
    case lifted
    /// It does not count.
    case cancelled
  }

  /// What the device calls itself.
  public let device: String
  /// The finger's number.
  public let finger: Int
  /// What becomes of the finger.
  public let phase: Phase
  /// Parts of the screen's width and height, as it is mounted and with ``matrix`` applied; zero for a finger that has left.
  public let place: Point
  /// The first two rows of the matrix that the place has been through.
  public let matrix: [Double]

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
