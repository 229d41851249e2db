import Graphics
import Runtime

/// Draws a view into a picture of its own, apart from any panel.
///
///     let renderer = ImageRenderer(content: Receipt(order: order))
///     renderer.scale = 2
///     let file = renderer.pngData()
///
/// The view is drawn as it is at its beginning: tasks do not run, and animations do not begin. It inherits nothing from
/// the environment of a panel.
public final class ImageRenderer<Content: View> {
  /// What is drawn.
  public var content: Content
  /// The size that is offered to the view, in points; its ideal size where that is unspecified.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels in a point.
  public var scale = 1.0
  /// Whether the picture has a black ground instead of a transparent one.
  public var isOpaque = false
  /// The typefaces to draw text with; those of the system unless they are set.
  public var fonts: FontLibrary?

  /// A renderer of a view.
  public init(content: Content) { self.content = content }

  /// The picture; `nil` where the view has no extent, is too large for a bitmap, or there are no fonts.
  public var bitmap: Bitmap? {
    guard let fonts = fonts ?? (try? FontLibrary.system()), scale > 0, scale.isFinite else { return nil }
    let (content, proposal) = (content, proposedSize)
    // First the size that the view takes when it is offered the proposal, then the picture on a stage of that size.
    let stage = Stage(size: .zero, scale: scale, fonts: fonts) { Proposing(proposal: proposal, content: content) }
    stage.update()
    let extent = stage.rootLayoutNode.idealSize
    let (width, height) = ((extent.width * scale).rounded(.up), (extent.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= Double(Bitmap.maximumPixels) else { return nil }
    stage.resize(to: extent, scale: scale)
    _ = stage.drawAll()
    var list = DisplayList(background: isOpaque ? .black : .clear)
    // The ground of a panel, which its root draws, does not belong to the view.
    for child in stage.rootLayoutNode.children { child.collect(in: Region(stage.surface), into: &list.items) }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    Rasterizer().draw(list, into: bitmap)
    return bitmap
  }

  /// The picture as a view; `nil` where there is none.
  public var image: Image? { bitmap.map { Image(decorative: Picture($0), scale: scale) } }

  /// The picture as the bytes of a PNG file; `nil` where there is none.
  public func pngData() -> [UInt8]? { bitmap.map(PNG.encode) }
}

/// Offers a view what a renderer proposes, whatever there is room for.
private struct Proposing<Content: View>: View {
  let proposal: ProposedViewSize
  let content: Content

  var body: some View { ProposingLayout(proposal: proposal) { content } }
}

private struct ProposingLayout: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.reduce(.zero) { size, view in
      let next = view.sizeThatFits(self.proposal)
      return Size(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, anchor: .topLeading, proposal: self.proposal) }
  }

  func makeCache(subviews: Subviews) {}
}

extension LayoutNode {
  /// The size of the one child when nothing is offered to it.
  fileprivate var idealSize: Size { children.first?.sizeThatFits(.unspecified) ?? .zero }
}
