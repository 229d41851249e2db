import Graphics
import Runtime

/// The change of a view's appearance while a pointer is over it.
public nonisolated struct HoverEffect: Hashable, Sendable {
  fileprivate let isLift: Bool
  /// A translucent highlight over the view.
  public static let automatic = HoverEffect(isLift: false), highlight = HoverEffect(isLift: false)
  /// A slight enlargement of the view.
  public static let lift = HoverEffect(isLift: true)
}

/// Draws a view with a hover effect while the pointer is over it.
private struct HoverEffectModifier: ViewModifier {
  let effect: HoverEffect
  let isOn: Bool
  @State private var isHovered = false
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.isHoverEffectEnabled }) private var isWanted

  /// The scale of a lifted view, and the opacity of a highlight.
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
  /// Performs an action with `true` when a pointer enters the view and with `false` when it leaves. Touches do
  /// not hover.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(HoverChange(action: action)) }

  /// Performs an action with the position of a pointer while it moves over the view, and when it leaves.
  ///
  /// - Parameters:
  ///   - coordinateSpace: the coordinate space of the position.
  ///   - action: called with `active` and the position, in points, or with `ended`.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Performs an action with the position of a pointer while it moves over the view, and when it leaves.
  @_disfavoredOverload public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action))
  }

  /// Highlights or lifts the view while a pointer is over it. A disabled view shows no effect.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isOn: isEnabled))
  }

  /// Hides hover effects in this view, or shows them.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }
}

/// Reports when the pointer enters or leaves the view.
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

/// The value that was last reported. It is a class so that no view depends on it.
private final class LastHover {
  var isOver = false
}
