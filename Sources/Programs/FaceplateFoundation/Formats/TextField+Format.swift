import Foundation
import Controls
import Looks
import Runtime
import Values

extension TextField where Label == Text {
  /// Creates a field for a value. Its text is parsed when the user commits it; text that cannot be parsed changes
  /// nothing.
  @_alwaysEmitIntoClient public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    self.init(committing: text, title: String(title), prompt: prompt)
  }

  /// Creates a field for an optional value. Empty text and text that cannot be parsed stand for `nil`.
  @_alwaysEmitIntoClient public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(committing: text, title: String(title), prompt: prompt)
  }

  /// Creates a field for a number or a date that a formatter object writes and reads. The text is read when the user commits
  /// it; text that the formatter refuses changes nothing.
  ///
  /// - Parameter formatter: a `NumberFormatter`, `DateFormatter` or `ISO8601DateFormatter`. Others write only: on Linux
  ///   Foundation's `Formatter` itself cannot read.
  @_alwaysEmitIntoClient public init<V>(
    _ title: some StringProtocol, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    let text = Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        let number = (formatter as? NumberFormatter)?.number(from: text)
        let date =
          (formatter as? DateFormatter)?.date(from: text) ?? (formatter as? ISO8601DateFormatter)?.date(from: text)
        let values: [Any?] = [
          date, number?.doubleValue, number?.intValue, number?.floatValue, number?.decimalValue, number,
        ]
        if let read = values.firstMapped({ $0 as? V }) { value.wrappedValue = read }
      })
    self.init(committing: text, title: String(title), prompt: prompt)
  }
}
