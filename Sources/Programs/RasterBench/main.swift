// `raster-bench [--only NAME] [--pictures FOLDER] [--table FILE]` measures every workload with our rasterizer and
// with Cairo in turn, warm and cold, and prints lines `raster.NAME.cairo.over.ours<TAB>ratio<TAB>×`. With a folder it also writes
// the output of both as PNG files, and with a file the table for the guide. `raster-bench --list` lists the workloads, and
// `raster-bench --bands` measures full-screen work on one thread and on all processors alone.
// `raster-bench --repeat ours
// cairo NAME TIMES` only draws, for a profiler; NAME.cold draws the cold ones. `raster-bench --first 0
// 1` opens the typeface and draws one glyph, or does nothing.
import CCairo
import Glibc
import Graphics

/// Does what a panel does until its first glyph is in the bitmap.
///
/// - Throws: `FontError` if no font can be opened.
func drawFirstLetter() throws {
  let (size, fonts) = (20.0, try FontLibrary.system())
  var list = DisplayList(background: .white)
  list.text(
    TextLayout("a", font: TextFont(typeface: try fonts.face(weight: 400, size: size), size: size)),
    at: Point(x: 4, y: 4), with: .color(.black))
  Rasterizer().draw(list, into: Bitmap(width: 40, height: 30))
}

/// The options on the command line.
struct Options {
  private var arguments = Array(CommandLine.arguments.dropFirst())

  /// Removes an option with its values from the command line and returns the values; `nil` if it is not there.
  mutating func take(_ name: String, values count: Int = 0) -> [String]? {
    guard let index = arguments.firstIndex(of: name), index + count < arguments.count else { return nil }
    let values = Array(arguments[(index + 1)..<(index + 1 + count)])
    arguments.removeSubrange(index...(index + count))
    return values
  }

  /// The first argument that is left, if any.
  var unknown: String? { arguments.first }
}

var options = Options()
let repeated = options.take("--repeat", values: 3)
let only = options.take("--only", values: 1)?[0]
let pictures = options.take("--pictures", values: 1)?[0]
let table = options.take("--table", values: 1)?[0]
let first = options.take("--first", values: 1)?[0]
let isBands = options.take("--bands") != nil
let isList = options.take("--list") != nil
if let unknown = options.unknown {
  print("raster-bench: cannot make sense of \(unknown)")
  exit(64)
}

if let first {
  if first == "1" { try drawFirstLetter() }
  exit(0)
}

let fontPath = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
let cairo = CairoCanvas(fontPath: fontPath)
let ours = OurCanvas()
let all = workloads(ours, cairo, try Typeface(path: fontPath))

if isList {
  for work in all { print(work.hasCold ? "\(work.name)\n\(work.name).cold" : work.name) }
} else if isBands {
  BandScenes(try Typeface(path: fontPath)).printLines()
} else if let repeated {
  let isCold = repeated[1].hasSuffix(".cold")
  let name = isCold ? String(repeated[1].dropLast(".cold".count)) : repeated[1]
  guard let work = all.first(where: { $0.name == name }), let times = Int(repeated[2]), work.hasCold || !isCold else {
    exit(64)
  }
  ours.bitmap.fill(0xffff_ffff)
  cairo.clear()
  for k in 0..<times {
    let turn = Turn(index: k, isCold: isCold)
    if repeated[0] == "ours" { work.ours(turn) } else { work.cairo?(turn) }
  }
} else {
  var report = Report()
  for work in all where only == nil || work.name == only {
    let warm = compare(work, ours, cairo, pictures: pictures)
    report.add(work, warm, cold: work.hasCold ? compare(work, isCold: true, ours, cairo, pictures: nil) : nil)
  }
  report.printLines()
  print("raster.remembered\t\(ours.rasterizer.rememberedBytes)\tbytes")
  print("raster.remembered.most\t\(Rasterizer.mostRemembered)\tbytes")
  if only == nil { BandScenes(try Typeface(path: fontPath)).printLines() }
  if let table { report.writeTable(to: table) }
}
