import Faceplate
import Foundation

/// A page with all that changes with the language: a greeting, plural sentences, a date, money, a number, words that
/// break into lines, a field and buttons.
struct LanguagesPage: View {
  @State private var name = ""
  @State private var count = 5

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("Good morning").font(.title2).bold()
        Spacer()
        Text(verbatim: "👩‍🍳🥖")
      }
      Text("\(count) loaves are in the oven")
      Text("\(2) loaves are in the oven").foregroundStyle(.secondary)
      row("Next baking day") { Text(Date(timeIntervalSince1970: 1_780_000_000), style: .date) }
      row("Price of a loaf") { Text(4.5, format: .currency(code: "EUR")) }
      row("Flour in grams") { Text(12_345.5, format: .number) }
      Text("The oven is hot. Wait until it has cooled down before you open the door, or wear gloves.")
        .font(.callout)
        .frame(maxWidth: .infinity, alignment: .leading)
      HStack {
        TextField("Name of the bread", text: $name)
        Button("Bake") {}.buttonStyle(.borderedProminent)
        Button(role: .cancel) {
        } label: {
          Label("Bake", systemImage: "chevron.forward").labelStyle(.iconOnly)
        }
      }
    }
    .padding(12)
  }

  private func row(_ title: LocalizedStringKey, @ViewBuilder value: () -> some View) -> some View {
    LabeledContent(title) { value() }
  }
}
