/// A failed step at a panel without a screen, with advice on what to look at instead.
public struct HeadlessError: Error, Hashable, CustomStringConvertible {
  /// The message: what is wrong with the frame, and the view that it comes from.
  public let description: String

  package init(_ description: String) { self.description = description }
}
