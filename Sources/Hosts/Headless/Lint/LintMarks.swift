import Looks
import Graphics
import Runtime

/// The rules about symbols and drawings, measured in the picture.
struct LintMarks {
  let page: LintPage

  var findings: [LintFinding] {
    page.survey.symbols.compactMap(faintSymbol) + page.survey.controls.compactMap(faintControl)
      + page.survey.controls.flatMap(coveredMarks)
  }

  // MARK: Contrast

  /// A symbol that differs too little from what is behind it.
  private func faintSymbol(_ symbol: LintSurvey.Mark) -> LintFinding? {
    let frame = symbol.layoutNode.stageFrame
    guard symbol.place.isWhole, symbol.layoutNode.node?.environment.isEnabled ?? true,
      !page.survey.controls.contains(where: { !$0.element.isEnabled && $0.element.frame.intersects(frame) }),
      symbol.items.allSatisfy({ if case .color = $0.paint { true } else { false } })
    else { return nil }
    let name = page.survey.controls.first { $0.element.frame.contains(frame) }?.element.label ?? "symbol"
    return faint([symbol.layoutNode], name, at: symbol.layoutNode, frame)
  }

  /// A control without a text or a symbol, such as a switch, that differs too little from what is behind it.
  private func faintControl(_ control: LintSurvey.Control) -> LintFinding? {
    let frame = control.element.frame
    guard control.isWhole, control.element.isEnabled, let layoutNode = control.layoutNode,
      !page.survey.texts.contains(where: { frame.intersects($0.frame) }),
      !page.survey.symbols.contains(where: { frame.intersects($0.layoutNode.stageFrame) })
    else { return nil }
    return faint(layoutNode.shownSubtree, control.element.label, at: layoutNode, frame)
  }

  private func faint(
    _ nodes: [LayoutNode], _ subject: String, at layoutNode: LayoutNode, _ frame: Rect
  ) -> LintFinding? {
    let area = page.drawing.pixels(frame)
    guard !area.isEmpty else { return nil }
    let (ink, ground) = page.drawing.ink(of: nodes, in: area)
    let contrast = ink.greatestContrast(of: page.drawing.picture, against: ground)
    guard contrast > 1, contrast < LintLimits.leastMarkContrast else { return nil }
    let ratio = (contrast * 10).rounded(.down) / 10
    return page.finding(
      .lowContrast, subject,
      "the contrast is \(ratio):1 and should be \(LintLimits.leastMarkContrast):1: change a colour", at: layoutNode,
      frame)
  }

  // MARK: What is under a control

  /// Finds marks that a control partly hides. A card behind the whole control is not one of them.
  private func coveredMarks(_ control: LintSurvey.Control) -> [LintFinding] {
    // The handles of a slider are on its track.
    guard control.isWhole, control.element.role != .slider, let layoutNode = control.layoutNode else { return [] }
    let area = page.drawing.pixels(control.element.frame)
    let own = layoutNode.shownSubtree
    let identities = Set(own.map(ObjectIdentifier.init))
    let order = page.survey.order(of: layoutNode)
    let candidates = page.survey.marks.filter { mark in
      mark.order < order && mark.reach.intersects(area) && !identities.contains(ObjectIdentifier(mark.layoutNode))
        && mark.mayEnd(inside: area)
    }
    guard !area.isEmpty, !candidates.isEmpty else { return [] }
    let bare = page.drawing.without(own, in: area)
    let ink = PixelMask(of: area, where: page.drawing.picture, differsFrom: bare)
    let all = ink.count
    return candidates.compactMap { mark in
      let barer = page.drawing.without(own + [mark.layoutNode], in: area, on: .second)
      let hidden = PixelMask(of: area, where: bare, differsFrom: barer).common(with: ink)
      guard hidden >= Self.leastHidden, hidden < all * 9 / 10 else { return nil }
      let name = (mark.layoutNode.behavior as? TextBehavior)?.fit.map { "“\($0.text)”" } ?? "a drawing"
      return page.finding(
        .covered, control.element.label, "it hides a part of \(name): move one of them", at: mark.layoutNode,
        control.element.frame)
    }
  }

  /// The number of pixels from which something counts as hidden.
  private static let leastHidden = 6
}

extension LintSurvey.Mark {
  /// Whether the edge of what is drawn may be inside an area, rather than around it.
  fileprivate func mayEnd(inside area: PixelRect) -> Bool {
    items.contains { item in
      guard item.bounds.intersects(area) else { return false }
      if case .softRoundedRect = item.shape { return false }
      return item.surface.map { !$0.contains(area.rect) } ?? true
    }
  }
}
