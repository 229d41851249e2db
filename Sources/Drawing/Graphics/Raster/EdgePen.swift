/// Adds edges between points in 1/256 pixel, if they can touch a window.
struct EdgePen {
  /// The edges that can touch the window.
  private(set) var edges: UnsafeMutablePointer<OutlineEdge>
  private(set) var count = 0
  private var capacity = 256
  /// The current point, in 1/256 pixel.
  private(set) var x: Int32 = 0
  private(set) var y: Int32 = 0
  /// The bounds of all lines in the rows of the window.
  private(set) var left = Int32.max
  private(set) var right = Int32.min
  private(set) var top = Int32.max
  private(set) var bottom = Int32.min
  /// The window without its left side, since edges to the left affect the coverage.
  private var minY: Int32 = 0
  private var maxY: Int32 = 0
  private var maxX: Int32 = 0

  init() { edges = .allocate(capacity: capacity) }

  /// Frees the edges. The pen must not be used afterwards.
  func drop() { edges.deallocate() }

  /// Removes all edges and prepares for another window.
  mutating func begin(_ window: PixelRect) {
    if capacity > GraphicsLimits.keptEdges { resize(to: 256) }
    count = 0
    (x, y) = (0, 0)
    (left, top, right, bottom) = (.max, .max, .min, .min)
    minY = Int32(clamping: window.minY << 8)
    maxY = Int32(clamping: window.maxY << 8)
    maxX = Int32(clamping: window.maxX << 8)
  }

  /// Moves to a point without an edge.
  @inline(__always)
  mutating func move(to point: (x: Int32, y: Int32)) { (x, y) = point }

  /// Adds an edge from the current point.
  @inline(__always)
  mutating func line(to point: (x: Int32, y: Int32)) {
    let from = (x: x, y: y)
    (x, y) = point
    guard from.y != point.y else { return }
    let isDown = from.y < point.y
    let (a, b) = isDown ? (from, point) : (point, from)
    guard b.y > minY, a.y < maxY else { return }
    (top, bottom) = (min(top, a.y), max(bottom, b.y))
    let (low, high) = (min(a.x, b.x), max(a.x, b.x))
    (left, right) = (min(left, low), max(right, high))
    guard low < maxX else { return }
    if count == capacity { resize(to: capacity * 2) }
    edges[count] = OutlineEdge(x0: a.x, y0: a.y, x1: b.x, y1: b.y, direction: isDown ? 1 : -1)
    count &+= 1
  }

  /// Replaces the memory by one for the given number of edges, and keeps the present ones.
  @inline(never)
  private mutating func resize(to wanted: Int) {
    let larger = UnsafeMutablePointer<OutlineEdge>.allocate(capacity: wanted)
    larger.update(from: edges, count: min(count, wanted))
    edges.deallocate()
    (edges, capacity) = (larger, wanted)
  }
}
