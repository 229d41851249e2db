import Graphics
import Runtime
import Values

/// An observer outside a scroll view that can scroll it and is notified of its position.
class ScrollFollower {
  private(set) weak var layoutNode: ScrollBehavior?

  init() {}

  /// Attaches the observer to a scroll view, unless it has one. Of nested scroll views the outermost is used.
  final func claim(_ layoutNode: ScrollBehavior) {
    if let known = self.layoutNode, known.isOnStage { return }
    self.layoutNode = layoutNode
    claimed(layoutNode)
  }

  /// Called after the observer was attached to a scroll view.
  func claimed(_ layoutNode: ScrollBehavior) {}
  /// Called when the position has changed, or the cause of the movement.
  func settled(_ layoutNode: ScrollBehavior) {}
}

/// The observers of a scroll view.
struct ScrollFollowers: Equatable {
  var all: [ScrollFollower] = []

  static func == (left: ScrollFollowers, right: ScrollFollowers) -> Bool {
    left.all.elementsEqual(right.all) { $0 === $1 }
  }
}

private enum ScrollFollowersKey: EnvironmentKey { static var defaultValue: ScrollFollowers { ScrollFollowers() } }

extension EnvironmentValues {
  /// The observers that wait for the scroll view in a view.
  var scrollFollowers: ScrollFollowers {
    get { self[ScrollFollowersKey.self] }
    set { self[ScrollFollowersKey.self] = newValue }
  }
}

extension View {
  /// Attaches an observer to the scroll view in this view.
  func scrollFollower(_ follower: ScrollFollower) -> some View {
    transformEnvironment(\.scrollFollowers) { $0.all.append(follower) }
  }
}

extension ScrollBehavior {
  /// The views that ``View/scrollTargetLayout(isEnabled:)`` and ``View/scrollTarget(isEnabled:)`` mark, outside nested scroll
  /// views, each with the node below which its identity is set.
  private var targets: [(view: LayoutNode, root: Node?)] {
    var found: [(view: LayoutNode, root: Node?)] = []
    func find(_ layoutNode: LayoutNode) {
      if let mark = layoutNode.behavior as? ScrollTargetLayoutBehavior, mark.isEnabled {
        let root = mark.isOneView ? node : mark.node
        found += mark.targets.map { (view: $0, root: root) }
      } else if layoutNode === self.layoutNode || !(layoutNode.behavior is ScrollBehavior) {
        layoutNode.children.forEach(find)
      }
    }
    find(layoutNode)
    return found
  }

  /// The start of a layout node in the content, in points from the start of the content.
  private func start(of layoutNode: LayoutNode, _ axis: Axis) -> Double {
    let rect = layoutNode.rect(Rect(origin: .zero, size: layoutNode.frame.size), in: self.layoutNode)
    return rect.start(axis, in: frame.size, isMirrored) - margins.start(axis) + self[axis].position
  }

  /// The starts of the marked views, in points from the start of the content.
  func beginnings(_ axis: Axis) -> [Double] { targets.map { start(of: $0.view, axis) } }

  /// The identity of the marked view that is nearest to an anchor of the visible part.
  func identity(at anchor: UnitPoint) -> AnyHashable? {
    guard let axis = Axis.allCases.first(where: axes.contains) else { return nil }
    let share = axis == .horizontal ? anchor.x : anchor.y
    let place = self[axis].position + self[axis].viewport * share
    func distance(_ layoutNode: LayoutNode) -> Double {
      abs(start(of: layoutNode, axis) + layoutNode.frame.size[axis] * share - place)
    }
    let nearest = targets.min { distance($0.view) < distance($1.view) }
    return nearest.flatMap { $0.view.node?.identity(below: $0.root) }
  }

  /// The identities of a type among the marked views of which at least a share of the area is visible.
  func visibleTargets<ID: Hashable>(_ type: ID.Type, _ threshold: Double) -> [ID] {
    targets.compactMap { target in
      let whole = target.view.rect(Rect(origin: .zero, size: target.view.frame.size), in: layoutNode)
      let part = whole.intersection(window)
      let seen = max(0, part.width) * max(0, part.height)
      // A view that is seen as a whole may lack the rounding of its coordinates.
      guard seen > 0, seen + 0.001 >= whole.width * whole.height * threshold else { return nil }
      return target.view.node?.identity(below: target.root)?.base as? ID
    }
  }
}

extension Node {
  /// The identity that was set on the view at this node, or the identity of the view's `ForEach` element.
  fileprivate func identity(below outermost: Node?) -> AnyHashable? {
    var node = self
    while let parent = node.parent, parent !== outermost {
      if let id = (node as? any NamedNode)?.name { return id }
      if let elements = parent as? any ElementsNode { return elements.elementID(of: node) }
      node = parent
    }
    return nil
  }
}
