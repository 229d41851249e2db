import CEvdev
import CLinux
import Glibc

/// A vibration motor that the kernel drives, `EV_FF` with `FF_RUMBLE`.
nonisolated struct VibrationMotor: FeedbackOutput {
  /// The name that the settings give; `auto` for any.
  let name: String
  private var motor: Motor?

  /// The open device with the one effect that it keeps.
  private final class Motor {
    let node: FeedbackNode
    private var effect = ff_effect()

    init(_ name: String) throws {
      node = try FeedbackNode(EV_FF, FF_RUMBLE, named: name, "vibration motor")
      effect.type = UInt16(FF_RUMBLE)
      effect.id = -1
    }

    /// Uploads a shake where it differs from the last one, and starts it. Calls `ioctl(EVIOCSFF)`.
    func shake(_ shake: FeedbackPattern.Shake) throws {
      let strength = UInt16(65535 * max(0, min(1, shake.strength)))
      let length = UInt16(clamping: shake.milliseconds)
      if effect.id < 0 || effect.u.rumble.strong_magnitude != strength || effect.replay.length != length {
        effect.u.rumble = ff_rumble_effect(strong_magnitude: strength, weak_magnitude: strength)
        effect.replay.length = length
        guard ioctl(node.fd, cevdev_EVIOCSFF, &effect) >= 0 else {
          throw FeedbackFault("The vibration motor accepts no effect: \(errorText(errno)).")
        }
      }
      try node.write(EV_FF, Int32(effect.id), 1, "vibration motor")
    }
  }

  init(name: String) { self.name = name }

  mutating func play(_ pattern: FeedbackPattern) throws {
    guard let shake = pattern.shake, shake.strength > 0 else { return }
    let motor = try motor ?? Motor(name)
    self.motor = motor
    try motor.shake(shake)
    rest(milliseconds: shake.milliseconds)
  }

  mutating func close() { motor = nil }
}
