import Graphics
import Runtime
import Values

/// Forms of symbols: filled, in a circle, struck through.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private var endings: [String] = []
  private var isFilled = false

  /// The symbol as it stands.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// In a circle.
  public static let circle = SymbolVariants(endings: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(endings: ["square"])
  /// In a rectangle; a square serves.
  public static let rectangle = SymbolVariants(endings: ["square"])
  /// Struck through.
  public static let slash = SymbolVariants(endings: ["slash"])

  private init(endings: [String] = [], isFilled: Bool = false) { (self.endings, self.isFilled) = (endings, isFilled) }

  /// Also filled.
  public var fill: SymbolVariants { joined(with: .fill) }
  /// Also in a circle.
  public var circle: SymbolVariants { joined(with: .circle) }
  /// Also in a square.
  public var square: SymbolVariants { joined(with: .square) }
  /// Also in a rectangle; a square serves.
  public var rectangle: SymbolVariants { joined(with: .rectangle) }
  /// Also struck through.
  public var slash: SymbolVariants { joined(with: .slash) }

  /// Whether all forms of another are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && other.endings.allSatisfy(endings.contains)
  }

  func joined(with other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      endings: endings + other.endings.filter { !endings.contains($0) }, isFilled: isFilled || other.isFilled)
  }

  /// The symbol of a name in these forms, or as many of them as there are.
  func symbol(named name: String) -> SystemSymbol {
    var base = name
    let wasFilled = base.hasSuffix(".fill")
    if wasFilled { base.removeLast(5) }
    for ending in ["slash", "circle", "square"] where endings.contains(ending) && !base.hasSuffix("." + ending) {
      if SystemSymbol(named: "\(base).\(ending)") != nil { base += "." + ending }
    }
    if isFilled || wasFilled, let filled = SystemSymbol(named: base + ".fill") { return filled }
    return SystemSymbol(named: base) ?? .missing
  }
}

/// How symbols of several layers are coloured; accepted as in SwiftUI, symbols have one layer.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// A way to colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome"), palette = SymbolRenderingMode(name: "palette")
  /// A way to colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A way to colour.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum MagnificationKey: EnvironmentKey { static var defaultValue: Double { 1 } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// How large symbols are beside their text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How many times as large as beside their text symbols are.
  var symbolMagnification: Double {
    get { self[MagnificationKey.self] }
    set { self[MagnificationKey.self] = newValue }
  }

  /// The forms of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols in this view are beside their text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Shows symbols in this view in further forms.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.joined(with: variant) })
  }

  /// No effect: symbols of a panel are drawn in one color.
  @available(*, deprecated, message: "Symbols of a panel are drawn in one color.")
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
