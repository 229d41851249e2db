import Graphics
import Runtime
import Values

/// A view with immediate-mode drawing.
///
///     Canvas { context, size in
///       context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.orange))
///     }
///
/// The canvas fills the space that it is offered. Its drawing cannot be touched or read by assistive
/// technology: add an accessibility label. It is redrawn when a value that the renderer reads has changed.
@preconcurrency @MainActor public struct Canvas<Symbols: View>: ContainerView {
  /// The views that ``GraphicsContext/resolveSymbol(id:)`` finds by their tags.
  public var symbols: Symbols
  /// Draws into a context with the size of the canvas, in points.
  public var renderer: (inout GraphicsContext, Size) -> Void

  /// Creates a canvas that can draw views as symbols.
  ///
  /// - Parameters:
  ///   - renderer: draws into a context with the size of the canvas, in points.
  ///   - symbols: the views, with tags.
  public init(
    renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
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
  /// Creates a canvas without symbols.
  public init(renderer: @escaping (inout GraphicsContext, Size) -> Void) {
    self.init(renderer: renderer, symbols: { EmptyView() })
  }
}

/// Calls the renderer of a canvas, and repaints when a value that it has read changes.
package final class CanvasBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var renderer: (inout GraphicsContext, Size) -> Void = { _, _ in }
  private var environment = EnvironmentValues()
  /// Observes the values that the renderer reads.
  private var reader: ReadingNode?

  func show(_ renderer: @escaping (inout GraphicsContext, Size) -> Void, _ environment: EnvironmentValues) {
    self.renderer = renderer
    self.environment = environment
    // The renderer reads the environment only when it draws; reading the usual values here makes the node
    // depend on them.
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
    // What is drawn mixes with the rest of the canvas, not with what is behind it.
    let items = sheet.blends ? GroupEffect().items(sheet.items, mask: nil, clip: painter.state.clip) : sheet.items
    painter.append(contentsOf: items)
  }

  private func newReader() -> ReadingNode? {
    reader = node.map { ReadingNode(in: $0.nodeContext()) { [weak self] in self?.setNeedsPaint() } }
    return reader
  }

  package var drawingReader: Node? { reader }

  package func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }
}
