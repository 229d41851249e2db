import Controls
import Graphics
import Runtime

/// The rules about controls, scroll views and the screen as a whole.
@MainActor struct LintControls {
  let survey: LintSurvey
  let screen: LintScreen
  let stage: Stage

  /// The findings of all these rules.
  var findings: [LintFinding] {
    survey.controls.flatMap(findings) + hiddenActions + closeTargets + survey.scrollers.compactMap(hiddenScrolling)
      + emptyScreen
  }

  private var bounds: Rect { Rect(origin: .zero, size: stage.size) }

  private func finding(_ rule: LintRule, _ control: LintSurvey.Control, _ detail: String) -> LintFinding {
    LintFinding(
      rule: rule, screen: screen, path: control.layoutNode?.lintPath ?? "", subject: control.element.label,
      detail: detail, frame: control.element.frame)
  }

  private func findings(_ control: LintSurvey.Control) -> [LintFinding] {
    let frame = control.element.frame
    var found: [LintFinding] = []
    if control.element.label.isEmpty, control.element.value.isEmpty {
      found.append(finding(.noWords, control, "the \(control.element.role.rawValue) has no accessibility label"))
    }
    let isWhole = control.isWhole
    if !isWhole, !control.isScrolled, frame.width > 0 {
      found.append(finding(.outside, control, "the control reaches beyond the screen, where nothing scrolls to it"))
    }
    if isWhole, control.element.isEnabled, let cover = cover(of: control) {
      found.append(finding(.covered, control, "its middle is under \(cover): move one of them"))
    }
    if isWhole, control.element.isEnabled, let extent = touchExtent(control) {
      let least = min(extent.width, extent.height) / screen.pointsPerMillimetre
      if least < LintLimits.leastTarget - 0.05 {
        let measured = (least * 10).rounded() / 10
        found.append(
          finding(
            .smallTarget, control, "\(measured) mm to touch: make it \(LintLimits.leastTarget) mm in both directions"))
      }
    }
    return found
  }

  /// What a touch of the middle of a control reaches instead of it; `nil` if it reaches the control or what is in it.
  private func cover(of control: LintSurvey.Control) -> String? {
    guard let owner = control.layoutNode, stage.mayTap(at: control.element.frame.center),
      let hit = stage.rootLayoutNode.behavior.hitTest(control.element.frame.center)
    else { return nil }
    if hit.ancestry.contains(where: { $0 === owner }) || owner.ancestry.contains(where: { $0 === hit }) { return nil }
    let others = survey.controls.filter { other in
      other.layoutNode.map { node in node !== owner && hit.ancestry.contains { $0 === node } } ?? false
    }
    return others.first.map { "“\($0.element.label)”" }
  }

  /// The main actions of which less than a half is seen.
  private var hiddenActions: [LintFinding] {
    func isSeen(_ frame: Rect, _ visible: Rect) -> Bool {
      visible.width * visible.height >= frame.width * frame.height / 2
    }
    // Of several, one is the first that a person wants.
    if survey.mainActions.contains(where: { isSeen($0.frame, $0.visible) }) { return [] }
    return survey.mainActions.prefix(1).map { action in
      let words = survey.controls.first { $0.element.frame.intersects(action.frame) }?.element.label ?? ""
      return LintFinding(
        rule: .hiddenAction, screen: screen, path: action.layoutNode.lintPath, subject: words,
        detail: "the main action is out of sight: keep it out of what scrolls", frame: action.frame)
    }
  }

  /// The extents of the area in which a touch reaches a control, through its centre; `nil` if a touch of its centre
  /// reaches something else.
  private func touchExtent(_ control: LintSurvey.Control) -> Size? {
    guard let owner = control.layoutNode, stage.mayTap(at: control.element.frame.center) else { return nil }
    let center = control.element.frame.center
    guard reaches(owner, at: center) else { return nil }
    let far = LintLimits.ampleTarget * screen.pointsPerMillimetre
    func reach(_ dx: Double, _ dy: Double) -> Double {
      var distance = 0.0
      while distance < far {
        let next = Point(x: center.x + dx * (distance + 1), y: center.y + dy * (distance + 1))
        guard bounds.contains(next), reaches(owner, at: next) else { break }
        distance += 1
      }
      return distance
    }
    return Size(width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1)
  }

  /// Whether a touch at a point reaches a control: the node that is hit is inside it, or a hit area around it that is at
  /// most three times as wide and as high.
  private func reaches(_ owner: LayoutNode, at point: Point) -> Bool {
    guard let hit = stage.rootLayoutNode.behavior.hitTest(point) else { return false }
    if hit.ancestry.contains(where: { $0 === owner }) { return true }
    guard stage.mayTap(at: point), owner.ancestry.contains(where: { $0 === hit }) else { return false }
    let (room, size) = (hit.frame.size, owner.frame.size)
    return room.width * room.height <= 9 * size.width * size.height
  }

  /// Pairs of controls that are too close, of which one is small in that direction.
  private var closeTargets: [LintFinding] {
    let shown = survey.controls.filter { $0.element.isEnabled && $0.isWhole }
    var found: [LintFinding] = []
    for (index, control) in shown.enumerated() {
      for other in shown[(index + 1)...] {
        guard !areInterchangeable(control.element, other.element),
          let distance = distance(control.element.frame, other.element.frame)
        else { continue }
        let millimetres = max(0, (distance.gap / screen.pointsPerMillimetre * 10).rounded() / 10)
        guard millimetres < LintLimits.leastGap,
          distance.least / screen.pointsPerMillimetre < LintLimits.ampleTarget
        else { continue }
        found.append(
          finding(
            .closeTargets, control,
            "\(millimetres) mm to “\(other.element.label)”: leave \(LintLimits.leastGap) mm, or make both larger"))
      }
    }
    return found
  }

  /// Whether a touch of one element instead of the other does no harm: the handles of a range may meet, the option of a
  /// picker is seen at once, and a field that is typed into shows a caret.
  private func areInterchangeable(_ one: SemanticsElement, _ other: SemanticsElement) -> Bool {
    if one.role == other.role, one.role == .choice || one.role == .textField { return true }
    return one.role == .slider && other.role == .slider
      && (one.frame.midY == other.frame.midY || one.frame.midX == other.frame.midX)
  }

  /// The distance of two controls side by side or one above the other, and the smaller extent in that direction; `nil`
  /// if they are not neighbours, or if one is inside the other.
  private func distance(_ one: Rect, _ other: Rect) -> (gap: Double, least: Double)? {
    let common = one.intersection(other)
    if !common.isNull, common == one || common == other { return nil }
    let across = max(one.minX, other.minX) - min(one.maxX, other.maxX)
    let along = max(one.minY, other.minY) - min(one.maxY, other.maxY)
    if across >= 0, along < 0 { return (across, min(one.width, other.width)) }
    if along >= 0, across < 0 { return (along, min(one.height, other.height)) }
    return across < 0 && along < 0 ? (0, min(one.width, one.height, other.width, other.height)) : nil
  }

  /// A scroll view whose content goes on, with nothing cut off at the edge beyond which it does.
  private func hiddenScrolling(_ scroller: any ScrollContainer) -> LintFinding? {
    let toStage = scroller.layoutNode.transform(to: CoordinateSpace.global)
    let window = scroller.window.applying(toStage).intersection(bounds)
    guard !window.isNull else { return nil }
    for axis in Axis.allCases where scroller.canScroll(axis) && scroller.canMove(axis, by: 1) {
      let edge = axis == .vertical ? window.maxY : window.maxX
      let isShown = leaves.contains { leaf in
        guard leaf.intersects(window) else { return false }
        let (start, end) = axis == .vertical ? (leaf.minY, leaf.maxY) : (leaf.minX, leaf.maxX)
        return start < edge - 2 && end > edge + 2
      }
      let isShaded = (scroller as? any ScrollEdgeHint)?.shadesEdges(along: axis) ?? false
      if isShown || isShaded { continue }
      return LintFinding(
        rule: .hiddenScrolling, screen: screen, path: scroller.layoutNode.lintPath, subject: "scroll view",
        detail: "there is more, but neither a shade nor anything that is cut off at the edge shows it", frame: window)
    }
    return nil
  }

  /// The frames of all texts, controls and pictures.
  private var leaves: [Rect] {
    survey.texts.map(\.frame) + survey.controls.map(\.element.frame) + survey.displays
  }

  private var emptyScreen: [LintFinding] {
    if survey.isLayer { return [] }
    let shown = leaves.map { $0.intersection(bounds) }.filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
    guard let first = shown.first else { return [] }
    let cover = shown.dropFirst().reduce(first) { $0.union($1) }
    let share = cover.width * cover.height / max(1, bounds.width * bounds.height)
    guard share < LintLimits.leastCover else { return [] }
    return [
      LintFinding(
        rule: .emptyScreen, screen: screen, path: "", subject: "screen",
        detail: "the content covers \(Int((share * 100).rounded())) % of it: enlarge it or arrange it in columns",
        frame: cover)
    ]
  }
}
