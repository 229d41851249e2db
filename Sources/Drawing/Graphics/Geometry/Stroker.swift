import Glibc

/// Computes the outlines of strokes.
///
/// An open line becomes one contour, a closed line two, such that all parts wind in the same direction: on the inner
/// side of a corner the contour runs through the intersection of both sides, or through the corner itself if the
/// segments are too short. So the non-zero rule never cancels parts of the stroke.
final class Stroker {
  /// A segment between two points: its direction as a unit vector, and its length in the item's space.
  private struct Segment {
    let direction: Point
    let length: Double
  }

  /// A point of a flattened path.
  struct Vertex {
    var point: Point
    /// Whether it is a corner of the path, to which the join applies; points within curves are joined with arcs.
    var isCorner: Bool
  }

  /// The points of the subpath that is being read.
  // Safe: one thread uses the object. Only `dasher` calls back while it is in use, and the outlines that it asks for
  // leave it alone.
  @exclusivity(unchecked) private var vertices: [Vertex] = []
  /// The memory for a polyline without repeated points, reused for each outline.
  @exclusivity(unchecked) private var spare: [Vertex] = []
  /// Whether the subpath is closed, and whether it has a segment.
  @exclusivity(unchecked) private var isClosed = false
  @exclusivity(unchecked) private var hasExtent = false
  @exclusivity(unchecked) private var dasher = Dasher()
  /// The segments between the points of the polyline of which the outline is drawn.
  @exclusivity(unchecked) private var segments: [Segment] = []
  /// Half of the line's width, in the item's space.
  @exclusivity(unchecked) private var half = 0.0
  @exclusivity(unchecked) private var style = StrokeStyle()
  /// The greatest length of a unit of the item's space, in pixels.
  @exclusivity(unchecked) private var scale = 1.0
  /// The angle of one of the lines that make up an arc, in radians.
  @exclusivity(unchecked) private var arcStep = 0.5
  /// The number of lines that may still be added for the path's curves, and for the arcs of the present outline. Each
  /// outline has its own budget for arcs, because outlines outside the window are skipped and must not affect the
  /// others.
  @exclusivity(unchecked) private var curveLines = 0
  @exclusivity(unchecked) private var arcLines = 0

  /// Adds the outline of a stroke, to be filled with the non-zero rule.
  ///
  /// - Parameters:
  ///   - path: The path in the item's space.
  ///   - style: The style of the stroke.
  ///   - edges: Receives the outline; its transform decides how finely curves are flattened.
  func stroke(_ path: Path, style: StrokeStyle, into edges: some OutlineSink) {
    // Check this before skipping anything outside the window: a part of a picture must look the same as the whole.
    guard style.canStroke(path, edges.transform) else { return }
    scale = edges.transform.longest
    self.style = style
    // A width of zero means a hairline of one pixel.
    half = style.lineWidth > 0 ? style.lineWidth / 2 : 0.5 / scale
    arcStep = Self.arcStep(radiusInPixels: half * scale)
    dasher.begin(style, scale: scale)
    curveLines = GraphicsLimits.strokeLines
    begin()
    var (current, start) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let to):
        finish(into: edges)
        (current, start) = (to, to)
        append(to, isCorner: true)
      case .line(let to):
        extend(from: current)
        append(to, isCorner: true)
        current = to
      case .quadCurve(let to, let control):
        extend(from: current)
        let bend = turn(control - current, to - control)
        let lines = max(Flatten.segments(current, control, to, scale: scale), segments(forTurn: bend))
        let count = Self.spend(lines, of: &curveLines)
        Flatten.quad(current, control, to, segments: count) { append($0, isCorner: false) }
        current = to
        vertices[vertices.count - 1].isCorner = true
      case .curve(let to, let control1, let control2):
        extend(from: current)
        let bend = turn(control1 - current, control2 - control1) + turn(control2 - control1, to - control2)
        let lines = max(Flatten.segments(current, control1, control2, to, scale: scale), segments(forTurn: bend))
        let count = Self.spend(lines, of: &curveLines)
        Flatten.cubic(current, control1, control2, to, segments: count) { append($0, isCorner: false) }
        current = to
        vertices[vertices.count - 1].isCorner = true
      case .closeSubpath:
        extend(from: current)
        isClosed = true
        finish(into: edges)
        current = start
      }
    }
    finish(into: edges)
  }

  /// Starts a subpath without points.
  private func begin() {
    vertices.removeAll(keepingCapacity: true)
    (isClosed, hasExtent) = (false, false)
  }

  /// Marks the subpath as one with a segment, and adds its start.
  private func extend(from current: Point) {
    hasExtent = true
    if vertices.isEmpty { append(current, isCorner: true) }
  }

  /// Adds a point to the subpath.
  private func append(_ point: Point, isCorner: Bool) {
    vertices.append(Vertex(point: point, isCorner: isCorner))
  }

  /// Adds the outline of the present subpath, dashed if the style asks for it.
  private func finish(into edges: some OutlineSink) {
    defer { begin() }
    guard hasExtent else { return }
    guard dasher.isActive else { return outline(vertices, isClosed: isClosed, into: edges) }
    dasher.cut(vertices, isClosed: isClosed) { outline($0, isClosed: $1, into: edges) }
  }

  // MARK: Outlines

  /// Adds the outline of a polyline unless it is outside the window.
  private func outline(_ line: [Vertex], isClosed: Bool, into edges: some OutlineSink) {
    guard canTouch(edges.window, line, edges.transform) else { return }
    arcLines = GraphicsLimits.strokeLines
    // The array is swapped out, so that its memory is reused without a copy.
    var contour: [Vertex] = []
    swap(&contour, &spare)
    copyWithoutRepeats(line, to: &contour, isClosed: isClosed)
    outline(&contour, isClosed: isClosed, into: edges)
    swap(&contour, &spare)
  }

  /// Adds the outline of a polyline: one side, the cap, and the other side in the opposite direction.
  private func outline(_ line: inout [Vertex], isClosed: Bool, into edges: some OutlineSink) {
    guard line.count > 1 else { return dot(line.first?.point, into: edges) }
    measure(line, isClosed: isClosed)
    startContour(line, into: edges)
    side(line, isClosed: isClosed, isBack: false, into: edges)
    if isClosed {
      edges.close()
    } else {
      cap(at: line[line.count - 1].point, segments[line.count - 2].direction, into: edges)
    }
    line.reverse()
    measure(line, isClosed: isClosed)
    if isClosed { startContour(line, into: edges) }
    side(line, isClosed: isClosed, isBack: true, into: edges)
    if !isClosed { cap(at: line[line.count - 1].point, segments[line.count - 2].direction, into: edges) }
    edges.close()
  }

  /// Whether the outline of a line can touch a window. A closed contour elsewhere adds nothing, not even from the
  /// left, since its height sums to zero.
  private func canTouch(_ window: PixelRect, _ line: [Vertex], _ map: Transform) -> Bool {
    guard var (minX, minY) = line.first.map({ ($0.point.x, $0.point.y) }) else { return false }
    var (maxX, maxY) = (minX, minY)
    for vertex in line {
      (minX, maxX) = (min(minX, vertex.point.x), max(maxX, vertex.point.x))
      (minY, maxY) = (min(minY, vertex.point.y), max(maxY, vertex.point.y))
    }
    let reach = 2 * half * max(1.5, style.longestMitre)
    return window.comesNear((minX - reach, minY - reach), (maxX + reach, maxY + reach), map)
  }

  /// Drops points that coincide with the previous one: below 10⁻⁹ pixel the direction is only rounding noise.
  private func copyWithoutRepeats(_ line: [Vertex], to kept: inout [Vertex], isClosed: Bool) {
    kept.removeAll(keepingCapacity: true)
    let slack = 1e-9 / scale
    func isRepeat(_ a: Point, _ b: Point) -> Bool { abs(a.x - b.x) <= slack && abs(a.y - b.y) <= slack }
    for vertex in line {
      if let last = kept.last, isRepeat(last.point, vertex.point) {
        if vertex.isCorner { kept[kept.count - 1].isCorner = true }
      } else {
        kept.append(vertex)
      }
    }
    if isClosed, kept.count > 1, isRepeat(kept[0].point, kept[kept.count - 1].point) { kept.removeLast() }
  }

  /// Computes the directions and lengths of the segments, including the closing one.
  private func measure(_ line: [Vertex], isClosed: Bool) {
    segments.removeAll(keepingCapacity: true)
    for index in 0..<(isClosed ? line.count : line.count - 1) {
      let next = index + 1 == line.count ? 0 : index + 1
      let step = line[next].point - line[index].point
      let length = (step.x * step.x + step.y * step.y).squareRoot()
      segments.append(Segment(direction: length > 0 ? step * (1 / length) : Point(x: 1, y: 0), length: length))
    }
  }

  /// The offset from a segment to its side, at half the line width.
  private func normal(_ direction: Point) -> Point { Point(x: -direction.y * half, y: direction.x * half) }

  /// Starts a contour beside the first segment: at its start, or at its middle if a join precedes it.
  private func startContour(_ line: [Vertex], into edges: some OutlineSink) {
    let first = segments[0]
    let middle = segments.count == line.count ? first.length / 2 : 0
    edges.move(to: line[0].point + first.direction * middle + normal(first.direction))
  }

  /// Adds one side of the stroke, with its joins.
  private func side(_ line: [Vertex], isClosed: Bool, isBack: Bool, into edges: some OutlineSink) {
    if !isClosed, isBack { edges.line(to: line[0].point + normal(segments[0].direction)) }
    for index in 1..<(isClosed ? line.count + 1 : line.count - 1) {
      // The last join of a closed line is at its first point, which has the first segment behind it.
      let after = index == line.count ? 0 : index
      join(line[after], segments[index - 1], segments[after], isBack: isBack, into: edges)
    }
    if !isClosed { edges.line(to: line[line.count - 1].point + normal(segments[line.count - 2].direction)) }
  }

  /// Adds the join between two segments on one side.
  private func join(_ vertex: Vertex, _ before: Segment, _ after: Segment, isBack: Bool, into edges: some OutlineSink) {
    let (d, e) = (before.direction, after.direction)
    let (cross, dot) = (d.x * e.y - d.y * e.x, d.x * e.x + d.y * e.y)
    let (n, m) = (normal(d), normal(e))
    let meeting = vertex.point + (n + m) * (1 / (1 + dot))
    let isOuter = cross < 0 || (cross == 0 && !isBack)
    if !isOuter {
      let room = min(before.length, after.length) / 2
      if dot > -0.99, half * cross / (1 + dot) <= room { return edges.line(to: meeting) }
      edges.line(to: vertex.point + n)
      edges.line(to: vertex.point)
      return edges.line(to: vertex.point + m)
    }
    // For such a small turn all joins look the same.
    if dot > 0.99 { return edges.line(to: meeting) }
    edges.line(to: vertex.point + n)
    if style.lineJoin == .round || !vertex.isCorner {
      arc(around: vertex.point, from: n, by: cross == 0 ? -.pi : atan2(cross, dot), into: edges)
    } else if 2 <= style.longestMitre * style.longestMitre * (1 + dot) {
      edges.line(to: meeting)
    }
    edges.line(to: vertex.point + m)
  }

  /// Adds the cap at an end.
  private func cap(at point: Point, _ direction: Point, into edges: some OutlineSink) {
    let (n, ahead) = (normal(direction), direction * half)
    switch style.lineCap {
    case .butt: break
    case .round: arc(around: point, from: n, by: -.pi, into: edges)
    case .square:
      edges.line(to: point + n + ahead)
      edges.line(to: point - n + ahead)
    }
    edges.line(to: point - n)
  }

  /// Draws a line of zero length: nothing, a disc or a square, according to the cap.
  private func dot(_ point: Point?, into edges: some OutlineSink) {
    guard let point, style.lineCap != .butt else { return }
    let n = Point(x: 0, y: half)
    edges.move(to: point + n)
    for side in [Point(x: 1, y: 0), Point(x: -1, y: 0)] { cap(at: point, side, into: edges) }
    edges.close()
  }

  // MARK: Arcs

  /// Adds an arc as lines.
  private func arc(around center: Point, from radius: Point, by angle: Double, into edges: some OutlineSink) {
    let count = Self.spend(segments(forTurn: abs(angle)), of: &arcLines)
    let (s, c) = (sin(angle / Double(count)), cos(angle / Double(count)))
    var spoke = radius
    for _ in 1..<max(count, 1) {
      spoke = Point(x: spoke.x * c - spoke.y * s, y: spoke.x * s + spoke.y * c)
      edges.line(to: center + spoke)
    }
  }

  /// Takes lines from a budget; once it is used up, every curve gets a single line.
  private static func spend(_ lines: Int, of budget: inout Int) -> Int {
    guard budget > 0 else { return 1 }
    budget -= lines
    return lines
  }

  /// The number of lines for an arc of the given angle.
  private func segments(forTurn angle: Double) -> Int {
    let count = angle / arcStep
    return count < Double(GraphicsLimits.curveSegments) ? max(1, Int(count) + 1) : GraphicsLimits.curveSegments
  }

  /// The angle at which a chord deviates from its arc by the flattening tolerance.
  private static func arcStep(radiusInPixels radius: Double) -> Double {
    guard radius > Flatten.tolerance else { return .pi / 2 }
    return max(0.02, min(.pi / 2, 2 * acos(1 - Flatten.tolerance / radius)))
  }

  /// The angle between two directions, from 0 to π.
  private func turn(_ a: Point, _ b: Point) -> Double {
    let angle = abs(atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y))
    return angle.isFinite ? angle : 0
  }
}
