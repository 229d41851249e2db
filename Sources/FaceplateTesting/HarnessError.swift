/// An operation of a harness that was not possible, with what exists instead.
public struct HarnessError: Error, Hashable, CustomStringConvertible {
  /// The message, which names what exists.
  public let description: String

  init(_ description: String) { self.description = description }
}
