extension Scene {
  /// Sets an environment value for all views of the scene.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    changed { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an observable object into the environment of all views of the scene.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    changed { AnyView($0.environment(object)) }
  }

  /// Puts an observable object into the environment of all views of the scene.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    changed { AnyView($0.environmentObject(object)) }
  }

  private func changed(_ change: (AnyView) -> AnyView) -> some Scene {
    Scenes(windows: windows.map { $0.with(root: change($0.root)) })
  }
}
