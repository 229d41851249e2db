import Runtime
import Values

/// Offers several things to do, which come up when it is tapped.
///
///     Menu("More") {
///       Button("Rename") { rename() }
///       Button("Delete", role: .destructive) { delete() }
///     }
@preconcurrency @MainActor public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  /// What a style was given: the menu is then only a part of another one.
  private let outer: MenuStyleConfiguration?

  private init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    (self.label, self.content, self.primaryAction, outer) = (label, content, primaryAction, nil)
  }

  /// A menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// A menu with any label that does something when it is tapped, and comes up when it is held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  /// The menu as its style draws it.
  public var body: some View {
    StyledControl(outer ?? configuration) { MenuButton(configuration: $0) }
  }

  private var configuration: MenuStyleConfiguration {
    MenuStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given, in the next outer style.
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content, primaryAction) = (configuration.label, configuration.content, configuration.primaryAction)
    outer = configuration
  }
}

/// The label, and the menu while it is open.
private struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @State private var isPressed = false

  var body: some View {
    let primaryAction = configuration.primaryAction
    MenuButtonBody(isPressed: isPressed) { configuration.label }
      .pressable(isPressed: { isPressed = $0 }, perform: press)
      .simultaneousGesture(LongPressGesture().onEnded { _ in if primaryAction != nil { isOpen = true } })
      .modifier(
        ModalModifier(isPresented: isOpen, dismiss: { isOpen = false }, place: .anchored) {
          MenuCard(items: configuration.content) { isOpen = false }
        }
      )
      .semantics(Semantics(role: .button, press: press), children: .controls)
      .changingElement {
        if primaryAction != nil { $0.actions.append(.init(name: "Show menu") { isOpen = true }) }
      }
  }

  private func press() { if let action = configuration.primaryAction { action() } else { isOpen = true } }
}

extension Menu where Label == Text {
  /// A menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a title that does something when it is tapped, and comes up when it is held.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

/// A line of a menu.
struct MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { pressed in
      ButtonBody(
        configuration: ButtonStyleConfiguration(
          role: pressed.role, label: .init(content: AnyView(pressed.label.frame(minWidth: 160, alignment: .leading))),
          isPressed: pressed.isPressed), kind: .bare)
    }
  }
}
