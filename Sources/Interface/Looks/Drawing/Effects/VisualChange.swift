import Graphics
import Runtime
import Values

/// One change of a view's appearance, with its amounts.
public nonisolated struct VisualChange: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case opacity, scale, turn, spaceTurn, offset, blur, brightness, contrast, saturation, hue, transform
  }

  let kind: Kind
  /// The amounts; the kind determines how many of them are used.
  var first: Double
  var second = 0.0
  var third = 0.0, fourth = 0.0
  var fifth = 0.0, sixth = 0.0
  var anchor = UnitPoint.center

  /// Interpolates to another change of the same kind. A change of another kind replaces this one at one half.
  func mixed(with other: VisualChange, by share: Double) -> VisualChange {
    if kind != other.kind { return share < 0.5 ? self : other }
    var mixed = self
    mixed.first += (other.first - first) * share
    mixed.second += (other.second - second) * share
    mixed.third += (other.third - third) * share
    mixed.fourth += (other.fourth - fourth) * share
    mixed.fifth += (other.fifth - fifth) * share
    mixed.sixth += (other.sixth - sixth) * share
    return mixed
  }

  @MainActor func applied(to view: AnyView) -> AnyView {
    switch kind {
    case .opacity: AnyView(view.opacity(first))
    case .scale: AnyView(view.scaleEffect(x: first, y: second, anchor: anchor))
    case .turn: AnyView(view.rotationEffect(.radians(first), anchor: anchor))
    case .spaceTurn:
      AnyView(view.rotation3DEffect(.radians(first), axis: (x: second, y: third, z: fourth), anchor: anchor))
    case .offset: AnyView(view.offset(x: first, y: second))
    case .blur: AnyView(view.blur(radius: first))
    case .brightness: AnyView(view.brightness(first))
    case .contrast: AnyView(view.contrast(first))
    case .saturation: AnyView(view.saturation(first))
    case .hue: AnyView(view.hueRotation(.radians(first)))
    case .transform:
      AnyView(view.transformEffect(Transform(a: first, b: second, c: third, d: fourth, tx: fifth, ty: sixth)))
    }
  }
}
