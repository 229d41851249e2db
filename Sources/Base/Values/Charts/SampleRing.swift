/// The latest samples of a measured value, with the least and the greatest of any stretch at hand.
///
///     var ring = SampleRing(capacity: 100_000)
///     ring.append(21.5, at: 12.0)
///     ring.extremes(in: ring.indices(from: 0, to: 60))     // 21.5...21.5
///
/// A sample is known by its number, counted from the first that was ever added, so that it keeps its number while older ones
/// are dropped. Beside the samples there are the extremes of groups of 16, 32, 64 and so on: a stretch of any length is the
/// sum of a few groups, so its extremes cost a logarithm of its length, and adding a sample costs as little. A single
/// outlier stays visible at any scale, which averages would hide.
public struct SampleRing: Sendable {
  /// The least and the greatest of some samples. Those of none are the wrong way round.
  struct Extremes: Equatable, Sendable {
    var least = Double.infinity, greatest = -Double.infinity

    mutating func add(_ value: Double) {
      if value < least { least = value }
      if value > greatest { greatest = value }
    }

    mutating func add(_ other: Extremes) {
      if other.least < least { least = other.least }
      if other.greatest > greatest { greatest = other.greatest }
    }

    func contains(_ value: Double) -> Bool { value >= least && value <= greatest }
  }

  /// The greatest number of samples that are kept.
  public let capacity: Int
  /// The number of samples that were ever added: the number of the next one.
  public private(set) var end = 0
  /// The number of the oldest sample that is kept.
  public var start: Int { max(0, end - capacity) }
  /// The number of samples that are kept.
  public var count: Int { end - start }
  /// Whether there are no samples.
  public var isEmpty: Bool { end == 0 }

  /// The number of times that the times of all samples were shifted.
  public private(set) var moves = 0

  /// The number of places, a power of two, less one.
  private let mask: Int
  private var times: [Double] = []
  private var values: [Double] = []
  /// The extremes of groups, the finest level first: level 0 has groups of 16 samples.
  private var levels: [[Extremes]]

  /// The binary logarithm of the size of the finest groups.
  private static let finest = 4
  /// The greatest capacity.
  public static let largestCapacity = 1 << 24

  /// Creates an empty ring. The capacity is limited to 2…16,777,216.
  public init(capacity: Int) {
    self.capacity = max(2, min(capacity, Self.largestCapacity))
    var places = 2 << Self.finest
    while places < self.capacity { places *= 2 }
    mask = places - 1
    var count = 0
    while places >> (Self.finest + count) > 1 { count += 1 }
    levels = Array(repeating: [], count: count)
  }

  /// Adds a sample, and drops the oldest if the ring is full.
  ///
  /// - Parameters:
  ///   - value: the measured value. A value that is not finite is a gap.
  ///   - time: its time in seconds. Samples are in the order of their times: a time before the last one, or one that is not
  ///     finite, counts as the last one.
  public mutating func append(_ value: Double, at time: Double) {
    let latest = isEmpty ? -Double.infinity : times[(end - 1) & mask]
    let ordered = time.isFinite ? max(time, latest) : (latest.isFinite ? latest : 0)
    let value = value.isFinite ? value : .nan
    let place = end & mask
    if place == times.count {
      times.append(ordered)
      values.append(value)
    } else {
      (times[place], values[place]) = (ordered, value)
    }
    for level in levels.indices {
      let shift = Self.finest + level
      let group = (end & mask) >> shift
      if end & ((1 << shift) - 1) == 0 {
        var extremes = Extremes()
        extremes.add(value)
        if group == levels[level].count { levels[level].append(extremes) } else { levels[level][group] = extremes }
      } else {
        // The wider groups have what this one has.
        if levels[level][group].contains(value) { break }
        levels[level][group].add(value)
      }
    }
    end += 1
  }

  /// Moves the times of all samples, as when the clock that told them is set. Has no effect where the difference, or a time
  /// that it leads to, is not finite.
  ///
  /// - Parameter difference: the seconds by which the samples are later; earlier if negative.
  public mutating func move(by difference: Double) {
    guard let range = timeRange, (range.lowerBound + difference).isFinite, (range.upperBound + difference).isFinite
    else { return }
    for place in times.indices { times[place] += difference }
    moves += 1
  }

  /// The time of a sample, in seconds.
  ///
  /// - Precondition: the sample is kept: its number is in ``start`` ..< ``end``.
  public func time(_ number: Int) -> Double {
    precondition(number >= start && number < end, "the ring does not keep that sample")
    return times[number & mask]
  }

  /// The value of a sample; NaN for a gap.
  ///
  /// - Precondition: the sample is kept: its number is in ``start`` ..< ``end``.
  public func value(_ number: Int) -> Double {
    precondition(number >= start && number < end, "the ring does not keep that sample")
    return values[number & mask]
  }

  /// The times of the oldest and the newest sample; `nil` if there are none.
  public var timeRange: ClosedRange<Double>? { isEmpty ? nil : time(start)...time(end - 1) }

  /// Returns the number of the first sample that is not before a time; ``end`` if all are.
  public func firstIndex(notBefore time: Double) -> Int {
    var (low, high) = (start, end)
    while low < high {
      let middle = (low + high) / 2
      if times[middle & mask] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the numbers of the samples from one time up to another, which is not included.
  public func indices(from: Double, to: Double) -> Range<Int> {
    let first = firstIndex(notBefore: from)
    return first..<max(first, firstIndex(notBefore: to))
  }

  /// Returns the number of the sample whose time is nearest to a time; `nil` if there are none.
  public func nearest(to time: Double) -> Int? {
    if isEmpty { return nil }
    let after = firstIndex(notBefore: time)
    if after == end { return end - 1 }
    if after == start { return start }
    return self.time(after) - time < time - self.time(after - 1) ? after : after - 1
  }

  /// Returns the least and the greatest value of some samples; `nil` if they are all gaps.
  ///
  /// - Parameter numbers: the samples; those that are not kept are left out.
  public func extremes(in numbers: Range<Int>) -> ClosedRange<Double>? {
    var found = Extremes()
    let last = min(numbers.upperBound, end)
    var number = max(numbers.lowerBound, start)
    while number < last {
      var level = -1
      while level + 1 < levels.count, fits(level + 1, at: number, before: last) { level += 1 }
      if level < 0 {
        let value = values[number & mask]
        if !value.isNaN { found.add(value) }
        number += 1
      } else {
        found.add(levels[level][(number & mask) >> (Self.finest + level)])
        number += 1 << (Self.finest + level)
      }
    }
    return found.least <= found.greatest ? found.least...found.greatest : nil
  }

  /// Whether a group begins at a sample and ends before another.
  private func fits(_ level: Int, at number: Int, before last: Int) -> Bool {
    let size = 1 << (Self.finest + level)
    return number & (size - 1) == 0 && number + size <= last
  }
}
