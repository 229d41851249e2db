import Graphics
import Runtime

extension View {
  /// Makes the view one element, with a name.
  package func named(_ name: String) -> some View { semantics(Semantics(role: .image, label: name)) }

  /// Sets a text of the view's element.
  package func words(_ words: SemanticsModifier.Words, _ text: String) -> some View {
    modifier(SemanticsModifier(.text(words, text)))
  }

  /// Makes the elements of the view one.
  package func joined() -> some View { modifier(SemanticsModifier(.element(.combine))) }
}
