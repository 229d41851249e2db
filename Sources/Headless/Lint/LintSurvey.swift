import Controls
import Graphics
import Runtime

/// What a stage shows: its texts, its controls and its scroll views, with their places.
@MainActor struct LintSurvey {
  /// A text as it is drawn.
  struct Text {
    let layoutNode: LayoutNode
    let fit: TextFit
    /// The whole frame, in points of the stage.
    let frame: Rect
    /// The part of the frame that no scroll view and no edge of the screen hides; empty if none is left.
    let visible: Rect
    /// Whether the text can be scrolled into sight.
    let isScrolled: Bool
  }

  /// An element that can be pressed, adjusted or edited.
  struct Control {
    let element: SemanticsElement
    /// The node of the element; `nil` if no node has its frame.
    let layoutNode: LayoutNode?
    let isScrolled: Bool
    /// The part of the frame that no scroll view hides.
    let visible: Rect
    /// Whether all of it is seen.
    var isWhole: Bool { visible.width >= element.frame.width - 0.5 && visible.height >= element.frame.height - 0.5 }
  }

  private(set) var texts: [Text] = []
  /// Whether a dialog, a menu or another layer is surveyed instead of the page.
  let isLayer: Bool
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

  /// Surveys the topmost layer of a stage: behind a dialog nothing can be used.
  init(_ stage: Stage) {
    let root = stage.rootLayoutNode!
    let layer = Self.topLayer(below: root)
    isLayer = layer != nil
    walk(layer ?? root, Rect(origin: .zero, size: stage.size))
    for element in stage.elements.flatMap(\.flattened).flatMap(Self.targets) {
      let isControl =
        Self.pressable.contains(element.role) || element.traits.contains(.isButton) || element.press != nil
        || element.adjust != nil
      let layoutNode = nodes[element.frame]
      if isControl {
        let windows = windows(around: element.frame)
        let visible = windows.reduce(element.frame.intersection(Rect(origin: .zero, size: stage.size))) {
          $0.intersection($1)
        }
        controls.append(
          Control(
            element: element, layoutNode: layoutNode, isScrolled: !windows.isEmpty,
            visible: visible.isNull ? .zero : visible))
      } else if element.children.isEmpty {
        displays.append(element.frame)
      }
    }
  }

  /// The buttons of a stepper, which are pressed one by one; any other element as a whole.
  private static func targets(of element: SemanticsElement) -> [SemanticsElement] {
    element.role == .stepper && !element.parts.isEmpty ? element.parts : [element]
  }

  /// The windows of the scroll views that can scroll and to whose content a place belongs.
  private func windows(around place: Rect) -> [Rect] {
    scrollers.filter { scroller in
      scroller.canScroll
        && scroller.layoutNode.children.contains { $0.stageFrame.insetBy(dx: -1, dy: -1).contains(place.center) }
    }
    .map { $0.window.applying($0.layoutNode.transform(to: CoordinateSpace.global)) }
  }

  /// The layer that was opened last; `nil` if there is none.
  private static func topLayer(below layoutNode: LayoutNode) -> LayoutNode? {
    for child in layoutNode.behavior.shownChildren.reversed() {
      if let layer = topLayer(below: child) { return layer }
    }
    return layoutNode.behavior.modalLayer == nil ? nil : layoutNode
  }

  private static func isScrolled(_ layoutNode: LayoutNode) -> Bool {
    layoutNode.ancestry.dropFirst().contains { $0.behavior.scrollContainer?.canScroll ?? false }
  }

  private mutating func walk(_ layoutNode: LayoutNode, _ window: Rect) {
    var window = window
    if let scroller = layoutNode.behavior.scrollContainer {
      scrollers.append(scroller)
      window = window.intersection(scroller.window.applying(layoutNode.transform(to: CoordinateSpace.global)))
    }
    let frame = layoutNode.shownFrameOnStage
    if nodes[frame] == nil { nodes[frame] = layoutNode }
    if let text = layoutNode.behavior as? TextBehavior, let fit = text.fit {
      let visible = frame.intersection(window)
      texts.append(
        Text(
          layoutNode: layoutNode, fit: fit, frame: frame, visible: visible.isNull ? .zero : visible,
          isScrolled: Self.isScrolled(layoutNode)))
    }
    if layoutNode.behavior is MainActionBehavior {
      let visible = frame.intersection(window)
      mainActions.append((layoutNode, frame, visible.isNull ? .zero : visible))
    }
    for child in layoutNode.behavior.shownChildren { walk(child, window) }
  }
}

extension LayoutNode {
  /// The types of the views from the root to this node, without their generic arguments.
  var lintPath: String {
    let nodes = sequence(first: node) { $0?.parent }.compactMap { $0?.viewName }
    return nodes.reversed().map { String($0.prefix { $0 != "<" }) }.joined(separator: " > ")
  }
}
