import CHarfBuzz
import Testing

@testable import Graphics

/// Where lines break and where the runs of each typeface stand, as text: what has to be alike between two versions of a
/// typeface whose outlines and advances differ a little.
struct LayoutRecord: CustomStringConvertible {
  struct Run {
    let family: String
    /// Distance from the start of the line, in points.
    let x: Double
    let hasBox: Bool
  }
  struct Line {
    /// Bytes of the text before the line.
    let offset: Int
    let width: Double
    let runs: [Run]
  }
  private let lines: [Line]

  init(layouts: [TextLayout]) {
    lines = layouts.flatMap(\.lines).map { line in
      let runs = line.text.runs.map { run in
        Run(family: run.typeface.familyName, x: run.origin.x, hasBox: run.glyphs.contains { $0.id == 0 })
      }
      return Line(offset: line.offset, width: line.text.width, runs: runs)
    }
  }

  /// Reads a ``description``.
  init(_ text: String) throws {
    lines = try text.split(separator: "\n").map { line in
      let parts = line.split(separator: ";").map { $0.split(separator: "@") }
      let runs = try parts.dropFirst().map { part in
        Run(family: String(part[0]), x: try #require(Double(part[1])), hasBox: false)
      }
      return Line(
        offset: try #require(Int(parts[0][1])), width: try #require(Double(parts[0][0])), runs: runs)
    }
  }

  /// A line of text for each line: `width@offset;family@x;…`.
  var description: String {
    lines.map { line in
      (["\(line.width.rounded())@\(line.offset)"] + line.runs.map { "\($0.family)@\($0.x.rounded())" })
        .joined(separator: ";") + "\n"
    }.joined()
  }

  /// How this differs from a layout with another version of the typeface; `nil` if lines break at the same places, the
  /// same typefaces stand at the same places give or take a tenth of the line's width, and no character shows as a box.
  func difference(from known: LayoutRecord) -> String? {
    if lines.map(\.offset) != known.lines.map(\.offset) { return "lines break elsewhere: \(self)" }
    for (line, known) in zip(lines, known.lines) {
      if let box = line.runs.first(where: \.hasBox) { return "a box in \(box.family)" }
      if line.runs.map(\.family) != known.runs.map(\.family) { return "other typefaces: \(self)" }
      let places = zip([line.width] + line.runs.map(\.x), [known.width] + known.runs.map(\.x))
      if places.contains(where: { abs($0 - $1) > known.width / 10 }) { return "text stands elsewhere: \(self)" }
    }
    return nil
  }
}

/// The family and version that a font file states, such as `Amiri-0.113`.
struct FontVersion: CustomStringConvertible {
  let description: String

  /// Reads the names 1 and 5 by `hb_ot_name_get_utf8`.
  init(path: String) throws {
    let face = try Typeface(path: path)
    var buffer = [CChar](repeating: 0, count: 128)
    var size = UInt32(buffer.count)
    hb_ot_name_get_utf8(
      hb_font_get_face(face.shapingFont), 5, hb_language_from_string("en", -1), &size, &buffer)
    // What follows a semicolon says how the file was made.
    let version = String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      .prefix { $0 != ";" }
    let words = "\(face.familyName) \(version)".split(separator: " ").filter { $0 != "Version" }
    description = words.joined(separator: "-")
  }
}
