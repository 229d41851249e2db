import Graphics
import Runtime

/// Renders a view into an image, independently of any panel.
///
///     let renderer = ImageRenderer(content: Receipt(order: order))
///     renderer.scale = 2
///     let file = renderer.pngData()
///
/// The view is rendered in its initial state: its tasks do not run and its animations do not start. It inherits
/// nothing from the environment of a panel.
public final class ImageRenderer<Content: View> {
  /// The view that is rendered.
  public var content: Content
  /// The size that is proposed to the view, in points; unspecified dimensions become ideal ones.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels in a point.
  public var scale = 1.0
  /// Whether the image has a black background instead of a transparent one.
  public var isOpaque = false
  /// The typefaces of text; `nil` for those of the system.
  public var fonts: FontLibrary?

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The rendered image; `nil` if the view has no extent, if it exceeds ``Bitmap/maximumPixels``, if the scale
  /// is not positive and finite, or if there are no fonts.
  public var bitmap: Bitmap? {
    guard let fonts = fonts ?? (try? FontLibrary.system()), scale > 0, scale.isFinite else { return nil }
    let (content, proposal) = (content, proposedSize)
    // A first pass finds the size of the view for the proposal; the second one renders it on a stage of that
    // size.
    let stage = Stage(
      size: .zero, scale: scale, fonts: fonts, appearance: ThemeAppearance(), isPanel: false
    ) { Proposing(proposal: proposal, content: content) }
    stage.update()
    let extent = stage.rootLayoutNode.idealSize
    let (width, height) = ((extent.width * scale).rounded(.up), (extent.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= Double(Bitmap.maximumPixels) else { return nil }
    stage.resize(to: extent, scale: scale)
    _ = stage.drawAll()
    var list = DisplayList(background: isOpaque ? .black : .clear)
    // The background, which the root of a stage draws, is not part of the view.
    for child in stage.rootLayoutNode.children { child.collect(in: Region(stage.surface), into: &list.items) }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    Rasterizer().draw(list, into: bitmap)
    return bitmap
  }

  /// The rendered image as a view; `nil` where there is no ``bitmap``.
  public var image: Image? { bitmap.map { Image(decorative: Picture($0), scale: scale) } }

  /// The rendered image as the bytes of a PNG file; `nil` where there is no ``bitmap``.
  public func pngData() -> [UInt8]? { bitmap.map(PNG.encode) }
}

/// Proposes the renderer's size to a view, regardless of the size of the stage.
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
  /// The size of the only child for an unspecified proposal.
  fileprivate var idealSize: Size { children.first?.sizeThatFits(.unspecified) ?? .zero }
}
