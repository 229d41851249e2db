extension View {
  /// Acts on the delete key while the view, or one inside it, has the focus and does not use it itself.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward], phases: .down) { _ in
      action?()
      return action == nil ? .ignored : .handled
    }
  }
}
