import Looks
import Faceplate
import Graphics
import Runtime

/// A way of blending, as sources of CoreGraphics name it.
public typealias CGBlendMode = GraphicsContext.BlendMode

/// The rule that tells the inside of a path, as sources of CoreGraphics name it.
public nonisolated enum CGPathFillRule: Int, Sendable {
  /// The non-zero winding rule, or the even-odd rule, by which a shape inside another one is a hole.
  case winding, evenOdd
}

/// The parts of a path that are drawn, as sources of CoreGraphics name them.
public nonisolated enum CGPathDrawingMode: Int, Sendable {
  /// The inside by one of the two rules, the line, or both.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The drawing of a picture or of a canvas, as sources of CoreGraphics know it: paths, colours, transforms, clips and
/// pictures. The y axis points down, as in the contexts of UIKit.
@preconcurrency @MainActor public final class CGContext {
  private struct Clip {
    let path: Path
    let style: FillStyle
    let transform: Transform
  }

  /// The values that ``saveGState()`` keeps.
  private struct State {
    var transform = Transform.identity
    var fill = Color.black, stroke = Color.black
    var line = StrokeStyle()
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var clips: [Clip] = []
  }

  private var state = State()
  private var saved: [State] = []
  /// The path that is being built, in the coordinates in which the context began: later transforms do not move it.
  private var path = Path()
  /// The functions that draw, for a canvas.
  private var drawn: [(GraphicsContext) -> Void] = []

  init() {}

  /// Draws everything that was drawn here.
  func replay(into context: GraphicsContext) { for paint in drawn { paint(context) } }

  func draw(_ paint: @escaping (GraphicsContext) -> Void) {
    let state = state
    drawn.append { context in
      var own = context
      for clip in state.clips {
        own.transform = clip.transform.concatenating(context.transform)
        own.clip(to: clip.path, style: clip.style)
      }
      own.transform = state.transform.concatenating(context.transform)
      own.opacity *= state.alpha
      if state.blendMode != .normal { own.blendMode = state.blendMode }
      paint(own)
    }
  }

  // MARK: State

  /// Keeps the transform, the clip, the colours and the way of drawing for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Takes back what has changed since the last ``saveGState()``.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      return Self.report("CGContext.restoreGState() has nothing to restore: call saveGState() before.")
    }
    state = last
  }

  private func transform(_ change: (Transform) -> Transform) { state.transform = change(state.transform) }

  /// The transform from present coordinates to those in which the context began.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves what is drawn from now on.
  public func translateBy(x: CGFloat, y: CGFloat) { transform { $0.translatedBy(x: x, y: y) } }
  /// Scales what is drawn from now on.
  public func scaleBy(x: CGFloat, y: CGFloat) { transform { $0.scaledBy(x: x, y: y) } }
  /// Turns what is drawn from now on, clockwise by an angle in radians.
  public func rotate(by angle: CGFloat) { transform { $0.rotated(by: angle) } }
  /// Applies a transform, before the present one, to what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { self.transform { transform.concatenating($0) } }

  /// Sets the colour of what is filled; black at first.
  public func setFillColor(_ color: CGColor) { setFill(color.color) }
  /// Sets the colour of what is filled, from sRGB components, each from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines; black at first.
  public func setStrokeColor(_ color: CGColor) { setStroke(color.color) }
  /// Sets the colour of lines, from sRGB components, each from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  func setFill(_ color: Color) { state.fill = color }
  func setStroke(_ color: Color) { state.stroke = color }

  /// Sets the width of lines in present coordinates; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
  /// Sets the form of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
  /// Sets the form of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
  /// Sets how many line widths a pointed corner may be long.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  /// Sets the lengths of dashes and gaps; none for a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashPhase, state.line.dash) = (phase, lengths)
  }
  /// Sets the opacity of what is drawn from now on, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets how what is drawn from now on is blended with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  // MARK: The path

  /// Forgets the path that is being built.
  public func beginPath() { path = Path() }
  /// Begins another part of the path.
  public func move(to point: CGPoint) { path.move(to: placed(point)) }
  /// Adds a straight line from the current point to a point, which becomes the current one.
  public func addLine(to point: CGPoint) { path.addLine(to: placed(point)) }
  /// Adds straight lines through points; the first one begins another part of the path.
  public func addLines(between points: [CGPoint]) { path.addLines(points.map { placed($0) }) }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: placed(end), control1: placed(control1), control2: placed(control2))
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: placed(end), control: placed(control))
  }
  /// Adds an arc; the angles are in radians, clockwise from the right. As the y axis points down, `clockwise: false` draws
  /// towards greater angles.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let arc = Path {
      $0.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: clockwise)
    }
    arc.forEach {
      switch $0 {
      // A line leads from the current point to the arc.
      case .move(let start): if path.isEmpty { move(to: start) } else { addLine(to: start) }
      case .line(let end): addLine(to: end)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: closePath()
      }
    }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { addPath(Path(rect)) }
  /// Adds an ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }
  /// Adds another path.
  public func addPath(_ other: CGPath) { path.addPath(other, transform: state.transform) }
  /// Closes the part of the path that is being built.
  public func closePath() { path.closeSubpath() }

  /// A point in the coordinates in which the context began.
  private func placed(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }

  /// The path in present coordinates, which is forgotten; an empty one where these have no extent, as it is not seen.
  private func takePath() -> Path {
    defer { path = Path() }
    if state.transform.isIdentity { return path }
    return state.transform.inverse.map { path.applying($0) } ?? Path()
  }

  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), evenOdd: rule == .evenOdd) }
  /// Draws a line along the path, and forgets it.
  public func strokePath() { stroke(takePath()) }
  /// Draws the path, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode != .stroke { fill(path, evenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill && mode != .eoFill { stroke(path) }
  }
  /// Clips what is drawn from now on to the path, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), evenOdd: rule == .evenOdd) }

  // MARK: Drawing

  func fill(_ path: Path, evenOdd: Bool = false) {
    let color = state.fill
    draw { $0.fill(path, with: .color(color), style: FillStyle(eoFill: evenOdd)) }
  }
  func stroke(_ path: Path, style: StrokeStyle? = nil) {
    let (color, style) = (state.stroke, style ?? state.line)
    draw { $0.stroke(path, with: .color(color), style: style) }
  }
  func clip(_ path: Path, evenOdd: Bool = false) {
    if state.clips.count >= LooksLimits.clips {
      return Self.report(
        "A CGContext has more than \(LooksLimits.clips) clips: put each between saveGState() and restoreGState().")
    }
    state.clips.append(Clip(path: path, style: FillStyle(eoFill: evenOdd), transform: state.transform))
  }
  func draw(_ image: Image, in rect: CGRect) { draw { $0.draw(image, in: rect) } }

  /// Draws the edges of a rectangle with lines of 1 point inside of it, as UIKit does, and forgets the path.
  func frame(_ rect: CGRect) { stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Calls a closure for which what is drawn is blended in another way.
  func blending(_ mode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    let before = state
    (state.blendMode, state.alpha) = (mode, alpha)
    body(self)
    state = before
  }

  /// Calls a closure, and replaces what is already there with what it draws.
  func replacing(_ body: (CGContext) -> Void) {
    blending(.clear, alpha: 1) {
      // A transparent colour would leave what is there.
      ($0.state.fill, $0.state.stroke) = (.black, .black)
      body($0)
    }
    body(self)
  }

  // As in CoreGraphics, these functions forget the path that is being built.

  /// Fills a rectangle, and forgets the path.
  public func fill(_ rect: CGRect) { fill([rect]) }
  /// Fills rectangles, and forgets the path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    for rect in rects { fill(Path(rect)) }
  }
  /// Fills an ellipse in a rectangle, and forgets the path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(Path(ellipseIn: rect))
  }
  /// Draws a line along the edges of a rectangle, and forgets the path.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.lineWidth) }
  /// Draws a line of a width along the edges of a rectangle, and forgets the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var style = state.line
    style.lineWidth = width
    stroke(Path(rect), style: style)
  }
  /// Draws a line along an ellipse in a rectangle, and forgets the path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(Path(ellipseIn: rect))
  }
  /// Draws lines between pairs of points, and forgets the path. The last of an odd number of points is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    stroke(
      Path {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          $0.move(to: points[index])
          $0.addLine(to: points[index + 1])
        }
      })
  }
  /// Clips what is drawn from now on to a rectangle, and forgets the path.
  public func clip(to rect: CGRect) {
    beginPath()
    clip(Path(rect))
  }
  /// Draws a picture in a rectangle, upside down: the y axis of CoreGraphics points up, and that of this context down.
  /// `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw { context in
      var mirrored = context
      mirrored.translateBy(x: 0, y: rect.minY + rect.maxY)
      mirrored.scaleBy(x: 1, y: -1)
      mirrored.draw(Image(decorative: image), in: rect)
    }
  }
}

extension CGContext {
  /// The contexts in use; the last one is drawn into.
  static var stack: [CGContext] = []

  /// The context that is drawn into. Where there is none, that is reported.
  static func current(for function: String) -> CGContext? {
    if stack.isEmpty {
      report("\(function) draws nothing here: call it in the closure of UIGraphicsImageRenderer.image.")
    }
    return stack.last
  }

  /// The environment of the panel, and before there is one the system's fonts for texts.
  static var environment: EnvironmentValues {
    var environment = UIImage.environment
    if environment.fontLibrary == nil { environment.fontLibrary = try? FontLibrary.system() }
    return environment
  }

  fileprivate static func report(_ message: String) { Stage.ofRunningCode?.report(message) }

  /// Calls a closure in which UIKit's functions draw into this context.
  func whileCurrent(_ body: () -> Void) {
    Self.stack.append(self)
    defer { Self.stack.removeLast() }
    body()
  }
}

/// The context that UIKit's functions draw into; `nil` outside of a drawing.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.stack.last }

extension GraphicsContext {
  /// Draws with functions of CoreGraphics, beginning with the transform, the clip and the opacity of this context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let drawing = CGContext()
    defer { drawing.replay(into: self) }
    try content(drawing)
  }
}
