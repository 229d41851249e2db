import Graphics
import Runtime
import Values

/// What a ``Canvas`` is drawn with.
///
/// A copy draws on the same canvas with a state of its own: what is done to the copy's transform, clip, opacity and
/// filters ends with it.
@preconcurrency @MainActor public struct GraphicsContext {
  /// How colours are mixed with what is below.
  public typealias BlendMode = Graphics.BlendMode

  /// What has been drawn so far, in pixels.
  final class Sheet {
    let symbols: [LayoutNode]
    var items: [DisplayItem] = []

    init(symbols: [LayoutNode]) { self.symbols = symbols }
  }

  /// How opaque all that is drawn is, 0…1.
  public var opacity = 1.0
  /// How all that is drawn is mixed with what is below.
  public var blendMode = BlendMode.sourceOver
  /// The values of the surroundings.
  public let environment: EnvironmentValues
  /// From the canvas's points to those of this context, as it was moved, turned and scaled.
  public var transform = Transform.identity

  let sheet: Sheet
  /// The canvas's own place and limits.
  private let base: PaintState
  private var clips: [ItemGroup.Mask] = []
  private var clipRect: Rect
  private var filters: [Filter] = []

  init(sheet: Sheet, state: PaintState, environment: EnvironmentValues) {
    (self.sheet, base, self.environment) = (sheet, state, environment)
    clipRect = state.clip
  }

  /// From this context's points to pixels.
  private var place: Transform { transform.concatenating(base.transform) }

  /// This context's transform behind the filters that are maps.
  private var drawnTransform: Transform {
    filters.reversed().reduce(transform) { map, filter in
      if case .projection(let before) = filter.kind { before.concatenating(map) } else { map }
    }
  }

  // MARK: Transform

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: Double, y: Double) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: Double, y: Double) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns what is drawn from now on clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Draws through another map from now on.
  public mutating func concatenate(_ matrix: Transform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// How a path cuts off.
  public nonisolated struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps what is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A rectangle around what is not cut off, in this context's points.
  public var clipBoundingRect: Rect { place.inverted.map { clipRect.applying($0) } ?? .zero }

  /// Cuts off what is drawn outside a path from now on.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    if options.contains(.inverse) {
      let hole = Path {
        $0.addRect(clipBoundingRect.insetBy(dx: -1, dy: -1))
        $0.addPath(path)
      }
      return clips.append(ItemGroup.Mask(.fill(hole, .evenOdd), transform: place))
    }
    clips.append(ItemGroup.Mask(.fill(path, style.rule), transform: place))
    let common = clipRect.intersection(path.boundingRect.applying(place))
    clipRect = common.isNull ? .zero : common
  }

  // MARK: Filters

  /// Changes the picture of what is drawn from now on, each by itself.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  // MARK: Layers

  /// Draws all that a closure draws as one, with this context's state.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = Sheet(symbols: sheet.symbols)
    var inner = GraphicsContext(sheet: layer, state: base.grown(by: reach), environment: environment)
    inner.transform = drawnTransform
    try content(&inner)
    put(layer.items, isGroup: true)
  }

  // MARK: Paths

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw { $0.draw(.fill(path, style.rule), shading.resolvedStyle(in: environment), over: path.boundingRect) }
  }

  /// Draws a path's outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw { $0.draw(.stroke(path, style), shading.resolvedStyle(in: environment), over: path.boundingRect) }
  }

  /// Draws a path's outline with a line of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Drawing

  /// How far filters carry what is drawn, in pixels.
  private var reach: Double { filters.reduce(0) { $0 + $1.reach } * place.lengthScale + 1 }

  /// Lets a painter draw in this context's points.
  func draw(_ paint: (inout Painter) -> Void) {
    var state = base
    state.transform = drawnTransform.concatenating(base.transform)
    state.clip = filters.isEmpty ? clipRect : base.clip.insetBy(dx: -reach, dy: -reach)
    for filter in filters {
      if let colors = filter.colorFilter(in: environment) {
        state.filter = state.filter.map { colors.then($0) } ?? colors
      }
    }
    var painter = Painter(state: state, size: .zero)
    paint(&painter)
    put(painter.items, isGroup: false)
  }

  /// Draws a layout node and all below with its origin at a point.
  func draw(_ layoutNode: LayoutNode, at origin: Point, scale: Size) {
    var state = base
    state.transform = drawnTransform.concatenating(base.transform).translatedBy(x: origin.x, y: origin.y)
      .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -layoutNode.frame.minX, y: -layoutNode.frame.minY)
    state.clip = filters.isEmpty ? clipRect : base.clip.insetBy(dx: -reach, dy: -reach)
    put(layoutNode.rendered(state), isGroup: true)
  }

  /// Lays items over what has been drawn, with this context's filters, clips, opacity and blend mode.
  private func put(_ items: [DisplayItem], isGroup: Bool) {
    var items = items
    for filter in filters {
      if case .pixels(let change) = filter.kind {
        items = change.items(items, clip: base.clip.insetBy(dx: -reach, dy: -reach), in: environment)
      }
      guard let effect = filter.effect(in: environment, scale: place.lengthScale) else { continue }
      items = effect.items(items, mask: nil, clip: base.clip.insetBy(dx: -reach, dy: -reach))
    }
    for clip in clips {
      items = GroupEffect(mask: clip).items(items, mask: nil, clip: clipRect)
    }
    let effect = GroupEffect(opacity: max(0, min(1, opacity)), blend: blendMode)
    if opacity < 1 || blendMode != .sourceOver || (isGroup && items.count > 1) {
      items = effect.items(items, mask: nil, clip: clipRect)
    }
    sheet.items += items
  }
}
