import Runtime
import Values

/// Acts when it is pressed.
///
///     Button("Start") { machine.start() }
///     Button("Delete", role: .destructive) { list.removeAll() }
///
/// The look is chosen with ``View/buttonStyle(_:)``.
@preconcurrency @MainActor public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  /// What a style was given: the button is then only a part of another one.
  private let outer: PrimitiveButtonStyleConfiguration?

  @Environment(\.dialogDismissal) private var dismissal
  @State private var isPressed = false

  /// A button with any label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role and any label.
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

  /// The button as its style draws it.
  public var body: some View {
    if let outer {
      styled(outer)
    } else {
      styled(configuration)
        .modifier(PressFocusModifier(radius: 12, isPressed: { isPressed = $0 }, action: act))
        .semantics(Semantics(role: .button, press: act), children: .controls)
        // In a dialog, Escape and a long press of the knob mean the answer that changes nothing.
        .transformEnvironment(\.keyboardShortcut) { [isLeaving] in if isLeaving, $0 == nil { $0 = .cancelAction } }
    }
  }

  private var isLeaving: Bool { role == .cancel && dismissal != nil }

  private func styled(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    StyledControl(configuration) { DefaultButtonStyle().makeBody(configuration: $0) }
  }

  private var configuration: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), action: act, isPressed: $isPressed)
  }

  /// A button of a dialog also closes it.
  private func act() {
    action()
    dismissal?()
  }
}

extension Button where Label == Text {
  /// A button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// A button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was given, in the next outer style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(configuration, label: configuration.label)
  }
}
