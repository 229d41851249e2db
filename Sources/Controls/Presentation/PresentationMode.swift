import Runtime

/// Whether a view stands in a sheet or on a page above another, as older sources ask.
@preconcurrency @MainActor public struct PresentationMode {
  let action: DismissAction
  /// Whether it does.
  public let isPresented: Bool
  /// Closes what is open around the view.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether a view stands in a sheet or on a page above another. New code reads ``dismiss`` and ``isPresented``.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(action: dismiss, isPresented: isPresented)
    return Binding(get: { mode }, set: { _ in })
  }
}
