/// The state of a scene. That of a panel is always active.
public nonisolated enum ScenePhase: Comparable, Hashable, Sendable {
  /// Hidden, visible, or in use.
  case background, inactive, active
}

/// The key of ``EnvironmentValues/scenePhase``.
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// The state of the panel's scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
