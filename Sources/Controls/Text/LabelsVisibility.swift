import Runtime

extension View {
  /// Shows or hides the labels of controls.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
}
