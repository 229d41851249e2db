import Graphics
import Runtime
import Values

/// A gradient whose colours are assigned to the points of a mesh. The points can be moved.
///
///     MeshGradient(
///       width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .indigo, .blue])
///
/// The lines of the mesh are smooth curves through its points. The gradient is computed for a picture of
/// ``MeshGradient/side`` pixels a side, which is stretched over the filled rectangle.
public nonisolated struct MeshGradient: ShapeStyle, Hashable {
  /// The side of the computed picture, in pixels.
  static let side = 96

  private let width, height: Int
  private let points: [SIMD2<Float>]
  private let colors: [Color]
  private let background: Color
  private let smoothsColors: Bool

  /// Creates a gradient from the points of a mesh, row by row.
  ///
  /// - Parameters:
  ///   - width: the number of points in a row; at least 2.
  ///   - height: the number of rows; at least 2.
  ///   - points: the positions of the points in unit coordinates of the filled rectangle; missing ones are taken from a
  ///     regular mesh.
  ///   - colors: the colours of the points; missing ones are the background.
  ///   - background: the colour outside the mesh.
  ///   - smoothsColors: whether colours run smoothly through the points; otherwise linearly between them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    (self.width, self.height) = (max(2, min(width, 64)), max(2, min(height, 64)))
    (self.points, self.colors) = (points, colors)
    (self.background, self.smoothsColors) = (background, smoothsColors)
  }

  /// This style has no intermediate form: the toolkit calls ``_resolvedStyle(in:)`` directly.
  public typealias Resolved = Never
  /// The gradient as a picture, with its colours resolved in the environment.
  public func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    let resolved: [RGBA] = (0..<width * height).map { index in
      (index < colors.count ? colors[index] : background).resolve(in: context.environment)
    }
    let mesh = Mesh(width: width, height: height, places: (0..<width * height).map(place), colors: resolved)
    return ResolvedStyle(
      .stretched(
        mesh.picture(Self.side, on: background.resolve(in: context.environment), isSmooth: smoothsColors)))
  }

  private func place(_ index: Int) -> SIMD2<Float> {
    if index < points.count, points[index].x.isFinite, points[index].y.isFinite {
      return points[index].clamped(lowerBound: SIMD2(-8, -8), upperBound: SIMD2(8, 8))
    }
    return SIMD2(Float(index % width) / Float(width - 1), Float(index / width) / Float(height - 1))
  }
}

/// The points of a mesh with their colours.
private nonisolated struct Mesh {
  let width, height: Int
  let places: [SIMD2<Float>]
  let colors: [RGBA]

  /// The number of parts into which each side of a cell is divided.
  private static let parts = 12

  /// The mesh as a picture of a number of pixels a side.
  func picture(_ side: Int, on background: RGBA, isSmooth: Bool) -> Picture {
    let bitmap = Bitmap(width: side, height: side)
    for y in 0..<side { for x in 0..<side { bitmap[x, y] = background.premultiplied } }
    let parts = Self.parts
    let (columns, rows) = ((width - 1) * parts, (height - 1) * parts)
    for row in 0..<rows {
      for column in 0..<columns {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { dx, dy in
          vertex(Float(column + dx) / Float(parts), Float(row + dy) / Float(parts), isSmooth, side)
        }
        fill(corners[0], corners[1], corners[2], in: bitmap, side)
        fill(corners[0], corners[2], corners[3], in: bitmap, side)
      }
    }
    return Picture(bitmap)
  }

  private struct Vertex {
    /// The place in pixels.
    let place: SIMD2<Float>
    let color: SIMD4<Float>
  }

  /// The place and the colour at a point of the mesh, in cells.
  private func vertex(_ u: Float, _ v: Float, _ isSmooth: Bool, _ side: Int) -> Vertex {
    let place = blended(u, v, isSmooth: true) { places[$0] }
    let color = blended(u, v, isSmooth: isSmooth) { index in
      let color = colors[index]
      let alpha = Float(color.opacity)
      return SIMD4(Float(color.red) * alpha, Float(color.green) * alpha, Float(color.blue) * alpha, alpha)
    }
    return Vertex(place: place * Float(side), color: color)
  }

  /// Interpolates between the values of the points in both directions, with Catmull-Rom splines or linearly.
  private func blended<Value: SIMD<Float>>(_ u: Float, _ v: Float, isSmooth: Bool, _ value: (Int) -> Value) -> Value {
    let (column, row) = (min(Int(u), width - 2), min(Int(v), height - 2))
    let (across, down) = (Self.weights(u - Float(column), isSmooth), Self.weights(v - Float(row), isSmooth))
    var sum = Value(repeating: 0)
    for y in 0..<4 {
      for x in 0..<4 where across[x] != 0 {
        let weight = across[x] * down[y]
        if weight != 0 { sum += extended(column + x - 1, row + y - 1, value) * weight }
      }
    }
    return sum
  }

  /// The value of a point of the mesh. Beyond the edge it is extrapolated linearly.
  private func extended<Value: SIMD<Float>>(_ column: Int, _ row: Int, _ value: (Int) -> Value) -> Value {
    if column < 0 { return 2 * extended(0, row, value) - extended(1, row, value) }
    if column >= width { return 2 * extended(width - 1, row, value) - extended(width - 2, row, value) }
    if row < 0 { return 2 * value(column) - value(width + column) }
    if row >= height { return 2 * value((height - 1) * width + column) - value((height - 2) * width + column) }
    return value(row * width + column)
  }

  /// The weights of four consecutive points at a fraction of the way between the middle two.
  private static func weights(_ t: Float, _ isSmooth: Bool) -> SIMD4<Float> {
    guard isSmooth else { return SIMD4(0, 1 - t, t, 0) }
    let (t2, t3) = (t * t, t * t * t)
    return SIMD4(-t + 2 * t2 - t3, 2 - 5 * t2 + 3 * t3, t + 4 * t2 - 3 * t3, t3 - t2) / 2
  }

  /// Fills a triangle with colours that run between its corners.
  private func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex, in bitmap: Bitmap, _ side: Int) {
    let (ab, ac) = (b.place - a.place, c.place - a.place)
    let area = ab.x * ac.y - ab.y * ac.x
    guard abs(area) > 1e-6 else { return }
    let least = pointwiseMin(pointwiseMin(a.place, b.place), c.place)
    let most = pointwiseMax(pointwiseMax(a.place, b.place), c.place)
    let (left, top) = (max(0, Int(least.x) - 1), max(0, Int(least.y) - 1))
    let (right, bottom) = (min(side - 1, Int(most.x) + 1), min(side - 1, Int(most.y) + 1))
    guard left <= right, top <= bottom else { return }
    for y in top...bottom {
      for x in left...right {
        let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - a.place
        let second = (point.x * ac.y - point.y * ac.x) / area
        let third = (ab.x * point.y - ab.y * point.x) / area
        // Pixels whose centres are just outside the edge are filled, too: neighbours overlap, so there are no gaps.
        guard second >= -0.05, third >= -0.05, second + third <= 1.05 else { continue }
        bitmap[x, y] = Self.pixel(a.color * (1 - second - third) + b.color * second + c.color * third)
      }
    }
  }

  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    let alpha = min(1, max(0, color.w))
    func byte(_ value: Float) -> UInt32 { UInt32(min(alpha, max(0, value)) * 255 + 0.5) }
    return byte(alpha) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
  }
}
