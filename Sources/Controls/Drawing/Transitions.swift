import Graphics
import Runtime

/// Fades a view in and out.
@preconcurrency @MainActor public struct OpacityTransition: Transition {
  /// A fade.
  public init() {}
  /// The view, or nothing.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// Comes and goes at once.
@preconcurrency @MainActor public struct IdentityTransition: Transition {
  /// No transition.
  public init() {}
  /// The view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Has a view grow and shrink.
@preconcurrency @MainActor public struct ScaleTransition: Transition {
  private let scale: Double
  private let anchor: UnitPoint

  /// From and to a share of its size, around a place in it.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  /// The view in its size.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(scale: phase.isIdentity ? 1 : scale, anchor: anchor))
  }
}

/// Moves a view in from a side and back out there.
@preconcurrency @MainActor public struct MoveTransition: Transition {
  private let edge: Edge

  /// Across a side, by the view's own extent.
  public init(edge: Edge) { self.edge = edge }

  /// The view at its place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(share: phase.isIdentity ? .zero : edge.outwards))
  }
}

/// Moves a view in from the leading side and out to the trailing one.
@preconcurrency @MainActor public struct SlideTransition: Transition {
  /// A slide.
  public init() {}

  /// The view at its place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(share: Point(x: phase.value, y: 0)))
  }
}

/// Moves a view in from a side and out to the opposite one, fading.
@preconcurrency @MainActor public struct PushTransition: Transition {
  private let edge: Edge

  /// From a side.
  public init(edge: Edge) { self.edge = edge }

  /// The view at its place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let way = edge.outwards
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(ShiftModifier(share: Point(x: -phase.value * way.x, y: -phase.value * way.y)))
  }
}

/// Moves a view in from some points away and back.
@preconcurrency @MainActor public struct OffsetTransition: Transition {
  private let offset: Size

  /// From and to some points away.
  public init(_ offset: Size) { self.offset = offset }

  /// The view at its place.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      ShiftModifier(offset: phase.isIdentity ? .zero : Point(x: offset.width, y: offset.height)))
  }
}

/// Fades a view in and out of a blur.
@preconcurrency @MainActor public struct BlurReplaceTransition: Transition {
  /// What else happens.
  public nonisolated struct Configuration: Hashable, Sendable {
    let scales: Bool
    /// The view grows out of what was there and makes room by growing.
    public static let downUp = Configuration(scales: true)
    /// The view grows out of what was there.
    public static let upUp = Configuration(scales: true)
  }

  private let configuration: Configuration

  /// A fade through a blur.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity || !configuration.scales ? 1 : 0.85)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades through a blur.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Fades through a blur.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition where Self == OpacityTransition {
  /// Fades.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows and shrinks.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Grows from and shrinks to a share of its size, around a place in it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  /// Comes from the leading side and goes to the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Comes from a side and goes back there.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Comes from a side and goes to the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Comes from some points away and goes back there.
  public static func offset(_ offset: Size) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes from some points away and goes back there.
  public static func offset(x: Double = 0, y: Double = 0) -> OffsetTransition {
    OffsetTransition(Size(width: x, height: y))
  }
}

extension Edge {
  /// One extent across the side.
  fileprivate var outwards: Point {
    switch self {
    case .top: Point(x: 0, y: -1)
    case .bottom: Point(x: 0, y: 1)
    case .leading: Point(x: -1, y: 0)
    case .trailing: Point(x: 1, y: 0)
    }
  }
}

/// Moves a view's picture by shares of its own extents and by points, and scales it.
struct ShiftModifier: LayoutModifier, Animatable {
  var share = Point.zero
  var offset = Point.zero
  var scale = 1.0
  var anchor = UnitPoint.center

  var animatableData: AnimatablePair<AnimatablePair<Point.AnimatableData, Point.AnimatableData>, Double> {
    get { AnimatablePair(AnimatablePair(share.animatableData, offset.animatableData), scale) }
    set {
      (share.animatableData, offset.animatableData) = (newValue.first.first, newValue.first.second)
      scale = newValue.second
    }
  }

  func makeBehavior(for layoutNode: LayoutNode) -> ShiftBehavior { ShiftBehavior(layoutNode) }
  func configure(_ behavior: ShiftBehavior, in environment: EnvironmentValues) {
    behavior.shift = self
    behavior.setNeedsPaint()
  }
}

final class ShiftBehavior: LayoutBehavior {
  unowned let layoutNode: LayoutNode

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  var shift = ShiftModifier()

  func adjust(_ state: inout PaintState) {
    let anchor = Point(x: frame.width * shift.anchor.x, y: frame.height * shift.anchor.y)
    state.transform = state.transform
      .translatedBy(
        x: anchor.x + shift.offset.x + frame.width * shift.share.x,
        y: anchor.y + shift.offset.y + frame.height * shift.share.y
      )
      .scaledBy(x: shift.scale, y: shift.scale)
      .translatedBy(x: -anchor.x, y: -anchor.y)
  }
}
