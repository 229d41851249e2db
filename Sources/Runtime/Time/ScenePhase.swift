/// Whether a scene is worked with. A panel's always is.
public nonisolated enum ScenePhase: Comparable, Hashable, Sendable {
  /// Out of sight, seen, or worked with.
  case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// Whether the panel is worked with.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
