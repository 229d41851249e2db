import Looks
import Graphics
import Runtime
import Values

/// The shape of the background of bordered buttons.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, capsule, circle
    case rounded(Double?)
  }

  private let kind: Kind

  /// The rounded rectangle of the theme.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rounded rectangle whose shorter sides are half circles.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle with the theme's corner radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// Returns a rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: Double) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  var isCircle: Bool { kind == .circle }

  /// The corner radius, in points. A value above half the height gives a capsule.
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
  /// The shape of the background of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the background of bordered buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(shape) { $0.buttonBorderShape = $1 }
  }
}
