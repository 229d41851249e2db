/// The pieces of the way of one part.
@preconcurrency @MainActor public struct KeyframeTrackPath<Value: Animatable> {
  /// A piece from one value to another.
  package struct Piece {
    package let start, duration: Double
    package let value: (_ time: Double) -> Value
  }

  /// A value that a cubic piece comes to, and how fast.
  package struct Bend {
    package var value: Value
    package var start, duration: Double
    package var startVelocity, endVelocity: Value.AnimatableData?
  }

  package var pieces: [Piece] = []
  /// Cubic pieces that are not drawn yet: how they leave a value depends on what follows.
  package var bends: [Bend] = []
  /// The end of the path so far, with its velocity and its time.
  package var value: Value
  package var velocity: Value.AnimatableData = .zero
  package var time = 0.0

  package init(from value: Value) { self.value = value }
}

extension KeyframeTrackPath {
  /// The value with other data.
  package static func with(_ data: Value.AnimatableData, like value: Value) -> Value {
    var copy = value
    copy.animatableData = data
    return copy
  }

  package mutating func add(
    _ end: Value, _ duration: Double, velocity: Value.AnimatableData, _ at: @escaping (Double) -> Value
  ) {
    pieces.append(Piece(start: time, duration: duration, value: at))
    (value, self.velocity) = (end, velocity)
    time += duration
  }

  /// Draws the waiting cubic pieces as smoothly as possible through their values.
  package mutating func straighten() {
    let waiting = bends
    bends = []
    if waiting.isEmpty { return }
    time = waiting[0].start
    var (from, speed) = (value, waiting[0].startVelocity ?? velocity)
    for (index, bend) in waiting.enumerated() {
      let next = waiting.indices.contains(index + 1) ? waiting[index + 1] : nil
      let end = bend.endVelocity ?? next?.startVelocity ?? Self.slope(from, bend, next)
      let (start, duration, target) = (from.animatableData, bend.duration, bend.value)
      let (out, into) = (bend.startVelocity ?? speed, end)
      add(target, duration, velocity: end) { time in
        let t = duration > 0 ? min(1, max(0, time / duration)) : 1
        let (t2, t3) = (t * t, t * t * t)
        let data =
          start.scaled(by: 2 * t3 - 3 * t2 + 1) + out.scaled(by: (t3 - 2 * t2 + t) * duration)
          + target.animatableData.scaled(by: 3 * t2 - 2 * t3) + into.scaled(by: (t3 - t2) * duration)
        return Self.with(data, like: target)
      }
      (from, speed) = (target, end)
    }
  }

  /// Returns the velocity with which a path passes a value between two others; at the last value it rests.
  private static func slope(_ from: Value, _ bend: Bend, _ next: Bend?) -> Value.AnimatableData {
    guard let next, bend.duration + next.duration > 0 else { return .zero }
    return (next.value.animatableData - from.animatableData).scaled(by: 1 / (bend.duration + next.duration))
  }

  /// The value at a time in seconds.
  package func value(at time: Double) -> Value {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return value }
    return time >= piece.start + piece.duration && piece.start == pieces.last?.start
      ? value : piece.value(min(time - piece.start, piece.duration))
  }
}
