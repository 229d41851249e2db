import Glibc

/// The measurements as lines of text, and as a table for README.
struct Report {
  private var rows: [(work: Workload, result: Result)] = []

  /// Adds the measurements of a workload.
  mutating func add(_ work: Workload, _ result: Result) { rows.append((work, result)) }

  /// The geometric mean of the ratios of Cairo's time to ours.
  private var mean: Double {
    let logarithms = rows.compactMap { row in row.result.cairo.map { log($0 / row.result.ours) } }
    return exp(logarithms.reduce(0, +) / Double(max(1, logarithms.count)))
  }

  /// Prints each figure with its unit, separated by tabs.
  func printLines() {
    for (work, result) in rows {
      line("\(work.name).time", result.ours * 1e6, "µs")
      guard let cairo = result.cairo else { continue }
      line("\(work.name).cairo.time", cairo * 1e6, "µs")
      line("\(work.name).cairo.over.ours", cairo / result.ours, "×")
      line("\(work.name).difference", result.difference, "/255")
    }
    line("geomean.cairo.over.ours", mean, "×")
  }

  /// Prints a figure as `raster.NAME`, value and unit.
  private func line(_ name: String, _ value: Double, _ unit: String) {
    print("raster.\(name)\t\(Self.decimal(value))\t\(unit)")
  }

  /// Writes the measurements as a Markdown table.
  func writeTable(to path: String) {
    var text = "| drawn on 1280×800 pixels | ours, µs | Cairo, µs | Cairo over ours |\n|---|---:|---:|---:|\n"
    for (work, result) in rows {
      let theirs = result.cairo.map { "\(Self.short($0 * 1e6)) | \(Self.decimal($0 / result.ours))" } ?? "– | –"
      text += "| \(work.title) | \(Self.short(result.ours * 1e6)) | \(theirs) |\n"
    }
    text += "| geometric mean | | | \(Self.decimal(mean)) |\n"
    guard let file = fopen(path, "w") else { return print("raster-bench: cannot write \(path)") }
    fputs(text, file)
    fclose(file)
  }

  /// Formats a number with two decimals.
  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// Formats a number with about three significant digits.
  private static func short(_ value: Double) -> String {
    if value >= 99.5 { return "\(Int(value.rounded()))" }
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
