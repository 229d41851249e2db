import Runtime

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls hide their labels. The labels remain the accessibility names.
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
  /// Hides the labels of controls in this view. They remain the accessibility names.
  public func labelsHidden() -> some View { environment(true) { $0.areLabelsHidden = $1 } }

  /// Shows or hides the labels of controls in this view. With `automatic` an ancestor decides.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.areLabelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}
