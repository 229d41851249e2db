import Graphics
import Runtime

/// Fades a view in and out.
@preconcurrency @MainActor public struct OpacityTransition: Transition {
  /// Creates a transition that fades.
  public init() {}
  /// It only fades, so reduced motion does not change it.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  /// The view, transparent unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// Inserts and removes a view without an effect.
@preconcurrency @MainActor public struct IdentityTransition: Transition {
  /// Creates a transition without an effect.
  public init() {}
  /// It has no effect, so reduced motion does not change it.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  /// The view, unchanged in every phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Scales a view up on insertion and down on removal.
@preconcurrency @MainActor public struct ScaleTransition: Transition {
  private let scale: Double
  private let anchor: UnitPoint

  /// Creates a transition from and to a fraction of the view's size, with a point of the view that stays in
  /// place.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }

  /// The view, scaled unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(scale: phase.isIdentity ? 1 : scale, anchor: anchor))
  }
}

/// Moves a view in from an edge and out to the same edge.
@preconcurrency @MainActor public struct MoveTransition: Transition {
  private let edge: Edge

  /// Creates a movement across an edge by the view's own extent.
  public init(edge: Edge) { self.edge = edge }

  /// The view, moved across the edge unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(share: phase.isIdentity ? .zero : edge.outwards))
  }
}

/// Moves a view in from the leading edge and out to the trailing edge.
@preconcurrency @MainActor public struct SlideTransition: Transition {
  /// Creates a transition that slides.
  public init() {}

  /// The view, moved by its width unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(ShiftModifier(share: Point(x: phase.value, y: 0)))
  }
}

/// Moves a view in from an edge and out to the opposite edge while it fades.
@preconcurrency @MainActor public struct PushTransition: Transition {
  private let edge: Edge

  /// Creates a push from an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The view, moved and transparent unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let way = edge.outwards
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(ShiftModifier(share: Point(x: -phase.value * way.x, y: -phase.value * way.y)))
  }
}

/// Moves a view in from an offset and out to it.
@preconcurrency @MainActor public struct OffsetTransition: Transition {
  private let offset: Size

  /// Creates a movement from and to an offset in points.
  public init(_ offset: Size) { self.offset = offset }

  /// The view, moved by the offset unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      ShiftModifier(offset: phase.isIdentity ? .zero : Point(x: offset.width, y: offset.height)))
  }
}

/// Fades a view in and out through a blur.
@preconcurrency @MainActor public struct BlurReplaceTransition: Transition {
  /// The scaling that accompanies the fade.
  public nonisolated struct Configuration: Hashable, Sendable {
    let scales: Bool
    /// The view scales up on insertion and down on removal.
    public static let downUp = Configuration(scales: true)
    /// Accepted for compatibility with SwiftUI: the same as ``downUp``.
    public static let upUp = Configuration(scales: true)
  }

  private let configuration: Configuration

  /// Creates a fade through a blur.
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The view, blurred, transparent and scaled unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity || !configuration.scales ? 1 : 0.85)
  }
}

/// Inserts a view with one transition and removes it with another.
@preconcurrency @MainActor public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition that inserts the view.
  public var insertion: Insertion
  /// The transition that removes the view.
  public var removal: Removal

  /// Creates a transition from one for the insertion and one for the removal.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

  /// It has motion if one of the two transitions has.
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// The view in both transitions, of which one is at rest.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Fades the view in and out through a blur.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Fades the view in and out through a blur.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition where Self == OpacityTransition {
  /// Fades the view in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Inserts and removes the view without an effect.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Scales the view up from nothing and down to nothing.
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Scales the view up from, and down to, a fraction of its size, with a point of the view that stays in
  /// place.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == SlideTransition {
  /// Moves the view in from the leading edge and out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// Moves the view in from an edge and out to the same edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Moves the view in from an edge and out to the opposite edge while it fades.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Moves the view in from an offset, in points, and out to it.
  public static func offset(_ offset: Size) -> OffsetTransition { OffsetTransition(offset) }
  /// Moves the view in from an offset, in points, and out to it.
  public static func offset(x: Double = 0, y: Double = 0) -> OffsetTransition {
    OffsetTransition(Size(width: x, height: y))
  }
}

extension Edge {
  /// The direction across the edge, as a unit vector.
  fileprivate var outwards: Point {
    switch self {
    case .top: Point(x: 0, y: -1)
    case .bottom: Point(x: 0, y: 1)
    case .leading: Point(x: -1, y: 0)
    case .trailing: Point(x: 1, y: 0)
    }
  }
}

/// Moves a view when it is drawn, by fractions of its own size and by points, and scales it. The layout is not
/// affected.
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
