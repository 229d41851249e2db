import Looks
import Graphics
import Runtime

/// Cards in a column that fill the height, and scroll if they need more.
@MainActor package struct ScrollingColumn<Content: View>: View {
  /// Whether actions follow below, with the space of two cards between.
  private let isAboveActions: Bool
  private let content: Content

  @Environment({ $0.screenMetrics }) private var metrics

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - isAboveActions: whether actions follow below, with the space of two cards between.
  ///   - content: the cards.
  package init(isAboveActions: Bool = false, @ViewBuilder content: () -> Content) {
    (self.isAboveActions, self.content) = (isAboveActions, content())
  }

  /// The cards in what scrolls.
  package var body: some View {
    filling(
      ScrollView {
        CardColumn(gap: metrics.spacing) { content }
          .padding(
            EdgeInsets(
              top: metrics.margin, leading: ScrollingColumnRoom.ring, bottom: below, trailing: ScrollingColumnRoom.ring)
          )
      }
    )
    .padding(.horizontal, -ScrollingColumnRoom.ring)
  }

  private func filling<Cards: View>(_ view: ScrollView<Cards>) -> ScrollView<Cards> {
    var view = view
    view.fit = .filling
    return view
  }

  private var below: Double { isAboveActions ? metrics.actionsSpace : metrics.margin }
}

/// The room beside a column that scrolls.
private enum ScrollingColumnRoom {
  /// The room at both sides for the rings around controls that have the focus or are pressed, in points.
  static let ring = 6.0
}
