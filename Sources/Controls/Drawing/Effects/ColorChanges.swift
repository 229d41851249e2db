import Graphics
import Runtime
import Values

/// Changes the colours that a view is drawn with.
@preconcurrency @MainActor public struct ColorFilterModifier: LayoutModifier {
  var filter: (EnvironmentValues) -> ColorFilter

  package func makeBehavior(for layoutNode: LayoutNode) -> ColorFilterBehavior { ColorFilterBehavior(layoutNode) }
  package func configure(_ behavior: ColorFilterBehavior, in environment: EnvironmentValues) {
    behavior.filter = filter(environment)
  }
}

package final class ColorFilterBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var filter = ColorFilter.identity { didSet { if filter != oldValue { setNeedsPaint() } } }

  package func adjust(_ state: inout PaintState) {
    if filter != .identity { state.filter = state.filter.map { filter.then($0) } ?? filter }
  }
}

extension View {
  /// Brightens the view: -1 is black, 0 changes nothing, 1 is white.
  public func brightness(_ amount: Double) -> some View { filtered { _ in .brightness(amount) } }

  /// Sets the contrast of the view: 0 is grey, 1 changes nothing, below 0 is inverted.
  public func contrast(_ amount: Double) -> some View { filtered { _ in .contrast(amount) } }

  /// Sets how pure colours are: 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View { filtered { _ in .saturation(amount) } }

  /// Takes the colour out of the view: 0 changes nothing, 1 is grey.
  public func grayscale(_ amount: Double) -> some View { filtered { _ in .saturation(1 - amount) } }

  /// Turns hues around the circle of colours.
  public func hueRotation(_ angle: Angle) -> some View { filtered { _ in .hueRotation(angle) } }

  /// Replaces each colour by its opposite.
  public func colorInvert() -> some View { filtered { _ in .inverted } }

  /// Multiplies all colours by one.
  public func colorMultiply(_ color: Color) -> some View {
    filtered { .multiply(color.resolve(in: $0)) }
  }

  private func filtered(_ filter: @escaping (EnvironmentValues) -> ColorFilter) -> some View {
    modifier(ColorFilterModifier(filter: filter))
  }
}
