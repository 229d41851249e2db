/// Finds the largest scale at which a text fits, and truncates it if it does not fit at the smallest scale.
struct TextFitter {
  let spans: [TextSpan]
  let style: ParagraphStyle
  let width: Double?
  let height: Double?
  let limit: Int
  /// The number of scales between the smallest and 1. More steps would give sizes that hardly differ but fill the
  /// caches.
  private static let steps = 32

  /// Sets the text at the largest scale at which it fits, found by binary search.
  func fit(minimumScale: Double) -> (setter: LineSetter, scale: Double) {
    let whole = set(scale: 1, limit: limit)
    if fits(whole) { return (whole, 1) }
    guard minimumScale > 0, minimumScale < 1 else { return (cut(whole, scale: 1), 1) }
    func scale(_ step: Int) -> Double {
      minimumScale + (1 - minimumScale) * Double(step) / Double(Self.steps)
    }
    let smallest = set(scale: minimumScale, limit: limit)
    guard fits(smallest) else { return (cut(smallest, scale: minimumScale), minimumScale) }
    var (low, high, best) = (0, Self.steps, smallest)
    while high - low > 1 {
      let middle = (low + high) / 2
      let setter = set(scale: scale(middle), limit: limit)
      if fits(setter) { (low, best) = (middle, setter) } else { high = middle }
    }
    return (best, scale(low))
  }

  /// Sets the text at a scale, without the truncated line at its end.
  private func set(scale: Double, limit: Int) -> LineSetter {
    let scaled = scale == 1 ? spans : spans.map { $0.scaled(by: scale) }
    var setter = LineSetter(spans: scaled, style: style, width: width, limit: limit)
    setter.set(StyledText(scaled))
    return setter
  }

  /// Whether the text fits without truncation or broken words.
  private func fits(_ setter: LineSetter) -> Bool {
    !setter.isTruncated && !setter.hasBrokenWords && rows(of: setter) == setter.lines.count
  }

  /// Truncates the text to the number of lines that fit.
  private func cut(_ setter: LineSetter, scale: Double) -> LineSetter {
    var setter = setter
    setter.finish()
    let rows = max(1, rows(of: setter))
    guard rows < setter.lines.count else { return setter }
    var shorter = set(scale: scale, limit: rows)
    shorter.finish()
    return shorter
  }

  /// The number of lines that fit into the height.
  private func rows(of setter: LineSetter) -> Int {
    guard let height else { return setter.lines.count }
    var bottom = 0.0
    for (index, line) in setter.lines.enumerated() {
      bottom += line.height + (index > 0 ? style.lineSpacing : 0)
      if bottom - line.lineGap > height + Paragraph.tolerance { return index }
    }
    return setter.lines.count
  }
}
