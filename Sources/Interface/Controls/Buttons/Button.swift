import Looks
import Runtime
import Values

/// A control that performs an action when it is pressed by touch, key or knob.
///
///     Button("Start") { machine.start() }
///     Button("Delete", role: .destructive) { list.removeAll() }
///
/// ``View/buttonStyle(_:)`` sets the style. In an alert or a confirmation dialog a button also closes the
/// dialog.
@preconcurrency @MainActor public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  /// The configuration of the outer button, if this button is in a style's body. It then draws only that button's
  /// face; the outer button handles presses.
  private let outer: PrimitiveButtonStyleConfiguration?

  @Environment({ $0.dialogDismissal }) private var dismissal
  @State private var isPressed = false

  /// Creates a button whose label is a view.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role whose label is a view.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
    outer = nil
  }

  private init(_ configuration: PrimitiveButtonStyleConfiguration, label: Label) {
    role = configuration.role
    action = configuration.action
    self.label = label
    outer = configuration
  }

  /// The button as the style of the environment draws it.
  public var body: some View { whole(of: makeParts()) }
}

extension Button: PartedView {
  package func makeParts() -> ActionParts { ActionParts(action: action, label: TypedContentSource(label)) }

  package func takeOver(into parts: ActionParts, after former: Button) -> Bool {
    parts.action = action
    parts.show(label)
    return role == former.role && outer == nil && former.outer == nil
  }

  package func whole(of parts: ActionParts) -> some View {
    if let outer {
      styled(outer)
    } else {
      let act = acting(with: parts)
      let isPressed = $isPressed
      styled(configuration(parts, act))
        .modifier(PressFocusModifier(radius: 12, isPressed: { isPressed.wrappedValue = $0 }, action: act))
        .semantics(Semantics(role: .button, press: act), children: .controls)
        // In a dialog, Escape and a long press of the knob press the cancel button.
        .modifier(
          EnvironmentModifier { [isLeaving] in
            if isLeaving, $0.keyboardShortcut == nil { $0.keyboardShortcut = .cancelAction }
          })
    }
  }

  /// Whether the button cancels a dialog.
  private var isLeaving: Bool { role == .cancel && dismissal != nil }

  private func styled(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    StyledControl(configuration) { DefaultButtonStyle().makeBody(configuration: $0) }
  }

  private func configuration(
    _ parts: ActionParts, _ act: @escaping () -> Void
  ) -> PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(ImplicitStack(.horizontal) { SourceView(parts.label) })), action: act,
      isStandard: Label.isStandardLabel, isPressed: $isPressed)
  }

  /// Returns a closure that performs the button's action at the time of the call, and then closes the dialog that
  /// contains the button.
  private func acting(with parts: ActionParts) -> () -> Void {
    { [dismissal = _dismissal] in
      parts.action()
      dismissal.wrappedValue?()
    }
  }
}

/// The action and the label of a control. Both can change each time the views around the control are evaluated, and a
/// style that has drawn the control need not draw it again for that.
package final class ActionParts {
  /// The action of the control when it is pressed.
  var action: () -> Void
  let label: ContentSource

  init(action: @escaping () -> Void, label: ContentSource) { (self.action, self.label) = (action, label) }

  /// Shows another label, of the same type as the first, wherever the label is shown.
  func show<Label: View>(_ label: Label) {
    // Safe: the button made the source of its label from a label of this type.
    unsafeDowncast(self.label, to: TypedContentSource<Label>.self).change(to: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that is shown as it is, without a translation.
  ///
  /// - Parameter action: called when the button is let go inside of its bounds.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration, label: configuration.label)
  }
}
