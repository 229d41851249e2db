/// A way for one part of a value, such as a property.
@preconcurrency @MainActor public protocol KeyframeTrackContent<Value> {
  /// The type of what moves.
  associatedtype Value: Animatable
  /// Adds the pieces to a way.
  func _add(to track: inout KeyframeTrackPath<Value>)
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
  /// Converts one keyframe or group of keyframes.
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
