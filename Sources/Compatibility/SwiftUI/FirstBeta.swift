import Faceplate

// Names of the first beta of SwiftUI, which talks and articles of 2019 use.

/// The name that `CGFloat` had in the first beta of SwiftUI.
@available(*, deprecated, renamed: "CGFloat")
public typealias Length = CGFloat

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider with a step and without a label.
  ///
  /// - Parameters:
  ///   - value: the selected value.
  ///   - minValue: the lower end of the range.
  ///   - maxValue: the upper end of the range, at least `minValue`.
  ///   - stride: the step.
  ///   - onEditingChanged: called with `true` before and with `false` after each interaction.
  @available(*, deprecated, renamed: "init(value:in:step:onEditingChanged:)")
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: minValue...maxValue, step: stride, onEditingChanged: onEditingChanged)
  }
}
