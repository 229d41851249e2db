import Faceplate

/// The role of a view in a pair of a label and its content.
public nonisolated enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label, or the content that it describes.
  case label, content
}

extension View {
  /// No effect: only the label of a control names it; use accessibilityLabel(_:) for other views.
  @available(
    *, deprecated, message: "Only the label of a control names it; use accessibilityLabel(_:) for other views."
  )
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// No effect: elements are read in their order; there is no jump between groups.
  @available(*, deprecated, message: "Elements are read in their order; there is no jump between groups.")
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}
