import Runtime

extension View {
  /// Shows or hides the labels of controls in this view. With `automatic` they are as an ancestor decides.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.areLabelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}
