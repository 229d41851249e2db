/// The reason why an image cannot be decoded.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem and its remedy, as one line.
  public let description: String
}
