/// What a panel has cost so far.
public nonisolated struct PanelStatistics: Hashable, Sendable, CustomStringConvertible {
  /// How often the process woke.
  public var wakeups = 0
  /// How often something was drawn.
  public var draws = 0
  /// Frames that reached the screen.
  public var frames = 0
  /// Time spent in drawing and copying frames.
  public var drawing = Duration.zero
  /// The longest of those times.
  public var longestFrame = Duration.zero

  /// One line of it all.
  public var description: String {
    let average = frames > 0 ? drawing.microseconds / Int64(frames) : 0
    return
      "\(frames) frames, \(draws) draws, \(average) µs each, the longest \(longestFrame.microseconds) µs; \(wakeups) wakeups"
  }
}
