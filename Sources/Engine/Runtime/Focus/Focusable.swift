/// Makes an application's own view able to have the focus.
package struct FocusableModifier: ViewModifier {
  /// Whether the view can have the focus.
  package let isFocusable: Bool
  /// Called when the view receives or loses the focus.
  var onFocusChange: ((Bool) -> Void)?
  @State private var isFocused = false

  package func body(content: Content) -> some View {
    content
      .environment(isFocused) { $0.isFocused = $1 }
      .touchable()
      .modifier(
        FocusModifier(target: target, radius: 10, isOn: isFocusable) { told in
          guard told.hasFocus != isFocused else { return }
          isFocused = told.hasFocus
          onFocusChange?(told.hasFocus)
        })
  }

  private var target: FocusTarget {
    var target = FocusTarget()
    target.isPlain = true
    return target
  }
}

extension View {
  /// Makes the view able to have the focus, so that its handlers receive key and knob events.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Makes the view able to have the focus, and tells when it receives or loses it.
  public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, onFocusChange: onFocusChange))
  }
}

/// The key of ``EnvironmentValues/isFocusEffectEnabled``.
private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether a ring is drawn around the focused view.
  public package(set) var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Hides the ring around focused views; the view shows its focus in another way.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}
