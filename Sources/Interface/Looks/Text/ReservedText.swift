import Runtime
import Values

extension View {
  /// Lets a label shrink to 75 % of its font size before a word is broken, unless a minimum scale factor is
  /// set. It only shrinks to fit the width, not the height.
  package func shrinkable() -> some View {
    modifier(EnvironmentModifier { if $0.minimumScaleFactor == 1 { $0.minimumScaleFactor = 0.75 } })
      .fixedSize(horizontal: false, vertical: true)
  }
}

/// Text in a frame as wide as the widest text that it may show, so that nothing moves when it changes.
package struct ReservedText<Shown: View>: View {
  let widest: String
  /// What is shown: a text, or a view of one.
  let shown: Shown

  package init(widest: String, shown: Shown) { (self.widest, self.shown) = (widest, shown) }

  package var body: some View {
    ZStack {
      Text(widest).opacity(0).accessibilityHidden(true)
      shown
    }
    .lineLimit(1)
    .fixedSize()
  }
}

extension ReservedText where Shown == Text {
  package init(text: String, widest: String) { self.init(widest: widest, shown: Text(text)) }
}
