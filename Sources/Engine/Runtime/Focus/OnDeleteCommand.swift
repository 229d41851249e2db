extension View {
  /// Adds an action for the delete keys, while the view or one inside it has the focus and does not use them.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward], phases: .down) { _ in
      action?()
      return action == nil ? .ignored : .handled
    }
  }
}
