import Looks
import Runtime
import Values

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(fraction: nil, label: Text(titleKey), current: nil) }

  /// Creates a progress view with a localized title for the completed part of a total; `nil` if the part is
  /// unknown.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, total), label: Text(titleKey), current: nil)
  }
}
