import Graphics
import Runtime
import Values

/// Draws a view as one, and lays it over what is behind it in some way.
@preconcurrency @MainActor public struct CompositingModifier: LayoutModifier, Animatable {
  enum Change: Equatable {
    case plain
    case blend(BlendMode)
    /// The radius is in points: twice the standard deviation.
    case blur(radius: Double)
    case shadow(Color, radius: Double, x: Double, y: Double)
  }

  var change: Change

  /// The radius and the offsets of blur and shadow.
  public var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get {
      switch change {
      case .plain, .blend: .zero
      case .blur(let radius): AnimatablePair(radius, .zero)
      case .shadow(_, let radius, let x, let y): AnimatablePair(radius, AnimatablePair(x, y))
      }
    }
    set {
      switch change {
      case .plain, .blend: break
      case .blur: change = .blur(radius: newValue.first)
      case .shadow(let color, _, _, _):
        change = .shadow(color, radius: newValue.first, x: newValue.second.first, y: newValue.second.second)
      }
    }
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> CompositingBehavior { CompositingBehavior(layoutNode) }
  package func configure(_ behavior: CompositingBehavior, in environment: EnvironmentValues) {
    var color = RGBA.clear
    if case .shadow(let shade, _, _, _) = change { color = shade.resolve(in: environment) }
    behavior.show(change, color)
  }
}

package final class CompositingBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  private var change = CompositingModifier.Change.plain
  private var shadowColor = RGBA.clear

  func show(_ change: CompositingModifier.Change, _ shadowColor: RGBA) {
    if change == self.change, shadowColor == self.shadowColor { return }
    (self.change, self.shadowColor) = (change, shadowColor)
    setNeedsPaint()
  }

  package func groupEffect(in state: PaintState) -> GroupEffect? {
    let scale = state.transform.lengthScale
    switch change {
    case .plain: return GroupEffect()
    case .blend(let mode): return mode == .sourceOver ? nil : GroupEffect(blend: mode)
    case .blur(let radius): return radius > 0 ? GroupEffect(blur: radius * scale) : nil
    case .shadow(_, let radius, let x, let y):
      let shadow = Shadow(
        color: state.filter?.applied(to: shadowColor) ?? shadowColor, sigma: max(0, radius) / 2 * scale,
        dx: Int(shift: x * scale), dy: Int(shift: y * scale))
      return shadow.color.opacity > 0 ? GroupEffect(shadow: shadow) : nil
    }
  }
}

extension Int {
  /// The nearest whole number, within what a shadow may be moved by.
  fileprivate init(shift value: Double) {
    self = value.isFinite ? Int(Swift.max(-4096, Swift.min(4096, value.rounded()))) : 0
  }
}

extension View {
  /// Draws the view as one before effects around it act on it.
  public func compositingGroup() -> some View { modifier(CompositingModifier(change: .plain)) }

  /// Draws the view as one before it is laid over what is behind it.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }

  /// Mixes the view with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(CompositingModifier(change: .blend(blendMode)))
  }

  /// Blurs the view by a Gaussian; the radius is in points.
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    modifier(CompositingModifier(change: .blur(radius: radius)))
  }

  /// Lays a blurred shadow behind the view; radius and offsets are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    modifier(CompositingModifier(change: .shadow(color, radius: radius, x: x, y: y)))
  }
}

extension BlendMode {
  /// On top, as paint is laid on paint.
  public static var normal: BlendMode { .sourceOver }
}

/// How colours are computed; accepted as in SwiftUI, a panel has one way.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
  /// By the numbers that the screen is given.
  case nonLinear
  /// In proportion to light.
  case linear
  /// In proportion to light, beyond what a screen shows.
  case extendedLinear
}
