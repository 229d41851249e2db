import Looks
import Runtime
import Values

/// A set of tick marks on a slider's track.
@preconcurrency @MainActor public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value
  /// The values that are marked. The slider reads it; applications do not need it.
  var _ticks: [Value] { get }
}

/// One tick mark on a slider's track.
///
///     Slider(value: $speed, in: 0...10) { Text("Speed") } ticks: { SliderTick(2.5); SliderTick(7.5) }
@preconcurrency @MainActor public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  private let value: Value

  /// Creates a mark at a value.
  public init(_ value: Value) { self.value = value }

  /// The value of the mark, as the only element.
  public var _ticks: [Value] { [value] }
}

/// Several tick marks on a slider's track, as the builder joins them.
@preconcurrency @MainActor public struct SliderTicksContent<Value>: SliderTickContent {
  /// The values of the marks, in the order of the statements.
  public let _ticks: [Value]

  /// Creates marks at values. The builder calls it; applications do not need it.
  public init(_ticks: [Value]) { self._ticks = _ticks }
}

/// Tick marks for the elements of a collection.
@preconcurrency @MainActor
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Value>: SliderTickContent {
  /// The values of the marks, in the order of the statements.
  public let _ticks: [Value]

  /// Creates the marks of elements identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<Value> content: (Data.Element) -> SliderTicksContent<Value>
  ) {
    _ticks = data.flatMap { content($0)._ticks }
  }
}

/// Builds tick marks from the statements of a closure.
@preconcurrency @MainActor @resultBuilder public enum SliderTickBuilder<Value> {
  /// Converts one mark or set of marks.
  public static func buildExpression<Content: SliderTickContent<Value>>(
    _ content: Content
  ) -> SliderTicksContent<Value> {
    SliderTicksContent(_ticks: content._ticks)
  }

  /// Joins the marks of several statements.
  public static func buildBlock(_ content: SliderTicksContent<Value>...) -> SliderTicksContent<Value> {
    SliderTicksContent(_ticks: content.flatMap(\._ticks))
  }

  /// Returns the marks of an `if` without `else`, or none.
  public static func buildOptional(_ content: SliderTicksContent<Value>?) -> SliderTicksContent<Value> {
    content ?? SliderTicksContent(_ticks: [])
  }
}

extension Slider {
  /// Creates a model with a neutral value, limits and marks.
  private static func value<V: Strideable>(
    _ value: Binding<V>, _ stops: Stops<V>, _ neutral: V?, _ limits: ClosedRange<V>?, _ marks: [V]
  ) -> AnySteppedModel {
    var model = SteppedValue(value, stops: stops)
    (model.neutral, model.limits, model.marks) = (neutral, limits, marks)
    return AnySteppedModel(model)
  }

  /// Creates a slider with a label, views at the ends of its track, and tick marks.
  ///
  /// - Parameters:
  ///   - value: the selected value; it is clamped to `bounds`.
  ///   - bounds: the range.
  ///   - step: the distance between the values at which the handle can rest; `nil` for any value.
  ///   - neutralValue: the value from which the selected part of the track is drawn; `nil` for the lower end.
  ///   - enabledBounds: the part of the range in which the handle can be moved; `nil` for the whole range.
  ///   - label: describes the slider to assistive technology.
  ///   - currentValueLabel: the view that is read out as the value.
  ///   - minimumValueLabel: the view at the lower end of the track.
  ///   - maximumValueLabel: the view at the upper end of the track.
  ///   - ticks: the marks.
  ///   - onEditingChanged: called with `true` before and with `false` after each interaction.
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
  /// Creates a slider with a label and tick marks.
  ///
  /// - Parameters:
  ///   - neutralValue: the value from which the selected part of the track is drawn; `nil` for the lower end.
  ///   - enabledBounds: the part of the range in which the handle can be moved; `nil` for the whole range.
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

  /// Creates a slider with a label and a neutral value, or with limits inside its range.
  ///
  /// - Parameters:
  ///   - neutralValue: the value from which the selected part of the track is drawn; `nil` for the lower end.
  ///   - enabledBounds: the part of the range in which the handle can be moved; `nil` for the whole range.
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
