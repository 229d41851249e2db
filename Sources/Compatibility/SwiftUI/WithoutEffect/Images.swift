import Faceplate

extension Image {
  /// Creates a symbol. The variable value has no effect: a panel's symbols are drawn whole.
  @available(*, deprecated, message: "A panel's symbols are drawn whole; leave variableValue out.")
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// No effect: symbols of a panel are drawn in one color.
  @available(*, deprecated, message: "Symbols of a panel are drawn in one color.")
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// No effect: edges of images are always antialiased.
  @available(*, deprecated, message: "Edges of images are always antialiased.")
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension View {
  /// No effect: symbols of a panel are drawn in one color.
  @available(*, deprecated, message: "Symbols of a panel are drawn in one color.")
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// The colours of the layers of a symbol. On a panel symbols have one layer.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// Accepted for compatibility with SwiftUI: symbols are drawn in one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome"), palette = SymbolRenderingMode(name: "palette")
  /// Accepted for compatibility with SwiftUI: symbols are drawn in one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Accepted for compatibility with SwiftUI: symbols are drawn in one colour.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}
