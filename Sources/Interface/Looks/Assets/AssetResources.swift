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

extension Image {
  /// Creates an image of an asset catalog. Its name is also its accessibility label.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// Creates a decorative image of an asset catalog.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}

extension Color {
  /// Creates a colour of an asset catalog.
  public nonisolated init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}
