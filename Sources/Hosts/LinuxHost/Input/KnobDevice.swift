import CEvdev
import CLinux
import Glibc
import Runtime

/// An open knob, read with libevdev.
final class KnobDevice {
  let node: String
  let name: String
  let fd: Int32
  private let device: OpaquePointer
  private var translator: KnobTranslator

  /// Why a node could not be opened.
  struct Refusal: Error { let number: Int32 }

  /// Opens a node if it is a knob; `nil` where it is another kind of device.
  init?(node: String, options: InputOptions) throws(Refusal) {
    let fd = DeviceNode.open(node, O_RDONLY | O_NONBLOCK)
    guard fd >= 0 else { throw Refusal(number: errno) }
    var pointer: OpaquePointer?
    let result = libevdev_new_from_fd(fd, &pointer)
    guard result == 0, let device = pointer else {
      DeviceNode.closeInput(fd)
      throw Refusal(number: -result)
    }
    let capabilities = DeviceCapabilities(device)
    let rule = options.rule(for: capabilities.name)
    guard DeviceRole(capabilities) == .knob, rule?.isIgnored != true else {
      libevdev_free(device)
      DeviceNode.closeInput(fd)
      return nil
    }
    (self.node, self.fd, self.device, name) = (node, fd, device, capabilities.name)
    libevdev_set_clock_id(device, CLOCK_MONOTONIC)
    if options.isGrabbed { libevdev_grab(device, LIBEVDEV_GRAB) }
    var positions: [Int32: Int32] = [:]
    for axis in capabilities.absolute.keys {
      positions[axis] = libevdev_get_event_value(device, UInt32(EV_ABS), UInt32(axis))
    }
    translator = KnobTranslator(
      axes: capabilities.absolute, positions: positions, tuning: rule?.knob ?? KnobTuning())
  }

  isolated deinit {
    libevdev_free(device)
    DeviceNode.closeInput(fd)
  }

  /// Whether a button or key of it is down.
  var isHeld: Bool { !translator.held.isEmpty }

  /// Returns all events since the last call; `nil` once the device is gone. Calls `libevdev_next_event`.
  func read() -> [InputEvent]? {
    var event = input_event()
    var flag = UInt32(LIBEVDEV_READ_FLAG_NORMAL.rawValue)
    while true {
      let status = libevdev_next_event(device, flag, &event)
      if status == LIBEVDEV_READ_STATUS_SUCCESS.rawValue {
        handle(event)
      } else if status == LIBEVDEV_READ_STATUS_SYNC.rawValue {
        // SYN_DROPPED: the kernel's buffer overflowed. Turns are lost; libevdev synchronizes keys and axes until it
        // returns -EAGAIN.
        handle(event)
        flag = UInt32(LIBEVDEV_READ_FLAG_SYNC.rawValue)
      } else if flag == LIBEVDEV_READ_FLAG_SYNC.rawValue, status == -EAGAIN {
        flag = UInt32(LIBEVDEV_READ_FLAG_NORMAL.rawValue)
      } else {
        return status == -EAGAIN || status == -EINTR ? translator.drain() : nil
      }
    }
  }

  private func handle(_ event: input_event) {
    let time = Duration.seconds(event.time.tv_sec) + .microseconds(event.time.tv_usec)
    translator.handle(type: Int32(event.type), code: Int32(event.code), value: event.value, at: time)
  }
}
