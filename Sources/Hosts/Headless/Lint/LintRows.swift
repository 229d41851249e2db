import Looks
import Graphics
import Runtime

/// The rule about labels that are far from their controls.
struct LintRows {
  let page: LintPage

  /// The labels from which the eye has to travel farther to their control than over the greatest width of a row.
  var findings: [LintFinding] {
    let limit = ScreenMetrics.of(ScreenClass(page.stage.size)).contentWidth
    return page.survey.rows.compactMap { row in
      guard let label = label(of: row) else { return nil }
      let whole = label.frame.union(row.frame)
      guard whole.width > limit * Self.slack else { return nil }
      return page.finding(
        .farLabel, label.fit.text,
        "it and its control take \(Int(whole.width)) points: make the row at most \(Int(limit)) points wide",
        at: label.layoutNode, whole)
    }
  }

  /// The factor by which a row may exceed the greatest width of a row, for its margins.
  private static let slack = 1.1

  /// The text that names a control and is in one line with it: beside its element, or at one end of it.
  private func label(of row: SemanticsElement) -> LintSurvey.Text? {
    page.survey.texts.first { text in
      guard text.visible.width > 0, row.label == text.fit.text, !isOption(text) else { return false }
      let isInLine = abs(text.frame.midY - row.frame.midY) < row.frame.height * 0.25
      let isBeside = text.frame.maxX <= row.frame.minX || text.frame.minX >= row.frame.maxX
      let isAtEnd = row.frame.contains(text.frame) && text.frame.width < row.frame.width / 2
      return isInLine && (isBeside || isAtEnd) && isNearest(row, to: text)
    }
  }

  /// Whether a text is that of an option, which may have the name of its picker.
  private func isOption(_ text: LintSurvey.Text) -> Bool {
    page.survey.controls.contains { $0.element.role == .choice && $0.element.frame.contains(text.frame) }
  }

  /// Whether no other control of the same name is nearer to a text: that would be the one that the text names.
  private func isNearest(_ row: SemanticsElement, to text: LintSurvey.Text) -> Bool {
    let distance = row.frame.gap(to: text.frame)
    return !page.survey.rows.contains { $0.label == row.label && $0.frame.gap(to: text.frame) < distance }
  }
}

extension Rect {
  /// The sum of the distances across and down between two rectangles; 0 if they touch.
  fileprivate func gap(to other: Rect) -> Double {
    max(0, max(minX, other.minX) - min(maxX, other.maxX)) + max(0, max(minY, other.minY) - min(maxY, other.maxY))
  }
}
