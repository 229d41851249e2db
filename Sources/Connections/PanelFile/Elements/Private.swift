import Looks
import Runtime

/// A view of a private value or timer is for the person at the panel alone.
struct Private: ViewModifier {
  let context: ElementContext

  /// The content, marked if it is private. The branch depends only on the file, never on a value, so the view keeps its
  /// identity.
  func body(content: Content) -> some View {
    let origins = context.model.declared.privateOrigins
    if origins.isEmpty || !context.element.shows(origins) {
      content
    } else if context.element.mentions(origins) {
      // A title or a hint that shows the value counts as content, and not as a name.
      content.privacySensitive()
        .modifier(
          SemanticsModifier(.changeEach { ($0.privacy.isLabelContent, $0.privacy.isHintContent) = (true, true) }))
    } else {
      content.privacySensitive()
    }
  }
}
