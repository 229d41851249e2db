import Graphics
import Runtime

/// What a pointer over a view does to its appearance.
public nonisolated struct HoverEffect: Hashable, Sendable {
  fileprivate let isLift: Bool
  /// The view is highlighted.
  public static let automatic = HoverEffect(isLift: false), highlight = HoverEffect(isLift: false)
  /// The view grows a little.
  public static let lift = HoverEffect(isLift: true)
}

/// Draws a view in another way while the pointer is over it.
private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isOn: Bool
  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isHoverEffectEnabled) private var isWanted

  /// How much larger a lifted view is, and how opaque a highlight.
  private static var lift: Double { 1.04 }
  private static var highlight: Double { 0.1 }

  private var isShown: Bool { isOn && isWanted && isEnabled && isHovered }

  func body(content: Content) -> some View {
    content
      .scaleEffect(isShown && effect.isLift ? Self.lift : 1)
      .overlay {
        if isShown && !effect.isLift {
          RoundedRectangle(cornerRadius: 8).fill(.primary.opacity(Self.highlight)).allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
      .onHover { isHovered = $0 }
  }
}

private enum HoverEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether hover effects are shown.
  public internal(set) var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Acts when the pointer comes over the view, and when it leaves. Fingers do not hover.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(HoverChange(action: action)) }

  /// Acts when the pointer moves over the view, and when it leaves.
  ///
  /// - Parameter coordinateSpace: the space in which the place is reported.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Acts when the pointer moves over the view, and when it leaves.
  @_disfavoredOverload public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action))
  }

  /// Highlights or lifts the view while the pointer is over it. A view that is disabled shows nothing.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isOn: isEnabled))
  }

  /// Decides whether hover effects in this view are shown.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}

/// Makes of every place of the pointer whether it is over the view, and tells changes of that.
private struct HoverChange: ViewModifier {
  let action: (Bool) -> Void
  @State private var last = LastHover()

  func body(content: Content) -> some View {
    content.modifier(
      HoverModifier(space: .local) { phase in
        let isOver = phase != .ended
        if isOver == last.isOver { return }
        last.isOver = isOver
        action(isOver)
      })
  }
}

/// What was told last; no view depends on it.
private final class LastHover {
  var isOver = false
}
