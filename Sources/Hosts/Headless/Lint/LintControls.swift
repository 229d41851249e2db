import Controls
import Graphics
import Runtime

/// The rules about controls.
struct LintControls {
  let page: LintPage

  private var survey: LintSurvey { page.survey }
  private var screen: LintScreen { page.screen }
  private var stage: Stage { page.stage }

  var findings: [LintFinding] {
    survey.controls.flatMap(findings) + hiddenActions + closeTargets
  }

  private var bounds: Rect { page.bounds }

  private func finding(_ rule: LintRule, _ control: LintSurvey.Control, _ detail: String) -> LintFinding {
    page.finding(rule, control.element.label, detail, at: control.layoutNode, control.element.frame)
  }

  private func findings(_ control: LintSurvey.Control) -> [LintFinding] {
    let frame = control.element.frame
    var found: [LintFinding] = []
    if control.element.label.isEmpty, control.element.value.isEmpty {
      let term = control.layoutNode?.labelTerm ?? "accessibility label"
      found.append(finding(.noWords, control, "the \(control.element.role.rawValue) has no \(term)"))
    }
    let isWhole = control.isWhole
    // The options of a wheel come to sight as it turns.
    if survey.isCutOff(control.place), frame.width > 0, control.element.role != .choice {
      found.append(finding(.outside, control, "a part of the control is cut off, where nothing scrolls to it"))
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

  /// Returns the view that a touch of the middle of a control reaches instead of it; `nil` if it reaches the control or
  /// its content.
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
      return page.finding(
        .hiddenAction, words, "the main action is out of sight: keep it out of what scrolls", at: action.layoutNode,
        action.frame)
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
          distance.least / screen.pointsPerMillimetre < LintLimits.ampleTarget,
          !isAmple(control, along: distance.axis) || !isAmple(other, along: distance.axis)
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
  /// picker is seen at once, and a field that is typed into shows a caret. Options are parts of the picker beside them.
  private func areInterchangeable(_ one: SemanticsElement, _ other: SemanticsElement) -> Bool {
    if Set([one.role, other.role]) == [.picker, .choice] { return true }
    if one.role == other.role, one.role == .choice || one.role == .textField { return true }
    return one.role == .slider && other.role == .slider
      && (one.frame.midY == other.frame.midY || one.frame.midX == other.frame.midX)
  }

  /// Whether the area in which a touch reaches a control is large enough for it to touch a neighbour: it may reach beyond
  /// the control at its other sides.
  private func isAmple(_ control: LintSurvey.Control, along axis: Axis) -> Bool {
    guard let extent = touchExtent(control) else { return false }
    let length = axis == .vertical ? extent.height : extent.width
    return length / screen.pointsPerMillimetre >= LintLimits.ampleTarget - 0.05
  }

  /// The distance of two controls side by side or one above the other, the smaller extent in that direction, and the
  /// direction; `nil` if they are not neighbours, or if one is inside the other.
  private func distance(_ one: Rect, _ other: Rect) -> (gap: Double, least: Double, axis: Axis)? {
    let common = one.intersection(other)
    if !common.isNull, common == one || common == other { return nil }
    let across = max(one.minX, other.minX) - min(one.maxX, other.maxX)
    let along = max(one.minY, other.minY) - min(one.maxY, other.maxY)
    if across >= 0, along < 0 { return (across, min(one.width, other.width), .horizontal) }
    if along >= 0, across < 0 { return (along, min(one.height, other.height), .vertical) }
    guard across < 0, along < 0 else { return nil }
    return (0, min(one.width, one.height, other.width, other.height), along > across ? .vertical : .horizontal)
  }
}
