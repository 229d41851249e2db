import Glibc

/// What the panel's owner says of one input device, or of several with like names.
///
///     DeviceRule("Rig dial: reversed, steps 4")
///     DeviceRule("Goodix*: matrix 0 1 0 -1 0 1")
public nonisolated struct DeviceRule: Hashable, Sendable, CustomStringConvertible {
  /// A device's name, perhaps with `*` and `?`.
  public var name: String
  /// Whether the device is left alone.
  public var isIgnored = false
  /// How a knob counts.
  public var knob = KnobTuning()
  /// The first two rows of the matrix from a touch screen's places to the picture's, both from 0 to 1; empty for the device's own.
  public var matrix: [Double] = []
  /// The connector of the screen that a touch screen lies on; `nil` for what udev's `WL_OUTPUT` says, else the first.
  public var output: String?

  /// The counts that a detent can have. Two digits are written, so less would read back as zero.
  static let steps = 0.01...1000.0
  /// The numbers that a matrix can hold: a screen is never a thousand times as large as its touchscreen.
  static let matrixNumbers = -1000.0...1000.0
  /// The longest name, as long as the kernel's can be.
  static let longestName = 256
  /// The most rules.
  static let mostRules = 64

  /// A rule that changes nothing.
  init(name: String) { self.name = name }

  /// Reads a rule; `nil` where it makes no sense.
  public init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":") else { return nil }
    self.init(name: Self.trimmed(text[..<colon]))
    guard !name.isEmpty, name.utf8.count <= Self.longestName else { return nil }
    for part in text[text.index(after: colon)...].split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: " ")
      guard let first = words.first, take(String(first), words.dropFirst().map(String.init)) else { return nil }
    }
  }

  /// Reads rules with semicolons between; `nil` where one makes no sense.
  public static func list(_ text: String) -> [DeviceRule]? {
    var rules: [DeviceRule] = []
    for part in text.split(separator: ";") where !trimmed(part).isEmpty {
      guard rules.count < mostRules, let rule = DeviceRule(String(part)) else { return nil }
      rules.append(rule)
    }
    return rules
  }

  /// The form that ``init(_:)`` reads.
  public var description: String {
    var words: [String] = []
    if isIgnored { words.append("ignored") }
    if knob.isReversed { words.append("reversed") }
    if knob.steps != 1 { words.append("steps \(shortText(knob.steps))") }
    if knob.acceleration != .none { words.append("acceleration \(knob.acceleration.rawValue)") }
    if !matrix.isEmpty { words.append("matrix " + matrix.map(Self.short).joined(separator: " ")) }
    if let output { words.append("output \(output)") }
    // A rule that leaves everything as it is still has to be read again.
    return "\(name): \(words.isEmpty ? "steps 1" : words.joined(separator: ", "))"
  }

  /// Rules that give a device a matrix and leave everything else that is said of it and of others.
  public static func calibrating(_ device: String, _ matrix: [Double], in rules: [DeviceRule]) -> [DeviceRule] {
    var rule = rules.first { $0.fits(device) } ?? DeviceRule(name: device)
    // What has a meaning in a list of rules may stand in a name: any character there fits it.
    rule.name = String(trimmed(device).map { ";:*?[]\\,".contains($0) ? "?" : $0 })
    rule.matrix = matrix
    return [rule] + rules.filter { $0.name != rule.name }
  }

  /// Whether it speaks of a device. The corresponding C function is `fnmatch`.
  func fits(_ device: String) -> Bool { fnmatch(name, device, 0) == 0 }

  private mutating func take(_ word: String, _ values: [String]) -> Bool {
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

  static func trimmed(_ text: some StringProtocol) -> String {
    String(String(text.drop { $0 == " " }.reversed()).drop { $0 == " " }.reversed())
  }

  /// Five digits are finer than any finger.
  private static func short(_ number: Double) -> String {
    guard number.magnitude < 1e9 else { return "\(number)" }
    let rounded = (number * 100_000).rounded() / 100_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
