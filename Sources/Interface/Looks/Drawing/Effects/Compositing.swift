import Graphics
import Runtime
import Values

/// Composites a view as a group, with a blend mode, a blur or a shadow.
@preconcurrency @MainActor public struct CompositingModifier: LayoutModifier, Animatable {
  /// The effect on the group.
  enum Change: Equatable {
    case plain
    case blend(BlendMode)
    /// A Gaussian blur. The radius is in points and twice the standard deviation.
    case blur(radius: Double)
    case shadow(Color, radius: Double, x: Double, y: Double)
  }

  var change: Change

  /// The radius and the offsets of a blur or a shadow.
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

/// Draws its descendants as a group with an effect.
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

extension View {
  /// Composites the view as a group, so that opacity and other effects apply to it as a whole.
  public func compositingGroup() -> some View { modifier(CompositingModifier(change: .plain)) }

  /// Composites the view as a group, as ``compositingGroup()`` does.
  public func drawingGroup() -> some View { compositingGroup() }

  /// Blends the view with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(CompositingModifier(change: .blend(blendMode)))
  }

  /// Applies a Gaussian blur with a radius in points. The edges fade out.
  public func blur(radius: Double) -> some View { modifier(CompositingModifier(change: .blur(radius: radius))) }

  /// Adds a blurred shadow behind the view.
  ///
  /// - Parameters:
  ///   - color: the colour of the shadow.
  ///   - radius: the blur radius, in points: twice the standard deviation of the Gaussian.
  ///   - x: the horizontal offset, in points.
  ///   - y: the vertical offset, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    modifier(CompositingModifier(change: .shadow(color, radius: radius, x: x, y: y)))
  }
}

extension BlendMode {
  /// Draws over what is behind (Porter–Duff source-over).
  public static var normal: BlendMode { .sourceOver }
}
