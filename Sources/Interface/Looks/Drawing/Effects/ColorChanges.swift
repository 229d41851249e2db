import Graphics
import Runtime
import Values

/// Applies a map of colours to a view.
@preconcurrency @MainActor public struct ColorFilterModifier: LayoutModifier {
  var filter: (EnvironmentValues) -> ColorFilter

  package func makeBehavior(for layoutNode: LayoutNode) -> ColorFilterBehavior { ColorFilterBehavior(layoutNode) }
  package func configure(_ behavior: ColorFilterBehavior, in environment: EnvironmentValues) {
    behavior.filter = filter(environment)
  }
}

/// Adds a map of colours to the painting state of its descendants.
package final class ColorFilterBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var filter = ColorFilter.identity { didSet { if filter != oldValue { setNeedsPaint() } } }

  package func adjust(_ state: inout PaintState) {
    if filter != .identity { state.filter = state.filter.map { filter.then($0) } ?? filter }
  }
}

extension View {
  /// Adds to all colour components of the view: -1 for black, 0 for no change, 1 for white.
  public func brightness(_ amount: Double) -> some View { filtered { _ in .brightness(amount) } }

  /// Changes the contrast of the view: 0 for grey, 1 for no change, below 0 for an inverted picture.
  public func contrast(_ amount: Double) -> some View { filtered { _ in .contrast(amount) } }

  /// Changes the saturation of the view: 0 for grey, 1 for no change.
  public func saturation(_ amount: Double) -> some View { filtered { _ in .saturation(amount) } }

  /// Removes the colour of the view: 0 for no change, 1 for grey.
  public func grayscale(_ amount: Double) -> some View { filtered { _ in .saturation(1 - amount) } }

  /// Rotates the hue of the view's colours by an angle.
  public func hueRotation(_ angle: Angle) -> some View { filtered { _ in .hueRotation(angle) } }

  /// Inverts the colours of the view.
  public func colorInvert() -> some View { filtered { _ in .inverted } }

  /// Multiplies the colours of the view by a colour, component by component.
  public func colorMultiply(_ color: Color) -> some View {
    filtered { .multiply(color.resolve(in: $0)) }
  }

  private func filtered(_ filter: @escaping (EnvironmentValues) -> ColorFilter) -> some View {
    modifier(ColorFilterModifier(filter: filter))
  }
}
