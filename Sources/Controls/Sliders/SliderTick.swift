import Runtime
import Values

/// Marks on a slider's track.
@preconcurrency @MainActor public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value
  /// The values that are marked. Applications have no use for it.
  var _ticks: [Value] { get }
}

/// One mark on a slider's track.
///
///     Slider(value: $speed, in: 0...10) { Text("Speed") } ticks: { SliderTick(2.5); SliderTick(7.5) }
@preconcurrency @MainActor public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  private let value: Value

  /// A mark at a value.
  public init(_ value: Value) { self.value = value }

  /// A mark at a value; a panel's marks have no words.
  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) { self.value = value }

  /// A mark at a value; a panel's marks have no words.
  public init(_ titleKey: LocalizedStringKey, _ value: Value) { self.value = value }

  /// The one value.
  public var _ticks: [Value] { [value] }
}

/// Several marks on a slider's track.
@preconcurrency @MainActor public struct SliderTicksContent<Value>: SliderTickContent {
  /// The values.
  public let _ticks: [Value]

  /// Marks at values. Applications have no use for it.
  public init(_ticks: [Value]) { self._ticks = _ticks }
}

/// A mark, or several, for each element of a collection.
@preconcurrency @MainActor
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Value>: SliderTickContent {
  /// The values.
  public let _ticks: [Value]

  /// Marks for elements that a property tells apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Value> content: (Data.Element) -> SliderTicksContent<Value>
  ) {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Makes marks of the statements of a closure.
@preconcurrency @MainActor @resultBuilder public enum SliderTickBuilder<Value> {
  /// A statement.
  public static func buildExpression<Content: SliderTickContent<Value>>(
    _ content: Content
  ) -> SliderTicksContent<Value> {
    SliderTicksContent(_ticks: content._ticks)
  }

  /// Any number of statements.
  public static func buildBlock(_ content: SliderTicksContent<Value>...) -> SliderTicksContent<Value> {
    SliderTicksContent(_ticks: content.flatMap(\._ticks))
  }

  /// `if` without `else`.
  public static func buildOptional(_ content: SliderTicksContent<Value>?) -> SliderTicksContent<Value> {
    content ?? SliderTicksContent(_ticks: [])
  }
}

extension Slider {
  private static func value<V: Strideable>(
    _ value: Binding<V>, _ stops: Stops<V>, _ neutral: V?, _ limits: ClosedRange<V>?, _ marks: [V]
  ) -> AnySteppedModel {
    var model = SteppedValue(value, stops: stops)
    (model.neutral, model.limits, model.marks) = (neutral, limits, marks)
    return AnySteppedModel(model)
  }

  /// A slider with any label, views at the ends of its track, and marks on it.
  ///
  /// - Parameters:
  ///   - neutralValue: from where the chosen part of the track is drawn; `nil` for the lower end.
  ///   - enabledBounds: how far the handle goes; `nil` for the whole range.
  ///   - currentValueLabel: is read out as the value.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> SliderTicksContent<V> = { SliderTicksContent<V>(_ticks: []) },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Self.value(value, Stops(bounds, step: step), neutralValue, enabledBounds, ticks()._ticks),
      label: label(), ends: (minimumValueLabel(), maximumValueLabel()), onEditingChanged: onEditingChanged)
    self.valueLabel = AnyView(currentValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with any label and marks on its track.
  ///
  /// - Parameters:
  ///   - neutralValue: from where the chosen part of the track is drawn; `nil` for the lower end.
  ///   - enabledBounds: how far the handle goes; `nil` for the whole range.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> SliderTicksContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Self.value(value, Stops(bounds, step: step), neutralValue, enabledBounds, ticks()._ticks),
      label: label(), ends: nil, onEditingChanged: onEditingChanged)
  }

  /// A slider with any label whose chosen part begins elsewhere than at the lower end, or whose handle goes only so far.
  ///
  /// - Parameters:
  ///   - neutralValue: from where the chosen part of the track is drawn; `nil` for the lower end.
  ///   - enabledBounds: how far the handle goes; `nil` for the whole range.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      Self.value(value, Stops(bounds, step: step), neutralValue, enabledBounds, []),
      label: label(), ends: nil, onEditingChanged: onEditingChanged)
  }
}
