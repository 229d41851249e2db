import CCairo
import Glibc
import Graphics

/// The measurements of one workload.
struct Result {
  /// The time of one drawing with our rasterizer, in seconds.
  let ours: Double
  /// The time with Cairo in seconds; `nil` if Cairo cannot draw it.
  let cairo: Double?
  /// The mean difference of the colour bytes, over all pixels that either has changed.
  let difference: Double
}

/// The processor time of this process in seconds, which other processes hardly influence. Calls
/// `clock_gettime(CLOCK_PROCESS_CPUTIME_ID)`.
private func workedSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The mean time of some drawings in seconds, beginning with a number.
private func seconds(_ times: Int, from first: Int = 0, isCold: Bool = false, _ draw: (Turn) -> Void) -> Double {
  let start = workedSeconds()
  for k in first..<first + times { draw(Turn(index: k, isCold: isCold)) }
  return (workedSeconds() - start) / Double(times)
}

/// The upper median of some values.
private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Measures a workload with both rasterizers in turn. The result is the smallest median of twelve rounds, since
/// disturbances only ever slow a round down.
func compare(
  _ work: Workload, isCold: Bool = false, _ ours: OurCanvas, _ cairo: CairoCanvas, pictures: String?
) -> Result {
  ours.bitmap.fill(0xffff_ffff)
  cairo.clear()
  for k in 0..<work.cycle {
    work.ours(Turn(index: k, isCold: isCold))
    work.cairo?(Turn(index: k, isCold: isCold))
  }
  cairo_surface_flush(cairo.surface)
  let difference = work.cairo == nil ? 0 : difference(ours.bitmap, cairo.bitmap)
  if let pictures, !isCold {
    write(ours.bitmap, to: "\(pictures)/\(work.name).ours.png")
    write(cairo.bitmap, to: "\(pictures)/\(work.name).cairo.png")
  }
  // The number of drawings that take about 4 ms together, in whole cycles.
  func times(_ draw: (Turn) -> Void) -> Int {
    max(1, Int(0.004 / seconds(work.cycle, isCold: isCold, draw) / Double(work.cycle))) * work.cycle
  }
  // The number of the next cold drawing of each.
  var (ourNext, cairoNext) = (1 << 16, 1 << 16)
  let (ourTimes, cairoTimes) = (times(work.ours), work.cairo.map { times($0) })
  var (mine, theirs) = ([Double](), [Double]())
  for _ in 0..<12 {
    var (a, b) = ([Double](), [Double]())
    // A long cycle averages disturbances by itself, so one per round is enough.
    for _ in 0..<(work.isLong ? 1 : 5) {
      a.append(seconds(ourTimes, from: isCold ? ourNext : 0, isCold: isCold, work.ours))
      ourNext += ourTimes
      if let draw = work.cairo, let cairoTimes {
        b.append(seconds(cairoTimes, from: isCold ? cairoNext : 0, isCold: isCold, draw))
        cairoNext += cairoTimes
      }
    }
    mine.append(median(a))
    if !b.isEmpty { theirs.append(median(b)) }
  }
  return Result(ours: mine.min()!, cairo: theirs.min(), difference: difference)
}

/// The mean difference of the colour bytes of two bitmaps, without pixels that are white in both.
private func difference(_ a: Bitmap, _ b: Bitmap) -> Double {
  var (sum, count) = (0, 0)
  for index in 0..<(a.width * a.height) {
    let (p, q) = (a.pixels[index], b.pixels[index])
    if p & 0xff_ffff == 0xff_ffff, q & 0xff_ffff == 0xff_ffff { continue }
    count += 3
    for shift: UInt32 in [0, 8, 16] { sum += abs(Int(p >> shift & 255) - Int(q >> shift & 255)) }
  }
  return Double(sum) / Double(max(1, count))
}

/// Writes a bitmap to a PNG file. Errors are ignored, since the files are only for inspection.
private func write(_ bitmap: Bitmap, to path: String) {
  let bytes = PNG.encode(bitmap)
  guard let file = fopen(path, "w") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
