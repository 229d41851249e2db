#if Speech
import Looks
import Graphics
import Runtime
import Speech

/// The rules about what is heard: images that are named by a file or a symbol, and an order that jumps.
@MainActor struct LintSpeech {
  let page: LintPage

  /// The findings of these rules.
  var findings: [LintFinding] {
    let stops = SpeechOrder(page.stage.elements).stops.filter(\.isOnWay)
    return stops.compactMap(unnamed) + zip(stops, stops.dropFirst()).compactMap { jump(from: $0, to: $1) }
  }

  private func finding(_ rule: LintRule, _ stop: SpeechStop, _ detail: String) -> LintFinding {
    page.finding(rule, stop.element.label, detail, at: stop.element.source.owner as? LayoutNode, stop.element.frame)
  }

  /// An image that is read by the name of its symbol or of its file.
  private func unnamed(_ stop: SpeechStop) -> LintFinding? {
    let element = stop.element
    guard element.role == .image, let layoutNode = element.source.owner as? LayoutNode,
      let image = layoutNode.behavior as? ImageBehavior, image.semantics?.label == element.label,
      element.label == element.label.lowercased(), element.label.unicodeScalars.allSatisfy({ $0.isASCII })
    else { return nil }
    return finding(
      .imageWords, stop,
      "it is read by its name: say what it shows in its \(layoutNode.labelTerm), or hide it if it decorates"
    )
  }

  /// An element that is read after one below it or behind it, without being in a column beside it.
  private func jump(from former: SpeechStop, to next: SpeechStop) -> LintFinding? {
    let (one, other) = (former.element.frame, next.element.frame)
    // A view that scrolls has no fixed place beside one that does not: its end may be out of sight.
    guard scroller(of: former) === scroller(of: next) else { return nil }
    // Keys on the screen are placed where there is room, and are read after the page.
    guard
      page.survey.isKey(former.element.source.owner as? LayoutNode)
        == page.survey.isKey(next.element.source.owner as? LayoutNode)
    else { return nil }
    // An order that the application has chosen is intended.
    guard former.element.sortPriority == 0, next.element.sortPriority == 0, !one.isEmpty, !other.isEmpty else {
      return nil
    }
    let isRightToLeft = isRightToLeft(former, next)
    let isBeside = isRightToLeft ? other.maxX <= one.minX + 1 : other.minX >= one.maxX - 1
    let isAbove = other.maxY <= one.minY + 1
    let shared = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    let isInRow = shared >= min(one.height, other.height) / 2
    let isBehind = isRightToLeft ? other.minX >= one.maxX - 1 : other.maxX <= one.minX + 1
    guard isAbove && !isBeside || isInRow && isBehind else { return nil }
    return finding(
      .readingOrder, next,
      "it is read after “\(former.element.label)”, which is \(isAbove ? "below" : "behind") it: change the order of the "
        + "views, or say the order with accessibilitySortPriority")
  }

  /// Whether two elements follow each other from right to left: in a stack its own direction counts.
  private func isRightToLeft(_ former: SpeechStop, _ next: SpeechStop) -> Bool {
    let above = (former.element.source.owner as? LayoutNode)?.ancestry ?? []
    let common = (next.element.source.owner as? LayoutNode)?.ancestry.first { node in above.contains { $0 === node } }
    if let common, common.behavior is StackBehavior { return common.isMirrored }
    return page.stage.environment.values.isRightToLeft
  }

  /// Returns the container that scrolls an element; `nil` if none does.
  private func scroller(of stop: SpeechStop) -> (any ScrollContainer)? {
    (stop.element.source.owner as? LayoutNode)?.ancestry.lazy.compactMap(\.behavior.scrollContainer).first {
      $0.canScroll
    }
  }
}
#endif
