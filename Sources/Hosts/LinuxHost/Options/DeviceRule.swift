import Glibc

/// Settings for one input device, or for several whose names match a pattern.
///
///     DeviceRule("Rig dial: reversed, steps 4")
///     DeviceRule("Goodix*: matrix 0 1 0 -1 0 1")
public nonisolated struct DeviceRule: Hashable, Sendable, CustomStringConvertible {
  /// The name of a device, or a pattern with `*` and `?`.
  public var name: String
  /// Whether the device is not read at all.
  public var isIgnored = false
  /// The conversion of a knob's counts to detents.
  public var knob = KnobTuning()
  /// The first two rows of the calibration matrix from the touch screen's positions to the screen's, each from 0 to 1;
  /// empty for the device's own.
  public var matrix: [Double] = []
  /// The connector of the screen that a touch screen belongs to; `nil` for udev's `WL_OUTPUT`, else the main screen.
  public var output: String?

  /// The permitted counts per detent. Two decimals are written, so a smaller value would be read back as zero.
  static let steps = 0.01...1000.0
  /// The permitted coefficients of a matrix: no screen is a thousand times as large as its touch screen.
  static let matrixNumbers = -1000.0...1000.0
  /// The longest name in bytes, the kernel's own limit.
  static let longestName = 256
  /// The largest number of rules.
  static let mostRules = 64

  /// Creates a rule that changes nothing.
  init(name: String) { self.name = name }

  /// The rule under which no device is read.
  static var ignoringAll: DeviceRule {
    var rule = DeviceRule(name: "*")
    rule.isIgnored = true
    return rule
  }

  /// Parses a rule. Returns `nil` if the text is malformed.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    self.init(name: Self.trimmed(text[..<colon]))
    guard !name.isEmpty, name.utf8.count <= Self.longestName else { return nil }
    for part in text[text.index(after: colon)...].split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: " ")
      guard let first = words.first, apply(String(first), words.dropFirst().map(String.init)) else { return nil }
    }
  }

  /// Parses rules separated by semicolons. Returns `nil` if one of them is malformed.
  public static func list(_ text: String) -> [DeviceRule]? {
    var rules: [DeviceRule] = []
    for part in text.split(separator: ";") where !trimmed(part).isEmpty {
      guard rules.count < mostRules, let rule = DeviceRule(String(part)) else { return nil }
      rules.append(rule)
    }
    return rules
  }

  /// The rule in the form that ``init(_:)`` parses.
  public var description: String {
    var words: [String] = []
    if isIgnored { words.append("ignored") }
    if knob.isReversed { words.append("reversed") }
    if knob.steps != 1 { words.append("steps \(shortText(knob.steps))") }
    if knob.acceleration != .none { words.append("acceleration \(knob.acceleration.rawValue)") }
    if !matrix.isEmpty { words.append("matrix " + matrix.map(Self.short).joined(separator: " ")) }
    if let output { words.append("output \(output)") }
    // A rule without a setting would not parse, so the default of one setting is written.
    return "\(name): \(words.isEmpty ? "steps 1" : words.joined(separator: ", "))"
  }

  /// Sets the matrix of a device in a list of rules and leaves all other settings unchanged.
  public static func calibrating(_ device: String, _ matrix: [Double], in rules: [DeviceRule]) -> [DeviceRule] {
    var rule = rules.first { $0.fits(device) } ?? DeviceRule(name: device)
    // A name may contain characters with a meaning in a list of rules; each is replaced by `?`, which matches any
    // character.
    rule.name = String(trimmed(device).map { ";:*?[]\\,".contains($0) ? "?" : $0 })
    rule.matrix = matrix
    return [rule] + rules.filter { $0.name != rule.name }
  }

  /// Whether the rule applies to a device. Calls `fnmatch`.
  func fits(_ device: String) -> Bool { fnmatch(name, device, 0) == 0 }

  private mutating func apply(_ word: String, _ values: [String]) -> Bool {
    switch (word, values.count) {
    case ("ignored", 0): isIgnored = true
    case ("reversed", 0): knob.isReversed = true
    case ("steps", 1):
      guard let steps = Double(values[0]), Self.steps.contains(steps) else { return false }
      knob.steps = steps
    case ("acceleration", 1):
      guard let acceleration = KnobAcceleration(rawValue: values[0]) else { return false }
      knob.acceleration = acceleration
    case ("output", 1): output = values[0]
    case ("matrix", 6):
      let numbers = values.compactMap(Double.init)
      guard numbers.count == 6, numbers.allSatisfy(Self.matrixNumbers.contains) else { return false }
      matrix = numbers
    default: return false
    }
    return true
  }

  /// The text without blanks at either end.
  static func trimmed(_ text: some StringProtocol) -> String {
    String(String(text.drop { $0 == " " }.reversed()).drop { $0 == " " }.reversed())
  }

  /// Formats a coefficient with five decimals, which is finer than any touch screen.
  private static func short(_ number: Double) -> String {
    guard number.magnitude < 1e9 else { return "\(number)" }
    let rounded = (number * 100_000).rounded() / 100_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
