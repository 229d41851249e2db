extension Spring {
  /// Creates a spring that comes to rest after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: the time in seconds; at least 0.001.
  ///   - dampingRatio: 0 for no damping, 1 for critical damping; clamped to 0.01 and more.
  ///   - epsilon: the share of the distance that counts as rest; above 0 and below 1.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = max(0.01, dampingRatio)
    let share = min(0.5, max(1e-9, epsilon))
    // The time to rest is inversely proportional to the frequency, which a spring of one second shows.
    let sample = Spring(response: 1, dampingRatio: ratio)
    let time = sample.time(toShare: share)
    self.init(response: max(0.001, settlingDuration) / max(1e-6, time), dampingRatio: ratio)
  }

  /// Returns the way from zero after a time in seconds.
  ///
  /// - Parameters:
  ///   - target: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the beginning, per second.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let sample = sample(at: max(0, time))
    return target - target.scaled(by: sample.remaining) + initialVelocity.scaled(by: sample.carried)
  }

  /// Returns the velocity per second after a time in seconds.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let sample = sample(at: max(0, time))
    return initialVelocity.scaled(by: sample.carriedRate) - target.scaled(by: sample.remainingRate)
  }

  /// Returns the value between two others after a time in seconds.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
    var value = fromValue
    let way = self.value(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    value.animatableData = fromValue.animatableData + way
    return value
  }

  /// Moves a value and its velocity on by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let (way, speed) = (target - value, velocity)
    value = value + self.value(target: way, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
  }

  /// The time after which less than a share of the distance remains for good, by steps of 1/200 of the period.
  private func time(toShare share: Double) -> Double {
    let step = response / 200
    var last = 0.0
    for index in 1...20_000 where abs(sample(at: Double(index) * step).remaining) > share {
      last = Double(index) * step
    }
    return last
  }
}
