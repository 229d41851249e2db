import Graphics
import Runtime

extension AnyTransition {
  /// A transition that inserts and removes the view without an effect.
  public static var identity: AnyTransition {
    AnyTransition(apply: { view, _ in view }, applyAtRest: { view, _ in view })
  }

  /// Fades the view in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Fades the view in and out through a blur.
  public static var blurReplace: AnyTransition { AnyTransition(BlurReplaceTransition(configuration: .downUp)) }

  /// Accepted for compatibility with SwiftUI: symbols fade like other views.
  public static var symbolEffect: AnyTransition { opacity }

  /// Scales the view up from nothing and down to nothing.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// Scales the view up from, and down to, a fraction of its size.
  ///
  /// - Parameters:
  ///   - scale: the fraction of the size; 0.5 for half.
  ///   - anchor: the point of the view that stays in place.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// Moves the view in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Moves the view in from an edge, by its own extent, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Moves the view in from an edge and out to the opposite edge while it fades.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Moves the view in from an offset, in points, and out to it.
  public static func offset(_ offset: Size) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// Moves the view in from an offset, in points, and out to it.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    offset(Size(width: x, height: y))
  }

  /// Combines an insertion transition with a different removal transition.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func both(
      _ path: @escaping (AnyTransition) -> (AnyView, TransitionPhase) -> AnyView
    ) -> (AnyView, TransitionPhase) -> AnyView {
      { view, phase in
        let arriving = path(insertion)(view, phase == .didDisappear ? .identity : phase)
        return path(removal)(arriving, phase == .willAppear ? .identity : phase)
      }
    }
    return AnyTransition(apply: both { $0.apply }, applyAtRest: both { $0.applyAtRest })
  }

  /// Applies one modifier while the view is being inserted or removed, and another while it is present.
  /// Animatable values of the modifiers are interpolated.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition { AnyView($0.modifier($1.isIdentity ? identity : active)) }
  }

  /// Returns a transition that applies both transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      apply: { other.apply(apply($0, $1), $1) }, applyAtRest: { other.applyAtRest(applyAtRest($0, $1), $1) })
  }

  /// Returns the transition with its own animation, which replaces that of the transaction.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      apply: { AnyView(apply($0, $1).animation(animation, value: $1)) },
      applyAtRest: { AnyView(applyAtRest($0, $1).animation(animation, value: $1)) })
  }
}
