import Controls
import Graphics
import Runtime

/// The rules about texts.
@MainActor struct LintTexts {
  let survey: LintSurvey
  let screen: LintScreen
  let picture: Bitmap

  /// The findings of all rules about texts.
  var findings: [LintFinding] { survey.texts.flatMap(fit) + overlaps + survey.texts.compactMap(contrast) }

  private func finding(_ rule: LintRule, _ text: LintSurvey.Text, _ detail: String) -> LintFinding {
    LintFinding(
      rule: rule, screen: screen, path: text.layoutNode.lintPath, subject: text.fit.text, detail: detail,
      frame: text.frame)
  }

  private func fit(_ text: LintSurvey.Text) -> [LintFinding] {
    if text.fit.isTruncated {
      return [
        finding(.textCut, text, "the text does not fit into \(Int(text.frame.width)) points: give it room or lines")
      ]
    }
    if text.fit.hasBrokenWords {
      return [finding(.textCut, text, "a word is wider than \(Int(text.frame.width)) points: give it room")]
    }
    if text.fit.scale < LintLimits.leastTextScale {
      let percent = Int((text.fit.scale * 100).rounded())
      return [finding(.textShrunk, text, "the text is drawn at \(percent) % of its size: give it room or lines")]
    }
    return []
  }

  /// Pairs of texts of which one is drawn over the other by more than a point in each direction.
  private var overlaps: [LintFinding] {
    var found: [LintFinding] = []
    let shown = survey.texts.filter { $0.visible.width > 1 && $0.visible.height > 1 && isDrawn($0) }
    for (index, text) in shown.enumerated() {
      for other in shown[(index + 1)...] {
        let common = text.visible.intersection(other.visible)
        guard !common.isNull, common.width > 1, common.height > 1, text.fit.text != other.fit.text else { continue }
        found.append(finding(.textOverlap, text, "the text meets “\(other.fit.text)”: move one of them"))
      }
    }
    return found
  }

  private func isDrawn(_ text: LintSurvey.Text) -> Bool { measuredContrast(text) > 1.05 }

  private func contrast(_ text: LintSurvey.Text) -> LintFinding? {
    // Half a text at the edge of a scroll view, and what cannot be used, need not be legible.
    guard text.visible.height >= text.frame.height * 0.9, text.visible.width >= text.frame.width * 0.9,
      text.frame.width > 0, !isDisabled(text)
    else { return nil }
    let ratio = measuredContrast(text)
    let pixels = text.fit.fontSize * screen.scale * text.fit.scale
    let isLarge = pixels >= 24 || (text.fit.isBold && pixels >= 18.66)
    let least = isLarge ? LintLimits.leastLargeContrast : LintLimits.leastContrast
    // A uniform area belongs to a text that is kept for its place only, unless assistive technology reads it.
    if ratio <= 1.05, !isRead(text) { return nil }
    guard ratio < least else { return nil }
    let measured = (ratio * 10).rounded(.down) / 10
    return finding(.lowContrast, text, "the contrast is \(measured):1 and should be \(least):1: change a colour")
  }

  private func isDisabled(_ text: LintSurvey.Text) -> Bool {
    !(text.layoutNode.node?.environment.isEnabled ?? true)
      || survey.controls.contains { !$0.element.isEnabled && $0.element.frame.intersects(text.frame) }
  }

  private func isRead(_ text: LintSurvey.Text) -> Bool {
    survey.displays.contains(text.frame) || survey.controls.contains { $0.element.label == text.fit.text }
  }

  /// The largest contrast ratio between the most frequent colour around a text and any other in it.
  private func measuredContrast(_ text: LintSurvey.Text) -> Double {
    var counts: [UInt32: Int] = [:]
    let area = PixelRect(
      x: Int((text.visible.minX * screen.scale).rounded(.down)),
      y: Int((text.visible.minY * screen.scale).rounded(.down)),
      width: Int((text.visible.width * screen.scale).rounded(.up)),
      height: Int((text.visible.height * screen.scale).rounded(.up))
    ).intersection(picture.bounds)
    guard area.minX < area.maxX, area.minY < area.maxY else { return 1 }
    for y in area.minY..<area.maxY { for x in area.minX..<area.maxX { counts[picture[x, y], default: 0] += 1 } }
    guard let backgroundColor = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return 1 }
    let behind = Self.luminance(of: backgroundColor)
    return counts.keys.reduce(1) { most, color in
      let (low, high) = Self.sorted(behind, Self.luminance(of: color))
      return max(most, (high + 0.05) / (low + 0.05))
    }
  }

  private static func sorted(_ one: Double, _ other: Double) -> (Double, Double) {
    one < other ? (one, other) : (other, one)
  }

  /// The relative luminance of an opaque pixel, 0…1 (WCAG 2.2, “relative luminance”).
  private static func luminance(of pixel: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double { RGBA.linear(Double(pixel >> shift & 255) / 255) }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
