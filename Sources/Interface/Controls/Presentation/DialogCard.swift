import Looks
import Runtime
import Values

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
  @Namespace private var scope

  @Environment({ $0.screenMetrics }) private var metrics
  @Environment({ $0.screenClass }) private var screenClass
  @Environment({ $0.dynamicTypeSize }) private var textSize

  /// The maximum width of the card, in points, at a type scale of 1.
  private static var width: Double { 340 }
  /// The scale to which the words of a question shrink on a small screen before they are cut.
  private static var leastScale: Double { 0.7 }

  var body: some View {
    VStack(spacing: 16) {
      if showsTitle { title.font(.headline).multilineTextAlignment(.center) }
      message.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      VStack(spacing: 10) {
        AnswerRow(gap: 10) { answers }
          // The preference is read inside, without the added button: it would otherwise remove itself.
          .onPreferenceChange(CancelKey.self) { hasCancel = $0 }
        if addsCancel && !hasCancel { Button(.toolkit("Cancel"), role: .cancel) {} }
      }
      .buttonStyle(AnswerStyle(hasCancel: hasCancel || addsCancel, scope: scope))
      .environment(dismiss) { $0.dialogDismissal = $1 }
    }
    // A question stays whole: on a small screen its words grow only as far as those of bars, and a long one shrinks.
    .dynamicTypeSize(...largest)
    .shrinkingTexts(to: screenClass.isSmall ? Self.leastScale : 1)
    .padding(metrics.cardPadding + 4)
    .frame(maxWidth: Self.width * metrics.typeScale * growth)
    .background(FloatingBackground(elevation: .dialog))
  }

  private var largest: DynamicTypeSize { screenClass.isSmall ? .xxxLarge : .accessibility1 }

  /// The growth of the card with its words, beyond the largest size on a small screen.
  private var growth: Double { max(1, min(textSize, largest).factor / DynamicTypeSize.xxxLarge.factor) }

  @ViewBuilder private var answers: some View {
    if addsCancel {
      actions
    } else {
      // An alert that has no actions at run time could not be closed otherwise.
      Group(subviews: actions) { actions in
        if actions.isEmpty { Button(.toolkit("OK")) {} } else { ForEach(actions) { $0 } }
      }
    }
  }
}

/// Whether one of the buttons has the role `cancel`.
struct CancelKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A dialog button as wide as the card. Long words take two lines before they shrink, and shrink before they are cut.
private struct AnswerStyle: PrimitiveButtonStyle {
  /// The scale to which the words shrink.
  private static let leastScale = 0.5

  /// Whether one of the answers has the role `cancel`.
  let hasCancel: Bool
  let scope: Namespace.ID

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { pressed in
      ButtonBody(
        configuration: ButtonStyleConfiguration(
          role: pressed.role,
          label: .init(
            content: AnyView(
              pressed.label.lineLimit(2).multilineTextAlignment(.center)
                .transformEnvironment(\.minimumScaleFactor) { $0 = min($0, Self.leastScale) }
                .padding(.vertical, 2)
                .frame(maxWidth: .infinity))),
          isPressed: pressed.isPressed), kind: .quiet)
    }
    .preference(key: CancelKey.self, value: configuration.role == .cancel)
    // The focus begins at the answer that changes nothing, and never at a destructive answer.
    .prefersDefaultFocus(
      hasCancel ? configuration.role == .cancel : configuration.role != .destructive, in: scope)
  }
}
