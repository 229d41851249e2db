import SeededRandom
import Testing

@testable import Graphics

/// The sweep from cells to coverage, four cells at a time where the processor can, beside plain arithmetic.
@Suite(.seeded) struct SweepTests {
  /// Edges up and down, some many times over, so that sums leave sixteen bits.
  private func edges(_ generator: inout SeededGenerator, _ area: PixelRect) -> [OutlineEdge] {
    (0..<Int.random(in: 1...40, using: &generator)).flatMap { _ in
      func number(_ low: Int, _ high: Int) -> Int32 { .random(in: Int32(low)...Int32(high), using: &generator) }
      let (y0, y1) = (number(0, 255 * area.height), number(1, 255))
      let edge = OutlineEdge(
        x0: number(-500, 256 * area.width + 500), y0: y0, x1: number(-500, 256 * area.width + 500), y1: y0 + y1 * 8,
        direction: Bool.random(using: &generator) ? 1 : -1)
      return Array(repeating: edge, count: [1, 1, 1, 2, 30].randomElement(using: &generator)!)
    }
  }

  /// What a running sum of cells covers, 0…255.
  private func coverage(_ sum: Int, _ rule: FillRule) -> UInt8 {
    let full = Int(Cells.full)
    var area = abs(sum)
    if rule == .evenOdd {
      area %= 2 * full
      if area > full { area = 2 * full - area }
    }
    let part = min(area, full) / 512
    return UInt8(part - part / 256)
  }

  @Test("Coverage is that of plain sums", arguments: 0..<40, [FillRule.nonZero, .evenOdd])
  func coverageIsThatOfPlainSums(seed: Int, rule: FillRule) {
    var generator = SeededGenerator(seed: seed)
    let area = PixelRect(x: 0, y: 0, width: .random(in: 1...90, using: &generator), height: 12)
    let (cells, made) = (Cells(), edges(&generator, area))
    cells.scan(made, count: made.count, area: area)
    var expected: [UInt8] = []
    for row in 0..<area.height {
      var sum = 0
      for column in 0..<area.width {
        sum += Int(cells.cells[row * cells.stride + column])
        expected.append(coverage(sum, rule))
      }
    }
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: area.area)
    bytes.initialize(repeating: 0, count: area.area)
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: area.width + 16)
    defer {
      bytes.deallocate()
      scratch.deallocate()
    }
    var sink = MaskSink(bytes: bytes, stride: area.width, originX: 0, originY: 0)
    Sweep.run(cells, rule: rule, scratch: scratch, into: &sink)
    #expect(Array(UnsafeBufferPointer(start: bytes, count: area.area)) == expected)
    let left = (0..<area.height * cells.stride).filter { cells.cells[$0] != 0 }
    #expect(left.isEmpty, "the next scan finds nothing")
  }
}
