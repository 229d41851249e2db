/// Whether the user interface has dark content on a light background, or light content on a dark one.
public nonisolated enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
