import Graphics
import Runtime
import Values

/// Changes how a view looks without a change of the layout.
@preconcurrency @MainActor public protocol VisualEffect {
  /// The changes, the innermost first. Applications have no use for it.
  var _changes: [VisualChange] { get }
}

/// The view as it is.
@preconcurrency @MainActor public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
  /// There are none.
  public var _changes: [VisualChange] { [] }
}

/// Several changes, one after the other.
struct ChangedVisualEffect: VisualEffect { let _changes: [VisualChange] }

/// One change of how a view looks.
public nonisolated struct VisualChange: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case opacity, scale, turn, spaceTurn, offset, blur, brightness, contrast, saturation, hue
  }

  let kind: Kind
  /// The amounts, as many as the kind has.
  var first: Double
  var second = 0.0
  var third = 0.0, fourth = 0.0
  var anchor = UnitPoint.center

  /// The change on the way from this one to another of its kind.
  func mixed(with other: VisualChange, by share: Double) -> VisualChange {
    if kind != other.kind { return share < 0.5 ? self : other }
    var mixed = self
    mixed.first += (other.first - first) * share
    mixed.second += (other.second - second) * share
    mixed.third += (other.third - third) * share
    mixed.fourth += (other.fourth - fourth) * share
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
    }
  }
}

extension VisualEffect {
  private func adding(_ change: VisualChange) -> ChangedVisualEffect {
    ChangedVisualEffect(_changes: _changes + [change])
  }

  /// Fades the view as a whole.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.init(kind: .opacity, first: opacity)) }

  /// Draws the view larger or smaller.
  public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.init(kind: .scale, first: s, second: s, anchor: anchor))
  }

  /// Draws the view larger or smaller.
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.init(kind: .scale, first: scale.width, second: scale.height, anchor: anchor))
  }

  /// Draws the view larger or smaller.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.init(kind: .scale, first: x, second: y, anchor: anchor))
  }

  /// Draws the view turned in space around an axis through a place of its frame.
  ///
  /// - Parameters:
  ///   - anchorZ: without perspective it makes no difference.
  ///   - perspective: there is none on a panel.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some VisualEffect {
    adding(
      .init(
        kind: .spaceTurn, first: angle.radians, second: axis.x, third: axis.y, fourth: axis.z, anchor: anchor))
  }

  /// Draws the view turned clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.init(kind: .turn, first: angle.radians, anchor: anchor))
  }

  /// Draws the view elsewhere, by distances in points.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect {
    adding(.init(kind: .offset, first: x, second: y))
  }

  /// Draws the view elsewhere, by distances in points.
  public func offset(_ offset: Size) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Blurs the view; the radius is in points.
  public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect {
    adding(.init(kind: .blur, first: radius))
  }

  /// Brightens the view.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.init(kind: .brightness, first: amount)) }

  /// Sets the contrast of the view.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.init(kind: .contrast, first: amount)) }

  /// Sets how pure colours are.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.init(kind: .saturation, first: amount)) }

  /// Takes the colour out of the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }

  /// Turns hues around the circle of colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.init(kind: .hue, first: angle.radians)) }
}

/// A view with changes that follow from where it is.
private struct PlacedEffect: ViewModifier {
  let changes: (GeometryProxy) -> [VisualChange]
  @State private var now: [VisualChange] = []

  func body(content: Content) -> some View {
    // Where the view is does not depend on how it is drawn: the outer view is the one that is asked.
    now.reduce(AnyView(content)) { $1.applied(to: $0) }
      .modifier(GeometryChangeModifier(value: changes, isEager: true) { now = $1 })
  }
}

/// Where a view is in the window of a scroll view.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
  /// Coming or going at the upper or leading edge, in sight, or at the other edge.
  case topLeading, identity, bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How views change while they come into the window of a scroll view.
public nonisolated struct ScrollTransitionConfiguration: Hashable, Sendable {
  enum Kind { case interactive, animated, none }
  let kind: Kind
  /// How much of a view has to be in sight for it to be as it is at rest, as a share of its extent.
  var visibleShare: Double

  /// As far as they are in sight.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive, visibleShare: 1)
  /// At once, as soon as half of them is in sight.
  public static let animated = ScrollTransitionConfiguration(kind: .animated, visibleShare: 0.5)
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration(kind: .none, visibleShare: 0)

  /// At once, as soon as half of them is in sight.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
  /// As far as they are in sight.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }

  /// The same with another share that has to be in sight.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, visibleShare: threshold.visibleShare)
  }

  /// How much of a view has to be in sight.
  public struct Threshold: Hashable, Sendable {
    let visibleShare: Double
    /// Nothing of it.
    public static let hidden = Threshold(visibleShare: 0)
    /// All of it.
    public static let centered = Threshold(visibleShare: 1)
    /// Half of it.
    public static let visible = Threshold(visibleShare: 0.5)
    /// A share of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visibleShare: min(max(amount, 0), 1)) }
    /// What lies between this and another, from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      .visible(visibleShare + (other.visibleShare - visibleShare) * amount)
    }
  }

  /// How far a view is from its rest, from 0 to 1, when a share of it is out of sight.
  func progress(hidden share: Double) -> Double {
    switch kind {
    case .none: 0
    case .animated: share > 1 - visibleShare ? 1 : 0
    case .interactive: visibleShare > 0 ? min(max((share - (1 - visibleShare)) / visibleShare, 0), 1) : 0
    }
  }
}

extension View {
  /// Changes how the view looks by where it is; the layout stays as it is.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(PlacedEffect { effect(EmptyVisualEffect(), $0)._changes })
  }

  /// Changes how the view looks while it comes into the window of the scroll view around it, and while it goes.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks while it comes into the window of the scroll view around it, and while it goes, in a
  /// way for each of the two edges.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      PlacedEffect { proxy in
        let (phase, share) = proxy.scrollPhase(axis)
        let progress = (phase == .topLeading ? topLeading : bottomTrailing).progress(hidden: share)
        let rest = transition(EmptyVisualEffect(), .identity)._changes
        return zip(rest, transition(EmptyVisualEffect(), phase)._changes).map { $0.mixed(with: $1, by: progress) }
      })
  }
}

extension GeometryProxy {
  /// At which edge of the scroll view's window the view is, and how much of it is out of sight.
  fileprivate func scrollPhase(_ axis: Axis?) -> (ScrollTransitionPhase, share: Double) {
    guard let window = bounds(of: .scrollView) else { return (.identity, 0) }
    // Along the axis in which more is out of sight.
    let phases = Axis.allCases.filter { axis == nil || axis == $0 }.map {
      axis -> (ScrollTransitionPhase, share: Double) in
      let extent = max(1, size[axis])
      let before = window.origin[axis], after = extent - before - window.size[axis]
      return before > after
        ? (.topLeading, min(1, max(0, before / extent))) : (.bottomTrailing, min(1, max(0, after / extent)))
    }
    return phases.max { $0.share < $1.share } ?? (.identity, 0)
  }
}
