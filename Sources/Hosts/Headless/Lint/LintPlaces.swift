import Controls
import Looks
import Graphics
import Runtime

/// The rules about surfaces and about the screen as a whole.
struct LintPlaces {
  let page: LintPage

  var findings: [LintFinding] {
    overhangs + overlaps + cardsOutside + page.survey.scrollers.compactMap(hiddenScrolling) + lowPage + emptyScreen
  }

  // MARK: Surfaces

  /// The surfaces that are large enough to be cards.
  private var cards: [(mark: LintSurvey.Mark, frame: Rect)] {
    let least = page.bounds.width * page.bounds.height * Self.leastCard
    return page.survey.marks.compactMap { mark in
      guard let surface = mark.surface, surface.width * surface.height >= least else { return nil }
      return (mark, surface)
    }
  }

  /// The share of the screen from which a surface is a card.
  private static let leastCard = 0.03

  /// Cards that reach beyond the screen or what a scroll view shows, where nothing scrolls.
  private var cardsOutside: [LintFinding] {
    cards.compactMap { card in
      let place = LintSurvey.Place(frame: card.frame, window: card.mark.place.window, axes: card.mark.place.axes)
      // A view behind the whole screen may be larger.
      guard page.survey.isCutOff(place), !card.frame.contains(place.window) else { return nil }
      return page.finding(
        .outside, "card", "a part of the card is cut off, where nothing scrolls to it", at: card.mark.layoutNode,
        card.frame)
    }
  }

  /// Pairs of cards of which neither is on the other.
  private var overlaps: [LintFinding] {
    var found: [LintFinding] = []
    let cards = cards.map { ($0.mark, frame: $0.frame.intersection($0.mark.place.window)) }.filter { !$0.frame.isNull }
    for (index, card) in cards.enumerated() {
      for other in cards[(index + 1)...] {
        let common = card.frame.intersection(other.frame)
        guard !common.isNull, common.width > 2, common.height > 2,
          !card.frame.insetBy(dx: -1, dy: -1).contains(other.frame),
          !other.frame.insetBy(dx: -1, dy: -1).contains(card.frame)
        else { continue }
        found.append(
          page.finding(.covered, "card", "the card is partly under another one", at: card.0.layoutNode, common))
      }
    }
    return found
  }

  /// Texts and controls that reach beyond the surface that they are on.
  private var overhangs: [LintFinding] {
    let texts = page.survey.texts.filter { $0.visible.width > 0 }.map { ($0.layoutNode, $0.frame, $0.fit.text) }
    let controls = page.survey.controls.compactMap { control in
      control.layoutNode.map { ($0, control.element.frame, control.element.label) }
    }
    return (texts + controls).compactMap { layoutNode, frame, name in
      guard let surface = surface(below: layoutNode),
        !surface.insetBy(dx: -Self.touchSlack, dy: -Self.touchSlack).contains(frame),
        page.drawing.isSeen(layoutNode, in: frame)
      else { return nil }
      return page.finding(
        .outside, name, "it reaches beyond the card or the control that it is on", at: layoutNode, frame)
    }
  }

  /// The distance by which the touch area of a control may extend beyond its drawing, in points.
  private static let touchSlack = 2.5

  /// The frame of the innermost surface that is the background of a view around a layout node.
  private func surface(below layoutNode: LayoutNode) -> Rect? {
    for ancestor in layoutNode.ancestry.dropFirst() {
      // A scroll view shows a part of what is inside it.
      if ancestor.behavior.scrollContainer != nil { return nil }
      let shown = ancestor.behavior.shownChildren
      guard shown.count > 1, let inside = shown.firstIndex(where: { layoutNode.isInside($0) }), inside > 0 else {
        continue
      }
      for background in shown[..<inside].reversed() {
        let marks = Set(background.shownSubtree.map(ObjectIdentifier.init))
        let surfaces = page.survey.marks.filter { marks.contains(ObjectIdentifier($0.layoutNode)) }.compactMap(
          \.surface)
        let place = background.stageFrame
        if let surface = surfaces.first(where: { $0.isNear(place) && $0.isNear(ancestor.stageFrame) }) {
          return surface
        }
      }
    }
    return nil
  }

  // MARK: Scrolling

  /// A scroll view with more content beyond an edge, at which nothing is cut off.
  private func hiddenScrolling(_ scroller: any ScrollContainer) -> LintFinding? {
    let toStage = scroller.layoutNode.transform(to: CoordinateSpace.global)
    let window = scroller.window.applying(toStage).intersection(page.bounds)
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
      return page.finding(
        .hiddenScrolling, "scroll view",
        "there is more, but neither a shade nor anything that is cut off at the edge shows it",
        at: scroller.layoutNode, window)
    }
    return nil
  }

  /// The highest of the wide scroll views, if bars leave it less than a row and a half and there is more to see.
  private var lowPage: [LintFinding] {
    if page.survey.isLayer || page.survey.keys != nil { return [] }
    let windows = page.survey.scrollers.compactMap { scroller -> (scroller: any ScrollContainer, window: Rect)? in
      let toStage = scroller.layoutNode.transform(to: CoordinateSpace.global)
      let window = scroller.window.applying(toStage).intersection(page.bounds)
      guard scroller.canScroll(.vertical), !window.isNull, window.width >= page.bounds.width / 2 else { return nil }
      return (scroller, window)
    }
    let least = 1.5 * LintLimits.leastTarget * page.screen.pointsPerMillimetre
    guard let highest = windows.max(by: { $0.window.height < $1.window.height }), highest.window.height < least else {
      return []
    }
    let height = Int(highest.window.height.rounded())
    return [
      page.finding(
        .lowPage, "scroll view",
        "\(height) points show less than a row and a half of the page: leave out its title, its actions or the tabs",
        at: highest.scroller.layoutNode, highest.window)
    ]
  }

  /// The frames of all texts, controls and pictures.
  private var leaves: [Rect] {
    page.survey.texts.map(\.frame) + page.survey.controls.map(\.element.frame) + page.survey.displays
  }

  // MARK: The screen

  /// A page that leaves most of the screen, or half of it, to nothing.
  private var emptyScreen: [LintFinding] {
    if page.survey.isLayer { return [] }
    let scale = page.stage.scale
    let drawings = page.survey.marks.filter(\.isDrawing).map { mark in
      mark.reach.rect.applying(Transform(scaleX: 1 / scale, y: 1 / scale))
    }
    let shown = (leaves + drawings).map { $0.intersection(page.bounds) }.filter {
      !$0.isNull && $0.width > 0 && $0.height > 0
    }
    guard let first = shown.first else { return [] }
    let cover = shown.dropFirst().reduce(first) { $0.union($1) }
    let share = cover.width * cover.height / max(1, page.bounds.width * page.bounds.height)
    if share < LintLimits.leastCover {
      return [
        page.finding(
          .emptyScreen, "screen",
          "the content covers \(Int((share * 100).rounded())) % of it: enlarge it or arrange it in columns", at: nil,
          cover)
      ]
    }
    return Axis.allCases.compactMap { emptyHalf(shown, along: $0) }
  }

  /// The widest strip across the screen in which there is nothing, if it is half of the screen.
  private func emptyHalf(_ shown: [Rect], along axis: Axis) -> LintFinding? {
    let length = axis == .vertical ? page.bounds.height : page.bounds.width
    let parts = shown.map { axis == .vertical ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX) }.sorted { $0.0 < $1.0 }
    var (end, widest, start) = (0.0, 0.0, 0.0)
    for part in parts + [(length, length)] {
      if part.0 - end > widest { (widest, start) = (part.0 - end, end) }
      end = max(end, part.1)
    }
    guard widest >= length * LintLimits.mostEmpty else { return nil }
    let strip =
      axis == .vertical
      ? Rect(x: 0, y: start, width: page.bounds.width, height: widest)
      : Rect(x: start, y: 0, width: widest, height: page.bounds.height)
    let percent = Int((widest / length * 100).rounded())
    return page.finding(
      .emptyHalf, "screen", "there is nothing in \(percent) % of it: enlarge the content or distribute it", at: nil,
      strip)
  }
}

extension Rect {
  /// Whether the edges are at most two points from those of another rectangle.
  fileprivate nonisolated func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) <= 2 && abs(minY - other.minY) <= 2 && abs(maxX - other.maxX) <= 2
      && abs(maxY - other.maxY) <= 2
  }
}

extension LayoutNode {
  /// Whether this node is another one or inside it.
  func isInside(_ other: LayoutNode) -> Bool { ancestry.contains { $0 === other } }
}

extension LintPicture {
  /// Whether a layout node or anything inside it is seen in a place.
  func isSeen(_ layoutNode: LayoutNode, in frame: Rect) -> Bool {
    let area = pixels(frame)
    return !area.isEmpty && ink(of: layoutNode.shownSubtree, in: area).mask.count > 0
  }
}
