import Graphics
import Runtime
import Values

/// Something outside a scroll view that sends it to places, and is told where it is.
class ScrollFollower {
  private(set) weak var layoutNode: ScrollBehavior?

  init() {}

  /// Takes a scroll view, unless it has one: of several inside each other the outermost is meant.
  final func claim(_ layoutNode: ScrollBehavior) {
    if let known = self.layoutNode, known.isOnStage { return }
    self.layoutNode = layoutNode
    claimed(layoutNode)
  }

  /// Called when there is a scroll view.
  func claimed(_ layoutNode: ScrollBehavior) {}
  /// Called when the content stands elsewhere, or what moves it is another thing.
  func settled(_ layoutNode: ScrollBehavior) {}
}

/// The followers of a scroll view.
struct ScrollFollowers: Equatable {
  var all: [ScrollFollower] = []

  static func == (left: ScrollFollowers, right: ScrollFollowers) -> Bool {
    left.all.elementsEqual(right.all) { $0 === $1 }
  }
}

private enum ScrollFollowersKey: EnvironmentKey { static var defaultValue: ScrollFollowers { ScrollFollowers() } }

extension EnvironmentValues {
  var scrollFollowers: ScrollFollowers {
    get { self[ScrollFollowersKey.self] }
    set { self[ScrollFollowersKey.self] = newValue }
  }
}

extension View {
  /// Has the scroll view in this view followed.
  func scrollFollower(_ follower: ScrollFollower) -> some View {
    transformEnvironment(\.scrollFollowers) { $0.all.append(follower) }
  }
}

extension ScrollBehavior {
  /// The layout whose views count.
  private var targetLayout: ScrollTargetLayoutBehavior? {
    func find(_ layoutNode: LayoutNode) -> ScrollTargetLayoutBehavior? {
      if let found = layoutNode.behavior as? ScrollTargetLayoutBehavior, found.isEnabled { return found }
      if layoutNode !== self.layoutNode, layoutNode.behavior is ScrollBehavior { return nil }
      return layoutNode.children.lazy.compactMap(find).first
    }
    return find(layoutNode)
  }

  /// Where a layout node stands in the content, from its beginning.
  private func start(of layoutNode: LayoutNode, _ axis: Axis) -> Double {
    let rect = layoutNode.rect(Rect(origin: .zero, size: layoutNode.frame.size), in: self.layoutNode)
    return rect.start(axis, in: frame.size, isMirrored) - margins.start(axis) + self[axis].position
  }

  /// Where the views of the target layout begin.
  func beginnings(_ axis: Axis) -> [Double] { targetLayout?.targets.map { start(of: $0, axis) } ?? [] }

  /// The identity of the view of the target layout that is nearest to a place of the window.
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
  /// The identity that the view at this place was given, or the one of the element that it is made for.
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
