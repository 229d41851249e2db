/// What a harness could not do, and what to look at instead.
public struct HarnessError: Error, Hashable, CustomStringConvertible {
  /// The message.
  public let description: String

  init(_ description: String) { self.description = description }
}
