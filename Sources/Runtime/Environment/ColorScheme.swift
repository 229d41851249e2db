/// Whether things are dark on light ground or light on dark ground.
public nonisolated enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark things on light ground.
  case light
  /// Light things on dark ground.
  case dark
}
