import Runtime

/// The prominence of a header.
public nonisolated enum Prominence: Hashable, Sendable {
  /// The standard size, in the colour of secondary text.
  case standard
  /// Larger, and in the colour of primary text.
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// The prominence of the headers of sections in lists and forms.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how strongly the headers of sections in this view stand out, if they are in a list or a form.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(prominence) { $0.headerProminence = $1 }
  }
}
