import Graphics
import Runtime
import Values

/// An image resolved in its environment: what is drawn, at which size and in which style.
struct ResolvedPicture: Equatable {
  enum Drawing: Equatable {
    case symbol(SystemSymbol, side: Double, stroke: SymbolStroke)
    case picture(Picture, size: Size)
  }

  var drawing: Drawing?
  var label: String?
  var resizing: Image.Resizing?
  var isTemplate = false
  var filter = ImagePattern.Filter.bilinear
  var resolvedStyle: ResolvedStyle
  /// Whether a placeholder is drawn in place of the image.
  var isRedacted = false
  /// The size of the surrounding font, in points.
  var emSize: Double
  /// The height of the middle of capital letters above the baseline in the surrounding font, in points.
  var letterMiddle: Double

  init(_ image: Image, in environment: EnvironmentValues) {
    isRedacted = environment.isRedacted
    label = environment.isSecret ? nil : image.labelText?.string(in: environment) ?? image.label
    resizing = image.resizing
    filter = image.interpolationMode == .none ? .nearest : .bilinear
    isTemplate = image.renderingMode == .template
    resolvedStyle = environment.resolvedTextStyle
    var traits = environment.textTraits
    if case .symbol = image.source, let symbolFont = environment.symbolFont { traits.font = symbolFont }
    let font = traits.resolvedFont(in: environment)
    emSize = font.size
    letterMiddle = font.letterMiddle
    switch image.source {
    case .symbol(let name):
      let side = (font.size * 1.25 * environment.imageScale.factor).rounded()
      let symbol = environment.symbolVariants.symbol(named: environment.isRightToLeft ? name.mirrored : name)
      drawing = .symbol(
        symbol, side: side, stroke: SymbolStroke(in: environment, width: font.weightValue.lineWidth))
      if symbol == .missing, !name.hasPrefix("questionmark") {
        environment.stage?.report("There is no symbol “\(name)”: use another name, or a picture of an asset catalog.")
      }
    case .named(let name):
      let picture = environment.stage.flatMap { environment.pictures?.picture(named: name, on: $0) }
      if let picture {
        drawing = .picture(picture, size: Size(width: Double(picture.width), height: Double(picture.height)))
      } else if let asset = environment.asset(named: name) {
        drawing = .picture(asset.picture, size: asset.size)
        isTemplate = isTemplate || asset.isTemplate && image.renderingMode == nil
      }
    case .picture(let picture, let scale):
      drawing = .picture(
        picture, size: Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale))
    }
  }

  /// The size without a proposal, in points.
  var naturalSize: Size {
    switch drawing {
    case nil: .zero
    case .symbol(_, let side, _): Size(width: side, height: side)
    case .picture(_, let size): size
    }
  }

  /// The distance from the top to the baseline, in points. It centres a symbol on the capital letters beside
  /// it; `nil` for a picture or a resizable symbol.
  var baseline: Double? {
    guard case .symbol(_, let side, _) = drawing, resizing == nil else { return nil }
    return side / 2 + letterMiddle
  }

  /// Draws the image in a rectangle.
  func draw(into painter: inout Painter, in rect: Rect) {
    if isRedacted { return painter.draw(.roundedRect(rect, radius: emSize * 0.2), resolvedStyle.faded(by: 0.22)) }
    switch drawing {
    case nil: return
    case .symbol(let symbol, _, let stroke):
      let unit = min(rect.width, rect.height) / SystemSymbol.grid * painter.state.transform.a
      painter.draw(symbol, in: rect, lineWidth: stroke.width(of: symbol, unit: unit), resolvedStyle)
    case .picture(let picture, let size):
      if !isTemplate { return draw(picture, size, into: &painter, in: rect) }
      // Fill the rectangle with the style, and keep it where the picture is opaque.
      painter.group(GroupEffect()) { painter in
        painter.draw(.rect(rect), resolvedStyle, over: rect)
        painter.group(GroupEffect(blend: .destinationIn)) { draw(picture, size, into: &$0, in: rect) }
      }
    }
  }

  /// Draws a picture, in nine parts where its margins keep their size.
  private func draw(_ picture: Picture, _ size: Size, into painter: inout Painter, in rect: Rect) {
    guard let resizing, size.width > 0, size.height > 0 else {
      return part(picture, size, into: &painter, from: rect, to: rect)
    }
    let caps = resizing.capInsets
    if caps == EdgeInsets(), resizing.mode == .stretch {
      return part(picture, Size(width: rect.width, height: rect.height), into: &painter, from: rect, to: rect)
    }
    let across = Self.bands(rect.minX, rect.width, size.width, caps.leading, caps.trailing)
    let down = Self.bands(rect.minY, rect.height, size.height, caps.top, caps.bottom)
    for column in across {
      for row in down where column.to.length > 0 && row.to.length > 0 {
        let cell = Rect(x: column.to.start, y: row.to.start, width: column.to.length, height: row.to.length)
        let source = Rect(x: column.from.start, y: row.from.start, width: column.from.length, height: row.from.length)
        nine(picture, size, into: &painter, from: source, to: cell, isTiled: resizing.mode == .tile)
      }
    }
  }

  private typealias Band = (start: Double, length: Double)

  /// Divides an extent into the two margins and the middle, in points of the picture and of the destination.
  private static func bands(
    _ start: Double, _ length: Double, _ natural: Double, _ low: Double, _ high: Double
  ) -> [(from: Band, to: Band)] {
    let middle = max(0, length - low - high)
    return [
      ((0, low), (start, low)), ((low, max(0, natural - low - high)), (start + low, middle)),
      ((natural - high, high), (start + length - high, high)),
    ]
  }

  /// Draws a part of a picture in a rectangle, stretched or tiled.
  private func nine(
    _ picture: Picture, _ size: Size, into painter: inout Painter, from source: Rect, to cell: Rect, isTiled: Bool
  ) {
    guard source.width > 0, source.height > 0 else { return }
    let piece = isTiled ? Pieces.shared.piece(of: picture, size, source) : picture
    guard let piece else { return }
    let scale = Size(width: Double(picture.width) / size.width, height: Double(picture.height) / size.height)
    let stretch =
      isTiled ? Size(width: 1, height: 1) : Size(width: cell.width / source.width, height: cell.height / source.height)
    let map = Transform(
      a: stretch.width / scale.width, b: 0, c: 0, d: stretch.height / scale.height, tx: cell.minX, ty: cell.minY)
    let origin = isTiled ? Point.zero : Point(x: source.minX * scale.width, y: source.minY * scale.height)
    let pattern = ImagePattern(
      piece, transform: map.translatedBy(x: -origin.x, y: -origin.y), filter: filter, spread: isTiled ? .repeat : .pad)
    painter.draw(.rect(cell), .image(pattern))
  }

  /// Draws a whole picture in a rectangle.
  private func part(_ picture: Picture, _ size: Size, into painter: inout Painter, from source: Rect, to rect: Rect) {
    painter.draw(.rect(rect), .image(ImagePattern(picture, in: Rect(origin: rect.origin, size: size), filter: filter)))
  }
}

extension Font.Weight {
  /// The line width of a symbol beside text of this weight, in units of the symbol's grid of 24.
  nonisolated var lineWidth: Double { max(1, min(3.2, 2 + Double(value - 400) / 400)) }
}

/// A cache of the parts of pictures that are tiled.
private final class Pieces {
  static let shared = Pieces()
  private var known: [(source: Picture, area: Rect, result: Picture)] = []

  func piece(of picture: Picture, _ size: Size, _ area: Rect) -> Picture? {
    if let hit = known.first(where: { $0.source == picture && $0.area == area }) { return hit.result }
    let scale = Size(width: Double(picture.width) / size.width, height: Double(picture.height) / size.height)
    let (width, height) = (Int((area.width * scale.width).rounded()), Int((area.height * scale.height).rounded()))
    guard width > 0, height > 0 else { return nil }
    if area.origin == .zero, width == picture.width, height == picture.height { return picture }
    let bitmap = Bitmap(width: width, height: height)
    let whole = Rect(
      x: -(area.minX * scale.width).rounded(), y: -(area.minY * scale.height).rounded(), width: Double(picture.width),
      height: Double(picture.height))
    Rasterizer().draw(DisplayList(items: [.image(picture, in: whole, filter: .nearest)]), into: bitmap)
    let result = Picture(bitmap)
    if known.count == RuntimeLimits.filteredPictures { known.removeFirst() }
    known.append((picture, area, result))
    return result
  }
}

extension String {
  /// The name of the symbol that points the other way, for arrows that follow the reading direction. Media symbols such as
  /// `forward.end` do not.
  fileprivate var mirrored: String {
    guard hasPrefix("arrow.") || hasPrefix("chevron.") else { return self }
    return split(separator: ".").map { $0 == "forward" ? "backward" : $0 == "backward" ? "forward" : $0 }
      .joined(separator: ".")
  }
}

extension Image {
  /// Returns the size that the image has without a proposal, in points; zero for a picture that does not exist.
  package func naturalSize(in environment: EnvironmentValues) -> Size {
    ResolvedPicture(self, in: environment).naturalSize
  }
}
