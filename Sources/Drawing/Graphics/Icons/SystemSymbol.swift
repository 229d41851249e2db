/// A single-colour symbol, found by the name of its counterpart in SF Symbols.
///
///     let lock = SystemSymbol(named: "lock.fill")
///     list.append(contentsOf: lock?.items(in: Rect(x: 0, y: 0, width: 24, height: 24), paint: .color(.white)) ?? [])
///
/// All symbols are drawn on one grid of 24 units with round strokes of one weight. Every name can be followed by
/// `.slash`, `.circle` or `.square`, and `.fill`, in this order. The numbers `0` to `99` are symbols, too. ``SymbolAliases`` has
/// the names of badges and of further shapes around a symbol.
public struct SystemSymbol: Hashable, Sendable {
  /// One step of the drawing, in the order of painting.
  enum Layer: Hashable, Sendable {
    case stroke(Path)
    case fill(Path)
    /// A stroke that erases what is below it in the symbol, `wider` units wider than other strokes.
    case cutStroke(Path, wider: Double)
    case cutFill(Path)
  }

  /// The side of the grid that symbols are drawn on, in units.
  package static let grid = 24.0

  /// The name that the symbol was looked up with.
  public let name: String
  let layers: [Layer]

  /// Looks a symbol up by name; `nil` if there is none.
  public init?(named name: String) {
    guard let (sketch, isFilled) = Self.sketch(named: name) else { return nil }
    self.name = name
    layers = isFilled ? sketch.filledLayers : sketch.outlineLayers
  }

  /// The symbol to show for an unknown name: a framed question mark, so that the mistake is visible.
  public static let missing = SystemSymbol(named: "questionmark.square")!

  /// The base names of all symbols, without suffixes, sorted.
  public static let names: [String] = SymbolTable.names.sorted()

  /// The items that draw the symbol centred in a rectangle, as large as fits.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the space from which `transform` leads to pixels.
  ///   - lineWidth: The line width in units of the grid, whose side is 24.
  ///   - paint: The paint for all strokes and areas.
  ///   - transform: The transform from the rectangle's space to pixels.
  ///   - clip: The clip rectangle in pixels.
  public func items(
    in rect: Rect, lineWidth: Double = 2, paint: Paint, transform: Transform = .identity, clip: Rect = .infinite
  ) -> [DisplayItem] {
    let scale = min(rect.width, rect.height) / Self.grid
    var place = Transform(scaleX: scale, y: scale).concatenating(
      Transform(
        translationX: rect.midX - Self.grid / 2 * scale, y: rect.midY - Self.grid / 2 * scale)
    ).concatenating(transform)
    var style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    if hasWholeLines { snap(&place, &style) }
    guard layers.contains(where: \.isCut) else {
      return layers.map { $0.item(style, paint: paint, transform: place, clip: clip) }
    }
    return [DisplayItem(cutGroup(style, paint: paint, transform: place), clip: clip)]
  }

  /// Whether the lines of the symbol are rounded to whole pixels: those of plus and minus, which consist only of lines
  /// through the centre.
  package var hasWholeLines: Bool { name == "plus" || name == "minus" }

  /// Moves the centre of the symbol and rounds the width of its lines so that their edges are on pixel boundaries.
  /// Lines between pixel rows look faint and thick, and a plus would look different from the minus beside it.
  private func snap(_ place: inout Transform, _ style: inout StrokeStyle) {
    guard place.b == 0, place.c == 0, place.a > 0, place.a == place.d else { return }
    let pixels = max(1, (style.lineWidth * place.a).rounded())
    style.lineWidth = pixels / place.a
    let isEven = pixels.truncatingRemainder(dividingBy: 2) == 0
    func snapped(_ middle: Double) -> Double { isEven ? middle.rounded() : middle.rounded(.down) + 0.5 }
    let middle = Point(x: Self.grid / 2, y: Self.grid / 2).applying(place)
    place.tx += snapped(middle.x) - middle.x
    place.ty += snapped(middle.y) - middle.y
  }

  /// A group of all layers, so that erased parts show what is behind the symbol.
  private func cutGroup(_ style: StrokeStyle, paint: Paint, transform: Transform) -> ItemGroup {
    ItemGroup(
      items: layers.map { layer in
        guard layer.isCut else { return layer.item(style, paint: paint, transform: transform, clip: .infinite) }
        let hole = layer.item(style, paint: .color(.black), transform: transform, clip: .infinite)
        return DisplayItem(ItemGroup(items: [hole], blend: .destinationOut))
      })
  }

  private static func sketch(named name: String) -> (SymbolSketch, isFilled: Bool)? {
    if let drawing = drawing(named: name) { return (drawing, false) }
    guard name.hasSuffix(".fill") else { return nil }
    return drawing(named: String(name.dropLast(5))).map { ($0, true) }
  }

  private static func drawing(named name: String) -> SymbolSketch? {
    if let drawing = SymbolTable.drawing(named: name) { return drawing(SymbolSketch()) }
    if let drawn = SymbolAliases.drawn[name] { return drawing(named: drawn) }
    for frame in SymbolFrame.allCases where name.hasSuffix("." + frame.rawValue) {
      return drawing(named: String(name.dropLast(frame.rawValue.utf8.count + 1)))?.enclosed(by: frame)
    }
    if name.hasSuffix(".crop") { return drawing(named: String(name.dropLast(5))) }
    if name.hasSuffix(".slash") { return drawing(named: String(name.dropLast(6)))?.struckThrough() }
    return SymbolTable.number(name) ?? combined(name)
  }

  /// The symbol of a name that joins others: one with a badge, or one inside the shape of another.
  private static func combined(_ name: String) -> SymbolSketch? {
    let parts = name.split(separator: ".")
    if let badge = parts.lastIndex(of: "badge"), let base = drawing(named: parts[..<badge].joined(separator: ".")) {
      if badge == parts.count - 1 { return base.badged() }
      let mark = parts[(badge + 1)...].joined(separator: ".")
      return SymbolAliases.badges.contains(mark) ? drawing(named: mark).map { base.badged($0) } : nil
    }
    for (suffix, shape, scale) in SymbolAliases.enclosures where name.hasSuffix("." + suffix) {
      guard let inside = drawing(named: String(name.dropLast(suffix.utf8.count + 1))) else { continue }
      return drawing(named: shape).map { inside.inside($0, scale: scale) }
    }
    return nil
  }
}

extension SystemSymbol.Layer {
  var isCut: Bool {
    switch self {
    case .cutStroke, .cutFill: true
    case .stroke, .fill: false
    }
  }

  func item(_ style: StrokeStyle, paint: Paint, transform: Transform, clip: Rect) -> DisplayItem {
    var style = style
    let shape: DisplayItem.Shape
    switch self {
    case .stroke(let path): shape = .stroke(path, style)
    case .cutStroke(let path, let wider):
      style.lineWidth += wider
      shape = .stroke(path, style)
    case .fill(let path), .cutFill(let path): shape = .fill(path, .nonZero)
    }
    return DisplayItem(shape, paint: paint, transform: transform, clip: clip)
  }
}

extension SymbolSketch {
  /// The layers of the outline variant: strokes along every path.
  fileprivate var outlineLayers: [SystemSymbol.Layer] {
    var strokes = body
    for path in [inner, outer] { strokes.addPath(path) }
    var filled = innerAreas
    filled.addPath(areas)
    return layers(.stroke(strokes), .fill(filled)) + slashLayers + badgeLayers
  }

  /// The layers of the filled variant: the body as an area, with its details cut out.
  fileprivate var filledLayers: [SystemSymbol.Layer] {
    var holes = innerAreas
    holes.addPath(cutAreas)
    return layers(
      .fill(body), .stroke(body), .cutStroke(inner, wider: 0), .cutFill(holes), .stroke(outer), .fill(areas))
      + slashLayers + badgeLayers
  }

  /// The disc of a badge with a gap around it, and its mark cut out.
  private var badgeLayers: [SystemSymbol.Layer] {
    badge.isEmpty
      ? [] : layers(.cutFill(badge), .cutStroke(badge, wider: 1.6), .fill(badge), .cutStroke(badgeMark, wider: -0.5))
  }

  private var slashLayers: [SystemSymbol.Layer] {
    layers(.cutStroke(slash, wider: 4), .stroke(slash))
  }

  private func layers(_ candidates: SystemSymbol.Layer...) -> [SystemSymbol.Layer] {
    candidates.filter {
      switch $0 {
      case .stroke(let path), .fill(let path), .cutStroke(let path, _), .cutFill(let path): !path.isEmpty
      }
    }
  }
}
