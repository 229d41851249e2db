import Looks
import Runtime

extension View {
  /// Fills the background of the sheet around the view with a style.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationTraits { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the corner radius of the sheet around the view, in points; `nil` for the theme's card radius.
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View {
    presentationTraits { $0.cornerRadius = cornerRadius }
  }
}
