// `raster-bench [FOLDER [NAME]]`: every workload with our rasterizer and with Cairo, in turns, as lines of
// `raster.NAME.cairo.over.ours<TAB>ratio<TAB>×`. With a folder, pictures of both go there; with a
// name, only that workload runs.
import CCairo
import Glibc
import Graphics

/// Time that this thread has worked, in seconds: what else the machine does counts for less.
func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

func timed(_ work: () -> Void) -> Double {
  let start = threadSeconds()
  work()
  return threadSeconds() - start
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// Draws a workload with our rasterizer.
func drawOurs(_ work: Workload, _ times: Int, _ rasterizer: Rasterizer, _ bitmap: Bitmap) {
  if work.coversAll {
    for k in 0..<times { rasterizer.draw(DisplayList(background: .white, items: [work.item(k)]), into: bitmap) }
  } else {
    let items = (0..<times).map { work.item($0) }
    rasterizer.draw(DisplayList(background: .white, items: items), into: bitmap)
  }
}

func drawCairo(_ work: Workload, _ times: Int, _ cairo: CairoCanvas) {
  for k in 0..<times { work.cairo(k) }
  cairo_surface_flush(cairo.surface)
}

/// The mean difference of a byte of colour between both canvases, over pixels that either has drawn on.
func difference(_ a: Bitmap, _ b: Bitmap) -> Double {
  var (sum, count) = (0, 0)
  for index in 0..<(a.width * a.height) {
    let (p, q) = (a.pixels[index], b.pixels[index])
    if p & 0xff_ffff == 0xff_ffff, q & 0xff_ffff == 0xff_ffff { continue }
    count += 3
    for shift: UInt32 in [0, 8, 16] { sum += abs(Int(p >> shift & 255) - Int(q >> shift & 255)) }
  }
  return Double(sum) / Double(max(1, count))
}

func write(_ bitmap: Bitmap, to path: String) {
  let bytes = PNG.encode(bitmap)
  guard let file = fopen(path, "w") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

let fontPath = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
let cairo = CairoCanvas(fontPath: fontPath)
let font = TextFont(typeface: try Typeface(path: fontPath), size: 18)
let bitmap = Bitmap(width: Figures.width, height: Figures.height)
let rasterizer = Rasterizer()
var logarithms = 0.0
let arguments = CommandLine.arguments
let all = workloads(cairo, font).filter { arguments.count < 3 || $0.name == arguments[2] }
for work in all {
  let shown = min(64, work.times)
  drawOurs(work, shown, rasterizer, bitmap)
  cairo.clear()
  drawCairo(work, shown, cairo)
  let off = difference(bitmap, cairo.bitmap)
  if arguments.count > 1 {
    write(bitmap, to: "\(arguments[1])/\(work.name).ours.png")
    write(cairo.bitmap, to: "\(arguments[1])/\(work.name).cairo.png")
  }
  var (ours, theirs) = ([Double](), [Double]())
  for _ in 0..<11 {
    ours.append(timed { drawOurs(work, work.times, rasterizer, bitmap) })
    theirs.append(timed { drawCairo(work, work.times, cairo) })
  }
  let ratio = median(theirs) / median(ours)
  logarithms += log(ratio)
  func micros(_ values: [Double]) -> Int { Int(median(values) / Double(work.times) * 1e8) }
  func decimal(_ hundredths: Int) -> String {
    "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
  print("raster.\(work.name).time\t\(decimal(micros(ours)))\tµs")
  print("raster.\(work.name).cairo.over.ours\t\(decimal(Int(ratio * 100)))\t×")
  print("raster.\(work.name).difference\t\(decimal(Int(off * 100)))\t/255")
}
print("raster.geomean.cairo.over.ours\t\(Double(Int(exp(logarithms / Double(all.count)) * 100)) / 100)\t×")
