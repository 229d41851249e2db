import Runtime

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls leave their labels out of the picture. They stay the accessibility names.
  public var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { areLabelsHidden ? .hidden : .automatic }
    set { areLabelsHidden = newValue == .hidden }
  }
}

extension View {
  /// Leaves labels of controls in this view out of the picture.
  public func labelsHidden() -> some View { environment(true) { $0.areLabelsHidden = $1 } }

  /// Shows or hides the labels of controls in this view. With `automatic` they are as an ancestor decides.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.areLabelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}
