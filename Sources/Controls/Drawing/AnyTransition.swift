import Graphics
import Runtime

extension AnyTransition {
  /// Comes and goes at once.
  public static var identity: AnyTransition {
    AnyTransition(apply: { view, _ in view }, applyAtRest: { view, _ in view })
  }

  /// Fades.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// Fades through a blur.
  public static var blurReplace: AnyTransition { AnyTransition(BlurReplaceTransition(configuration: .downUp)) }

  /// Draws symbols on; fades here.
  public static var symbolEffect: AnyTransition { opacity }

  /// Grows and shrinks.
  public static var scale: AnyTransition { scale(scale: 1e-5) }

  /// Grows from and shrinks to a share of its size, around a place in it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// Comes from the leading side and goes to the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Comes from a side, by its own extent, and goes back there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// Comes from a side and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Comes from some points away and goes back there.
  public static func offset(_ offset: Size) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// Comes from some points away and goes back there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    offset(Size(width: x, height: y))
  }

  /// Comes by one transition and goes by another.
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

  /// Applies one modifier to a view that is not there yet or any more, and another to one that is.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    AnyTransition { AnyView($0.modifier($1.isIdentity ? identity : active)) }
  }

  /// One transition after another.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      apply: { other.apply(apply($0, $1), $1) }, applyAtRest: { other.applyAtRest(applyAtRest($0, $1), $1) })
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      apply: { AnyView(apply($0, $1).animation(animation, value: $1)) },
      applyAtRest: { AnyView(applyAtRest($0, $1).animation(animation, value: $1)) })
  }
}
