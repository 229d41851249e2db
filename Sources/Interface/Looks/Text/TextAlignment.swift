import Runtime

/// How the lines of one text line up.
public nonisolated enum TextAlignment: Hashable, Sendable {
  /// Line by line at the side, or in the middle.
  case leading, center, trailing
}

private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

extension EnvironmentValues {
  /// How the lines of one text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
}

extension View {
  /// Lines up the lines of each text in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(alignment) { $0.multilineTextAlignment = $1 }
  }
}
