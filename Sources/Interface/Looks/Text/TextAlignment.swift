import Runtime

/// The alignment of the lines of one text.
public nonisolated enum TextAlignment: Hashable, Sendable {
  /// Each line at the leading or trailing side, or centred.
  case leading, center, trailing
}

private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

extension EnvironmentValues {
  /// The alignment of the lines of one text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
}

extension View {
  /// Sets the alignment of the lines of each text in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(alignment) { $0.multilineTextAlignment = $1 }
  }
}
