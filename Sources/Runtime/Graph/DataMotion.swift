/// The animatable data of one view or modifier on the way to where it belongs.
///
/// What is shown is the newest data, plus what is left of the distance at which they were when the animation began.
package final class DataMotion<Data: VectorArithmetic>: Motion {
  private weak var node: Node?
  private let distance: Data
  private let velocity: Data

  package init(
    of node: Node, distance: Data, velocity: Data, _ transaction: Transaction, _ animation: Animation
  ) {
    self.node = node
    (self.distance, self.velocity) = (distance, velocity)
    super.init(transaction, animation, at: node.stage.now)
  }

  package override func show(isOver: Bool) -> Bool {
    guard let node, !node.isGone, node.motion === self else { return false }
    if isOver { node.motion = nil }
    node.invalidate()
    return true
  }

  /// How far the data are from where they belong.
  package func distance(at time: Duration) -> Data {
    let sample = sample(at: time)
    return distance.scaled(by: sample.remaining) + velocity.scaled(by: sample.carried)
  }

  /// How fast they move, a second.
  package func velocity(at time: Duration) -> Data {
    let sample = sample(at: time)
    return distance.scaled(by: sample.remainingRate) + velocity.scaled(by: sample.carriedRate)
  }
}
