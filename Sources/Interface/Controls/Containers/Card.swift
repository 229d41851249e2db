import Looks
import Graphics
import Runtime

/// The padding, the size and the background of a card.
private struct CardModifier: ViewModifier {
  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.theme }) private var theme

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: metrics.contentWidth)
      .padding(metrics.cardPadding)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(RoundedRectangle(cornerRadius: theme.metrics.cardRadius).fill(.theme(\.surface)))
  }
}

extension View {
  /// Puts the view on a card that fills the space it is offered.
  ///
  /// The content is at most ``ScreenMetrics/contentWidth`` wide, so that labels stay beside their controls.
  public func card() -> some View { modifier(CardModifier()) }
}

/// A card with a title.
///
///     Card("Gauges") { Gauge(value: level) { Text("Tank") } }
@preconcurrency @MainActor public struct Card<Content: View>: View {
  private let title: Text
  private let content: Content

  @Environment({ $0.screenMetrics }) private var metrics

  /// Creates a card with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Creates a card whose title is shown as it is, without a translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  /// Creates a card whose title is a text with its own styles.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    (self.title, self.content) = (title, content())
  }

  /// The title at the top of the card, level with neighbouring cards, and the content right below.
  public var body: some View {
    VStack(alignment: .leading, spacing: metrics.rowSpacing) {
      title.font(.footnote.weight(.semibold)).foregroundStyle(.secondary).fixedSize(horizontal: false, vertical: true)
        .accessibilityAddTraits(.isHeader)
      CardRows(gap: metrics.rowSpacing) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .card()
  }
}
