import Looks
import Graphics
import Runtime

/// The rules about texts.
struct LintTexts {
  let page: LintPage

  /// A text with what was measured in the picture.
  private struct Measured {
    let text: LintSurvey.Text
    /// The greatest contrast ratio of the letters against what is behind them; 1 if no letter is seen.
    let contrast: Double
    /// Whether something behind the letters differs visibly from the rest of the background.
    let isOnMark: Bool
    var isDrawn: Bool { contrast > 1.05 }
  }

  /// The findings of all rules about texts.
  var findings: [LintFinding] {
    let measured = page.survey.texts.map(measure)
    let drawn = measured.filter(\.isDrawn)
    return page.survey.texts.flatMap(fit) + overlaps(drawn.map(\.text)) + drawn.compactMap(mark)
      + measured.compactMap(contrast) + drawn.map(\.text).compactMap(outside) + page.survey.editors.compactMap(beyond)
  }

  private func finding(_ rule: LintRule, _ text: LintSurvey.Text, _ detail: String) -> LintFinding {
    page.finding(rule, text.fit.text, detail, at: text.layoutNode, text.frame)
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
  private func overlaps(_ drawn: [LintSurvey.Text]) -> [LintFinding] {
    var found: [LintFinding] = []
    let shown = drawn.filter { $0.visible.width > 1 && $0.visible.height > 1 }
    for (index, text) in shown.enumerated() {
      for other in shown[(index + 1)...] {
        let common = text.visible.intersection(other.visible)
        guard !common.isNull, common.width > 1, common.height > 1, text.fit.text != other.fit.text else { continue }
        found.append(finding(.textOverlap, text, "the text meets “\(other.fit.text)”: move one of them"))
      }
    }
    return found
  }

  private func mark(_ measured: Measured) -> LintFinding? {
    guard measured.isOnMark else { return nil }
    return finding(.textOverlap, measured.text, "the text is drawn over a line or an edge: move one of them")
  }

  /// A text that reaches beyond the screen or what a scroll view shows, where nothing scrolls to it.
  private func outside(_ text: LintSurvey.Text) -> LintFinding? {
    guard page.survey.isCutOff(text.place) else { return nil }
    return finding(.outside, text, "a part of the text is cut off, where nothing scrolls to it")
  }

  /// An edited text that is drawn beside its field.
  private func beyond(_ editor: LayoutNode) -> LintFinding? {
    let frame = editor.shownFrameOnStage
    let room = page.drawing.pixels(frame.insetBy(dx: -Self.leastOverhang, dy: -Self.leastOverhang))
    let isBeyond = editor.picture.items.contains { item in
      guard case .glyphs = item.shape else { return false }
      return room.union(item.bounds) != room
    }
    guard isBeyond else { return nil }
    let name = page.survey.controls.first { $0.element.frame.intersects(frame) }?.element.label ?? "text"
    return page.finding(.outside, name, "the text is drawn beside its field: clip it", at: editor, frame)
  }

  /// The distance in points from which a letter is beside its field, and does not just lean over its edge.
  private static let leastOverhang = 4.0

  private func contrast(_ measured: Measured) -> LintFinding? {
    let text = measured.text
    // Half a text at the edge of a scroll view, and what cannot be used, need not be legible.
    guard text.visible.height >= text.frame.height * 0.9, text.visible.width >= text.frame.width * 0.9,
      text.frame.width > 0, !isDisabled(text)
    else { return nil }
    let pixels = text.fit.fontSize * page.screen.scale * text.fit.scale
    let isLarge = pixels >= 24 || (text.fit.isBold && pixels >= 18.66)
    let least = isLarge ? LintLimits.leastLargeContrast : LintLimits.leastContrast
    if text.fit.text.allSatisfy(\.isWhitespace) { return nil }
    // A text without any letter that is seen is kept for its place only, unless assistive technology reads it.
    if !measured.isDrawn, !isRead(text) { return nil }
    guard measured.contrast < least else { return nil }
    let ratio = (measured.contrast * 10).rounded(.down) / 10
    return finding(.lowContrast, text, "the contrast is \(ratio):1 and should be \(least):1: change a colour")
  }

  private func isDisabled(_ text: LintSurvey.Text) -> Bool {
    !(text.layoutNode.node?.environment.isEnabled ?? true)
      || page.survey.controls.contains { !$0.element.isEnabled && $0.element.frame.intersects(text.frame) }
  }

  private func isRead(_ text: LintSurvey.Text) -> Bool {
    page.survey.displays.contains(text.frame)
      || page.survey.controls.contains { $0.element.label == text.fit.text }
  }

  /// Draws the place of a text with and without it.
  private func measure(_ text: LintSurvey.Text) -> Measured {
    let area = page.drawing.pixels(text.visible)
    // A canvas draws the texts inside it as parts of its own drawing.
    let drawer = text.layoutNode.ancestry.last { $0.behavior.drawsChildrenItself } ?? text.layoutNode
    guard text.visible.width > 0, !area.isEmpty else { return Measured(text: text, contrast: 1, isOnMark: false) }
    let (letters, ground) = page.drawing.ink(of: [drawer], in: area)
    let contrast = letters.greatestContrast(of: page.drawing.picture, against: ground)
    guard contrast > 1.05, drawer === text.layoutNode else {
      return Measured(text: text, contrast: contrast, isOnMark: false)
    }
    let around = letters.grown(by: max(1, Int(page.screen.scale.rounded())))
    // The caret is before the first letter of a prompt.
    let drawers = [drawer] + page.survey.editors.filter { $0 !== drawer && $0.stageFrame.intersects(text.visible) }
    let behind = drawers.count == 1 ? ground : page.drawing.ink(of: drawers, in: area).ground
    let isRough = around.roughness(of: behind) >= Self.leastRoughness
    // Whether a text can be read on a picture or a gradient is a matter of its contrast.
    let isOnMark = isRough && !page.drawing.hasPattern(without: drawers, in: area)
    return Measured(text: text, contrast: contrast, isOnMark: isOnMark)
  }

  /// The number of differing pixels behind a text from which they are a line and not the rounding of a corner.
  private static let leastRoughness = 6
}
