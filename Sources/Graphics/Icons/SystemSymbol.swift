/// A drawing of one colour, found by the name that SF Symbols gives to its like.
///
///     let lock = SystemSymbol(named: "lock.fill")
///     list.append(contentsOf: lock?.items(in: Rect(x: 0, y: 0, width: 24, height: 24), paint: .color(.white)) ?? [])
///
/// All are drawn to one grid of 24 units with round strokes of one weight. A name may end in `.slash`, in `.circle` or
/// `.square`, and in `.fill`, in this order, whatever the symbol; `0` to `99` are symbols too.
public struct SystemSymbol: Hashable, Sendable {
  /// One step of the drawing.
  enum Layer: Hashable, Sendable {
    case stroke(Path)
    case fill(Path)
    /// Takes away what is drawn below.
    case cutStroke(Path, wider: Double)
    case cutFill(Path)
  }

  /// The side of the grid that symbols are drawn on.
  static let grid = 24.0

  /// The name that it was found by.
  public let name: String
  let layers: [Layer]

  /// The symbol of a name; `nil` if there is none.
  public init?(named name: String) {
    guard let (sketch, isFilled) = Self.sketch(named: name) else { return nil }
    self.name = name
    layers = isFilled ? sketch.filledLayers : sketch.outlineLayers
  }

  /// What to show where no symbol has the name: a framed question mark, so that the lack is seen.
  public static let missing = SystemSymbol(named: "questionmark.square")!

  /// The names of all drawings without their endings, sorted.
  public static let names: [String] = SymbolTable.drawings.keys.sorted()

  /// The items that draw it inside a rectangle, as large as fits, in the rectangle's middle.
  ///
  /// - Parameters:
  ///   - rect: Where, in the space that `transform` carries to pixels.
  ///   - lineWidth: The strokes' width in units of the grid, which is 24 wide.
  public func items(
    in rect: Rect, lineWidth: Double = 2, paint: Paint, transform: Transform = .identity, clip: Rect = .infinite
  ) -> [DisplayItem] {
    let scale = min(rect.width, rect.height) / Self.grid
    let place = Transform(scaleX: scale, y: scale).concatenating(
      Transform(
        translationX: rect.midX - Self.grid / 2 * scale, y: rect.midY - Self.grid / 2 * scale)
    ).concatenating(transform)
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    guard layers.contains(where: \.isCut) else {
      return layers.map { $0.item(style, paint: paint, transform: place, clip: clip) }
    }
    return [DisplayItem(cutGroup(style, paint: paint, transform: place), clip: clip)]
  }

  /// Everything on a sheet of its own, so that what is cut out shows what lies below the symbol.
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
    if let drawing = SymbolTable.drawings[name] { return drawing(SymbolSketch()) }
    for frame in SymbolFrame.allCases where name.hasSuffix("." + frame.rawValue) {
      return drawing(named: String(name.dropLast(frame.rawValue.utf8.count + 1)))?.enclosed(by: frame)
    }
    if name.hasSuffix(".crop") { return drawing(named: String(name.dropLast(5))) }
    if name.hasSuffix(".slash") { return drawing(named: String(name.dropLast(6)))?.struckThrough() }
    return SymbolTable.number(name)
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
  /// Strokes along every outline.
  fileprivate var outlineLayers: [SystemSymbol.Layer] {
    var strokes = body
    for path in [inner, outer] { strokes.addPath(path) }
    var filled = innerAreas
    filled.addPath(areas)
    return layers(.stroke(strokes), .fill(filled)) + slashLayers
  }

  /// The body as an area, with everything on it cut out.
  fileprivate var filledLayers: [SystemSymbol.Layer] {
    var holes = innerAreas
    holes.addPath(cutAreas)
    return layers(
      .fill(body), .stroke(body), .cutStroke(inner, wider: 0), .cutFill(holes), .stroke(outer), .fill(areas))
      + slashLayers
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
