/// A nine-part image: the corners keep their size while the edges and the middle are resized. It is used for frames,
/// bubbles and button faces.
///
///     let face = NinePart(picture, top: 8, left: 8, bottom: 8, right: 8)
///     for item in face.items(in: Rect(x: 0, y: 0, width: 200, height: 60)) { list.append(item) }
///
/// Create it once and keep it: it holds images of its parts, and items with different images count as changed.
public struct NinePart: Hashable, Sendable {
  /// The way in which the edges and the middle are resized.
  public enum Resizing: Hashable, Sendable {
    /// They are scaled to the remaining space.
    case stretch
    /// They are repeated at their own size.
    case tile
  }

  /// The nine images row by row; `nil` for a part without pixels.
  private let parts: [Picture?]
  /// The widths of the columns and the heights of the rows, in pixels.
  private let columns, rows: [Int]
  /// The way in which the edges and the middle are resized.
  public let resizing: Resizing
  /// The pixels of the image per point.
  public let scale: Double

  /// Cuts an image into nine parts.
  ///
  /// - Parameters:
  ///   - picture: The whole image.
  ///   - top: The height of the upper corners in pixels; `left`, `bottom` and `right` likewise. Insets that do not
  ///     fit are reduced.
  ///   - scale: The pixels of the image per point.
  ///   - resizing: The way to resize the edges and the middle.
  public init(
    _ picture: Picture, top: Int, left: Int, bottom: Int, right: Int, scale: Double = 1, resizing: Resizing = .stretch
  ) {
    columns = Self.cut(picture.width, left, right)
    rows = Self.cut(picture.height, top, bottom)
    self.resizing = resizing
    self.scale = scale > 0 ? scale : 1
    var (parts, y) = ([Picture?](), 0)
    for height in rows {
      var x = 0
      for width in columns {
        parts.append(picture.part(PixelRect(x: x, y: y, width: width, height: height)))
        x += width
      }
      y += height
    }
    self.parts = parts
  }

  /// The items that draw the image in a rectangle, in the rectangle's space. Corners shrink if they do not fit.
  public func items(
    in rect: Rect, filter: ImagePattern.Filter = .bilinear, opacity: Double = 1, transform: Transform = .identity,
    clip: Rect = .infinite
  ) -> [DisplayItem] {
    let (xs, ys) = (places(columns, rect.minX, rect.width), places(rows, rect.minY, rect.height))
    var items: [DisplayItem] = []
    for row in 0..<3 {
      for column in 0..<3 {
        guard let part = parts[row * 3 + column], xs[column] < xs[column + 1], ys[row] < ys[row + 1] else { continue }
        let place = Rect(minX: xs[column], minY: ys[row], maxX: xs[column + 1], maxY: ys[row + 1])
        let isTiled = resizing == .tile && (row == 1 || column == 1)
        let pattern = ImagePattern(
          part, in: isTiled ? tile(part, place, isWide: column == 1, isHigh: row == 1) : place, filter: filter,
          spread: isTiled ? .repeat : .pad, opacity: opacity)
        items.append(DisplayItem(.rect(place), paint: .image(pattern), transform: transform, clip: clip))
      }
    }
    return items
  }

  /// The first tile of a place. It has the size of the part itself along the directions in which it is repeated.
  private func tile(_ part: Picture, _ place: Rect, isWide: Bool, isHigh: Bool) -> Rect {
    Rect(
      x: place.minX, y: place.minY, width: isWide ? Double(part.width) / scale : place.width,
      height: isHigh ? Double(part.height) / scale : place.height)
  }

  /// Splits an extent into three parts, reducing insets that do not fit.
  private static func cut(_ extent: Int, _ first: Int, _ last: Int) -> [Int] {
    let start = max(0, min(first, extent))
    let end = max(0, min(last, extent - start))
    return [start, extent - start - end, end]
  }

  /// The four edge coordinates of three columns or rows.
  private func places(_ extents: [Int], _ start: Double, _ length: Double) -> [Double] {
    let (first, last) = (Double(extents[0]) / scale, Double(extents[2]) / scale)
    let shrink = first + last > length ? max(0, length) / (first + last) : 1
    return [start, start + first * shrink, start + length - last * shrink, start + length]
  }
}

extension Picture {
  /// A copy of the pixels in a rectangle; `nil` if none of them is inside the image.
  public func part(_ rect: PixelRect) -> Picture? {
    let area = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty else { return nil }
    let bitmap = Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      bitmap.pixels.advanced(by: y * area.width)
        .update(from: pixels + ((area.minY + y) * width + area.minX), count: area.width)
    }
    return Picture(bitmap)
  }
}
