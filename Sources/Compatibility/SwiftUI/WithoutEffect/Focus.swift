import Faceplate

/// The circumstances in which a default focus applies. SwiftUI has the type; see ``View/defaultFocus(_:_:priority:)``.
public nonisolated struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool
  /// The default focus applies when no view has had the focus before.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The default focus also applies when a person moves the focus into the area.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  /// Moves the focus, when the view appears, to the view inside it that is bound to a value. `priority` has no effect.
  @available(*, deprecated, message: "The focus moves whenever the view appears; leave priority out.")
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority
  ) -> some View {
    defaultFocus(binding, value)
  }

  /// Has no effect: a panel has one scope for its default focus, which is the display or the topmost sheet.
  @available(*, deprecated, message: "A panel has one scope for its default focus: the display or the topmost sheet.")
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}

/// The interactions that a focused view supports.
public nonisolated struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view can be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view's value can be changed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions that the panel supports.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Makes the view able to have the focus, so that its handlers receive key and knob events. `interactions` has no
  /// effect.
  @available(*, deprecated, message: "The focus of a panel serves all interactions; leave interactions out.")
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }
}
