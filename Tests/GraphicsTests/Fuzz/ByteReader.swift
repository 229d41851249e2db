@testable import Graphics

/// Reads what a fuzzer has written as numbers and choices; zeros after the end.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isAtEnd: Bool { bytes.isEmpty }

  /// All that is left.
  mutating func rest() -> [UInt8] {
    defer { bytes = [] }
    return Array(bytes)
  }

  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  mutating func word() -> UInt32 { (0..<4).reduce(0) { word, _ in word << 8 | UInt32(byte()) } }

  mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

  /// Mostly a number about a picture's size, sometimes any number that there is.
  mutating func number() -> Double {
    let kind = byte()
    if kind < 8 { return Double(bitPattern: UInt64(word()) << 32 | UInt64(word())) }
    return (Double(kind) - 64) / 2 + Double(byte()) / 256
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }

  mutating func transform() -> Transform {
    guard choice(3) == 0 else { return .identity }
    return Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  mutating func color() -> RGBA {
    RGBA(
      red: Double(byte()) / 255, green: Double(byte()) / 255, blue: Double(byte()) / 255, opacity: Double(byte()) / 200)
  }

  mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(), lineCap: [.butt, .round, .square][choice(3)], lineJoin: [.miter, .round, .bevel][choice(3)],
      miterLimit: number(), dash: (0..<choice(4)).map { _ in number() }, dashPhase: number())
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<choice(24) {
      switch choice(7) {
      case 0: path.move(to: point())
      case 1: path.addLine(to: point())
      case 2: path.addQuadCurve(to: point(), control: point())
      case 3: path.addCurve(to: point(), control1: point(), control2: point())
      case 4: path.addArc(center: point(), radius: number(), startAngle: .radians(number()), delta: .radians(number()))
      case 5: path.addRoundedRect(in: rect(), cornerRadius: number())
      default: path.closeSubpath()
      }
    }
    return path
  }
}
