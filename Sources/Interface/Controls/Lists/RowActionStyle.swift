import Looks
import Graphics
import Runtime
import Values

/// The style of the actions beside a row. It reports the first of them.
struct RowActionStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration) { pressed in
      pressed.label
        .font(.subheadline.weight(.semibold))
        .labelStyle(.titleOnly)
        .foregroundStyle(pressed.role == .destructive ? .theme(\.onDanger) : .theme(\.text))
        .padding(.horizontal, 14)
        .frame(minHeight: 40)
        .background(
          RoundedRectangle(cornerRadius: 10)
            .fill(pressed.role == .destructive ? .theme(\.danger) : .theme(\.control))
        )
        .opacity(pressed.isPressed ? 0.7 : 1)
    }
    .preference(key: FirstRowAction.Key.self, value: FirstRowAction(trigger: configuration.trigger))
  }
}

/// The first action beside a row, which a swipe over more than half the row performs.
struct FirstRowAction: Equatable {
  let trigger: @MainActor () -> Void

  /// Closures cannot be compared: any two first actions count as equal, so that a new one alone changes nothing.
  static func == (left: FirstRowAction, right: FirstRowAction) -> Bool { true }

  /// The preference with which the actions report the first of them.
  enum Key: PreferenceKey {
    static var defaultValue: FirstRowAction? { nil }
    static func reduce(value: inout FirstRowAction?, nextValue: () -> FirstRowAction?) { value = value ?? nextValue() }
  }
}
