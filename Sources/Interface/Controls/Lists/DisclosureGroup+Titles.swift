import Looks
import Runtime
import Values

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized title that is initially collapsed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a localized title whose expansion is controlled by a binding.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}
