/// The animation of one view's or modifier's animatable data.
///
/// The data shown are the newest data plus what remains of the difference that they had when the animation began.
package final class DataMotion<Data: VectorArithmetic>: Motion {
  private let node: NodeLink
  private let distance: Data
  private let velocity: Data

  /// Creates an animation that begins now.
  ///
  /// - Parameters:
  ///   - distance: the data shown at the beginning minus the new data.
  ///   - velocity: the rate of change at the beginning, per second.
  package init(
    of node: Node, distance: Data, velocity: Data, _ transaction: Transaction, _ animation: Animation
  ) {
    self.node = node.link
    (self.distance, self.velocity) = (distance, velocity)
    super.init(transaction, animation, at: node.stage.now)
  }

  package override func show(isOver: Bool) -> Bool {
    guard let node = node.node, !node.isGone, node.motion === self else { return false }
    if isOver { node.motion = nil }
    node.invalidate()
    return true
  }

  /// Returns the difference between the data shown at a time and the new data.
  package func distance(at time: Duration) -> Data {
    let sample = sample(at: time)
    return distance.scaled(by: sample.remaining) + velocity.scaled(by: sample.carried)
  }

  /// Returns the rate of change at a time, per second.
  package func velocity(at time: Duration) -> Data {
    let sample = sample(at: time)
    return distance.scaled(by: sample.remainingRate) + velocity.scaled(by: sample.carriedRate)
  }
}
