extension View {
  /// Sets how fast held controls in this view repeat. The pace itself is ``Rhythm``.
  public func repeatTiming(_ rhythm: Rhythm) -> some View { environment(rhythm) { $0.repeatRhythm = $1 } }

  /// Changes how held controls in this view repeat. Parameters that are not given stay as they are around the view.
  ///
  /// - Parameters:
  ///   - delay: the time from the first action to the second.
  ///   - interval: the time between later actions, before they accelerate.
  ///   - acceleration: the rate at which the interval shrinks while the control is held.
  ///   - repeats: whether held controls repeat.
  ///   - doubleStrike: the time after a release within which another press is ignored.
  ///   - slop: the distance in points by which a contact may leave the control and still hold it.
  public func repeatTiming(
    delay: Duration? = nil, interval: Duration? = nil, acceleration: Rhythm.Acceleration? = nil, repeats: Bool? = nil,
    doubleStrike: Duration? = nil, slop: Double? = nil
  ) -> some View {
    transformEnvironment(\.repeatRhythm) { rhythm in
      rhythm.delay = delay ?? rhythm.delay
      rhythm.interval = interval ?? rhythm.interval
      rhythm.acceleration = acceleration ?? rhythm.acceleration
      rhythm.repeats = repeats ?? rhythm.repeats
      rhythm.doubleStrike = doubleStrike ?? rhythm.doubleStrike
      rhythm.slop = slop ?? rhythm.slop
    }
  }
}
