import Graphics
import Runtime
import Values

/// A change of a view's appearance that does not affect the layout.
@preconcurrency @MainActor public protocol VisualEffect {
  /// The changes from the innermost to the outermost. The toolkit reads it; applications do not need it.
  var _changes: [VisualChange] { get }
}

/// The visual effect that changes nothing, to which others are added.
@preconcurrency @MainActor public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
  /// The empty list of changes.
  public var _changes: [VisualChange] { [] }
}

/// Several changes that are applied in sequence.
struct ChangedVisualEffect: VisualEffect { let _changes: [VisualChange] }

extension VisualEffect {
  private func adding(_ change: VisualChange) -> ChangedVisualEffect {
    ChangedVisualEffect(_changes: _changes + [change])
  }

  /// Multiplies the opacity of the view: 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.init(kind: .opacity, first: opacity)) }

  /// Scales the view about an anchor by a factor; 1 changes nothing.
  public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.init(kind: .scale, first: s, second: s, anchor: anchor))
  }

  /// Scales the view about an anchor by a horizontal and a vertical factor.
  public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.init(kind: .scale, first: scale.width, second: scale.height, anchor: anchor))
  }

  /// Scales the view horizontally and vertically about an anchor.
  public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.init(kind: .scale, first: x, second: y, anchor: anchor))
  }

  /// Rotates the view around an axis in space, in an orthographic projection.
  ///
  /// - Parameters:
  ///   - angle: the angle of the rotation.
  ///   - axis: the direction of the axis.
  ///   - anchor: the point of the frame that the axis passes through.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(
      .init(
        kind: .spaceTurn, first: angle.radians, second: axis.x, third: axis.y, fourth: axis.z, anchor: anchor))
  }

  /// Rotates the view clockwise about an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.init(kind: .turn, first: angle.radians, anchor: anchor))
  }

  /// Transforms the view about its top left corner.
  public func transformEffect(_ transform: Transform) -> some VisualEffect {
    adding(
      .init(
        kind: .transform, first: transform.a, second: transform.b, third: transform.c, fourth: transform.d,
        fifth: transform.tx, sixth: transform.ty))
  }

  /// Moves the view by distances in points.
  public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect {
    adding(.init(kind: .offset, first: x, second: y))
  }

  /// Moves the view by distances in points.
  public func offset(_ offset: Size) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Blurs the view; the radius is in points. The edges fade out.
  public func blur(radius: Double) -> some VisualEffect { adding(.init(kind: .blur, first: radius)) }

  /// Adds to all colour components of the view: -1 for black, 0 for no change, 1 for white.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.init(kind: .brightness, first: amount)) }

  /// Changes the contrast of the view: 0 for grey, 1 for no change.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.init(kind: .contrast, first: amount)) }

  /// Changes the saturation of the view: 0 for grey, 1 for no change.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.init(kind: .saturation, first: amount)) }

  /// Removes the colour of the view: 0 for no change, 1 for grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { saturation(1 - amount) }

  /// Rotates the hue of the view's colours by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.init(kind: .hue, first: angle.radians)) }
}

/// A view with changes that depend on its geometry.
private struct PlacedEffect: ViewModifier {
  /// The animation of changes, if any.
  let animation: Animation?
  let changes: (GeometryProxy) -> [VisualChange]
  @State private var now: [VisualChange] = []

  func body(content: Content) -> some View {
    // The geometry is read outside the effects, since it must not depend on them.
    now.reduce(AnyView(content)) { $1.applied(to: $0) }
      .modifier(
        GeometryChangeModifier(value: changes, isEager: true) { _, next in
          // Apply the first effects without animation, as they only give the view its place.
          guard let animation, !now.isEmpty else { return now = next }
          withAnimation(animation) { now = next }
        })
  }
}

/// The position of a view relative to the visible part of a scroll view.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
  /// Partly hidden at the top or leading edge, visible, or partly hidden at the opposite edge.
  case topLeading, identity, bottomTrailing

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }
  /// The phase as a number: -1 at the top or leading edge, 0 while visible, 1 at the opposite edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The rule by which the appearance of a view follows its visibility in a scroll view.
public nonisolated struct ScrollTransitionConfiguration: Hashable, Sendable {
  enum Kind { case interactive, animated, none }
  let kind: Kind
  /// The share of the view's extent that has to be visible for the view to have its normal appearance.
  var visibleShare: Double
  /// The animation of the change, if any.
  var animation: Animation?
  /// The course of a proportional change.
  var timingCurve = UnitCurve.linear

  /// The change is proportional to the hidden share of the view.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive, visibleShare: 1)
  /// The change is applied at once when less than half of the view is visible.
  public static let animated = ScrollTransitionConfiguration(kind: .animated, visibleShare: 0.5)
  /// No change is applied.
  public static let identity = ScrollTransitionConfiguration(kind: .none, visibleShare: 0)

  /// The change is animated when less than half of the view is visible.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated, visibleShare: 0.5, animation: animation)
  }
  /// The change follows the hidden share of the view along a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive, visibleShare: 1, timingCurve: timingCurve)
  }

  /// Returns the configuration with another visible share as its threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.visibleShare = threshold.visibleShare
    return configuration
  }

  /// The share of a view that has to be visible for its normal appearance.
  public struct Threshold: Hashable, Sendable {
    let visibleShare: Double
    /// No part of the view has to be visible.
    public static let hidden = Threshold(visibleShare: 0)
    /// The whole view has to be visible.
    public static let centered = Threshold(visibleShare: 1)
    /// Half of the view has to be visible.
    public static let visible = Threshold(visibleShare: 0.5)
    /// A share of the view, clamped to 0…1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(visibleShare: min(max(amount, 0), 1)) }
    /// Interpolates between this threshold and another by an amount from 0 to 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      .visible(visibleShare + (other.visibleShare - visibleShare) * amount)
    }
  }

  /// The progress of the change, from 0 for the normal appearance to 1, for a hidden share of the view.
  func progress(hidden share: Double) -> Double {
    switch kind {
    case .none: 0
    case .animated: share > 1 - visibleShare ? 1 : 0
    case .interactive: visibleShare > 0 ? timingCurve.value(at: (share - (1 - visibleShare)) / visibleShare) : 0
    }
  }
}

extension View {
  /// Changes the appearance of the view depending on its geometry. The layout is not affected.
  ///
  ///     card.visualEffect { effect, proxy in effect.offset(y: proxy.frame(in: .global).minY / 10) }
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(PlacedEffect(animation: nil) { effect(EmptyVisualEffect(), $0)._changes })
  }

  /// Changes the appearance of the view while it enters or leaves the visible part of the enclosing scroll
  /// view.
  ///
  ///     card.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0.3) }
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the appearance of the view while it enters or leaves the visible part of the enclosing scroll
  /// view, with a configuration for each edge.
  ///
  /// - Parameters:
  ///   - topLeading: the configuration at the top or leading edge.
  ///   - bottomTrailing: the configuration at the bottom or trailing edge.
  ///   - axis: the axis along which the visibility counts; `nil` for the one along which more is hidden.
  ///   - transition: returns the effects of a phase. Every phase has to return the same kinds of effects.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      PlacedEffect(animation: topLeading.animation ?? bottomTrailing.animation) { proxy in
        let (phase, share) = proxy.scrollPhase(axis)
        let progress = (phase == .topLeading ? topLeading : bottomTrailing).progress(hidden: share)
        let rest = transition(EmptyVisualEffect(), .identity)._changes
        return zip(rest, transition(EmptyVisualEffect(), phase)._changes).map { $0.mixed(with: $1, by: progress) }
      })
  }
}

extension GeometryProxy {
  /// The edge of the scroll view at which the view is hidden, and the hidden share of its extent.
  fileprivate func scrollPhase(_ axis: Axis?) -> (ScrollTransitionPhase, share: Double) {
    guard let window = bounds(of: .scrollView) else { return (.identity, 0) }
    // The axis along which more is hidden counts.
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
