import Graphics
import Runtime
import Values

/// A picture or a symbol.
///
///     Image(systemName: "flame.fill").foregroundStyle(.orange)
///     Image("logo").resizable().scaledToFit()
///
/// The size of a symbol follows the font of the environment. A picture has one point for each pixel, unless its
/// scale says otherwise.
@preconcurrency @MainActor public struct Image: LayoutView, Equatable {
  /// Whether a picture is drawn in its own colours or as a mask for the foreground style.
  public nonisolated enum TemplateRenderingMode: Hashable, Sendable {
    /// As a mask for the foreground style, or in its own colours.
    case template, original
  }

  /// The interpolation of a scaled picture.
  public nonisolated enum Interpolation: Hashable, Sendable {
    /// Nearest neighbour, or bilinear; the levels other than `none` are the same.
    case none, low, medium, high
  }

  /// The way in which a picture fills a larger space.
  public nonisolated enum ResizingMode: Hashable, Sendable {
    /// The picture is repeated, or stretched.
    case tile, stretch
  }

  /// The size of a symbol relative to its font.
  public nonisolated enum Scale: Hashable, Sendable {
    /// A relative size, in ascending order.
    case small, medium, large

    var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  enum Source: Hashable {
    case symbol(String)
    case named(String)
    case picture(Picture, scale: Double)
  }

  /// The way in which a resizable picture fills the space that it is offered.
  struct Resizing: Hashable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  /// The accessibility label; `nil` for a decorative image.
  var label: String?
  /// The accessibility label as a text, which goes before ``label``.
  var labelText: Text?
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolationMode = Interpolation.medium

  /// Creates a symbol.
  ///
  /// - Parameter systemName: the name of the corresponding SF Symbol. A placeholder is drawn for an unknown
  ///   name.
  public init(systemName: String) {
    source = .symbol(systemName)
    label = systemName.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }

  /// Creates an image of a picture from the catalogue of the environment. Its name is also its accessibility
  /// label.
  ///
  /// A missing picture is reported and nothing is drawn.
  public init(_ name: String) {
    source = .named(name)
    label = name
  }

  /// Creates an image of a picture from the catalogue of the environment, with an accessibility label.
  public init(_ name: String, label: Text) {
    source = .named(name)
    labelText = label
  }

  /// Creates a decorative image of a picture from the catalogue of the environment, without an accessibility
  /// label.
  public init(decorative name: String) { source = .named(name) }

  /// Creates an image of a picture with an accessibility label.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - scale: the number of pixels in a point; a number that is not positive counts as 1.
  ///   - label: the accessibility label.
  public init(_ picture: Picture, scale: Double = 1, label: Text) {
    source = .picture(picture, scale: scale > 0 ? scale : 1)
    labelText = label
  }

  /// Creates a decorative image of a picture with a number of pixels in a point.
  public init(decorative picture: Picture, scale: Double = 1) {
    source = .picture(picture, scale: scale > 0 ? scale : 1)
  }

  /// Makes the image fill the space that it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: the margins, in points, that keep their size.
  ///   - resizingMode: whether the rest is stretched or repeated.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets whether the image is a mask for the foreground style; with `nil` pictures keep their colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Sets the interpolation of the image when it is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolationMode = interpolation } }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> ImageBehavior { ImageBehavior(layoutNode) }

  package func configure(_ behavior: ImageBehavior, in environment: EnvironmentValues) {
    let content = ResolvedPicture(self, in: environment)
    reportIfMissing(content, in: environment)
    behavior.show(content)
  }

  /// Reports a picture that the catalogue of the environment does not have.
  func reportIfMissing(_ content: ResolvedPicture, in environment: EnvironmentValues) {
    guard case .named(let name) = source, content.drawing == nil else { return }
    environment.stage?.report(
      environment.pictures?.fault(of: name) ?? "there is no picture “\(name)”: there are no pictures")
  }
}
