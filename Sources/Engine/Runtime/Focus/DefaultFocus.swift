/// The circumstances in which a default focus applies. SwiftUI has the type; see ``View/defaultFocus(_:_:priority:)``.
public nonisolated struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool
  /// The default focus applies when no view has had the focus before.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The default focus also applies when a person moves the focus into the area.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  /// Moves the focus, when the view appears, to the view inside it that is bound to a value.
  ///
  /// - Parameters:
  ///   - binding: the focus state.
  ///   - value: the value of the view to focus.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Moves the focus, when the view appears, to the view inside it that is bound to a value. `priority` has no effect.
  @available(*, deprecated, message: "The focus moves whenever the view appears; leave priority out.")
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority
  ) -> some View {
    defaultFocus(binding, value)
  }

  /// Gives the view the focus first, when a key or the knob is used and no view has the focus.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus))
  }

  /// Has no effect: a panel has one scope for its default focus, which is the display or the topmost sheet.
  @available(*, deprecated, message: "A panel has one scope for its default focus: the display or the topmost sheet.")
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Groups views for the arrow keys: the focus moves to views in the section before it moves to those beside it.
  public func focusSection() -> some View { modifier(FocusSectionModifier()) }

  /// Confines the focus to the view, as a dialog does, while this is active. Afterwards the focus returns to where it
  /// was.
  ///
  /// - Parameter keepsFocusOnTouch: whether a touch on the view leaves the focus where it is.
  package func focusLayer(_ isActive: Bool = true, keepsFocusOnTouch: Bool = false) -> some View {
    modifier(FocusLayerModifier(isActive: isActive, keepsFocusOnTouch: keepsFocusOnTouch))
  }
}
