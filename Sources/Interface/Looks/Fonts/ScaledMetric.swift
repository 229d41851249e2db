import Runtime
import Values

/// A length that scales with text: with the user's preferred text size (``EnvironmentValues/dynamicTypeSize``) and the
/// class of the screen.
///
///     @ScaledMetric private var iconSize = 20.0
@propertyWrapper
@preconcurrency @MainActor public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let designed: Value
  @Environment({ $0.typeFactor }) private var factor

  /// Creates a metric from the length at the text size `large`.
  public init(wrappedValue: Value) { designed = wrappedValue }

  /// Creates a metric from the length at the text size `large`.
  ///
  /// - Parameters:
  ///   - wrappedValue: the length.
  ///   - textStyle: the text style that the metric scales with. All text styles scale by one factor, so every style
  ///     gives the same length.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { designed = wrappedValue }

  /// The length at the text size and on the screen of the environment.
  public var wrappedValue: Value { designed * Value(factor) }
}
