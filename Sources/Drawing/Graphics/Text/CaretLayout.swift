/// Text of one font in lines, with the places where a caret can stand.
///
/// A place is a number of characters before the caret. The layout serves drawing, touches, selections and arrow keys
/// alike, so that all of them agree in text of mixed directions and with ligatures.
///
/// The caret is at the end of the character before it, as it is after typing that character; at the start of a line it
/// is at the beginning of the first character. Characters that share a ligature divide its width evenly.
package struct CaretLayout {
  /// A line with the extents of its characters.
  struct Line {
    let text: TextLine
    /// The start of the line on its baseline.
    let start: Point
    /// The top of the line.
    let top: Double
    /// The places of the caret on the line.
    let places: ClosedRange<Int>
    /// The extents of the characters from the first place on, relative to the start of the line.
    let cells: [CaretCell]
    let isRightToLeft: Bool
  }

  let lines: [Line]
  /// The width that lines were broken to; `nil` if they were not.
  private let width: Double?
  /// The width of the widest line and the height of all lines, in points.
  package let size: Size
  /// Whether the first line begins at the right.
  package let startsAtRight: Bool
  /// Whether the first paragraph runs from right to left.
  package var isRightToLeft: Bool { lines[0].isRightToLeft }

  /// Sets text.
  ///
  /// - Parameters:
  ///   - characters: The text. Each line break is a paragraph's end; other control characters show as spaces.
  ///   - width: The width of the lines in points; `nil` breaks lines only at line breaks.
  ///   - isMirrored: Whether the surroundings run from right to left. All paragraphs then begin at the right; otherwise
  ///     only those that are written from right to left. A paragraph without letters has the direction of the
  ///     surroundings.
  ///   - alignment: The alignment of lines in the width; `leading` is the side at which they begin.
  package init(
    _ characters: [Character], font: TextFont, width: Double? = nil, isMirrored: Bool = false,
    alignment: LineAlignment = .leading
  ) {
    var (lines, top, first) = ([Line](), 0.0, 0)
    for paragraph in characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = CaretParagraph(Array(paragraph), font, isMirrored: isMirrored)
      for set in text.lines(fitting: width) {
        let isAtRight = isMirrored || text.isRightToLeft
        let free = width.map { $0 - set.line.width } ?? 0
        let left = free > 0 ? free * alignment.share(isAtRight: isAtRight) : text.isRightToLeft ? free : 0
        let places = (first + set.characters.lowerBound)...(first + set.last)
        lines.append(
          Line(
            text: set.line, start: Point(x: left, y: top + set.line.ascent), top: top, places: places, cells: set.cells,
            isRightToLeft: text.isRightToLeft))
        top += set.line.height
      }
      first += paragraph.count + 1
    }
    (self.lines, self.width) = (lines, width)
    size = Size(width: lines.reduce(0) { max($0, $1.text.width) }, height: top)
    startsAtRight = isMirrored || lines[0].isRightToLeft
  }

  /// The number of lines.
  package var count: Int { lines.count }
  /// The distance of the first baseline from the top, in points.
  package var firstBaseline: Double { lines[0].start.y }

  /// The height of the first lines, in points.
  package func height(of count: Int) -> Double { lines.prefix(count).reduce(0) { $0 + $1.text.height } }

  /// The glyph runs, for a layout whose top left corner is at a point.
  package func runs(at corner: Point) -> [GlyphRun] {
    lines.flatMap { $0.text.runs(at: $0.start.offsetBy(dx: corner.x, dy: corner.y)) }
  }

  /// The index of the line that a place is on. A place between two lines is on the second one.
  private func index(of place: Int) -> Int { lines.lastIndex { $0.places.lowerBound <= place } ?? 0 }

  /// The distance of a caret from the left edge, in points.
  private func x(of place: Int, on line: Line) -> Double {
    let x = line.start.x + line.x(of: place)
    return width.map { max(0, min($0, x)) } ?? x
  }

  /// The left edge and the height of the caret at a place; the rectangle has no width.
  package func caret(at place: Int) -> Rect {
    let line = lines[index(of: place)]
    return Rect(x: x(of: place, on: line), y: line.top, width: 0, height: line.text.height)
  }

  /// The place nearest to a point; below the text it is the end.
  package func place(at point: Point) -> Int {
    if point.y >= size.height, count > 1 { return lines[count - 1].places.upperBound }
    return place(on: lines.last { $0.top <= point.y } ?? lines[0], nearest: point.x)
  }

  private func place(on line: Line, nearest x: Double) -> Int {
    line.places.min { abs(self.x(of: $0, on: line) - x) < abs(self.x(of: $1, on: line) - x) } ?? line.places.lowerBound
  }

  /// The place on the line above or below; `nil` if there is none.
  package func place(from place: Int, down: Bool) -> Int? {
    let now = index(of: place)
    let next = now + (down ? 1 : -1)
    guard lines.indices.contains(next) else { return nil }
    return self.place(on: lines[next], nearest: x(of: place, on: lines[now]))
  }

  /// The places on the line of a place.
  package func line(of place: Int) -> ClosedRange<Int> { lines[index(of: place)].places }

  /// Whether the paragraph of a place runs from right to left.
  package func isRightToLeft(at place: Int) -> Bool { lines[index(of: place)].isRightToLeft }

  /// The next place to the left or to the right on the screen. Beyond the end of a line it is on the next line. Of
  /// places at the same position, the one with fewer characters in between is chosen.
  package func place(beside place: Int, toRight: Bool) -> Int {
    let line = lines[index(of: place)]
    let x = line.x(of: place)
    let beyond = line.places.filter { toRight ? line.x(of: $0) > x + 0.01 : line.x(of: $0) < x - 0.01 }
    let nearest = beyond.min {
      let (left, right) = (abs(line.x(of: $0) - x), abs(line.x(of: $1) - x))
      return abs(left - right) > 0.01 ? left < right : abs($0 - place) < abs($1 - place)
    }
    if let nearest { return nearest }
    // Invisible characters are stepped over one by one.
    let next = place + (toRight == line.isRightToLeft ? -1 : 1)
    return max(0, min(lines[count - 1].places.upperBound, next))
  }

  /// The end of a selection that is at the left or at the right on the screen.
  package func end(of selection: Range<Int>, atRight: Bool) -> Int {
    let (first, last) = (index(of: selection.lowerBound), index(of: selection.upperBound))
    let line = lines[first]
    let isLower =
      first == last
      ? (line.x(of: selection.lowerBound) > line.x(of: selection.upperBound)) == atRight
      : line.isRightToLeft == atRight
    return isLower ? selection.lowerBound : selection.upperBound
  }

  /// The rectangles behind selected characters: several on a line with mixed directions. If the selection continues
  /// beyond a line, its rectangle extends to the edge.
  package func rects(of selection: Range<Int>) -> [Rect] {
    lines.indices.flatMap { index -> [Rect] in
      let line = lines[index]
      let goesOn = index + 1 < count && selection.upperBound >= lines[index + 1].places.lowerBound
      var spans = line.spans(of: selection).map {
        (left: $0.lowerBound + line.start.x, right: $0.upperBound + line.start.x)
      }
      if goesOn, selection.lowerBound <= line.places.upperBound, let width {
        let edge = line.isRightToLeft ? line.start.x : line.start.x + line.text.width
        spans.append(line.isRightToLeft ? (0, max(0, edge)) : (min(edge, width), width))
      }
      return spans.filter { $0.right > $0.left }.map {
        Rect(x: $0.left, y: line.top, width: $0.right - $0.left, height: line.text.height)
      }
    }
  }
}

/// The extent of a character on a line, in points from the line's start.
struct CaretCell {
  var left, right: Double
  let isRightToLeft: Bool

  /// The positions of the caret before and after the character.
  var leading: Double { isRightToLeft ? right : left }
  var trailing: Double { isRightToLeft ? left : right }
}

extension CaretLayout.Line {
  /// The distance of a caret from the start of the line, in points.
  func x(of place: Int) -> Double {
    let number = min(place - places.lowerBound, cells.count)
    if let cell = number > 0 ? cells[number - 1] : nil { return cell.trailing }
    return cells.first?.leading ?? 0
  }

  /// The extents of selected characters. Those that touch are joined.
  func spans(of selection: Range<Int>) -> [ClosedRange<Double>] {
    let first = places.lowerBound
    let chosen = selection.clamped(to: first..<(first + cells.count))
    let extents = chosen.map { cells[$0 - first] }.filter { $0.right > $0.left }.sorted { $0.left < $1.left }
    var spans: [ClosedRange<Double>] = []
    for extent in extents {
      if let last = spans.last, extent.left <= last.upperBound + 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, extent.right)
      } else {
        spans.append(extent.left...extent.right)
      }
    }
    return spans
  }
}
