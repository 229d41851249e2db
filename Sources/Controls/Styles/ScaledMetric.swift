import Runtime
import Values

/// A measure that grows with the size that people want text to be.
///
///     @ScaledMetric private var iconSize = 20.0
@propertyWrapper
@preconcurrency @MainActor public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let designed: Value
  @Environment(\.dynamicTypeSize) private var size

  /// A measure as it is designed.
  public init(wrappedValue: Value) { designed = wrappedValue }

  /// A measure as it is designed; all text styles grow alike.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { designed = wrappedValue }

  /// The measure here.
  public var wrappedValue: Value { designed * Value(size.factor) }
}
