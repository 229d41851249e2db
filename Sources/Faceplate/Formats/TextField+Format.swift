import Foundation
import Controls
import Runtime

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

  /// Creates a field for an optional value; empty text stands for `nil`.
  @_alwaysEmitIntoClient public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: {
        if $0.isEmpty { value.wrappedValue = nil }
        if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed }
      })
    self.init(committing: text, title: String(title), prompt: prompt)
  }
}
