import Runtime
import Values

extension View {
  /// Lets the texts inside shrink to a share of their font size before they are cut, unless a minimum scale factor is set.
  package func shrinkingTexts(to least: Double) -> some View {
    modifier(EnvironmentModifier { if $0.minimumScaleFactor == 1 { $0.minimumScaleFactor = least } })
  }

  /// Lets a label shrink to 75 % of its font size before a word is broken, unless a minimum scale factor is
  /// set. It only shrinks to fit the width, not the height.
  package func shrinkable() -> some View {
    shrinkingTexts(to: 0.75).fixedSize(horizontal: false, vertical: true)
  }
}

/// Text in a frame as wide as the widest text that it may show, so that nothing moves when it changes.
package struct ReservedText<Shown: View>: View {
  let widest: String
  /// The text, or a view that shows one.
  let shown: Shown
  /// Whether the text shrinks if there is not enough room for the widest one.
  let shrinks: Bool

  /// The part of its size to which a text may shrink.
  private static var leastScale: Double { 0.5 }

  package init(widest: String, shrinks: Bool = false, shown: Shown) {
    (self.widest, self.shrinks, self.shown) = (widest, shrinks, shown)
  }

  package var body: some View {
    ZStack {
      Text(widest).opacity(0).accessibilityHidden(true)
      shown
    }
    .lineLimit(1)
    .modifier(
      EnvironmentModifier { [shrinks] in
        if shrinks, $0.minimumScaleFactor == 1 { $0.minimumScaleFactor = Self.leastScale }
      }
    )
    .fixedSize(horizontal: !shrinks, vertical: true)
  }
}

extension ReservedText where Shown == Text {
  package init(text: String, widest: String, shrinks: Bool = false) {
    self.init(widest: widest, shrinks: shrinks, shown: Text(text))
  }
}
