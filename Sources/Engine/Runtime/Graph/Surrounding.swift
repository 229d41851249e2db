/// The way in which a node of the view tree surrounds a view below it.
package enum Surrounding {
  /// It wraps the view, or arranges it beside or behind others.
  case open
  /// It draws something around the view, as a background or an overlay does.
  case box
  /// It arranges the view in a column, a list or a page, which has room for several views.
  case room
}

extension Node {
  /// Whether the application draws something around the view whose body runs: that view itself, or a row of which it is part,
  /// has a background or an overlay.
  package static var isInBoxHere: Bool {
    var child = Tracker.current as? Node
    while let node = child, let parent = node.parent {
      switch parent.surrounding(of: node) {
      case .open: child = parent
      case .box: return true
      case .room: return false
      }
    }
    return false
  }
}
