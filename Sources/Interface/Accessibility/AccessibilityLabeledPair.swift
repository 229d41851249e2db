/// Which of two views is the name of the other.
public nonisolated enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The name, or what it names.
  case label, content
}

extension View {
  /// Accepted as in SwiftUI: a view is read out with its name if it is a control's label.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepted as in SwiftUI: elements are read in their order.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
