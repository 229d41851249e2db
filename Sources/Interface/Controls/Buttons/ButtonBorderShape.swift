import Looks
import Graphics
import Runtime
import Values

/// The shape of the background of bordered buttons. As a shape of its own it has the radius of the theme around it.
///
///     Image("dish").resizable().frame(width: 80, height: 80).clipShape(.buttonBorder)
public nonisolated struct ButtonBorderShape: InsettableShape, Hashable {
  private enum Kind: Hashable {
    case automatic, capsule, circle
    case rounded(Double?)
  }

  private var kind: Kind
  private var amount = 0.0

  private init(kind: Kind) { self.kind = kind }

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

  /// The outline within a rectangle, reduced by the inset. Outside of a view it has the radius of the light theme.
  public func path(in rect: Rect) -> Path {
    switch kind {
    case .capsule: Capsule().inset(by: amount).path(in: rect)
    case .circle: Circle().inset(by: amount).path(in: rect)
    case .automatic, .rounded:
      RoundedRectangle(cornerRadius: radius(in: .light)).inset(by: amount).path(in: rect)
    }
  }

  /// Returns the shape inset by a distance in points.
  public func inset(by amount: Double) -> ButtonBorderShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The shape that buttons have in an environment if this one is ``automatic``, with the radius of the theme.
  public func _shape(in environment: EnvironmentValues) -> ButtonBorderShape {
    var shape = self
    if kind == .automatic { shape.kind = environment.buttonBorderShape.kind }
    if shape.kind == .automatic || shape.kind == .rounded(nil) {
      shape.kind = .rounded(shape.radius(in: environment.theme))
    }
    return shape
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

extension Shape where Self == ButtonBorderShape {
  /// The shape of bordered buttons in the environment, which ``View/buttonBorderShape(_:)`` sets.
  public nonisolated static var buttonBorder: ButtonBorderShape { .automatic }
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
