/// A node that shows how the views below it appear and disappear.
package protocol TransitionHost: Node {
  func appear()
  func disappear()
}
