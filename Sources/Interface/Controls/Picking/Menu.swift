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
  @State private var isOpen = false
  @State private var isPressed = false

  private init(label: Label, content: Content, primaryAction: (() -> Void)?) {
    (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
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

  /// The label, and the menu while it is open.
  public var body: some View {
    MenuFace(isPressed: isPressed) { label }
      .pressable(isPressed: { isPressed = $0 }, perform: press)
      .simultaneousGesture(LongPressGesture().onEnded { _ in if primaryAction != nil { isOpen = true } })
      .modifier(
        ModalModifier(isPresented: isOpen, dismiss: { isOpen = false }, place: .anchored) {
          MenuCard(items: content) { isOpen = false }
        }
      )
      .semantics(Semantics(role: .button, press: press), children: .controls)
      .changingElement {
        if primaryAction != nil { $0.actions.append(.init(name: "Show menu") { isOpen = true }) }
      }
  }

  private func press() { if let primaryAction { primaryAction() } else { isOpen = true } }
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
      ButtonFace(
        configuration: ButtonStyleConfiguration(
          role: pressed.role, label: .init(content: AnyView(pressed.label.frame(minWidth: 160, alignment: .leading))),
          isPressed: pressed.isPressed), kind: .bare)
    }
  }
}
