import Looks
import Graphics
import Runtime
import Values

/// Presents views above the whole display while a condition holds. In that time, views below cannot be reached.
package struct ModalModifier<Layer: View>: ModalPresentation {
  package typealias Body = Never

  package let identity: AnyHashable?
  /// Called when a touch outside the layer's content asks to close it.
  let dismiss: () -> Void
  let place: ModalBehavior.Place
  /// Whether the layer is left by its buttons only.
  var isAnswered = false
  let makeLayer: () -> Layer

  /// Creates the modifier of a layer that is presented for a condition.
  package init(
    isPresented: Bool, dismiss: @escaping () -> Void, place: ModalBehavior.Place, isAnswered: Bool = false,
    makeLayer: @escaping () -> Layer
  ) {
    self.init(
      identity: isPresented ? true : nil, dismiss: dismiss, place: place, isAnswered: isAnswered, makeLayer: makeLayer)
  }

  /// Creates the modifier of a layer that is presented for an identity; for `nil` there is none.
  init(
    identity: AnyHashable?, dismiss: @escaping () -> Void, place: ModalBehavior.Place, isAnswered: Bool = false,
    makeLayer: @escaping () -> Layer
  ) {
    (self.identity, self.dismiss, self.place) = (identity, dismiss, place)
    (self.isAnswered, self.makeLayer) = (isAnswered, makeLayer)
  }

  package func layer() -> Layer { makeLayer() }
  package static func makeBehavior(for layoutNode: LayoutNode) -> ModalBehavior { ModalBehavior(layoutNode) }

  package func configure(_ behavior: ModalBehavior, anchor: @escaping () -> Rect, in environment: EnvironmentValues) {
    (behavior.place, behavior.isAnswered) = (place, isAnswered)
    behavior.dismiss = dismiss
    behavior.anchor = anchor
    // A private view's presentation is private, too, such as the options of its menu.
    behavior.isContentPrivate = environment.isPrivacySensitive
    behavior.ground = environment.pageColor
    behavior.appearance = environment.motionTokens.appearance
    behavior.movesIn = !environment.accessibilityReduceMotion
  }

  package static func passesOn(_ key: any PreferenceKey.Type) -> Bool { key is any PreferenceBeyondLayers.Type }
}

/// A preference that a layer passes on to the views around its presenting view. Other preferences stay in their layer.
protocol PreferenceBeyondLayers: PreferenceKey {}

/// Covers a display and places its content in the middle, at the bottom, or beside the view that presented it.
package final class ModalBehavior: ModalLayer {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The place of the layer's content.
  package enum Place {
    /// In the middle of a darkened display.
    case middle
    /// At the bottom of a darkened display.
    case bottom
    /// Below the presenting view, or above it if there is no room below.
    case anchored
    /// As ``anchored``, and no higher than the room there, so that the view and what is beside it stay visible.
    case beside
    /// Over the whole display, on an opaque background.
    case full

    /// The offset from which the content comes, relative to its place, in points.
    fileprivate var way: Point {
      switch self {
      case .middle: Point(x: 0, y: 16)
      case .bottom: Point(x: 0, y: 48)
      case .anchored, .beside: Point(x: 0, y: -8)
      case .full: Point(x: 0, y: 32)
      }
    }
  }

  /// The distance between a popover or menu and the view that presented it, in points.
  private static let gap = 6.0

  /// The minimum distance between the content and the edges of a display, in points: half as much on a low display.
  private static func margin(in display: Size) -> Double { display.height < 320 ? 8 : 16 }

  var place = Place.middle
  /// Whether the layer is left by its buttons only.
  var isAnswered = false
  /// Called when the user closes the layer without a choice.
  var dismiss: () -> Void = {}
  private var privateMark: PrivateMark?
  package var isContentPrivate: Bool {
    get { privateMark != nil }
    set {
      if newValue == isContentPrivate { return }
      privateMark = newValue ? PrivateMark(on: stage) : nil
      layoutNode.privacyChanged()
    }
  }
  package var quietUntil = Duration.zero
  package func touchedBeside() { if !isHeldOpen { dismiss() } }
  var anchor: () -> Rect = { .zero }
  /// The animation with which the layer appears; `nil` for none.
  var appearance: Animation?
  /// Whether its content also moves to its place.
  var movesIn = true
  /// The ground of a layer that covers the whole display.
  var ground = RGBA.white { didSet { if ground != oldValue { setNeedsPaint() } } }
  /// The display that the layer covers. Other displays remain usable.
  package private(set) var displayRegion = DisplayRegion(rect: .zero) {
    didSet {
      if displayRegion == oldValue { return }
      if displayRegion.factor != oldValue.factor { for child in children { child.forgetLayout() } }
      layoutNode.setNeedsRepaint()
      stage.structureChanged()
    }
  }

  package func stageChanged() {
    // A layer in the first frame is not animated: it appears together with the panel.
    guard isOnStage, stage.hasPainted, let appearance else { return }
    layoutNode.fade(to: 1, Transaction(), appearance)
    if movesIn { for child in children { child.enter(from: place.way, appearance) } }
  }

  package func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  package func willPlace(in size: Size, proposal: ProposedViewSize) {
    displayRegion = stage.displayRegion(around: anchor())
  }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    let displayRegion = stage.displayRegion(around: anchor())
    let room = displayRegion.size
    let margin = place == .full ? 0 : Self.margin(in: room)
    var offer = ProposedViewSize(width: max(0, room.width - 2 * margin), height: max(0, room.height - 2 * margin))
    if place == .beside {
      let anchor = anchor(in: displayRegion)
      offer.height = max(anchor.minY, room.height - anchor.maxY) - Self.gap - margin
    }
    let outer = stage.enterPoints(displayRegion.factor)
    defer { stage.passes.layout.scale = outer }
    return children.map { Placement(origin: origin(of: $0.sizeThatFits(offer), in: displayRegion), proposal: offer) }
  }

  package var pointScale: Double { displayRegion.factor }

  package var contentTransform: Transform { displayRegion.transform }

  /// The top leading corner of content with an extent, in points of the display.
  private func origin(of extent: Size, in displayRegion: DisplayRegion) -> Point {
    let size = displayRegion.size
    let margin = Self.margin(in: size)
    let middle = Point(x: (size.width - extent.width) / 2, y: (size.height - extent.height) / 2)
    switch place {
    case .middle, .full: return middle
    case .bottom: return Point(x: middle.x, y: size.height - extent.height - margin)
    case .anchored, .beside:
      let anchor = anchor(in: displayRegion)
      let below = anchor.maxY + Self.gap
      let fits = below + extent.height <= size.height - margin
      let y = fits ? below : max(margin, anchor.minY - Self.gap - extent.height)
      let x = max(margin, min(size.width - extent.width - margin, anchor.maxX - extent.width))
      return Point(x: x, y: y)
    }
  }

  /// The frame of the presenting view, in points of the display.
  private func anchor(in displayRegion: DisplayRegion) -> Rect {
    displayRegion.transform.inverse.map { anchor().applying($0) } ?? .zero
  }

  package func paint(into painter: inout Painter) {
    if place == .middle || place == .bottom {
      painter.fill(displayRegion.rect, RGBA.black.multiplyingOpacity(by: 0.45))
    }
    if place == .full { painter.fill(displayRegion.rect, ground) }
  }

  package func hitTest(_ point: Point) -> LayoutNode? {
    guard stage.displayRegions == nil || displayRegion.rect.contains(point) else { return nil }
    return contentTransform.inverse.flatMap { layoutNode.hitTestContents(point.applying($0)) }
  }

  package func isHit(at point: Point) -> Bool { true }

  package var elements: [SemanticsElement] {
    var own = Semantics(role: .dialog)
    // A dialog without a cancel action cannot be dismissed.
    let focus = stage.focus
    if !isAnswered {
      own.escape = { [weak self] in self?.touchedBeside() }
    } else if focus.targets.contains(where: { $0.target.shortcut == .cancelAction }) {
      own.escape = { [weak self] in self?.stage.focus.leaveLayer() }
    }
    let inside = layoutNode.elementsInside
    let title = inside.first { $0.role == .text }
    own.label = title?.label ?? ""
    var element = layoutNode.element(own, children: inside)
    if isContentPrivate { element.markPrivate() }
    if title?.isPrivate == true || isContentPrivate { element.privacy.markWithLabel() }
    return [element]
  }
}
