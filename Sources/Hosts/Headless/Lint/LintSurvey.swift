import Controls
import Looks
import Graphics
import Runtime

/// A survey of a stage: its texts, its controls, its scroll views and what else it draws, with their places.
struct LintSurvey {
  /// The place of a view, and its visible part.
  struct Place {
    /// The whole frame, in points of the stage.
    let frame: Rect
    /// The area that the scroll views around it and the edges of the screen leave visible.
    let window: Rect
    /// The axes along which it can be scrolled into sight.
    let axes: Axis.Set

    /// The part of the frame that is seen; empty if none is.
    var visible: Rect {
      let common = frame.intersection(window)
      return common.isNull ? .zero : common
    }
    /// Whether all of it is seen.
    var isWhole: Bool { visible.width >= frame.width - 0.5 && visible.height >= frame.height - 0.5 }
    /// Whether a part of it is not seen, and cannot be scrolled into sight.
    var isCutOff: Bool {
      let isTooWide = frame.minX < window.minX - 1 || frame.maxX > window.maxX + 1
      let isTooHigh = frame.minY < window.minY - 1 || frame.maxY > window.maxY + 1
      return isTooWide && !axes.contains(.horizontal) || isTooHigh && !axes.contains(.vertical)
    }
  }

  /// A text as it is drawn.
  struct Text {
    let layoutNode: LayoutNode
    let fit: TextFit
    let place: Place
    var frame: Rect { place.frame }
    var visible: Rect { place.visible }
  }

  /// An element that can be pressed, adjusted or edited.
  struct Control {
    let element: SemanticsElement
    /// The node of the element; `nil` if no node has its frame.
    let layoutNode: LayoutNode?
    let place: Place
    /// Whether all of it is seen.
    var isWhole: Bool { place.isWhole }
  }

  /// A layout node that draws something itself.
  struct Mark {
    let layoutNode: LayoutNode
    let items: [DisplayItem]
    /// The place in the order of drawing.
    let order: Int
    /// The pixels that the node's own items can change.
    let reach: PixelRect
    /// The rectangle in points that the node fills with one colour, however much of it is seen; `nil` for other marks.
    let surface: Rect?
    /// Whether the node draws lines, curves or pictures.
    let isDrawing: Bool
    let place: Place
  }

  /// A text that is a part of a drawing: a label of a chart.
  struct Label {
    let layoutNode: LayoutNode
    let text: String
    let place: Place
    /// The whole drawing.
    let drawing: Rect
  }

  private(set) var texts: [Text] = []
  /// The texts that are parts of drawings, with those of one drawing in sequence.
  private(set) var labels: [Label] = []
  /// Everything that is drawn, from back to front.
  private(set) var marks: [Mark] = []
  private(set) var symbols: [Mark] = []
  /// The elements with their own name and value, of which a stepper is one.
  private(set) var rows: [SemanticsElement] = []
  private var order = DrawingOrder()
  /// Whether a dialog, a menu or another layer is surveyed instead of the page.
  var isLayer: Bool { layer != nil }
  /// The layer; `nil` for a page.
  let layer: LayoutNode?
  /// The keys on the screen; `nil` while there are none.
  private(set) var keys: LayoutNode?
  /// The layout nodes that draw edited texts, each with its caret.
  private(set) var editors: [LayoutNode] = []
  private(set) var scrollers: [any ScrollContainer] = []
  /// The prominent buttons, each with the part of it that is seen.
  private(set) var mainActions: [(layoutNode: LayoutNode, frame: Rect, visible: Rect)] = []
  private(set) var controls: [Control] = []
  /// The frames of images and other elements that are only shown.
  private(set) var displays: [Rect] = []
  /// The outermost node of each frame.
  private var nodes: [Rect: LayoutNode] = [:]

  private static let pressable: Set<SemanticRole> = [
    .button, .toggle, .stepper, .slider, .picker, .choice, .textField,
  ]

  /// The roles of controls that have a label beside them.
  private static let labelled: Set<SemanticRole> = [.toggle, .stepper, .slider, .picker, .textField]

  /// Surveys the topmost layer of a stage: behind a dialog nothing can be used.
  init(_ stage: Stage) {
    let root: LayoutNode = stage.rootLayoutNode
    let layer = Self.topLayer(below: root)
    self.layer = layer
    walk(layer ?? root, Rect(origin: .zero, size: stage.size))
    let keyFrame = keys?.shownFrameOnStage
    let elements = stage.elements.flatMap(\.flattened)
    rows = elements.filter { Self.labelled.contains($0.role) }
    if keys != nil {
      func isSeen(_ layoutNode: LayoutNode, _ frame: Rect) -> Bool { !isBehindKeys(layoutNode, frame, keyFrame) }
      texts = texts.filter { isSeen($0.layoutNode, $0.frame) }
      labels = labels.filter { isSeen($0.layoutNode, $0.place.frame) }
      mainActions = mainActions.filter { isSeen($0.layoutNode, $0.frame) }
      marks = marks.filter { isSeen($0.layoutNode, $0.place.frame) }
      symbols = symbols.filter { isSeen($0.layoutNode, $0.place.frame) }
    }
    for element in elements.flatMap(Self.targets) {
      if isBehindKeys(element.source.owner as? LayoutNode ?? nodes[element.frame], element.frame, keyFrame) { continue }
      let isControl =
        Self.pressable.contains(element.role) || element.traits.contains(.isButton) || element.press != nil
        || element.adjust != nil
      let layoutNode = nodes[element.frame]
      if isControl {
        // A bar may be in front of the content that scrolls below it.
        let around = scrollers(around: element.frame).filter { layoutNode?.isInside($0.layoutNode) ?? true }
        let window = around.reduce(Rect(origin: .zero, size: stage.size)) { $0.intersection($1.shownWindow) }
        let place = Place(frame: element.frame, window: window, axes: Self.axes(of: around))
        controls.append(Control(element: element, layoutNode: layoutNode, place: place))
      } else if element.children.isEmpty {
        displays.append(element.frame)
      }
    }
  }

  /// Whether keys on the screen cover something that reappears when they are closed.
  private func isBehindKeys(_ layoutNode: LayoutNode?, _ frame: Rect, _ keyFrame: Rect?) -> Bool {
    guard let keyFrame, frame.intersects(keyFrame) else { return false }
    return !isKey(layoutNode)
  }

  /// Whether a layout node is one of the keys on the screen, or a part of one.
  func isKey(_ layoutNode: LayoutNode?) -> Bool {
    guard let keys, let layoutNode else { return false }
    return layoutNode.isInside(keys)
  }

  /// Whether a part of something is not seen, and nothing brings it to sight. A page that makes room for keys comes back when
  /// they are closed.
  func isCutOff(_ place: Place) -> Bool { keys == nil && place.isCutOff }

  /// The buttons of a stepper, which are pressed one by one; any other element as a whole.
  private static func targets(of element: SemanticsElement) -> [SemanticsElement] {
    element.role == .stepper && !element.parts.isEmpty ? element.parts : [element]
  }

  /// The scroll views that can scroll and to whose content a place belongs.
  private func scrollers(around place: Rect) -> [any ScrollContainer] {
    scrollers.filter { scroller in
      scroller.canScroll
        && scroller.layoutNode.children.contains { $0.stageFrame.insetBy(dx: -1, dy: -1).contains(place.center) }
    }
  }

  /// The axes along which any of some scroll views can scroll.
  private static func axes(of scrollers: [any ScrollContainer]) -> Axis.Set {
    var axes: Axis.Set = []
    for scroller in scrollers {
      if scroller.canScroll(.horizontal) { axes.insert(.horizontal) }
      if scroller.canScroll(.vertical) { axes.insert(.vertical) }
    }
    return axes
  }

  /// The layer that was opened last; `nil` if there is none.
  private static func topLayer(below layoutNode: LayoutNode) -> LayoutNode? {
    for child in layoutNode.behavior.shownChildren.reversed() {
      if let layer = topLayer(below: child) { return layer }
    }
    return layoutNode.behavior.modalLayer == nil ? nil : layoutNode
  }

  /// The place of a layout node that scroll views leave a window for.
  private static func place(of layoutNode: LayoutNode, _ frame: Rect, _ window: Rect) -> Place {
    let scrollers = layoutNode.ancestry.dropFirst().compactMap(\.behavior.scrollContainer)
    return Place(frame: frame, window: window, axes: axes(of: scrollers))
  }

  private mutating func walk(_ layoutNode: LayoutNode, _ window: Rect) {
    var window = window
    if let scroller = layoutNode.behavior.scrollContainer {
      scrollers.append(scroller)
      window = window.intersection(scroller.shownWindow)
    }
    let frame = layoutNode.shownFrameOnStage
    if nodes[frame] == nil { nodes[frame] = layoutNode }
    if (layoutNode.behavior as? FocusLayerBehavior)?.keepsFocusOnTouch == true { keys = layoutNode }
    if layoutNode.behavior is any CaretText { editors.append(layoutNode) }
    if let text = layoutNode.behavior as? TextBehavior, let fit = text.fit {
      texts.append(Text(layoutNode: layoutNode, fit: fit, place: Self.place(of: layoutNode, frame, window)))
    }
    if let drawing = layoutNode.behavior as? any LabelledDrawing {
      labels += drawing.drawnLabels.map { label in
        let place = label.frame.applying(layoutNode.stageTransform)
        return Label(
          layoutNode: layoutNode, text: label.text, place: Self.place(of: layoutNode, place, window), drawing: frame)
      }
    }
    order.begin(layoutNode)
    addMark(layoutNode, layoutNode.picture.items, frame, window)
    if layoutNode.behavior is MainActionBehavior {
      let visible = frame.intersection(window)
      mainActions.append((layoutNode, frame, visible.isNull ? .zero : visible))
    }
    for child in layoutNode.behavior.shownChildren { walk(child, window) }
    // Shapes, and what is drawn above the children.
    order.step()
    addMark(layoutNode, layoutNode.picture.coverItems, frame, window)
  }

  private mutating func addMark(_ layoutNode: LayoutNode, _ items: [DisplayItem], _ frame: Rect, _ window: Rect) {
    if items.isEmpty { return }
    let toPoints = Transform(scaleX: 1 / layoutNode.stage.scale, y: 1 / layoutNode.stage.scale)
    let mark = Mark(
      layoutNode: layoutNode, items: items, order: order.steps, reach: layoutNode.picture.ownReach,
      surface: items.firstSurface?.applying(toPoints), isDrawing: items.contains(where: \.isMark),
      place: Self.place(of: layoutNode, frame, window))
    marks.append(mark)
    if layoutNode.behavior is ImageBehavior { symbols.append(mark) }
  }

  /// The place of a layout node in the order of drawing.
  func order(of layoutNode: LayoutNode) -> Int { order.place(of: layoutNode) }
}

/// The order in which layout nodes are drawn, from back to front.
private struct DrawingOrder {
  /// The number of steps so far: a layout node is drawn in one, and what covers its children in another.
  private(set) var steps = 0
  private var places: [ObjectIdentifier: Int] = [:]

  /// Begins a layout node with the next step.
  mutating func begin(_ layoutNode: LayoutNode) {
    step()
    places[ObjectIdentifier(layoutNode)] = steps
  }

  /// Begins the items that are drawn above the children of a layout node.
  mutating func step() { steps += 1 }

  /// The step in which a layout node is drawn; 0 for one that is not.
  func place(of layoutNode: LayoutNode) -> Int { places[ObjectIdentifier(layoutNode)] ?? 0 }
}

extension LayoutNode {
  /// The types of the views from the root to this node, without their generic arguments.
  var lintPath: String {
    let nodes = sequence(first: node) { $0?.parent }.compactMap { $0?.viewName }
    return nodes.reversed().map { String($0.prefix { $0 != "<" }) }.joined(separator: " > ")
  }

  /// The view that a file describes and to which this node belongs; `nil` if there is none.
  var described: (any FileDescribed)? {
    for part in sequence(first: node, next: { $0?.parent }) {
      if let view = part?.described { return view }
    }
    return nil
  }

  /// The name of an accessibility label where the view is described: in a file, or in a program's sources.
  var labelTerm: String { described?.labelTerm ?? "accessibility label" }
}
