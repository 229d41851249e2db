/// A node that shows the way in and the way out of what is below it.
package protocol TransitionHost: Node {
  func appear()
  func disappear()
}
