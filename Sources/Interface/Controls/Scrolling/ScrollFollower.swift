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
  /// The layout that is marked with ``View/scrollTargetLayout(isEnabled:)``, outside nested scroll views.
  private var targetLayout: ScrollTargetLayoutBehavior? {
    func find(_ layoutNode: LayoutNode) -> ScrollTargetLayoutBehavior? {
      if let found = layoutNode.behavior as? ScrollTargetLayoutBehavior, found.isEnabled { return found }
      if layoutNode !== self.layoutNode, layoutNode.behavior is ScrollBehavior { return nil }
      return layoutNode.children.firstMapped(find)
    }
    return find(layoutNode)
  }

  /// The start of a layout node in the content, in points from the start of the content.
  private func start(of layoutNode: LayoutNode, _ axis: Axis) -> Double {
    let rect = layoutNode.rect(Rect(origin: .zero, size: layoutNode.frame.size), in: self.layoutNode)
    return rect.start(axis, in: frame.size, isMirrored) - margins.start(axis) + self[axis].position
  }

  /// The starts of the views of the target layout, in points from the start of the content.
  func beginnings(_ axis: Axis) -> [Double] { targetLayout?.targets.map { start(of: $0, axis) } ?? [] }

  /// The identity of the view of the target layout that is nearest to an anchor of the visible part.
  func identity(at anchor: UnitPoint) -> AnyHashable? {
    guard let layout = targetLayout, let axis = Axis.allCases.first(where: axes.contains) else { return nil }
    let share = axis == .horizontal ? anchor.x : anchor.y
    let place = self[axis].position + self[axis].viewport * share
    func distance(_ layoutNode: LayoutNode) -> Double {
      abs(start(of: layoutNode, axis) + layoutNode.frame.size[axis] * share - place)
    }
    return layout.targets.min { distance($0) < distance($1) }?.node?.identity(below: layout.node)
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
