import Looks
import Runtime
import Values

/// A button that opens a list of actions.
///
///     Menu("More") {
///       Button("Rename") { rename() }
///       Button("Delete", role: .destructive) { delete() }
///     }
@preconcurrency @MainActor public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  /// The configuration of the outer menu, if this menu is in a style's body and only draws that one's face.
  private let outer: MenuStyleConfiguration?

  private init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    (self.label, self.content, self.primaryAction, outer) = (label, content, primaryAction, nil)
  }

  /// Creates a menu whose label is a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu that performs an action when it is tapped, and opens on a long press.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// The menu as the style of the environment draws it.
  public var body: some View {
    StyledControl(outer ?? configuration) { MenuButton(configuration: $0) }
  }

  private var configuration: MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction,
      isStandard: Label.isStandardLabel)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration that a style was given. The next outer style draws it.
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content, primaryAction) = (configuration.label, configuration.content, configuration.primaryAction)
    outer = configuration
  }
}

/// The label as a button, and the menu while it is open.
private struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @Environment({ $0.localizer }) private var words
  @Environment({ $0.menuLook }) private var look
  @State private var isOpen = false
  @State private var isPressed = false

  var body: some View {
    let primaryAction = configuration.primaryAction
    face
      .pressable(isPressed: { isPressed = $0 }, perform: press)
      .simultaneousGesture(LongPressGesture().onEnded { _ in if primaryAction != nil { isOpen = true } })
      .modifier(
        ModalModifier(isPresented: isOpen, dismiss: { isOpen = false }, place: .anchored) {
          MenuCard(items: configuration.content) { isOpen = false }
        }
      )
      .semantics(Semantics(role: .button, press: press), children: .controls)
      .changingElement {
        if primaryAction != nil {
          $0.actions.append(.init(name: words("Show menu"), isToolkitName: true) { isOpen = true })
        }
      }
  }

  @ViewBuilder private var face: some View {
    if look.leaves(configuration) {
      HStack(spacing: 8) {
        OwnLook(isPressed: isPressed) { configuration.label }
        if look.hasArrow == true { MenuArrow() }
      }
    } else {
      MenuButtonBody(isPressed: isPressed) { configuration.label }
    }
  }

  private func press() { if let action = configuration.primaryAction { action() } else { isOpen = true } }
}

extension Menu where Label == Text {
  /// Creates a menu whose button has a title that is not translated.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title that performs an action when it is tapped, and opens on a long press.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

/// The style of buttons inside a menu: all are as wide as the menu, with their words at its leading edge. Long words take two
/// lines before they shrink.
struct MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { pressed in
      ButtonBody(
        configuration: ButtonStyleConfiguration(
          role: pressed.role,
          label: .init(
            content: AnyView(
              pressed.label.lineLimit(2).frame(minWidth: 160, maxWidth: .infinity, alignment: .leading))),
          isPressed: pressed.isPressed), kind: .bare)
    }
  }
}
