import Glibc

/// Runs of covered pixels: the result of a scan without uncovered pixels, and with equal rows stored once.
///
/// A ring of 300 pixels takes a quarter of the memory of a byte for each pixel, and a card hardly any.
struct CoverageRuns {
  /// Pixels of one row and of equal rows below: with a coverage for each, or with one for all.
  struct Run {
    /// The first pixel, from the corner of the mask on.
    var x, y: Int16
    /// The number of pixels in a row, and of rows.
    var count, rows: Int16
    /// The coverage of all pixels; 0 if each has its own.
    var coverage: UInt8
    /// The offset of the first pixel's coverage.
    var offset: Int32
  }

  /// The runs by their first rows, from top to bottom.
  private let runs: UnsafeMutablePointer<Run>
  private let count: Int
  /// The greatest number of rows in a run.
  private let tallest: Int
  /// The coverage of the pixels that have their own.
  private let bytes: UnsafeMutablePointer<UInt8>
  /// The memory in bytes.
  let size: Int

  /// Copies the runs that a sink has collected; `nil` if there were too many.
  init?(_ sink: inout RunSink) {
    sink.fold()
    guard !sink.isFull else { return nil }
    (count, size) = (sink.count, sink.size)
    runs = .allocate(capacity: max(1, count))
    runs.initialize(from: sink.runs, count: count)
    bytes = .allocate(capacity: max(1, sink.length))
    bytes.initialize(from: sink.bytes, count: sink.length)
    var tallest = 0
    for index in 0..<count { tallest = max(tallest, Int(runs[index].rows)) }
    self.tallest = tallest
  }

  /// Frees the memory. The runs must not be used afterwards.
  func drop() {
    runs.deallocate()
    bytes.deallocate()
  }

  /// The first run that may extend below the top of an area, which is `top` rows below the corner of the mask. It is
  /// searched for, as the area may contain only a few rows of a large mask.
  private func firstRun(below top: Int) -> Int {
    if top < tallest { return 0 }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) / 2
      if Int(runs[middle].y) &+ tallest <= top { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Draws the pixels that lie in an area, with the corner of the mask at a pixel.
  func draw(at corner: (x: Int, y: Int), _ area: PixelRect, into sink: inout some PaintingSink) {
    for index in firstRun(below: area.minY &- corner.y)..<count {
      let run = runs[index]
      let (x, y) = (Int(run.x) &+ corner.x, Int(run.y) &+ corner.y)
      if y >= area.maxY { return }
      let (from, to) = (max(x, area.minX), min(x &+ Int(run.count), area.maxX))
      let (top, bottom) = (max(y, area.minY), min(y &+ Int(run.rows), area.maxY))
      guard from < to, top < bottom else { continue }
      if run.coverage != 0 {
        sink.box(PixelRect(minX: from, minY: top, maxX: to, maxY: bottom), coverage: run.coverage)
        continue
      }
      let covered = bytes + (Int(run.offset) &+ from &- x)
      if run.rows == 1 {
        sink.constantMask(x: from, y: y, count: to &- from, covered)
      } else {
        sink.constantMask(x: from, y: top, count: to &- from, rows: bottom &- top, covered, stride: 0)
      }
    }
  }
}

/// Collects runs of covered pixels, within a bound.
struct RunSink: CoverageSink {
  /// The shortest run of equal pixels that is not stored pixel by pixel.
  private static let shortestSpan = 64
  /// The number of runs that are searched for an equal one: as many as a row of most outlines has.
  private static let looksBack = 4

  private let corner: (x: Int, y: Int)
  fileprivate let runs: UnsafeMutablePointer<CoverageRuns.Run>
  fileprivate let bytes: UnsafeMutablePointer<UInt8>
  /// The number of runs, and of their bytes.
  fileprivate var (count, length) = (0, 0)
  /// Whether there was more than the bound allows.
  fileprivate(set) var isFull = false

  private static let mostRuns = GraphicsLimits.largestPathMaskBytes / MemoryLayout<CoverageRuns.Run>.stride
  /// The memory of all runs in bytes.
  fileprivate var size: Int { count * MemoryLayout<CoverageRuns.Run>.stride + length }

  /// Creates an empty sink for a mask with its corner at a pixel.
  init(corner: (x: Int, y: Int)) {
    self.corner = corner
    runs = .allocate(capacity: Self.mostRuns)
    bytes = .allocate(capacity: GraphicsLimits.largestPathMaskBytes)
  }

  /// Frees the memory. The sink must not be used afterwards.
  func drop() {
    runs.deallocate()
    bytes.deallocate()
  }

  mutating func span(x: Int, y: Int, count: Int, coverage: UInt8) {
    if count < Self.shortestSpan {
      guard let place = extend(x, y, count) else { return }
      place.update(repeating: coverage, count: count)
    } else if coverage != 0 {
      add(x, y, count, coverage)
    }
  }

  mutating func mask(x: Int, y: Int, count: Int, _ coverage: UnsafeMutablePointer<UInt8>) {
    guard let place = extend(x, y, count) else { return }
    place.update(from: coverage, count: count)
  }

  /// The place for the coverage of further pixels: in the last run, if they follow it, or in a new one.
  private mutating func extend(_ x: Int, _ y: Int, _ count: Int) -> UnsafeMutablePointer<UInt8>? {
    let isNext: Bool
    if self.count > 0 {
      let last = runs[self.count - 1]
      isNext = last.coverage == 0 && Int(last.y) == y - corner.y && Int(last.x) + Int(last.count) == x - corner.x
    } else {
      isNext = false
    }
    if isNext {
      runs[self.count - 1].count += Int16(truncatingIfNeeded: count)
    } else {
      add(x, y, count, 0)
    }
    guard !isFull, size + count <= GraphicsLimits.largestPathMaskBytes else {
      isFull = true
      return nil
    }
    defer { length += count }
    return bytes + length
  }

  /// Adds a run. The one before is complete.
  private mutating func add(_ x: Int, _ y: Int, _ count: Int, _ coverage: UInt8) {
    fold()
    guard self.count < Self.mostRuns else { return isFull = true }
    runs[self.count] = CoverageRuns.Run(
      x: Int16(truncatingIfNeeded: x - corner.x), y: Int16(truncatingIfNeeded: y - corner.y),
      count: Int16(truncatingIfNeeded: count), rows: 1, coverage: coverage,
      offset: Int32(truncatingIfNeeded: length))
    self.count += 1
  }

  /// Adds the last run to that of the row above, if both are equal.
  fileprivate mutating func fold() {
    guard count > 1 else { return }
    let last = runs[count - 1]
    for index in stride(from: count - 2, through: max(0, count - 1 - Self.looksBack), by: -1) {
      let run = runs[index]
      guard run.x == last.x, run.count == last.count, run.coverage == last.coverage, run.y + run.rows == last.y,
        last.coverage != 0 || memcmp(bytes + Int(run.offset), bytes + Int(last.offset), Int(last.count)) == 0
      else { continue }
      runs[index].rows += 1
      count -= 1
      length = Int(last.offset)
      return
    }
  }
}
