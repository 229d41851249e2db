import Values

/// The rows of the wheels of a duration that has steps, and where a turn of a wheel leads.
///
/// Hours, minutes and seconds are parts that count 3600, 60 and 1 seconds. A wheel has the numbers that occur in
/// durations with the parts to its left. So no turn leads beside the steps, and every step can be reached from left to
/// right, also if the step does not divide a minute or an hour.
nonisolated struct DurationSteps {
  /// The durations that can be chosen, in seconds.
  let stops: Stops<Double>

  /// Creates the rows for some durations in seconds; `nil` if these have no steps.
  init?(_ stops: Stops<Double>?) {
    guard let stops, stops.step != nil, stops.bounds != nil else { return nil }
    self.stops = stops
  }

  /// Creates the rows for a range and a step that begins at its lower bound; `nil` if the step is not positive.
  init?(_ range: ClosedRange<Duration>, step: Duration?) {
    guard let step, step > .zero else { return nil }
    let (least, most) = (range.lowerBound.inSeconds, range.upperBound.inSeconds)
    self.init(Stops(least...max(least, most), step: step.inSeconds))
  }

  /// The number on the wheel of a part.
  static func part(of seconds: Double, _ unit: Int) -> Int {
    let whole = Int(min(max(seconds, 0), 1e9))
    return unit == 3600 ? whole / 3600 : whole / unit % 60
  }

  /// Whether a duration has a part that is not zero.
  func needs(_ unit: Int) -> Bool {
    guard let bounds = stops.bounds, let step = stops.step else { return false }
    let samples = [bounds.lowerBound, stops.value(bounds.lowerBound, adjustedBy: 1), bounds.upperBound]
    if samples.contains(where: { Self.part(of: $0, unit) > 0 }) { return true }
    if bounds.upperBound < Double(unit) { return false }
    // Minutes that the first two do not have can come with later ones, as with a step of 3601 s.
    return (stops.count ?? .max) > 2 && step.truncatingRemainder(dividingBy: Double(unit * 60)) != 0
  }

  /// The numbers on the wheel of a part, in ascending order. The present number is one of them, even if it is beside the
  /// steps.
  func numbers(_ unit: Int, at now: Double) -> [Int] {
    let block = start(unit, at: now)
    let last = unit == 3600 ? Self.part(of: stops.bounds?.upperBound ?? 0, unit) : 59
    let rows = (0...last).filter { nearest(to: now, in: block + Double($0 * unit), unit) != nil }
    let present = Self.part(of: now, unit)
    return rows.contains(present) ? rows : rows.filter { $0 < present } + [present] + rows.filter { $0 > present }
  }

  /// Returns the duration that a turn of a wheel leads to: the nearest one with that number; `nil` if there is none.
  func seconds(turning unit: Int, to number: Int, at now: Double) -> Double? {
    let block = start(unit, at: now) + Double(number * unit)
    let rest = max(0, now).truncatingRemainder(dividingBy: Double(unit))
    return nearest(to: block + rest, in: block, unit)
  }

  /// The duration that has the parts to the left of a wheel and no others: those of the present duration or, if these have
  /// no step, those of the nearest step.
  private func start(_ unit: Int, at now: Double) -> Double {
    if unit == 3600 { return 0 }
    let length = unit * 60
    func start(_ seconds: Double) -> Double { Double(length) * (max(0, seconds) / Double(length)).rounded(.down) }
    return nearest(to: now, in: start(now), length) == nil ? start(stops.snapped(now)) : start(now)
  }

  /// Returns the nearest step in the `length` seconds from `start`; `nil` if there is none.
  private func nearest(to wanted: Double, in start: Double, _ length: Int) -> Double? {
    let end = start + Double(length)
    let near = stops.snapped(min(max(wanted, start), end))
    return [near, stops.value(near, adjustedBy: -1), stops.value(near, adjustedBy: 1)]
      .filter { start <= $0 && $0 < end }.min { abs($0 - wanted) < abs($1 - wanted) }
  }
}
