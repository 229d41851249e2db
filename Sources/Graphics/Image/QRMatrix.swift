import CQREncode

/// The dark and light squares of a QR code.
///
///     let matrix = QRMatrix("https://example.org")
public struct QRMatrix: Hashable, Sendable {
  /// How much of a code may be unreadable: about 7, 15, 25 or 30 %.
  public enum Correction: Hashable, Sendable, CaseIterable {
    /// A share, from the least to the greatest.
    case low, medium, quartile, high

    fileprivate var level: QRecLevel {
      switch self {
      case .low: QR_ECLEVEL_L
      case .medium: QR_ECLEVEL_M
      case .quartile: QR_ECLEVEL_Q
      case .high: QR_ECLEVEL_H
      }
    }
  }

  /// Squares on a side.
  public let side: Int
  private let squares: [Bool]

  /// The smallest code for a text; `nil` if the text is empty or longer than any code holds.
  ///
  /// The corresponding C function is `QRcode_encodeData`.
  public init?(_ text: String, correction: Correction = .medium) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, correction.level) else {
      return nil
    }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    squares = (0..<side * side).map { code.pointee.data[$0] & 1 != 0 }
  }

  /// Whether a square is dark.
  public subscript(column: Int, row: Int) -> Bool {
    (0..<side).contains(column) && (0..<side).contains(row) && squares[row * side + column]
  }
}
