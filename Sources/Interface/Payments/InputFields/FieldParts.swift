import Looks
import Runtime
import Values

/// The border of a field: its colour tells whether it is typed into and whether something is wrong.
struct FieldBorder: View {
  let isWrong: Bool
  let isActive: Bool
  let radius: Double

  var body: some View {
    RoundedRectangle(cornerRadius: radius)
      .strokeBorder(
        isWrong ? Color.theme(\.danger) : isActive ? .tint(.mark) : .theme(\.outline),
        lineWidth: isWrong || isActive ? 2 : 1)
  }
}

/// An error as a sentence with a symbol, so that it does not depend on colour.
struct FieldErrorText: View {
  let text: String

  var body: some View {
    HStack(spacing: 4) {
      ControlSymbol(name: "exclamationmark.circle.fill", side: 13)
      Text(text).font(.footnote)
    }
    .foregroundStyle(Color.theme(\.danger))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(text)
  }
}
