/// SwiftUI's name for the keys held while another is pressed.
public typealias EventModifiers = KeyModifiers

nonisolated extension KeyModifiers {
  /// The Command, Super or Windows key.
  public static let command = KeyModifiers(rawValue: 8)
  /// Caps Lock is on.
  public static let capsLock = KeyModifiers(rawValue: 16)
  /// The key is one of the number pad.
  public static let numericPad = KeyModifiers(rawValue: 32)
  /// Every one of them.
  public static let all: KeyModifiers = [.shift, .control, .option, .command, .capsLock, .numericPad]
}
