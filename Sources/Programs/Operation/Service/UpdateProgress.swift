#if Appliance
/// Finds the progress of an update in the output of its command: the last number with a percent sign in each line.
nonisolated struct UpdateProgress {
  private var rest: [UInt8] = []
  /// The longest line that is shown, in bytes.
  private static let longestLine = 4096

  /// Takes in a part of the text.
  ///
  /// - Returns: 0…1 for the last line with a progress; `nil` if there is none.
  mutating func parse(_ text: [UInt8]) -> Double? {
    var found: Double?
    for byte in text {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        found = Self.share(String(decoding: rest, as: UTF8.self)) ?? found
        rest = []
      } else if rest.count < Self.longestLine {
        rest.append(byte)
      }
    }
    return found
  }

  /// The share that a line tells, such as 0.4 for “40 % of the files”.
  static func share(_ line: String) -> Double? {
    guard let sign = line.lastIndex(of: "%") else { return nil }
    let before = line[..<sign].reversed().drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let number = Double(String(before.reversed())), number.isFinite, number >= 0 else { return nil }
    return min(number, 100) / 100
  }
}
#endif
