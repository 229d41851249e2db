import Runtime
import Values

/// The ground of dialogs, sheets and menus.
struct DialogGround: View {
  @Environment(\.theme) private var theme

  var body: some View {
    ControlGround(fill: .theme(\.surface), outline: .theme(\.outline), radius: theme.metrics.cardRadius)
  }
}

/// A question with its answers.
struct DialogCard<Message: View, Actions: View>: View {
  let title: Text
  let showsTitle: Bool
  let message: Message
  let actions: Actions
  /// Whether an answer that leaves all as it was is added where there is none.
  let addsCancel: Bool
  let dismiss: () -> Void
  @State private var hasCancel = false

  /// The card's width, in points.
  private static var width: Double { 340 }

  var body: some View {
    VStack(spacing: 16) {
      if showsTitle { title.font(.headline).multilineTextAlignment(.center) }
      message.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      VStack(spacing: 10) {
        VStack(spacing: 10) { answers }
          // The answer that is added is not asked, or it would take itself away.
          .onPreferenceChange(CancelKey.self) { hasCancel = $0 }
        if addsCancel && !hasCancel { Button("Cancel", role: .cancel) {} }
      }
      .buttonStyle(AnswerStyle())
      .environment(\.dialogDismissal, dismiss)
    }
    .padding(20)
    .frame(maxWidth: Self.width)
    .background(DialogGround())
  }

  @ViewBuilder private var answers: some View {
    if Actions.self == EmptyView.self && !addsCancel { Button("OK") {} } else { actions }
  }
}

/// Whether there is an answer that leaves all as it was.
struct CancelKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// An answer over the whole width.
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
