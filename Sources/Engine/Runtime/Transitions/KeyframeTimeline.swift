/// A way through values, to be asked for the value at a time.
@preconcurrency @MainActor public struct KeyframeTimeline<Value> {
  private let path: KeyframePath<Value>

  /// A way from a value on.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  package init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    var path = KeyframePath(start: initialValue)
    keyframes._add(to: &path)
    self.path = path
  }

  /// The duration of the timeline, in seconds.
  public var duration: Double { path.tracks.map(\.duration).max() ?? 0 }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = path.start
    for track in path.tracks { track.change(&value, time) }
    return value
  }

  /// The value after a share of the time.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
