import Graphics
import Runtime
import Values

/// A view that an application draws itself.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.orange))
///     }
///
/// Fills the space that it is offered. What is drawn can neither be touched nor read: give the canvas a label.
@preconcurrency @MainActor public struct Canvas<Symbols: View>: ContainerView {
  /// Views to be drawn by ``GraphicsContext/resolveSymbol(id:)``, found by their tags.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, Size) -> Void
  /// Accepted as in SwiftUI.
  public var isOpaque: Bool
  /// Accepted as in SwiftUI.
  public var colorMode: ColorRenderingMode
  /// Accepted as in SwiftUI: all is drawn within the frame.
  public var rendersAsynchronously: Bool

  /// A canvas with views to draw as symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
    self.renderer = renderer
    self.symbols = symbols()
  }

  package var inside: Symbols { symbols }
  package func makeBehavior(for layoutNode: LayoutNode) -> CanvasBehavior { CanvasBehavior(layoutNode) }
  package func configure(_ behavior: CanvasBehavior, in environment: EnvironmentValues) {
    behavior.show(renderer, environment)
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, Size) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

package final class CanvasBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var renderer: (inout GraphicsContext, Size) -> Void = { _, _ in }
  private var environment = EnvironmentValues()
  /// Knows what the drawing has read.
  private var reader: ReadingNode?

  func show(_ renderer: @escaping (inout GraphicsContext, Size) -> Void, _ environment: EnvironmentValues) {
    self.renderer = renderer
    self.environment = environment
    // What the drawing reads of the surroundings is not known before it is drawn, so the usual things are read here.
    _ = (environment.palette, environment.foregroundStyles, environment.font, environment.tint, environment.isEnabled)
    setNeedsPaint()
  }

  package func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  package func placements(in size: Size, proposal: ProposedViewSize) -> [Placement] {
    children.map { _ in Placement(origin: .zero, proposal: .unspecified) }
  }

  package var drawsChildrenItself: Bool { true }
  package var elements: [SemanticsElement] { [] }
  package func hitTest(_ point: Point) -> LayoutNode? { isHit(at: point) ? layoutNode : nil }

  package func paint(into painter: inout Painter) {
    let sheet = GraphicsContext.Sheet(symbols: children)
    var context = GraphicsContext(sheet: sheet, state: painter.state, environment: environment)
    let size = painter.size
    if let reader = reader ?? newReader() {
      reader.observing { renderer(&context, size) }
    } else {
      renderer(&context, size)
    }
    painter.append(contentsOf: sheet.items)
  }

  private func newReader() -> ReadingNode? {
    reader = node.map { ReadingNode(in: $0.nodeContext()) { [weak self] in self?.setNeedsPaint() } }
    return reader
  }

  package var drawingReader: Node? { reader }

  package func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }
}
