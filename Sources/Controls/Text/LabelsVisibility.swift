import Runtime

extension View {
  /// Hides the labels of controls in this view for `hidden`. Other values have no effect: they do not show
  /// labels that an ancestor hides.
  @ViewBuilder public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
}
