/// What could not be done at a panel without a screen, and what to look at instead.
public struct HeadlessError: Error, Hashable, CustomStringConvertible {
  /// The message.
  public let description: String

  package init(_ description: String) { self.description = description }
}
