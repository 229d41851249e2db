import SeededRandom
import Settings

/// Texts that somebody might write into a settings file by mistake or on purpose: numbers at the edges of every type,
/// units, lists, words, scraps. The same seed makes the same texts.
package struct NastyText {
  private var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A file that gives some of the settings such texts.
  package mutating func file(of settings: [SettingDeclaration]) -> String {
    var text = ""
    for _ in 0...pick(5) {
      let setting = settings[pick(settings.count)]
      let dot = setting.id.lastIndex(of: ".") ?? setting.id.startIndex
      text += "[\(setting.id[..<dot])]\n\(setting.id[dot...].drop { $0 == "." })=\(value(like: setting.defaultText))\n"
    }
    return text
  }

  private mutating func value(like text: String) -> String {
    switch pick(16) {
    case 0: number()
    case 1, 2, 3: "\(number()) \(Self.units[pick(Self.units.count)])"
    case 4: "\(number())x\(number())"
    case 5: "\(number())x\(number())@\(number())"
    case 6: "\(number())..\(number())"
    case 7: "\(number()), \(number())"
    case 8, 9: "Dial*: \(knobWords()); Glass: \(knobWords())"
    case 10: "\(number()); HDMI-A-1: \(number())"
    case 11: "rgb(\(number()) \(number()) \(number()) / \(number()))"
    case 12: "#" + String(generator.next(), radix: 16, uppercase: true).prefix([3, 6, 8, 7][pick(4)])
    case 13: Self.words[pick(Self.words.count)]
    case 14: text
    default: mutated(text)
    }
  }

  private mutating func knobWords() -> String {
    switch pick(4) {
    case 0: "steps \(number())"
    case 1: "matrix " + (0..<6).map { _ in number() }.joined(separator: " ")
    case 2: "reversed, steps \(number()), acceleration strong"
    default: "acceleration gentle, matrix 1 0 \(number()) 0 1 \(number())"
    }
  }

  private mutating func number() -> String {
    switch pick(6) {
    case 0: return Self.numbers[pick(Self.numbers.count)]
    case 1: return "\(Int64(bitPattern: generator.next()) >> Int64(pick(64)))"
    case 2: return "\(Double(bitPattern: generator.next()))"
    case 3: return "\(pick(300)).\(pick(1000))"
    case 4: return "\(pick(2) == 0 ? "-" : "")\(generator.next())\(generator.next())".prefix(pick(40) + 1).description
    default: return "\(pick(260))"
    }
  }

  private mutating func mutated(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...pick(3) {
      let place = pick(scalars.count + 1)
      if pick(2) == 0, place < scalars.count {
        scalars.remove(at: place)
      } else {
        scalars.insert(Self.scraps[pick(Self.scraps.count)], at: place)
      }
    }
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  private mutating func pick(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

  private static let numbers = [
    "0", "-0", "-1", "1", "0.25", "16", "16.000001", "0.01", "1000", "1e-300", "5e-324", "1e300", "-1e308",
    "1.7976931348623157e308", "nan", "inf", "-inf", "0x1p1023", "1e15", "9007199254740993", "2147483647", "2147483648",
    "-2147483649", "4294967296", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "18446744073709551615", "170141183460469231731687303715884105727", "47261439850130342.9", "999999999999999999",
    "2305843009213", "0.000000000000000000001", "999.99999999999999999999", "1e", ".5", "5.", "+5", "٣", "1_000",
  ]
  private static let units = ["h", "min", "s", "ms", "us", "µs", "ns", "d", "", "h 59 min", "%", "°C"]
  private static let words = [
    "", "auto", "never", "true", "false", "none", "TRUE", "yes", "90", "270", "atomic", "fbdev", "XRGB8888", "primary",
    "clear", "us", "de", "fr(oss)", "fd:3", "fd:99999999999", "/dev/zero", "*", "[", "[[[[*", "a: output ", ";", ":",
    "F1", "top-left", "\\s", "..", "...", "x", "@", "-", "😀", "\u{202E}", "1; 2; 3",
  ]
  private static let scraps = Array("0123456789.-+e:;,x@*?[]%/ \t\\#=é😀\u{301}∞".unicodeScalars)
}
