import Faceplate

extension View {
  /// No effect: previews are drawn at the size that `render --previews` is given.
  @available(*, deprecated, message: "Previews are drawn at the size that `render --previews` is given.")
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}

/// The device that a preview simulates. On a panel previews are drawn for the panel itself.
public nonisolated struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  /// Creates a device from its name.
  public init(stringLiteral value: String) { name = value }
  /// Creates a device from its name.
  public init(rawValue: String) { name = rawValue }
}
