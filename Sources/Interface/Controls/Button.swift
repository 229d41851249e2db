/// Acts when it is pressed.
///
///     Button("Start") { machine.start() }
public struct Button<Label: View>: View {
  private let action: () -> Void
  private let label: Label
  private let title: String

  @Environment(\.buttonStyle) private var style
  @State private var isPressed = false

  /// A button with any label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
    title = ""
  }

  /// The button as its style draws it.
  public var body: some View {
    let configuration = ButtonStyleConfiguration(label: AnyView(label), isPressed: isPressed)
    AnyView(style.anyBody(configuration))
      .pressable(isPressed: { isPressed = $0 }, perform: action)
      .semantics(Semantics(role: .button, label: title, press: action), children: .controls)
  }
}

extension Button where Label == Text {
  /// A button with a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.action = action
    label = Text(title)
    self.title = String(title)
  }
}
