/// Why a picture cannot be decoded.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what would help.
  public let description: String
}
