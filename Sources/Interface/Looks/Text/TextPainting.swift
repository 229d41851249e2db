import Graphics
import Runtime
import Values

extension Painter {
  /// Draws the layout of a content with its top left corner at a point, each span in its style.
  mutating func draw(
    _ layout: TextLayout, at origin: Point, _ content: TextBehavior.Content, over rect: Rect? = nil
  ) {
    let resolvedStyles = content.resolvedStyles
    let decorations = layout.decorations(at: origin)
    for decoration in decorations where decoration.kind == .ground {
      if let ground = resolvedStyles[decoration.span].ground { draw(.rect(decoration.rect), ground, over: rect) }
    }
    for decoration in decorations where decoration.kind == .underline {
      let resolvedStyle = resolvedStyles[decoration.span]
      draw(
        decoration, resolvedStyle.underlinePattern, resolvedStyle.underline ?? resolvedStyle.letters, over: rect)
    }
    for piece in layout.pieces(at: origin) {
      if !piece.isAttachment {
        draw(.glyphs(piece.run), resolvedStyles[piece.span].letters, over: rect)
      } else if let picture = content.images[piece.span], let room = content.spans[piece.span].attachment {
        draw(picture, room, at: piece.run.origin, scale: layout.scale)
      }
    }
    for decoration in decorations where decoration.kind == .strikethrough {
      let resolvedStyle = resolvedStyles[decoration.span]
      draw(
        decoration, resolvedStyle.strikethroughPattern, resolvedStyle.strikethrough ?? resolvedStyle.letters,
        over: rect)
    }
  }

  /// Draws a line below or through a text, dash by dash.
  private mutating func draw(
    _ decoration: TextDecoration, _ pattern: Text.LineStyle.Pattern, _ style: ResolvedStyle, over rect: Rect?
  ) {
    pattern.forEachDash(of: onWholeRows(decoration.rect)) { draw(.rect($0), style, over: rect) }
  }
}

extension Painter {
  /// Aligns a rectangle with pixel rows and makes it at least one pixel high: a thin line between two rows
  /// would be faint.
  private func onWholeRows(_ rect: Rect) -> Rect {
    let map = state.transform
    guard map.isUpright, map.d > 0 else { return rect }
    let top = ((rect.minY * map.d + map.ty).rounded() - map.ty) / map.d
    return Rect(x: rect.minX, y: top, width: rect.width, height: max(1, (rect.height * map.d).rounded()) / map.d)
  }
}
