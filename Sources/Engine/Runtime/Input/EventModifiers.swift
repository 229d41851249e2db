/// The modifier keys that are held while another key is pressed; SwiftUI's name.
public typealias EventModifiers = KeyModifiers

nonisolated extension KeyModifiers {
  /// The Command, Super or Windows key.
  public static let command = KeyModifiers(rawValue: 8)
  /// The state of Caps Lock.
  public static let capsLock = KeyModifiers(rawValue: 16)
  /// The key belongs to the numeric keypad.
  public static let numericPad = KeyModifiers(rawValue: 32)
  /// All modifiers, including the states of the keyboard.
  public static let all: KeyModifiers = [.shift, .control, .option, .command, .capsLock, .numericPad]
}
