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
  /// The configuration that a style was given. The button then draws only the face of another button, which
  /// handles presses.
  private let outer: PrimitiveButtonStyleConfiguration?

  @Environment(\.dialogDismissal) private var dismissal
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
  public var body: some View {
    if let outer {
      styled(outer)
    } else {
      styled(configuration)
        .modifier(PressFocusModifier(radius: 12, isPressed: { isPressed = $0 }, action: act))
        .semantics(Semantics(role: .button, press: act), children: .controls)
        // In a dialog, Escape and a long press of the knob press the cancel button.
        .transformEnvironment(\.keyboardShortcut) { [isLeaving] in if isLeaving, $0 == nil { $0 = .cancelAction } }
    }
  }

  /// Whether the button cancels a dialog.
  private var isLeaving: Bool { role == .cancel && dismissal != nil }

  private func styled(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    StyledControl(configuration) { DefaultButtonStyle().makeBody(configuration: $0) }
  }

  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), action: act, isStandard: Label.isStandardLabel,
      isPressed: $isPressed)
  }

  /// Performs the action, and then closes the dialog that contains the button.
  private func act() {
    action()
    dismissal?()
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
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
