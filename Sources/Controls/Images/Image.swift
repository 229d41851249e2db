import Graphics
import Runtime
import Values

/// A picture or a symbol.
///
///     Image(systemName: "flame.fill").foregroundStyle(.orange)
///     Image("logo").resizable().scaledToFit()
///
/// A symbol is as large as the letters around it, a picture as its pixels say: one point each.
@preconcurrency @MainActor public struct Image: LayoutView, Equatable {
  /// Whether a picture shows its own colours or is a stencil for the foreground's style.
  public nonisolated enum TemplateRenderingMode: Hashable, Sendable {
    /// A stencil, or its own colours.
    case template, original
  }

  /// How a picture is drawn larger or smaller.
  public nonisolated enum Interpolation: Hashable, Sendable {
    /// Sharp blocks, or smooth; the smooth ones are all alike.
    case none, low, medium, high
  }

  /// How a picture fills a space that is larger.
  public nonisolated enum ResizingMode: Hashable, Sendable {
    /// Again and again, or stretched.
    case tile, stretch
  }

  /// How large a symbol is beside its text.
  public nonisolated enum Scale: Hashable, Sendable {
    /// A size, from the smallest to the largest.
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

  /// How a picture gives way to the space that it is offered.
  struct Resizing: Hashable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  /// What is read out; `nil` for decoration.
  var label: String?
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolationMode = Interpolation.medium

  /// A symbol by the name that SF Symbols gives to its like.
  public init(systemName: String) {
    source = .symbol(systemName)
    label = systemName.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }

  /// A symbol by the name that SF Symbols gives to its like; the value is accepted and changes nothing.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// A picture by its name among the program's files, or in the environment's catalogue, which is also what is read out.
  public init(_ name: String) {
    source = .named(name)
    label = name
  }

  /// A picture by its name among the program's files, or in the environment's catalogue, and what is read out.
  public init(_ name: String, label: Text) {
    source = .named(name)
    self.label = label.string
  }

  /// A picture by its name among the program's files, or in the environment's catalogue that is not read out.
  public init(decorative name: String) { source = .named(name) }

  /// A picture with so many pixels in a point, and what is read out.
  public init(_ picture: Picture, scale: Double = 1, label: Text) {
    source = .picture(picture, scale: scale > 0 ? scale : 1)
    self.label = label.string
  }

  /// A picture with so many pixels in a point that is not read out.
  public init(decorative picture: Picture, scale: Double = 1) {
    source = .picture(picture, scale: scale > 0 ? scale : 1)
  }

  /// The image as large as the space that it is offered; the insets, in points, keep their size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The image in its own colours or as a stencil; `nil` leaves pictures their colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// The image drawn larger or smaller in another way.
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolationMode = interpolation } }

  /// No effect: edges of images are always antialiased.
  @available(*, deprecated, message: "Edges of images are always antialiased.")
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> ImageBehavior { ImageBehavior(layoutNode) }

  package func configure(_ behavior: ImageBehavior, in environment: EnvironmentValues) {
    let content = ResolvedPicture(self, in: environment)
    if case .named(let name) = source, content.drawing == nil {
      behavior.stage.report(
        environment.pictures?.fault(of: name) ?? "there is no picture “\(name)”: there are no pictures")
    }
    behavior.show(content)
  }
}
