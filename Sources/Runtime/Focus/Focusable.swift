/// What the focus on a view is for.
public nonisolated struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// One bit a use.
  public let rawValue: Int
  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It can be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Its value can be changed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever suits the panel.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets the focus rest on a view of the application's own.
package struct FocusableModifier: ViewModifier {
  package let isFocusable: Bool
  @State private var isFocused = false

  package func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .touchable()
      .modifier(FocusModifier(target: target, radius: 10, isOn: isFocusable) { isFocused = $0.hasFocus })
  }

  private var target: FocusTarget {
    var target = FocusTarget()
    target.isPlain = true
    return target
  }
}

extension View {
  /// Lets the focus rest on the view: keys and the knob then reach its handlers.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the focus rest on the view: keys and the knob then reach its handlers. On a panel, with its knob and keys,
  /// the focus is for both uses.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the focus is drawn around what has it.
  public package(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Leaves the ring away that is drawn around what has the focus; the view shows it some other way.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
