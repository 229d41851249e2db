import Runtime
import Values

/// The animation of a change of a view's content, such as of a text.
///
/// It acts on changes within `withAnimation(_:_:)` or ``View/animation(_:value:)``:
///
///     Text("\(count)")
///       .contentTransition(.numericText(value: Double(count)))
///       .animation(.snappy, value: count)
public nonisolated struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case interpolate
    /// Digits roll in from above if the number counts down.
    case numericText(countsDown: Bool)
    /// Digits roll in from above if the value decreases.
    case numericValue(Double)
  }
  let kind: Kind

  /// The content changes without an animation, apart from its colours.
  public static let identity = ContentTransition(kind: .interpolate)
  /// Content that can be interpolated, such as a colour, is animated; other content changes at once.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// Digits of a text that have changed roll to their places.
  ///
  /// - Parameter countsDown: whether they roll in from above, as for a decreasing number.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
  /// Digits of a text that have changed roll to their places: from below if the value has increased, otherwise from
  /// above.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .numericValue(value)) }
}

extension EnvironmentValues {
  /// The transition of content that changes.
  public var contentTransition: ContentTransition {
    get { textSetting.transition }
    set { textSetting.transition = newValue }
  }
}

extension View {
  /// Sets how texts in this view change within an animation.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(transition) { $0.contentTransition = $1 }
  }
}
