/// A person who listens to a panel that `render` draws.
@MainActor protocol RenderListener {
  /// Goes from the first element to the last.
  func walk() throws
  /// Prints the words that were heard.
  func report()
}
