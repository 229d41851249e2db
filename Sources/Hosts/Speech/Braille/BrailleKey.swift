import Runtime

/// A key of a braille display, as brltty's API reports it.
///
/// The numbers are those of `brlapi_keycodes.h` and `brlapi_constants.h`: the three bits from bit 29 distinguish
/// commands from key symbols, the thirteen bits from bit 16 are the command, and the lowest sixteen its argument.
package nonisolated enum BrailleKey: Hashable, Sendable {
  /// The next part of the text, and the part before.
  case panRight, panLeft
  /// The button at a cell, counted from 0.
  case route(Int)
  /// A command that speech has, too.
  case intent(SpeechIntent)
  /// A typed character, or a key of a keyboard.
  case key(Key)

  /// Reads a key code; `nil` for keys that are not used.
  package init?(code: UInt64) {
    let command = Int(code >> 16 & 0x1FFF), argument = Int(code & 0xFFFF)
    switch code >> 29 & 0b111 {
    case 0: self.init(symbol: UInt32(code & 0x1FFF_FFFF))
    case 1: self.init(command: command, argument: argument)
    default: return nil
    }
  }

  private init?(command: Int, argument: Int) {
    if command == 1 { self = .route(argument) } else { self.init(basicCommand: command == 0 ? argument : -1) }
  }

  /// The commands without an argument, by their numbers.
  private init?(basicCommand number: Int) {
    switch number {
    case 23, 25: self = .panLeft  // FWINLT, FWINLTSKIP
    case 24, 26: self = .panRight  // FWINRT, FWINRTSKIP
    case 1: self = .intent(.previous)  // LNUP
    case 2: self = .intent(.next)  // LNDN
    case 15: self = .intent(.previousControl)  // PRPROMPT
    case 16: self = .intent(.nextControl)  // NXPROMPT
    case 9, 11: self = .intent(.first)  // TOP, TOP_LEFT
    case 10, 12: self = .intent(.last)  // BOT, BOT_LEFT
    case 3, 20: self = .intent(.more)  // WINUP, CHRRT
    case 4, 19: self = .intent(.less)  // WINDN, CHRLT
    case 29, 31: self = .intent(.activate)  // HOME, RETURN
    case 30: self = .intent(.leave)  // BACK
    case 49: self = .intent(.help)  // HELP
    case 61: self = .intent(.stop)  // MUTE
    default: return nil
    }
  }

  /// Reads a key symbol of X: Latin-1 directly, other characters by their Unicode number.
  private init?(symbol: UInt32) {
    switch symbol {
    case 0xFF08: self = .key(.backspace)
    case 0xFF09: self = .key(.tab)
    case 0xFF0D: self = .intent(.activate)
    case 0xFF1B: self = .intent(.leave)
    case 0xFF51: self = .intent(.previous)
    case 0xFF52: self = .intent(.up)
    case 0xFF53: self = .intent(.next)
    case 0xFF54: self = .intent(.down)
    case 0x20: self = .key(.space)
    case 0x21...0x7E, 0xA1...0xFF: self = .key(.character(Character(UnicodeScalar(UInt8(symbol)))))
    case 0x0100_0100...0x0110_FFFF:
      guard let scalar = UnicodeScalar(symbol - 0x0100_0000) else { return nil }
      self = .key(.character(Character(scalar)))
    default: return nil
    }
  }
}
