import Graphics
import Runtime
import Values

/// Lays out, draws and describes an image.
package final class ImageBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var content: ResolvedPicture?

  /// Shows an image. Only what has changed is laid out or drawn again.
  func show(_ content: ResolvedPicture) {
    if content == self.content { return }
    setNeedsPaint()
    let isSameSize = content.naturalSize == self.content?.naturalSize && content.resizing == self.content?.resizing
    if !isSameSize || content.baseline != self.content?.baseline { setNeedsLayout() }
    if content.label != self.content?.label { stage.structureChanged() }
    self.content = content
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    guard let content else { return .zero }
    return content.resizing == nil
      ? content.naturalSize : proposal.replacingUnspecifiedDimensions(by: content.naturalSize)
  }

  package func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Double? {
    key.isTextBaseline ? content?.baseline : nil
  }

  package func paint(into painter: inout Painter) { content?.draw(into: &painter, in: painter.bounds) }

  package func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  package var semantics: Semantics? { content?.label.map { Semantics(role: .image, label: $0) } }
}
