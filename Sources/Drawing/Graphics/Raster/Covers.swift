/// Tracks which pixels opaque items hide from the items behind them (occlusion culling).
///
/// Only the four largest rectangles are kept: the backgrounds of cards, sheets and images account for most of what
/// can be skipped, and the test must cost less than drawing.
struct Covers {
  /// The pixels that are drawn.
  private let area: PixelRect
  /// Whether nothing behind can be visible.
  private(set) var hideAll = false
  private var rects: (PixelRect, PixelRect, PixelRect, PixelRect) = (.empty, .empty, .empty, .empty)
  private var count = 0

  /// The smallest area in pixels that is worth keeping.
  static let least = 256

  /// Creates an empty set of covers for the pixels of an area.
  init(_ area: PixelRect) { self.area = area }

  /// Whether a rectangle is hidden.
  func hide(_ part: PixelRect) -> Bool {
    count > 0
      && (rects.0.contains(part) || rects.1.contains(part) || rects.2.contains(part) || rects.3.contains(part))
  }

  /// Adds an item. Items are added from front to back.
  mutating func add(_ item: DisplayItem) {
    guard !hideAll, let (wide, high) = item.covered else { return }
    add(wide)
    if high != wide { add(high) }
  }

  /// Keeps a rectangle if it is larger than the smallest one so far.
  private mutating func add(_ rect: PixelRect) {
    let part = rect.intersection(area)
    if part == area { hideAll = true }
    guard part.area >= Self.least else { return }
    count += 1
    // The new rectangle replaces the smallest.
    let sizes = (rects.0.area, rects.1.area, rects.2.area, rects.3.area)
    let smallest = min(min(sizes.0, sizes.1), min(sizes.2, sizes.3))
    guard part.area > smallest else { return }
    if sizes.0 == smallest {
      rects.0 = part
    } else if sizes.1 == smallest {
      rects.1 = part
    } else if sizes.2 == smallest {
      rects.2 = part
    } else {
      rects.3 = part
    }
  }
}

extension DisplayItem {
  /// The pixels that the item covers completely, as a wide and a high rectangle; `nil` if there are none or they are
  /// not easily computed.
  var covered: (wide: PixelRect, high: PixelRect)? {
    guard transform.isUpright, paint.isOpaque, bounds.area >= Covers.least else { return nil }
    switch shape {
    case .rect(let rect):
      guard hidesCertainly else { return nil }
      let inner = inner(rect.standardized)
      return (inner, inner)
    case .roundedRect(let rect, let radius):
      guard hidesCertainly else { return nil }
      let rect = rect.standardized
      let corner = max(0, min(radius, rect.width / 2, rect.height / 2))
      let (wide, high) = (inner(rect.insetBy(dx: 0, dy: corner)), inner(rect.insetBy(dx: corner, dy: 0)))
      // The row or column at which a corner begins is anti-aliased, too.
      return (
        PixelRect(minX: wide.minX, minY: wide.minY + 1, maxX: wide.maxX, maxY: wide.maxY - 1),
        PixelRect(minX: high.minX + 1, minY: high.minY, maxX: high.maxX - 1, maxY: high.maxY)
      )
    default: return nil
    }
  }

  /// Whether the paint draws at all: a paint whose transform cannot be inverted draws nothing, however opaque it is.
  private var hidesCertainly: Bool {
    let place: Transform
    switch paint {
    case .color: return true
    case .gradient: place = transform
    case .image(let image): place = image.transform.concatenating(transform)
    }
    return place.inverse?.isUsable ?? false
  }

  /// The pixels wholly inside a rectangle and the clip, with both rounded as in drawing.
  private func inner(_ rect: Rect) -> PixelRect {
    let (shape, clip) = (ClipEdges(rect.applying(transform)), ClipEdges(clip))
    func whole(_ edges: ClipEdges) -> PixelRect {
      let (columns, rows) = (edges.wholeColumns, edges.wholeRows)
      return PixelRect(
        minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound, maxY: rows.upperBound)
    }
    return whole(shape).intersection(whole(clip))
  }
}
