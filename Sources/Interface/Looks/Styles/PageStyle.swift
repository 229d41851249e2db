import Graphics
import Runtime

/// A style that fills with one of the colours of pages.
package nonisolated struct PageStyle: ShapeStyle, Hashable {
  /// A card on a page, or a part that extends from edge to edge.
  package enum Part { case card, bar }
  let part: Part

  package typealias Resolved = Never
  package func _resolvedStyle(in context: ShapeStyleContext) -> ResolvedStyle {
    ResolvedStyle(part == .card ? context.environment.cardColor : context.environment.barColor)
  }
}

extension ShapeStyle where Self == PageStyle {
  /// The ground of a part of a page.
  package nonisolated static func page(_ part: PageStyle.Part) -> PageStyle { PageStyle(part: part) }
}
