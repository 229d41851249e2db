import Graphics
import Runtime
import Values

/// Draws a view in black, with its luminance as the opacity.
private struct LuminanceModifier: LayoutModifier {
  func makeBehavior(for layoutNode: LayoutNode) -> LuminanceBehavior { LuminanceBehavior(layoutNode) }
  func configure(_ behavior: LuminanceBehavior, in environment: EnvironmentValues) {
    behavior.environment = environment
    behavior.setNeedsPaint()
  }
}

/// Draws its descendants into a picture, and changes each pixel of it.
private final class LuminanceBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var environment = EnvironmentValues()

  var drawsChildrenItself: Bool { true }

  func paint(into painter: inout Painter) {
    let items = children.flatMap { $0.rendered(painter.state) }
    painter.append(
      contentsOf: PixelFilter.luminanceToAlpha.items(items, clip: painter.state.clip, in: environment))
  }
}

extension View {
  /// Draws the view in black, with its luminance as the opacity: white becomes black, and black becomes transparent. As
  /// a mask it shows another view where this one is light.
  ///
  ///     Rectangle().fill(.tint).mask { Image("engraving").luminanceToAlpha() }
  public func luminanceToAlpha() -> some View { modifier(LuminanceModifier()) }
}
