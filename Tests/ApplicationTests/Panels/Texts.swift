import Faceplate
import Foundation

struct TextScreen: View {
  let name = "World"
  let amount = 1234.5
  let count = 3
  let date = Date(timeIntervalSince1970: 0)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        Text("Hello, \(name)!")
        Text("Hello ") + Text(name).bold().foregroundColor(.red) + Text("!").italic()
        Text("\(Text("Nested").underline()) text")
        Text("\(amount, specifier: "%.2f") and \(count)")
        Text(amount, format: .number.precision(.fractionLength(1)))
        Text(amount, format: .currency(code: "USD"))
        Text(0.25, format: .percent)
        Text(date, style: .date)
        Text("Date: \(date, format: .dateTime.year())")
        Text(date...date.addingTimeInterval(3600))
        Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
        Text(["a", "b"], format: .list(type: .and))
        Text("**Bold** and *italic*")
        Text(verbatim: "Verbatim \(count)")
        Text(LocalizedStringKey("key"))
        Text("title_key", comment: "A comment")
        Text(name.uppercased()).kerning(2).tracking(1).baselineOffset(2)
      }
      .font(.system(.body, design: .rounded, weight: .medium))
      VStack {
        Text("A long text that will be truncated somewhere in the middle of it")
          .lineLimit(1).truncationMode(.middle).allowsTightening(true)
        Text("Scaled").minimumScaleFactor(0.5).lineLimit(2, reservesSpace: true)
        Text("Centered").multilineTextAlignment(.center).lineSpacing(4)
        Text("Fixed").fixedSize(horizontal: false, vertical: true)
        Text("Upper").textCase(.uppercase).fontDesign(.serif).fontWidth(.condensed)
        Text("Custom").font(.custom("Inter", size: 18, relativeTo: .body))
        Text("Digits 123").font(.body.monospacedDigit().weight(.heavy).leading(.tight))
        Text("Placeholder").redacted(reason: .placeholder)
        Label("\(count) items", systemImage: "tray.full")
        Text("Inflect ^[\(count) item](inflect: true)")
      }
      .foregroundStyle(.secondary, .tertiary)
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}
