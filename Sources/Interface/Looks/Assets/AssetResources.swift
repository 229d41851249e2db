import Runtime
import Values

/// The name of an image set of an asset catalog, as the build plugin `AssetSymbols` writes it: `Image(.logo)`.
public nonisolated struct ImageResource: Hashable, Sendable {
  /// The name of the image set.
  public let name: String
  /// Creates a resource from the name of an image set.
  public init(name: String) { self.name = name }
}

/// The name of a colour set of an asset catalog, as the build plugin `AssetSymbols` writes it: `Color(.brand)`.
public nonisolated struct ColorResource: Hashable, Sendable {
  /// The name of the colour set.
  public let name: String
  /// Creates a resource from the name of a colour set.
  public init(name: String) { self.name = name }
}
