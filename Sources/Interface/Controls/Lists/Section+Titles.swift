import Looks
import Runtime
import Values

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}
