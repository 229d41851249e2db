extension Stops {
  /// Returns the value itself if it is within the bounds, else the nearer bound; the lower bound for NaN.
  public func clamped(_ value: Value) -> Value {
    if case .unbounded = form { return finite(value) }
    guard value >= lower else { return lower }
    return value > upper ? upper : value
  }

  /// It is a separate function, since one that has an optional value finds the type of that first, used or not.
  @inline(never)
  private func finite(_ value: Value) -> Value { value.finite ?? lower }

  /// Returns the stop nearest to a value; the upper one halfway between two.
  public func snapped(_ value: Value) -> Value {
    switch form {
    case .continuous, .unbounded: clamped(value)
    case .stepped, .table: stop(position(of: value).nearest)
    }
  }

  /// Returns the value a number of steps away.
  ///
  /// From between two stops, the first step goes to the next stop in that direction.
  ///
  /// - Parameters:
  ///   - value: the value to start from; clamped to the bounds.
  ///   - steps: the number of steps; upwards if it is positive.
  ///   - wraps: whether steps beyond an end continue at the other end; otherwise they stop there.
  public func value(_ value: Value, adjustedBy steps: Int, wraps: Bool = false) -> Value {
    let value = clamped(value)
    guard steps != 0 else { return value }
    if case .unbounded = form { return value.advanced(bySteps: Int128(steps), of: stride) }
    let position = position(of: value)
    let target = StepCount.sum(steps > 0 ? position.whole : position.ceiling, Int128(steps))
    return stop(wraps ? wrapped(target) : target)
  }

  /// Returns whether a step up changes the value.
  public func canStepUp(from value: Value, wraps: Bool = false) -> Bool {
    canStep(1, from: value, wraps: wraps)
  }

  /// Returns whether a step down changes the value.
  public func canStepDown(from value: Value, wraps: Bool = false) -> Bool {
    canStep(-1, from: value, wraps: wraps)
  }

  /// Returns the index of the stop nearest to a value, counted from 0 at the lower bound; the upper one halfway between
  /// two.
  ///
  /// In a continuous range the index counts hundredths of the range. Without bounds it counts steps from the origin and
  /// may be negative.
  public func index(nearest value: Value) -> Int {
    Int(clamping: position(of: value).nearest)
  }

  /// Returns the stop with an index; the first or the last stop if the index is out of range.
  public func value(at index: Int) -> Value {
    stop(Int128(index))
  }

  /// Returns whether a number of steps, upwards if it is positive, changes the value.
  package func canStep(_ steps: Int, from value: Value, wraps: Bool) -> Bool {
    switch form {
    case .stepped, .table:
      // Only the ends hold it back.
      if wraps || steps == 0 { break }
      return steps > 0 ? clamped(value) < upper : clamped(value) > lower
    case .continuous, .unbounded: break
    }
    return self.value(value, adjustedBy: steps, wraps: wraps) != clamped(value)
  }

  /// Returns an index modulo the number of stops.
  private func wrapped(_ index: Int128) -> Int128 {
    let count = lastIndex + 1
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }
}

extension Stops {
  /// Returns the position of a value in the range, 0…1.
  ///
  /// In a table it is the position in the list, whatever the values are. It is 0 if the stops are unbounded or there is
  /// only one.
  public func fraction(of value: Value) -> Double {
    switch form {
    case .unbounded: 0
    case .table: lower < upper ? position(of: value).total / lastIndex.approximately : 0
    case .stepped, .continuous: lower.fraction(of: clamped(value), upTo: upper)
    }
  }

  /// Returns the stop nearest to a fraction of the range.
  ///
  /// - Parameter fraction: 0 at the lower bound to 1 at the upper one. Fractions outside give the bound, and NaN gives
  ///   the lower one.
  public func value(atFraction fraction: Double) -> Value {
    guard fraction > 0 else { return lower }
    guard fraction < 1 else { return upper }
    if case .continuous = form {
      let number = lower as? any BinaryFloatingPoint
      return clamped(number?.floatingValue(atFraction: fraction, upTo: upper) as? Value ?? lower)
    }
    let place = fraction * extent.total
    let floor = place.rounded(.down)
    return stop(scaled(StepCount(whole: Int128(whole: floor) ?? lastIndex, part: place - floor)).nearest)
  }
}

// Positions: the index of the stop at or below a value, and the fraction of the distance from it to the next stop.
extension Stops {
  /// Returns the stop with an index; the first or the last stop if the index is out of range.
  func stop(_ index: Int128) -> Value {
    if case .unbounded = form { return lower.advanced(bySteps: index, of: stride) }
    guard index > 0 else { return lower }
    guard index < lastIndex else { return upper }
    if case .table(let values) = form { return values[Int(index)] }
    return clamped(lower.advanced(bySteps: index, of: stride))
  }

  /// Returns the last stop that is not above a value within the bounds; in a continuous range the value itself.
  func stop(atOrBelow value: Value) -> Value {
    isContinuous ? clamped(value) : stop(position(of: value).whole)
  }

  /// Returns the first stop that is not below a value within the bounds; in a continuous range the value itself.
  func stop(atOrAbove value: Value) -> Value {
    isContinuous ? clamped(value) : stop(position(of: value).ceiling)
  }

  /// Returns the position of a value, clamped to the bounds.
  func position(of value: Value) -> StepCount {
    let value = clamped(value)
    switch form {
    case .unbounded: return unboundedPosition(of: value)
    case .table(let values): return Self.position(of: value, in: values)
    case .stepped, .continuous:
      guard value < upper else { return StepCount(whole: lastIndex, part: 0) }
      let position = lower.steps(to: value, by: stride)
      guard position.whole >= extent.whole else { return position }
      return extent.part > 0 ? positionInLastGap(of: value) : StepCount(whole: lastIndex, part: 0)
    }
  }

  /// Returns a position after the last stop of the grid. That gap is shorter than a step if the upper bound is not on
  /// the grid.
  private func positionInLastGap(of value: Value) -> StepCount {
    let start = stop(extent.whole)
    guard value > start else { return StepCount(whole: extent.whole, part: 0) }
    return StepCount(whole: extent.whole, part: start.steps(to: value, by: start.span(to: upper)).part)
  }

  /// Returns the position relative to the origin; negative below it.
  private func unboundedPosition(of value: Value) -> StepCount {
    guard value < lower else { return lower.steps(to: value, by: stride) }
    let below = value.steps(to: lower, by: stride)
    return StepCount(whole: -below.ceiling, part: below.part > 0 ? 1 - below.part : 0).belowOne
  }

  /// Converts a part of a step to a part of the last gap, which may be shorter.
  private func scaled(_ position: StepCount) -> StepCount {
    guard extent.part > 0, position.whole >= extent.whole else { return position }
    return StepCount(whole: extent.whole, part: position.part / extent.part).belowOne
  }

  /// Returns the position in a sorted table, found by binary search.
  private static func position(of value: Value, in table: [Value]) -> StepCount {
    var low = 0
    var high = table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle] <= value { low = middle } else { high = middle }
    }
    guard high < table.count else { return StepCount(whole: Int128(low), part: 0) }
    return StepCount(whole: Int128(low), part: table[low].fraction(of: value, upTo: table[high])).belowOne
  }
}
