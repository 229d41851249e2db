import Looks
import Runtime
import Values

/// The latest samples of a measured value, for live charts.
///
///     let boiler = TimeSeries("Boiler", capacity: 100_000)
///     boiler.append(61.2, at: seconds)
///     …
///     Chart { LinePlot(boiler) }.chartXVisibleDomain(length: 3_600)
///
/// A new sample costs a few instructions, whether the series has ten samples or a hundred thousand, and a chart of it
/// redraws the part where the sample is. Each column of pixels shows the least and the greatest of its samples, so a
/// single outlier is visible among a hundred thousand samples.
@preconcurrency @MainActor public final class TimeSeries {
  /// The meaning of the times of samples.
  public nonisolated enum TimeBase: Hashable, Sendable {
    /// Seconds since 1970, UTC. Axes show local time.
    case date
    /// Seconds since the beginning. Axes show minutes and seconds.
    case elapsed
  }

  /// The name of what is measured.
  public let name: Text
  /// The meaning of the times.
  public let timeBase: TimeBase
  /// The unit and the digits with which samples are read out.
  public let format: NumberFormat

  private(set) var ring: SampleRing
  /// Changes with each sample and each move; charts read it.
  private let version = StoredLocation(0)

  /// Creates an empty series with a name, which is translated.
  ///
  /// - Parameters:
  ///   - name: the name of the measured value.
  ///   - capacity: the greatest number of samples, 2…16,777,216. A sample takes about 18 bytes.
  ///   - timeBase: the meaning of the times.
  ///   - format: the format in which samples are read out.
  public init(
    _ name: LocalizedStringKey, capacity: Int = 100_000, timeBase: TimeBase = .elapsed, format: NumberFormat = .number
  ) {
    (self.name, self.timeBase, self.format) = (Text(name), timeBase, format)
    ring = SampleRing(capacity: capacity)
  }

  /// Creates an empty series with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ name: S, capacity: Int = 100_000, timeBase: TimeBase = .elapsed, format: NumberFormat = .number
  ) {
    (self.name, self.timeBase, self.format) = (Text(name), timeBase, format)
    ring = SampleRing(capacity: capacity)
  }

  /// Creates a series with the samples of another one, under another name and with another format.
  package init(_ name: String, continuing other: TimeSeries, format: NumberFormat) {
    (self.name, timeBase, self.format, ring) = (Text(name), other.timeBase, format, other.ring)
  }

  /// Adds a sample, and drops the oldest if the series is full.
  ///
  /// - Parameters:
  ///   - value: the measured value. A value that is not finite is a gap in the line.
  ///   - time: its time in seconds. A time before that of the last sample, or one that is not finite, counts as that of the
  ///     last one.
  public func append(_ value: Double, at time: Double) {
    ring.append(value, at: time)
    tell()
  }

  /// Adds samples, each with its time in seconds; views are updated once for all of them.
  public func append(contentsOf samples: some Sequence<(time: Double, value: Double)>) {
    for sample in samples { ring.append(sample.value, at: sample.time) }
    tell()
  }

  /// Moves the times of all samples. A model whose samples have dates calls it after the machine's clock was set
  /// (``TimeDriven/clockWasSet(by:)``).
  ///
  /// - Parameter difference: the time by which the samples are moved later; earlier if it is negative.
  public func move(by difference: Duration) {
    ring.move(by: difference.inSeconds)
    tell()
  }

  /// Notifies the views that show the series.
  private func tell() { version.write(ring.end + ring.moves) }

  /// The number of samples that are kept.
  public var count: Int { reading(ring.count) }
  /// The greatest number of samples that are kept.
  public var capacity: Int { ring.capacity }
  /// The times of the oldest and the newest sample, in seconds; `nil` if there are none.
  public var timeRange: ClosedRange<Double>? { reading(ring.timeRange) }
  /// The newest value; `nil` if there is none, or if it is a gap.
  public var latest: Double? {
    reading(ring.isEmpty ? nil : ring.value(ring.end - 1)).flatMap { $0.isNaN ? nil : $0 }
  }

  /// Returns the least and the greatest value between two times, in seconds; `nil` if there is none.
  public func extremes(from: Double, to: Double) -> ClosedRange<Double>? {
    reading(ring.extremes(in: ring.indices(from: from, to: to)))
  }

  /// Whether the value was unknown at a sample from one time up to another, which is not included.
  package func hasGap(from: Double, to: Double) -> Bool {
    reading(ring.indices(from: from, to: to).contains { ring.value($0).isNaN })
  }

  /// Returns the sample whose time is nearest to a time, in seconds; `nil` if there are none.
  public func sample(nearest time: Double) -> (time: Double, value: Double)? {
    reading(ring.nearest(to: time)).map { (ring.time($0), ring.value($0)) }
  }

  /// Records the read, so that views which show the series are updated.
  func noteRead() { version.noteRead() }

  private func reading<Result>(_ result: Result) -> Result {
    version.noteRead()
    return result
  }

  /// A time of the series as a value on an axis.
  nonisolated func plotValue(_ time: Double) -> PlotValue { timeBase == .date ? .date(time) : .elapsed(time) }
}
