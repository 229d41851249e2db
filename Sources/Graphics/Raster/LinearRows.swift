/// Rows of a linear gradient: along a row the place in the table grows evenly.
///
/// Places are integers of 2⁻²⁰ table steps, and products of those do not round: a pixel gets the same colour wherever
/// a fetch begins.
struct LinearRows {
  let table: GradientTables.Table
  private let spread: SpreadMode
  /// How far a pixel to the right and a pixel down lead.
  let step: Int
  private let stepDown: Int
  private let start: Int

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

  private static func limited(_ value: Double, _ limit: Double) -> Int {
    Int(max(-limit, min(limit, value.isNaN ? 0 : value)).rounded())
  }

  @inline(__always)
  private func place(_ x: Int, _ y: Int) -> Int { start &+ y &* stepDown &+ x &* step }

  /// The colour of all pixels of a row of a gradient whose step is 0.
  @inline(__always)
  func color(ofRow y: Int) -> UInt32 { table.colors[spread.index(place(0, y) &>> 20)] }

  @inline(__always)
  func fetch(x: Int, y: Int, count: Int, into memory: UnsafeMutablePointer<UInt32>) {
    let (colors, step) = (table.colors, step)
    var place = place(x, y)
    let last = place &+ (count &- 1) &* step
    // The way is straight: if both ends lie between the stops, all does.
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
