import Graphics
import Runtime
import Values

extension Text {
  /// Returns the size on lines of any length, in points; empty without words or fonts.
  package func naturalSize(in environment: EnvironmentValues) -> Size {
    let content = TextBehavior.Content(self, in: environment)
    return GraphicsContext.ResolvedText(content: content, shading: nil)
      .measure(in: Size(width: .infinity, height: .infinity))
  }
}

extension GraphicsContext {
  /// A text that can be measured and drawn.
  @preconcurrency @MainActor public struct ResolvedText {
    let content: TextBehavior.Content
    /// The shading of the glyphs; `nil` for the styles of the text.
    public var shading: Shading?

    /// The size of the text in an available size, in points.
    public func measure(in size: Size) -> Size { layout(ProposedViewSize(size))?.size ?? .zero }
    /// The distance from the top to the baseline of the first line, in points.
    public func firstBaseline(in size: Size) -> Double { layout(ProposedViewSize(size))?.firstBaseline ?? 0 }
    /// The distance from the top to the baseline of the last line, in points.
    public func lastBaseline(in size: Size) -> Double { layout(ProposedViewSize(size))?.lastBaseline ?? 0 }

    fileprivate func layout(_ offer: ProposedViewSize) -> TextLayout? {
      content.spans.isEmpty ? nil : content.layout(in: offer)
    }
  }

  /// An image that can be measured and drawn.
  @preconcurrency @MainActor public struct ResolvedImage {
    let picture: ResolvedPicture
    /// The size, in points.
    public var size: Size { picture.naturalSize }
    /// The distance from the top to the baseline, in points; the bottom for an image without one.
    public var baseline: Double { picture.baseline ?? size.height }
  }

  /// A view among the symbols of the canvas that can be drawn.
  @preconcurrency @MainActor public struct ResolvedSymbol {
    let layoutNode: LayoutNode
    /// The size, in points.
    public var size: Size { layoutNode.frame.size }
  }

  /// Resolves a text in the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(content: TextBehavior.Content(text, in: environment), shading: nil)
  }

  /// Resolves an image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(picture: ResolvedPicture(image, in: environment))
  }

  /// Returns the symbol of the canvas with a tag; `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    sheet.symbols.first { $0.tag == AnyHashable(id) }.map { ResolvedSymbol(layoutNode: $0) }
  }

  /// Draws a text without wrapping it, with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: Point, anchor: UnitPoint = .center) {
    guard let layout = text.layout(.unspecified) else { return }
    draw(layout, text, at: Self.origin(of: layout.size, at: point, anchor))
  }

  /// Draws a text from the top of a rectangle, wrapped to its width.
  public func draw(_ text: ResolvedText, in rect: Rect) {
    guard let layout = text.layout(ProposedViewSize(rect.size)) else { return }
    draw(layout, text, at: rect.origin)
  }

  /// Draws a text without wrapping it, with its anchor at a point.
  public func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text from the top of a rectangle, wrapped to its width.
  public func draw(_ text: Text, in rect: Rect) { draw(resolve(text), in: rect) }

  /// Draws an image in a rectangle; it is stretched unless it is resizable in another way.
  public func draw(_ image: ResolvedImage, in rect: Rect) {
    var picture = image.picture
    if picture.resizing == nil { picture.resizing = Image.Resizing(capInsets: EdgeInsets(), mode: .stretch) }
    draw { picture.draw(into: &$0, in: rect) }
  }

  /// Draws an image at its own size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: Point, anchor: UnitPoint = .center) {
    draw(image, in: Rect(origin: Self.origin(of: image.size, at: point, anchor), size: image.size))
  }

  /// Draws an image in a rectangle; it is stretched unless it is resizable in another way.
  public func draw(_ image: Image, in rect: Rect) { draw(resolve(image), in: rect) }

  /// Draws an image at its own size, with its anchor at a point.
  public func draw(_ image: Image, at point: Point, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a symbol, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: Rect) {
    let size = symbol.size
    guard size.width > 0, size.height > 0 else { return }
    let scale = Size(width: rect.width / size.width, height: rect.height / size.height)
    draw(symbol.layoutNode, at: rect.origin, scale: scale)
  }

  /// Draws a symbol at its own size, with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: Point, anchor: UnitPoint = .center) {
    draw(symbol.layoutNode, at: Self.origin(of: symbol.size, at: point, anchor), scale: Size(width: 1, height: 1))
  }

  /// The top leading corner of a box whose anchor is at a point.
  private static func origin(of size: Size, at point: Point, _ anchor: UnitPoint) -> Point {
    point.offsetBy(dx: -size.width * anchor.x, dy: -size.height * anchor.y)
  }

  private func draw(_ layout: TextLayout, _ text: ResolvedText, at origin: Point) {
    var content = text.content
    if let resolvedStyle = text.shading?.resolvedStyle(in: environment) {
      content.resolvedStyles = content.resolvedStyles.map { _ in
        TextBehavior.ResolvedSpanStyle(letters: resolvedStyle, underline: nil, strikethrough: nil)
      }
      for span in content.images.keys { content.images[span]?.resolvedStyle = resolvedStyle }
    }
    draw { $0.draw(layout, at: origin, content, over: Rect(origin: origin, size: layout.size)) }
  }
}
