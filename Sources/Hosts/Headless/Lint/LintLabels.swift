import Looks
import Graphics
import Runtime

/// The rules about texts that are parts of drawings: the labels of charts.
struct LintLabels {
  let page: LintPage

  var findings: [LintFinding] {
    let shown = page.survey.labels.filter { label in
      let visible = label.place.visible
      return visible.width > 1 && visible.height > 1 && page.drawing.isSeen(label.layoutNode, in: visible)
    }
    return shown.isEmpty ? [] : overlaps(shown) + shown.compactMap(outside) + shown.compactMap(contrast)
  }

  private func finding(_ rule: LintRule, _ label: LintSurvey.Label, _ detail: String) -> LintFinding {
    page.finding(rule, label.text, detail, at: label.layoutNode, label.place.frame)
  }

  /// Labels that meet another label, or a text of a view, by more than a point in each direction.
  private func overlaps(_ labels: [LintSurvey.Label]) -> [LintFinding] {
    let texts = page.survey.texts.filter { $0.visible.width > 1 && page.drawing.isSeen($0.layoutNode, in: $0.visible) }
    var found: [LintFinding] = []
    for (index, label) in labels.enumerated() {
      let others = labels[(index + 1)...].map { ($0.text, $0.place.visible) } + texts.map { ($0.fit.text, $0.visible) }
      for (text, place) in others {
        let common = label.place.visible.intersection(place)
        guard !common.isNull, common.width > 1, common.height > 1 else { continue }
        found.append(
          finding(.textOverlap, label, "the label meets “\(text)”: enlarge the chart or give its axis fewer marks"))
      }
    }
    return found
  }

  /// A label that is cut off by the edge of the screen or of a scroll view, or that reaches beyond its drawing.
  private func outside(_ label: LintSurvey.Label) -> LintFinding? {
    if label.place.isCutOff {
      return finding(.outside, label, "a part of the label is cut off, where nothing scrolls to it")
    }
    guard !label.drawing.insetBy(dx: -1, dy: -1).contains(label.place.frame) else { return nil }
    return finding(.outside, label, "the label reaches beyond its chart: enlarge the chart or shorten the label")
  }

  /// A label whose letters differ too little from what is behind the drawing.
  private func contrast(_ label: LintSurvey.Label) -> LintFinding? {
    let area = page.drawing.pixels(label.place.frame)
    guard label.place.isWhole, !area.isEmpty, label.layoutNode.node?.environment.isEnabled ?? true else { return nil }
    let (letters, ground) = page.drawing.ink(of: [label.layoutNode], in: area)
    let contrast = letters.greatestContrast(of: page.drawing.picture, against: ground)
    guard contrast < LintLimits.leastContrast else { return nil }
    let ratio = (contrast * 10).rounded(.down) / 10
    return finding(
      .lowContrast, label, "the contrast is \(ratio):1 and should be \(LintLimits.leastContrast):1: change a colour")
  }
}
