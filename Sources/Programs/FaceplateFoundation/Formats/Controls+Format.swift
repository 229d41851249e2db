import Controls
import Foundation
import Looks
import Runtime
import Values

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled value, written in a format.
  @_alwaysEmitIntoClient public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(verbatim: String(title))
    }
  }
}

extension Stepper {
  /// Creates a stepper with a label view, whose value is written in a format.
  @_alwaysEmitIntoClient public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, writing: { format.format($0) }, label: label,
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title, whose value is written in a format.
  @_alwaysEmitIntoClient public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(verbatim: String(title)) },
      onEditingChanged: onEditingChanged)
  }
}

extension RangeSlider where Label == Text {
  /// Creates a range slider with a localized title, whose values are written in a format.
  @_alwaysEmitIntoClient public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>,
    step: Value.Stride? = nil, minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil,
    policy: RangePolicy = .stop, format: F, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput == Value, F.FormatOutput == String {
    self.init(
      titleKey, value: value, in: bounds, step: step, minimumDistance: minimumDistance,
      maximumDistance: maximumDistance, policy: policy, writing: { format.format($0) }, showsBounds: showsBounds,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a range slider with a title, whose values are written in a format.
  @_disfavoredOverload
  @_alwaysEmitIntoClient public init<F: FormatStyle>(
    _ title: some StringProtocol, value: Binding<ClosedRange<Value>>, in bounds: ClosedRange<Value>,
    step: Value.Stride? = nil, minimumDistance: Value.Stride = 0, maximumDistance: Value.Stride? = nil,
    policy: RangePolicy = .stop, format: F, showsBounds: Bool = false,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput == Value, F.FormatOutput == String {
    self.init(
      title, value: value, in: bounds, step: step, minimumDistance: minimumDistance, maximumDistance: maximumDistance,
      policy: policy, writing: { format.format($0) }, showsBounds: showsBounds, onEditingChanged: onEditingChanged)
  }
}

extension RangeSlider {
  /// Writes the values and the bounds in a format, whichever way the slider was created.
  @_alwaysEmitIntoClient public func valueText<F: FormatStyle>(_ format: F) -> Self
  where F.FormatInput == Value, F.FormatOutput == String {
    valueText { format.format($0) }
  }

  /// Writes the values and the bounds with a formatter, such as a `NumberFormatter`. A value that the formatter does not
  /// write is described.
  @_alwaysEmitIntoClient public func valueText(_ formatter: Formatter) -> Self {
    valueText { formatter.string(for: $0) ?? String(describing: $0) }
  }
}
