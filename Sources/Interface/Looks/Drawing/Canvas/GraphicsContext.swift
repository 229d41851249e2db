import Graphics
import Runtime
import Values

/// The destination and the state of drawing in a ``Canvas``.
///
/// A copy draws into the same canvas. Changes of the copy's transform, clips, opacity and filters do not affect
/// the original:
///
///     var rotated = context
///     rotated.rotate(by: .degrees(30))
///     rotated.stroke(path, with: .color(.red))
@preconcurrency @MainActor public struct GraphicsContext {
  /// The ways to blend new content with what has been drawn before.
  public typealias BlendMode = Graphics.BlendMode

  /// The items that have been drawn, in pixels.
  final class Sheet {
    let symbols: [LayoutNode]
    var items: [DisplayItem] = []
    /// Whether an item mixes with those before it, so that the sheet needs a separate layer.
    var blends = false

    init(symbols: [LayoutNode]) { self.symbols = symbols }
  }

  /// The opacity of everything that is drawn: 0…1.
  public var opacity = 1.0
  /// The way in which everything that is drawn is blended with what is behind it.
  public var blendMode = BlendMode.sourceOver
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The transform from the points of this context to those of the canvas.
  public var transform = Transform.identity

  let sheet: Sheet
  /// The transform and the clip of the canvas itself.
  private let base: PaintState
  private var clips: [ItemGroup.Mask] = []
  /// The items whose opacity clips what is drawn, a list for each layer.
  private var clipLayers: [[DisplayItem]] = []
  private var clipRect: Rect
  private var filters: [Filter] = []

  init(sheet: Sheet, state: PaintState, environment: EnvironmentValues) {
    (self.sheet, base, self.environment) = (sheet, state, environment)
    clipRect = state.clip
  }

  /// The transform from the points of this context to pixels.
  private var place: Transform { transform.concatenating(base.transform) }

  /// This context's transform, after the filters that are transforms.
  private var drawnTransform: Transform {
    filters.reversed().reduce(transform) { map, filter in
      if case .projection(let before) = filter.kind { before.concatenating(map) } else { map }
    }
  }

  // MARK: Transform

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: Double, y: Double) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves what is drawn from now on by a distance in points.
  public mutating func translateBy(x: Double, y: Double) { transform = transform.translatedBy(x: x, y: y) }

  /// Rotates what is drawn from now on clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }

  /// Applies another transform, before the present one, to what is drawn from now on.
  public mutating func concatenate(_ matrix: Transform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// The options of the method ``clip(to:style:options:)``.
  public nonisolated struct ClipOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps what is outside the path instead of what is inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The bounds of the clip, in points of this context.
  public var clipBoundingRect: Rect { place.inverse.map { clipRect.applying($0) } ?? .zero }

  /// Returns whether there is room for another clip. Where there is none, that is reported, and the clip has no effect.
  private func findRoomForClip() -> Bool {
    if clips.count + clipLayers.count < LooksLimits.clips { return true }
    environment.stage?.report(
      "A drawing of a canvas has more than \(LooksLimits.clips) clips: draw with a copy of the context for each clip.")
    return false
  }

  /// Clips what is drawn from now on to a path. Several clips intersect.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    guard findRoomForClip() else { return }
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

  /// Clips what is drawn from now on to the opacity of what a closure draws.
  ///
  /// - Parameters:
  ///   - opacity: the opacity of the layer, 0…1.
  ///   - content: draws the layer.
  public mutating func clipToLayer(opacity: Double = 1, content: (inout GraphicsContext) throws -> Void) rethrows {
    guard findRoomForClip() else { return }
    let layer = Sheet(symbols: sheet.symbols)
    var inner = GraphicsContext(sheet: layer, state: base, environment: environment)
    inner.transform = transform
    inner.opacity = opacity
    try content(&inner)
    clipLayers.append(layer.items)
  }

  // MARK: Filters

  /// Applies a filter to each item that is drawn from now on.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  // MARK: Layers

  /// Draws the content of a closure into a layer, to which the state of this context is applied as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = Sheet(symbols: sheet.symbols)
    var inner = GraphicsContext(sheet: layer, state: base.grown(by: reach), environment: environment)
    inner.transform = drawnTransform
    try content(&inner)
    append(layer.items, isGroup: true, isIsolated: layer.blends)
  }

  // MARK: Paths

  /// Fills the inside of a path, which the rule of the style determines.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw { $0.draw(.fill(path, style.rule), shading.resolvedStyle(in: environment), over: path.boundingRect) }
  }

  /// Draws a line along a path, with the width, the caps, the joins and the dashes of a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw { $0.draw(.stroke(path, style), shading.resolvedStyle(in: environment), over: path.boundingRect) }
  }

  /// Strokes a path with a line width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Drawing

  /// The distance by which filters extend beyond what is drawn, in pixels.
  private var reach: Double { filters.reduce(0) { $0 + $1.reach } * place.lengthScale + 1 }

  /// Calls a closure with a painter that has the state of this context.
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
    append(painter.items, isGroup: false)
  }

  /// Draws a layout node and its descendants with the node's origin at a point.
  func draw(_ layoutNode: LayoutNode, at origin: Point, scale: Size) {
    var state = base
    state.transform = drawnTransform.concatenating(base.transform).translatedBy(x: origin.x, y: origin.y)
      .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -layoutNode.frame.minX, y: -layoutNode.frame.minY)
    state.clip = filters.isEmpty ? clipRect : base.clip.insetBy(dx: -reach, dy: -reach)
    append(layoutNode.rendered(state), isGroup: true)
  }

  /// Appends items, with the filters, clips, opacity and blend mode of this context.
  ///
  /// - Parameters:
  ///   - items: The items, from back to front.
  ///   - isGroup: Whether the state applies to all of the items at once.
  ///   - isIsolated: Whether the items mix among themselves alone.
  private func append(_ items: [DisplayItem], isGroup: Bool, isIsolated: Bool = false) {
    if clipRect.isEmpty { return }
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
    for layer in clipLayers { items = GroupEffect().items(items, mask: layer, clip: clipRect) }
    let opacity = max(0, min(1, opacity))
    if blendMode != .sourceOver { sheet.blends = true }
    if blendMode.changesBehindTransparency, items.count == 1,
      let group = ItemGroup(inside: items[0], opacity: opacity, blend: blendMode)
    {
      return sheet.items.append(DisplayItem(group, clip: clipRect))
    }
    let effect = GroupEffect(opacity: opacity, blend: blendMode)
    if opacity < 1 || blendMode != .sourceOver || (isGroup && items.count > 1) || isIsolated {
      items = effect.items(items, mask: nil, clip: clipRect)
    }
    sheet.items += items
  }
}
