/// The rows of a linear gradient: the position in the colour table grows linearly along a row.
///
/// Positions are integers in units of 2⁻²⁰ table steps, whose products are exact. So the colour of a pixel does not
/// depend on where a fetch begins.
struct LinearRows {
  let table: GradientTables.Table
  private let spread: SpreadMode
  /// The change of the position per pixel to the right and per pixel down.
  let step: Int
  private let stepDown: Int
  private let start: Int

  /// Creates the rows of a gradient between two points.
  ///
  /// - Parameters:
  ///   - from: The start of the axis in the item's space.
  ///   - to: The end of the axis.
  ///   - inverse: The transform from pixels to the item's space.
  init(_ from: Point, _ to: Point, _ inverse: Transform, _ table: GradientTables.Table, _ spread: SpreadMode) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = dx * dx + dy * dy
    let scale = 1024 * 1_048_576 / length
    func place(_ x: Double, _ y: Double) -> Double { (x * dx + y * dy) * scale }
    self.table = table
    self.spread = spread
    guard length > 0 else {
      (step, stepDown, start) = (0, 0, 1024 << 20)
      return
    }
    step = Self.limited(place(inverse.a, inverse.b), 0x1p40)
    stepDown = Self.limited(place(inverse.c, inverse.d), 0x1p40)
    let center = Point(x: 0.5, y: 0.5).applying(inverse)
    start = Self.limited(place(center.x - from.x, center.y - from.y), 0x1p60)
  }

  /// Rounds a value to an integer, clamped to ±`limit`; NaN becomes 0.
  private static func limited(_ value: Double, _ limit: Double) -> Int {
    Int(max(-limit, min(limit, value.isNaN ? 0 : value)).rounded())
  }

  /// The position of the centre of a pixel.
  @inline(__always)
  private func place(_ x: Int, _ y: Int) -> Int { start &+ y &* stepDown &+ x &* step }

  /// The colour of a whole row, for gradients whose horizontal step is 0.
  @inline(__always)
  func color(ofRow y: Int) -> UInt32 { table.colors[spread.index(place(0, y) &>> 20)] }

  /// Computes the pixels of a part of a row.
  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into memory: UnsafeMutablePointer<UInt32>) {
    let (colors, step) = (table.colors, step)
    var place = place(x, y)
    let last = place &+ (count &- 1) &* step
    // Positions are linear: if both ends lie between the stops, all positions do.
    if UInt(bitPattern: place) < 1024 << 20, UInt(bitPattern: last) < 1024 << 20 {
      for index in 0..<count {
        memory[index] = colors[place &>> 20]
        place &+= step
      }
      return
    }
    for index in 0..<count {
      memory[index] = colors[spread.index(place &>> 20)]
      place &+= step
    }
  }
}
