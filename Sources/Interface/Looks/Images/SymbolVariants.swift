import Graphics
import Runtime
import Values

/// Variants of symbols, such as filled or enclosed in a circle.
public nonisolated struct SymbolVariants: Hashable, Sendable {
  private var endings: [String] = []
  private var isFilled = false

  /// No variant: the symbol as it is named.
  public static let none = SymbolVariants()
  /// The variant with a filled shape.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol inside of a circle.
  public static let circle = SymbolVariants(endings: ["circle"])
  /// The symbol inside of a square.
  public static let square = SymbolVariants(endings: ["square"])
  /// The variant in a rectangle, for which the square is used.
  public static let rectangle = SymbolVariants(endings: ["square"])
  /// The variant with a slash across it.
  public static let slash = SymbolVariants(endings: ["slash"])

  private init(endings: [String] = [], isFilled: Bool = false) { (self.endings, self.isFilled) = (endings, isFilled) }

  /// These variants, and filled.
  public var fill: SymbolVariants { joined(with: .fill) }
  /// These variants, and in a circle.
  public var circle: SymbolVariants { joined(with: .circle) }
  /// These variants, and in a square.
  public var square: SymbolVariants { joined(with: .square) }
  /// These variants in a rectangle, for which the square is used.
  public var rectangle: SymbolVariants { joined(with: .rectangle) }
  /// These variants with a slash across the symbol.
  public var slash: SymbolVariants { joined(with: .slash) }

  /// Whether all variants of another set are in this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && other.endings.allSatisfy(endings.contains)
  }

  /// These variants together with others.
  func joined(with other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      endings: endings + other.endings.filter { !endings.contains($0) }, isFilled: isFilled || other.isFilled)
  }

  /// The symbol with a name in these variants, as far as they exist; the placeholder for an unknown name.
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

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// The size of symbols relative to their font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The font that determines the size of symbols, in place of that of the text around them, even if another font is
  /// set inside; `nil` for none.
  package var symbolFont: Font? {
    get { self[SymbolFontKey.self] }
    set { self[SymbolFontKey.self] = newValue }
  }

  /// The variants that symbols are shown in, where they exist; none by default.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols in this view relative to their font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(scale) { $0.imageScale = $1 } }

  /// Adds a variant to the symbols in this view, as far as it exists.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.joined(with: variant) })
  }
}
