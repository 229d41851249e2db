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
  /// The longest time spent on one frame.
  public var longestFrame = Duration.zero

  /// All counters in one line.
  public var description: String {
    let average = frames > 0 ? drawing.microseconds / Int64(frames) : 0
    return
      "\(frames) frames, \(draws) draws, \(average) µs each, the longest \(longestFrame.microseconds) µs; \(wakeups) wakeups"
  }
}
