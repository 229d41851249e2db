import Graphics
import Runtime

/// A frame that can be drawn again without some of its parts, to measure what they add to it.
final class LintPicture {
  /// One of two pictures that are drawn into in turn.
  enum Sheet { case first, second }

  let stage: Stage
  /// The whole frame.
  let picture: Bitmap
  private let rasterizer = Rasterizer()
  private let first: Bitmap
  private let second: Bitmap

  init(_ stage: Stage, _ picture: Bitmap) {
    (self.stage, self.picture) = (stage, picture)
    first = Bitmap(width: picture.width, height: picture.height)
    second = Bitmap(width: picture.width, height: picture.height)
  }

  /// The pixels of a rectangle in points of the stage, as far as they are on the screen.
  func pixels(_ rect: Rect) -> PixelRect {
    let scale = stage.scale
    return PixelRect(
      covering: Rect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    ).intersection(picture.bounds)
  }

  /// The frame without what some layout nodes draw themselves, valid inside a rectangle until the sheet is used again.
  func without(_ hidden: [LayoutNode], in area: PixelRect, on sheet: Sheet = .first) -> Bitmap {
    let bitmap = sheet == .first ? first : second
    rasterizer.draw(
      DisplayList(background: .black, items: items(without: hidden, in: area)), into: bitmap, region: Region(area))
    return bitmap
  }

  /// The pixels that some layout nodes change inside a rectangle.
  func ink(of nodes: [LayoutNode], in area: PixelRect) -> (mask: PixelMask, ground: Bitmap) {
    let ground = without(nodes, in: area)
    return (PixelMask(of: area, where: picture, differsFrom: ground), ground)
  }

  /// Whether a gradient or a picture is drawn in a rectangle, apart from what some layout nodes draw themselves.
  func hasPattern(without hidden: [LayoutNode], in area: PixelRect) -> Bool {
    items(without: hidden, in: area).contains { $0.drawsPattern(in: area) }
  }

  private func items(without hidden: [LayoutNode], in area: PixelRect) -> [DisplayItem] {
    let kept = hidden.map { ($0.picture.items, $0.picture.coverItems) }
    for node in hidden { (node.picture.items, node.picture.coverItems) = ([], []) }
    defer { for (node, items) in zip(hidden, kept) { (node.picture.items, node.picture.coverItems) = items } }
    var items: [DisplayItem] = []
    stage.rootLayoutNode.collect(in: Region(area), into: &items)
    return items
  }
}

extension DisplayItem {
  /// Whether the item, or one inside it, draws a gradient or a picture in a rectangle.
  fileprivate nonisolated func drawsPattern(in area: PixelRect) -> Bool {
    guard bounds.intersects(area) else { return false }
    if case .group(let group) = shape { return group.items.contains { $0.drawsPattern(in: area) } }
    if case .color = paint { return false }
    return true
  }

  /// The rectangle in pixels that the item fills with one colour, with round corners or without; `nil` for other items.
  nonisolated var surface: Rect? {
    switch shape {
    case .rect(let rect), .roundedRect(let rect, _):
      guard case .color(let color) = paint, color.opacity >= 0.5 else { return nil }
      return rect.standardized.applying(transform)
    case .fill(let path, _):
      guard case .color(let color) = paint, color.opacity >= 0.5, path.isRoundedRectangle else { return nil }
      return shape.bounds.applying(transform)
    case .group(let group): return group.items.firstSurface
    default: return nil
    }
  }

  /// Whether the item draws lines, curves or a picture, rather than a surface, a shadow or letters.
  nonisolated var isMark: Bool {
    switch shape {
    case .fill: surface == nil
    case .stroke, .ellipse: true
    case .group(let group): group.items.contains(where: \.isMark)
    case .rect, .roundedRect: if case .image = paint { true } else { false }
    case .glyphs, .softRoundedRect: false
    }
  }
}

extension LayoutNode {
  /// This node and all nodes that are shown inside it.
  var shownSubtree: [LayoutNode] { [self] + behavior.shownChildren.flatMap(\.shownSubtree) }
}

extension Path {
  /// Whether the path surrounds nearly all of its bounding rectangle: it is a rectangle whose corners are round.
  fileprivate nonisolated var isRoundedRectangle: Bool {
    let bounds = DisplayItem.Shape.fill(self, .nonZero).bounds
    let shares = [
      (0.5, 0.02), (0.5, 0.98), (0.02, 0.5), (0.98, 0.5), (0.12, 0.12), (0.88, 0.12), (0.12, 0.88), (0.88, 0.88),
    ]
    return shares.allSatisfy { x, y in
      contains(Point(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y))
    }
  }
}

extension [DisplayItem] {
  /// The surface of the first item that has one. The items of a group are asked once: see ``DisplayItem/surface``.
  nonisolated var firstSurface: Rect? {
    for item in self {
      if let surface = item.surface { return surface }
    }
    return nil
  }
}
