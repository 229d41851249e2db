import Graphics
import Runtime
import Values

/// The outline of buttons with a ground of their own.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, capsule, circle
    case rounded(Double?)
  }

  private let kind: Kind

  /// As the theme has it.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at the ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with the theme's corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle whose corners have a radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  var isCircle: Bool { kind == .circle }

  /// The radius of the corners, in points; more than the height allows makes a capsule.
  func radius(in theme: Theme) -> Double {
    switch kind {
    case .automatic, .rounded(nil): theme.metrics.cornerRadius
    case .rounded(let radius?): radius
    case .capsule, .circle: 10_000
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The outline of buttons with a ground of their own.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the outline of buttons with a ground of their own.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
