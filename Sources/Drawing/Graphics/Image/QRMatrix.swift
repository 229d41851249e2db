import CQREncode

/// The modules of a QR code (ISO/IEC 18004).
///
///     let matrix = QRMatrix("https://example.org")
public struct QRMatrix: Hashable, Sendable {
  /// The error correction level: the share of a code that may be unreadable.
  public enum Correction: Hashable, Sendable, CaseIterable {
    /// About 7, 15, 25 and 30 %.
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

  /// The number of modules on a side.
  public let side: Int
  private let squares: [Bool]

  /// Encodes a text as the smallest possible code; `nil` if the text is empty or too long.
  ///
  /// Calls `QRcode_encodeData` of libqrencode.
  ///
  /// - Parameters:
  ///   - text: The text, encoded as UTF-8 in byte mode.
  ///   - correction: The error correction level.
  public init?(_ text: String, correction: Correction = .medium) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, correction.level) else {
      return nil
    }
    defer { QRcode_free(code) }
    side = Int(code.pointee.width)
    squares = (0..<side * side).map { code.pointee.data[$0] & 1 != 0 }
  }

  /// Whether a module is dark; modules outside the code are light.
  public subscript(column: Int, row: Int) -> Bool {
    (0..<side).contains(column) && (0..<side).contains(row) && squares[row * side + column]
  }
}
