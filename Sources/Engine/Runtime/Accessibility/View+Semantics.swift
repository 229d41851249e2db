extension View {
  /// Gives the view a meaning.
  package func semantics(_ semantics: Semantics, children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(SemanticsModifier(.meaning(semantics, children)))
  }

  /// Gives the view a meaning. If the meaning has no label of its own, the label is read from another view.
  ///
  /// - Parameter onWords: called with the words of the label after each update of the view.
  package func semantics<Label: View>(
    _ semantics: Semantics, children: AccessibilityChildBehavior, label: Label, onWords: ((String) -> Void)? = nil
  ) -> some View {
    modifier(
      ReadModifier(hidden: label) { read in
        var modifier = SemanticsModifier(.meaning(semantics, children)) {
          ReadWords(read())
        }
        modifier.onWords = onWords
        return modifier
      })
  }
}
