/// The colour tables of gradients, cached for each list of stops.
final class GradientTables {
  /// Premultiplied colours at the indices −1 (before the first stop), 0 to 1023, and 1024 (after the last stop).
  struct Table {
    static let steps = 1024
    /// The size of a table in bytes.
    static let bytes = (steps + 2) * MemoryLayout<UInt32>.stride
    let colors: UnsafePointer<UInt32>
    let isOpaque: Bool
  }

  /// Everything that a colour table depends on.
  private struct Key: Hashable {
    let stops: [GradientPattern.Stop]
    let opacity: Double
  }
  private var known: [Key: Table] = [:]

  /// The size of the cached tables in bytes.
  var rememberedBytes: Int { known.count * Table.bytes }

  deinit { forget() }

  /// The colour table of a gradient. It is valid until the next call.
  func table(of gradient: GradientPattern) -> Table {
    let key = Key(stops: gradient.stops, opacity: gradient.opacity)
    if let table = known[key] { return table }
    if known.count >= GraphicsLimits.gradientTables { forget() }
    let table = Self.draw(key)
    known[key] = table
    return table
  }

  /// Frees all tables, so that pointers to them become invalid.
  private func forget() {
    for table in known.values { (table.colors - 1).deallocate() }
    known.removeAll(keepingCapacity: true)
  }

  /// Computes the colour table of a list of stops.
  private static func draw(_ key: Key) -> Table {
    let stops = sorted(key.stops).map { Step($0, opacity: key.opacity) }
    let colors = UnsafeMutablePointer<UInt32>.allocate(capacity: Table.steps + 2)
    colors[0] = stops[0].pixel
    colors[Table.steps + 1] = stops[stops.count - 1].pixel
    var next = 0
    var (before, after) = (stops[0], stops[0])
    for index in 0..<Table.steps {
      let place = (Float(index) + 0.5) / Float(Table.steps)
      while next < stops.count, stops[next].place <= place {
        next += 1
        (before, after) = (stops[next - 1], stops[min(next, stops.count - 1)])
      }
      colors[index + 1] = mix(before, after, place)
    }
    let isOpaque = stops.allSatisfy { $0.pixel >> 24 == 255 }
    return Table(colors: UnsafePointer(colors + 1), isOpaque: isOpaque)
  }

  /// The colour at a position between two stops.
  @inline(__always)
  private static func mix(_ before: Step, _ after: Step, _ place: Float) -> UInt32 {
    guard after.place > before.place, place > before.place else { return before.pixel }
    let share = (place - before.place) / (after.place - before.place)
    return (before.color + (after.color - before.color) * share).pixel
  }

  /// The stops sorted by position; stops at the same position keep their order.
  private static func sorted(_ stops: [GradientPattern.Stop]) -> [GradientPattern.Stop] {
    let limited = stops.map { GradientPattern.Stop($0.color, at: $0.location > 0 ? min(1, $0.location) : 0) }
    return limited.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// A stop with its premultiplied colour.
  private struct Step {
    let place: Float
    /// Blue, green, red and alpha, premultiplied, from 0 to 255.
    let color: SIMD4<Float>
    var pixel: UInt32 { color.pixel }

    init(_ stop: GradientPattern.Stop, opacity: Double) {
      func part(_ value: Float) -> Float { value > 0 ? min(1, value) : 0 }
      let alpha = part(part(stop.color.opacity) * Float(opacity))
      place = Float(stop.location)
      color = SIMD4(part(stop.color.blue), part(stop.color.green), part(stop.color.red), 1) * (alpha * 255)
    }
  }
}

extension SIMD4<Float> {
  /// The four bytes of a pixel, each rounded to the nearest, of components from 0 to 255.
  @inline(__always)
  var pixel: UInt32 {
    // Adding 2²³ leaves a whole number in the lowest bits, rounded to the nearest; where it is the next one it is one
    // too many.
    let (place, large) = (self + 0.5, SIMD4(repeating: 8_388_608 as Float))
    let near = place + large
    // Safe: both vectors have four lanes of 32 bits, and every pattern of bits is an integer.
    let bits = unsafeBitCast(near, to: SIMD4<Int32>.self) & SIMD4<Int32>(repeating: 0x7f_ffff)
    let whole = bits.replacing(with: bits &- 1, where: near - large .> place)
    return UInt32(bitPattern: whole.x | whole.y &<< 8 | whole.z &<< 16 | whole.w &<< 24)
  }
}

extension SpreadMode {
  /// The index into a colour table of 1024 steps for a position on the unbounded gradient axis.
  @inline(__always)
  func index(_ place: Int) -> Int {
    switch self {
    case .pad: return max(-1, min(1024, place))
    case .repeat: return place & 1023
    case .reflect:
      let back = place & 2047
      return back < 1024 ? back : 2047 &- back
    }
  }
}
