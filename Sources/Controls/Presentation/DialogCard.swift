import Runtime
import Values

/// The background of dialogs, sheets and menus.
struct DialogGround: View {
  @Environment(\.theme) private var theme

  var body: some View {
    ControlGround(fill: .theme(\.surface), outline: .theme(\.outline), radius: theme.metrics.cardRadius)
  }
}

/// The content of an alert or a confirmation dialog: title, message and buttons.
struct DialogCard<Message: View, Actions: View>: View {
  let title: Text
  let showsTitle: Bool
  let message: Message
  let actions: Actions
  /// Whether a Cancel button is added when the actions contain none.
  let addsCancel: Bool
  let dismiss: () -> Void
  @State private var hasCancel = false

  /// The maximum width of the card, in points.
  private static var width: Double { 340 }

  var body: some View {
    VStack(spacing: 16) {
      if showsTitle { title.font(.headline).multilineTextAlignment(.center) }
      message.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      VStack(spacing: 10) {
        VStack(spacing: 10) { answers }
          // The preference is read inside, without the added button: it would otherwise remove itself.
          .onPreferenceChange(CancelKey.self) { hasCancel = $0 }
        if addsCancel && !hasCancel { Button(.toolkit("Cancel"), role: .cancel) {} }
      }
      .buttonStyle(AnswerStyle())
      .environment(\.dialogDismissal, dismiss)
    }
    .padding(20)
    .frame(maxWidth: Self.width)
    .background(DialogGround())
  }

  @ViewBuilder private var answers: some View {
    if Actions.self == EmptyView.self && !addsCancel { Button(.toolkit("OK")) {} } else { actions }
  }
}

/// Whether one of the buttons has the role `cancel`.
struct CancelKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A dialog button as wide as the card.
private struct AnswerStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { pressed in
      ButtonBody(
        configuration: ButtonStyleConfiguration(
          role: pressed.role, label: .init(content: AnyView(pressed.label.frame(maxWidth: .infinity))),
          isPressed: pressed.isPressed), kind: .quiet)
    }
    .preference(key: CancelKey.self, value: configuration.role == .cancel)
  }
}
