import Runtime

/// Whether a view is presented, and the action that closes it: the older form of ``DismissAction``.
@preconcurrency @MainActor public struct PresentationMode {
  let action: DismissAction
  /// Whether the view is presented in a sheet or as a page above another.
  public let isPresented: Bool
  /// Closes the presentation that contains the view.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether the view is presented. New code reads ``dismiss`` and ``isPresented``.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(action: dismiss, isPresented: isPresented)
    return Binding(get: { mode }, set: { _ in })
  }
}
