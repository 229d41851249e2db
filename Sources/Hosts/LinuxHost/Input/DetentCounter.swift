/// Sums fractions of a detent up to whole detents: high-resolution wheels report multiples of 1/120, and many
/// encoders several counts per detent.
nonisolated struct DetentCounter {
  /// The pause after which a turn has ended: the next detent starts without acceleration.
  static let pause = Duration.milliseconds(250)

  /// The greatest number of detents of a single event; a larger one is a fault of the device.
  static let most = 10_000.0

  private let tuning: KnobTuning
  private var remainder = 0.0
  private var last: (time: Duration, isForwards: Bool)?
  private var speed = 0.0

  /// Creates a counter for one axis of a knob.
  ///
  /// - Parameter tuning: Direction, counts per detent and acceleration of the knob.
  init(_ tuning: KnobTuning = KnobTuning()) { self.tuning = tuning }

  /// Adds an amount in units of 1/120 count, and returns the whole detents that it completes. A reversal discards the
  /// fraction: the way back from between two detents is not a detent.
  mutating func add(_ amount: Double, at time: Duration = .zero) -> Int {
    let amount = (tuning.isReversed ? -amount : amount) / tuning.steps
    guard amount.isFinite else { return 0 }
    if amount * remainder < 0 { remainder = 0 }
    remainder += amount
    let whole = min(max((remainder / 120).rounded(.towardZero), -Self.most), Self.most)
    remainder = abs(whole) < Self.most ? remainder - whole * 120 : 0
    return whole == 0 ? 0 : Int(whole) * factor(for: whole, at: time)
  }

  /// The acceleration factor. The speed is a moving average, so that one short interval between two detents is not
  /// yet a fast turn.
  private mutating func factor(for detents: Double, at time: Duration) -> Int {
    defer { last = (time, detents > 0) }
    guard tuning.acceleration != .none, let last, last.isForwards == (detents > 0), time - last.time < Self.pause else {
      speed = 0
      return 1
    }
    let seconds = max(0.001, (time - last.time) / .seconds(1))
    speed += (abs(detents) / seconds - speed) * 0.4
    return tuning.acceleration.factor(at: speed)
  }
}
