import Machine

/// Counters of a panel's resource use.
public nonisolated struct PanelStatistics: Hashable, Sendable, CustomStringConvertible {
  /// The number of times that the process woke.
  public var wakeups = 0
  /// The number of times that something was drawn.
  public var draws = 0
  /// The number of frames that reached the screen.
  public var frames = 0
  /// The total time spent on drawing and copying frames.
  public var drawing = Duration.zero
  /// The part of it for which the panel had a processor; the rest went to other programs, or was waited.
  public var working = Duration.zero
  /// The longest time that one wake has spent on drawing and copying; a large frame takes several wakes.
  public var longestFrame = Duration.zero
  /// The total processor time spent on copying frames for those who watch from elsewhere, once they were on the screen.
  public var mirroring = Duration.zero

  /// All counters in one line.
  public var description: String {
    let viewers = mirroring > .zero ? "\(each(mirroring)) µs each for viewers; " : ""
    return """
      \(frames) frames, \(draws) draws, \(each(drawing)) µs each, \(each(working)) µs of it at work, \
      the longest \(longestFrame.microseconds) µs; \(viewers)\(wakeups) wakeups
      """
  }

  /// A part of the time for each frame, in microseconds.
  private func each(_ total: Duration) -> Int64 { frames > 0 ? total.microseconds / Int64(frames) : 0 }
}
