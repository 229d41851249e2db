/// A way through values in the course of time, made of pieces.
@preconcurrency @MainActor public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
  /// Adds the pieces to a way.
  func _add(to path: inout KeyframePath<Value>)
}

/// A way for one part of a value, such as a property.
@preconcurrency @MainActor public protocol KeyframeTrackContent<Value> {
  /// The type of what moves.
  associatedtype Value: Animatable
  /// Adds the pieces to a way.
  func _add(to track: inout KeyframeTrackPath<Value>)
}

/// The pieces of a way, as far as they are known.
@preconcurrency @MainActor public struct KeyframePath<Value> {
  /// How each part moves: what it makes of a value at a time in seconds.
  package var tracks: [(duration: Double, change: (inout Value, Double) -> Void)] = []
  package let start: Value
}

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
  /// Where the way has come to, how fast, and when.
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

  /// Draws the cubic pieces that wait, through their values as smoothly as can be.
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

  /// How fast a way goes through a value with others on both sides; at the last one it rests.
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

/// Goes to a value in equal steps, or along a curve.
@preconcurrency @MainActor public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double
  private let curve: UnitCurve

  /// Goes to a value in a time in seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    (self.to, self.duration, curve) = (to, max(0, duration), timingCurve)
  }

  /// Adds the piece.
  public func _add(to track: inout KeyframeTrackPath<Value>) {
    track.straighten()
    let (start, to, duration, curve) = (track.value.animatableData, to, duration, curve)
    let way = to.animatableData - start
    let speed = duration > 0 ? way.scaled(by: curve.velocity(at: 1) / duration) : .zero
    track.add(to, duration, velocity: speed) { time in
      let share = duration > 0 ? curve.value(at: time / duration) : 1
      return KeyframeTrackPath.with(start + way.scaled(by: share), like: to)
    }
  }
}

/// Goes to a value along a smooth curve, which runs on through the values of the cubic pieces beside it.
@preconcurrency @MainActor public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double
  private let startVelocity, endVelocity: Value?

  /// Goes to a value in a time in seconds; with speeds, a second, at its ends if they are given.
  public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    (self.to, self.duration) = (to, max(0, duration))
    (self.startVelocity, self.endVelocity) = (startVelocity, endVelocity)
  }

  /// Adds the piece.
  public func _add(to track: inout KeyframeTrackPath<Value>) {
    track.bends.append(
      .init(
        value: to, start: track.time, duration: duration, startVelocity: startVelocity?.animatableData,
        endVelocity: endVelocity?.animatableData))
    track.time += duration
  }
}

/// Goes to a value on a spring.
@preconcurrency @MainActor public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: Double?
  private let spring: Spring
  private let startVelocity: Value?

  /// Goes to a value in a time in seconds, or until the spring rests.
  public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    (self.to, self.duration, self.spring, self.startVelocity) = (to, duration, spring, startVelocity)
  }

  /// Adds the piece.
  public func _add(to track: inout KeyframeTrackPath<Value>) {
    track.straighten()
    let duration = max(0, duration ?? spring.settlingDuration)
    let (to, spring) = (to, spring)
    let distance = track.value.animatableData - to.animatableData
    let speed = startVelocity?.animatableData ?? track.velocity
    func place(_ time: Double) -> Value.AnimatableData {
      let sample = spring.sample(at: time)
      return to.animatableData + distance.scaled(by: sample.remaining) + speed.scaled(by: sample.carried)
    }
    let last = spring.sample(at: duration)
    let end = distance.scaled(by: last.remainingRate) + speed.scaled(by: last.carriedRate)
    let rest = KeyframeTrackPath.with(place(duration), like: to)
    // What comes after goes on from where the spring has come to.
    track.add(rest, duration, velocity: end) { KeyframeTrackPath.with(place($0), like: to) }
  }
}

/// Is at a value at once.
@preconcurrency @MainActor public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// Is at a value at once.
  public init(_ to: Value) { self.to = to }

  /// Adds the piece.
  public func _add(to track: inout KeyframeTrackPath<Value>) {
    track.straighten()
    let to = to
    track.add(to, 0, velocity: .zero) { _ in to }
  }
}

/// Several pieces of the way of one part.
@preconcurrency @MainActor public struct KeyframeTrackPieces<Value: Animatable>: KeyframeTrackContent {
  package let add: (inout KeyframeTrackPath<Value>) -> Void
  /// Adds the pieces.
  public func _add(to track: inout KeyframeTrackPath<Value>) { add(&track) }
}

/// Makes the way of one part of the statements of a closure.
@resultBuilder
@preconcurrency @MainActor public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A piece.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTrackPieces<Value>
  where K.Value == Value { KeyframeTrackPieces { expression._add(to: &$0) } }
  /// One piece after the other.
  public static func buildBlock(_ pieces: KeyframeTrackPieces<Value>...) -> KeyframeTrackPieces<Value> {
    buildArray(pieces)
  }
  /// One piece after the other.
  public static func buildArray(_ pieces: [KeyframeTrackPieces<Value>]) -> KeyframeTrackPieces<Value> {
    KeyframeTrackPieces { for piece in pieces { piece.add(&$0) } }
  }
  /// Pieces or none.
  public static func buildOptional(_ piece: KeyframeTrackPieces<Value>?) -> KeyframeTrackPieces<Value> {
    piece ?? KeyframeTrackPieces { _ in }
  }
  /// One of two ways.
  public static func buildEither(first piece: KeyframeTrackPieces<Value>) -> KeyframeTrackPieces<Value> { piece }
  /// One of two ways.
  public static func buildEither(second piece: KeyframeTrackPieces<Value>) -> KeyframeTrackPieces<Value> { piece }
}

/// The way of one property of a value.
@preconcurrency @MainActor
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// The way of a property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    (self.keyPath, self.content) = (keyPath, content())
  }

  /// The way of the value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Adds the pieces.
  public func _add(to path: inout KeyframePath<Root>) {
    var track = KeyframeTrackPath(from: path.start[keyPath: keyPath])
    content._add(to: &track)
    track.straighten()
    let (keyPath, drawn) = (keyPath, track)
    path.tracks.append((drawn.time, { $0[keyPath: keyPath] = drawn.value(at: $1) }))
  }
}

/// Several ways at once.
@preconcurrency @MainActor public struct KeyframeTracks<Value>: Keyframes {
  package let add: (inout KeyframePath<Value>) -> Void
  /// Adds the pieces.
  public func _add(to path: inout KeyframePath<Value>) { add(&path) }
}

/// Makes ways through values of the statements of a closure: of tracks, or of pieces for the value itself.
@resultBuilder
@preconcurrency @MainActor public enum KeyframesBuilder<Value> {
  /// The way of a property.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> KeyframeTracks<Value> where K.Value == Value {
    KeyframeTracks { expression._add(to: &$0) }
  }
  /// Ways at once.
  public static func buildBlock(_ first: KeyframeTracks<Value>, _ others: KeyframeTracks<Value>...) -> KeyframeTracks<
    Value
  > {
    KeyframeTracks { path in for track in [first] + others { track.add(&path) } }
  }
}

extension KeyframesBuilder where Value: Animatable {
  /// A piece for the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTrackPieces<Value>
  where K.Value == Value { KeyframeTrackPieces { expression._add(to: &$0) } }
  /// One piece after the other.
  public static func buildBlock(
    _ first: KeyframeTrackPieces<Value>, _ others: KeyframeTrackPieces<Value>...
  ) -> KeyframeTracks<Value> {
    KeyframeTracks { path in
      KeyframeTrack(\Value.self) { KeyframeTrackPieces { for piece in [first] + others { piece.add(&$0) } } }
        ._add(to: &path)
    }
  }
}

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

  /// How long it takes, in seconds.
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
