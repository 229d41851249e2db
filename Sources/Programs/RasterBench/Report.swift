import Glibc

/// The measurements as lines of text, and as a table for the guide.
struct Report {
  private var rows: [(work: Workload, warm: Result, cold: Result?)] = []

  /// Adds the measurements of a workload, with those of its cold drawings if it has any.
  mutating func add(_ work: Workload, _ warm: Result, cold: Result?) { rows.append((work, warm, cold)) }

  /// The geometric mean of the ratios of Cairo's time to ours.
  private static func mean(_ results: [Result]) -> Double {
    let logarithms = results.compactMap { result in result.cairo.map { log($0 / result.ours) } }
    return exp(logarithms.reduce(0, +) / Double(max(1, logarithms.count)))
  }

  /// Prints each figure with its unit, separated by tabs.
  func printLines() {
    for (work, warm, cold) in rows {
      line("\(work.name).time", warm.ours * 1e6, "µs")
      if let cairo = warm.cairo {
        line("\(work.name).cairo.time", cairo * 1e6, "µs")
        line("\(work.name).cairo.over.ours", cairo / warm.ours, "×")
        line("\(work.name).difference", warm.difference, "/255")
      }
      guard let cold else { continue }
      line("\(work.name).cold.time", cold.ours * 1e6, "µs")
      if let cairo = cold.cairo { line("\(work.name).cold.cairo.time", cairo * 1e6, "µs") }
    }
    line("geomean.cairo.over.ours", Self.mean(rows.map(\.warm)), "×")
    line("geomean.cold.cairo.over.ours", Self.mean(rows.compactMap(\.cold)), "×")
  }

  /// Prints a figure as `raster.NAME`, value and unit.
  private func line(_ name: String, _ value: Double, _ unit: String) {
    print("raster.\(name)\t\(Self.decimal(value))\t\(unit)")
  }

  /// Writes the measurements as a Markdown table.
  func writeTable(to path: String) {
    var text = """
      | drawn on 1280×800 pixels | ours, µs | Cairo, µs | Cairo over ours | cold: ours, µs | Cairo, µs | Cairo over ours |
      |---|---:|---:|---:|---:|---:|---:|

      """
    func cells(_ result: Result?) -> String {
      guard let result else { return "– | – | –" }
      let theirs = result.cairo.map { "\(Self.short($0 * 1e6)) | \(Self.decimal($0 / result.ours))" } ?? "– | –"
      return "\(Self.short(result.ours * 1e6)) | \(theirs)"
    }
    for (work, warm, cold) in rows { text += "| \(work.title) | \(cells(warm)) | \(cells(cold)) |\n" }
    let (warm, cold) = (Self.mean(rows.map(\.warm)), Self.mean(rows.compactMap(\.cold)))
    text += "| geometric mean | | | \(Self.decimal(warm)) | | | \(Self.decimal(cold)) |\n"
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
