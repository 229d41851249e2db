extension Stops {
  /// The value itself if it is in range, else the bound that it lies beyond.
  public func clamped(_ value: Value) -> Value {
    if case .unbounded = form { return value.finite ?? lower }
    guard value >= lower else { return lower }
    return value > upper ? upper : value
  }

  /// The stop nearest to a value; halfway between two, the upper one.
  public func snapped(_ value: Value) -> Value {
    switch form {
    case .continuous, .unbounded: clamped(value)
    case .stepped, .table: stop(position(of: value).nearest)
    }
  }

  /// The value some steps on, or back if the count is negative.
  ///
  /// From between two stops the first step goes to the next one in its direction. Past an end it stays at the end, or
  /// if it `wraps` goes on from the other one.
  public func value(_ value: Value, adjustedBy steps: Int, wraps: Bool = false) -> Value {
    let value = clamped(value)
    guard steps != 0 else { return value }
    if case .unbounded = form { return value.advanced(bySteps: Int128(steps), of: stride) }
    let position = position(of: value)
    let target = StepCount.sum(steps > 0 ? position.whole : position.ceiling, Int128(steps))
    return stop(wraps ? wrapped(target) : target)
  }

  /// Whether one step up leads anywhere.
  public func canStepUp(from value: Value, wraps: Bool = false) -> Bool {
    canStep(1, from: value, wraps: wraps)
  }

  /// Whether one step down leads anywhere.
  public func canStepDown(from value: Value, wraps: Bool = false) -> Bool {
    canStep(-1, from: value, wraps: wraps)
  }

  /// The index of the stop nearest to a value, from 0 at the lower bound; halfway between two, the upper one.
  ///
  /// In a continuous range it counts hundredths, without bounds it counts steps from the origin, either way.
  public func index(nearest value: Value) -> Int {
    Int(clamping: position(of: value).nearest)
  }

  /// The stop with an index; the first or the last one if there is none.
  public func value(at index: Int) -> Value {
    stop(Int128(index))
  }

  private func canStep(_ steps: Int, from value: Value, wraps: Bool) -> Bool {
    self.value(value, adjustedBy: steps, wraps: wraps) != clamped(value)
  }

  private func wrapped(_ index: Int128) -> Int128 {
    let count = lastIndex + 1
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }
}

extension Stops {
  /// Where a value lies between the bounds, 0…1: by its value, or in a table by its place. 0 without an extent.
  public func fraction(of value: Value) -> Double {
    switch form {
    case .unbounded: 0
    case .table: lower < upper ? position(of: value).total / lastIndex.approximately : 0
    case .stepped, .continuous: lower.fraction(of: clamped(value), upTo: upper)
    }
  }

  /// The stop nearest to a fraction of the way from the lower bound to the upper one.
  ///
  /// A fraction beyond 0…1 gives the bound, one that is not a number the lower bound.
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

// Positions: the index of the stop at or below a value, and the part of the way from it to the next.
extension Stops {
  /// The stop with an index, which may be beyond the ends.
  func stop(_ index: Int128) -> Value {
    if case .unbounded = form { return lower.advanced(bySteps: index, of: stride) }
    guard index > 0 else { return lower }
    guard index < lastIndex else { return upper }
    if case .table(let values) = form { return values[Int(index)] }
    return clamped(lower.advanced(bySteps: index, of: stride))
  }

  /// The last stop that is not above a value within the bounds; in a continuous range the value itself.
  func stop(atOrBelow value: Value) -> Value {
    isContinuous ? clamped(value) : stop(position(of: value).whole)
  }

  /// The first stop that is not below a value within the bounds; in a continuous range the value itself.
  func stop(atOrAbove value: Value) -> Value {
    isContinuous ? clamped(value) : stop(position(of: value).ceiling)
  }

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

  /// The gap before an off-grid last stop is shorter than the others.
  private func positionInLastGap(of value: Value) -> StepCount {
    let start = stop(extent.whole)
    guard value > start else { return StepCount(whole: extent.whole, part: 0) }
    return StepCount(whole: extent.whole, part: start.steps(to: value, by: start.span(to: upper)).part)
  }

  private func unboundedPosition(of value: Value) -> StepCount {
    guard value < lower else { return lower.steps(to: value, by: stride) }
    let below = value.steps(to: lower, by: stride)
    return StepCount(whole: -below.ceiling, part: below.part > 0 ? 1 - below.part : 0).belowOne
  }

  /// A part of a step is a larger part of the last gap.
  private func scaled(_ position: StepCount) -> StepCount {
    guard extent.part > 0, position.whole >= extent.whole else { return position }
    return StepCount(whole: extent.whole, part: position.part / extent.part).belowOne
  }

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
