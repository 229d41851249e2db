import Runtime

/// How much something stands out.
public nonisolated enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// Larger and in the color of text.
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the headers of sections in this view stand out, where they are in a list or a form.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
