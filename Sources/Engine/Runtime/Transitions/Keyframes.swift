/// A path through values over time, made of pieces.
@preconcurrency @MainActor public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value
  /// Adds the pieces to a way.
  func _add(to path: inout KeyframePath<Value>)
}

/// The pieces of a way, as far as they are known.
@preconcurrency @MainActor public struct KeyframePath<Value> {
  /// The movement of each part: its duration, and a closure that sets the part in a value for a time in seconds.
  package var tracks: [(duration: Double, change: (inout Value, Double) -> Void)] = []
  package let start: Value
}

/// Several ways at once.
@preconcurrency @MainActor public struct KeyframeTracks<Value>: Keyframes {
  package let add: (inout KeyframePath<Value>) -> Void
  /// Adds the pieces.
  public func _add(to path: inout KeyframePath<Value>) { add(&path) }
}

/// Makes paths through values from the statements of a closure: from tracks, or from pieces for the value itself.
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
    buildArray([first] + others)
  }
  /// The ways that a loop makes, at once.
  public static func buildArray(_ tracks: [KeyframeTracks<Value>]) -> KeyframeTracks<Value> {
    KeyframeTracks { path in for track in tracks { track.add(&path) } }
  }
  /// Ways or none.
  public static func buildOptional(_ track: KeyframeTracks<Value>?) -> KeyframeTracks<Value> {
    track ?? KeyframeTracks { _ in }
  }
  /// One of two.
  public static func buildEither(first track: KeyframeTracks<Value>) -> KeyframeTracks<Value> { track }
  /// One of two.
  public static func buildEither(second track: KeyframeTracks<Value>) -> KeyframeTracks<Value> { track }
  /// All ways at once.
  public static func buildFinalResult(_ track: KeyframeTracks<Value>) -> KeyframeTracks<Value> { track }
}

extension KeyframesBuilder where Value: Animatable {
  /// A piece for the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> KeyframeTrackPieces<Value>
  where K.Value == Value { KeyframeTrackContentBuilder.buildExpression(expression) }
  /// One piece after the other.
  public static func buildBlock(
    _ first: KeyframeTrackPieces<Value>, _ others: KeyframeTrackPieces<Value>...
  ) -> KeyframeTrackPieces<Value> { buildArray([first] + others) }
  /// The pieces that a loop makes, one after the other.
  public static func buildArray(_ pieces: [KeyframeTrackPieces<Value>]) -> KeyframeTrackPieces<Value> {
    KeyframeTrackContentBuilder.buildArray(pieces)
  }
  /// Pieces or none.
  public static func buildOptional(_ piece: KeyframeTrackPieces<Value>?) -> KeyframeTrackPieces<Value> {
    KeyframeTrackContentBuilder.buildOptional(piece)
  }
  /// One of two.
  public static func buildEither(first piece: KeyframeTrackPieces<Value>) -> KeyframeTrackPieces<Value> { piece }
  /// One of two.
  public static func buildEither(second piece: KeyframeTrackPieces<Value>) -> KeyframeTrackPieces<Value> { piece }
  /// The way of the value itself.
  public static func buildFinalResult(_ piece: KeyframeTrackPieces<Value>) -> KeyframeTracks<Value> {
    KeyframeTracks { path in KeyframeTrack(\Value.self) { piece }._add(to: &path) }
  }
}
