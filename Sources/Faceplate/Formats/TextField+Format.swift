import Foundation
import Controls
import Runtime

extension TextField where Label == Text {
  /// A field for a value, which is parsed from its text when that is complete. A text that cannot be parsed changes
  /// nothing.
  @_alwaysEmitIntoClient public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } })
    self.init(committing: text, title: String(title), prompt: prompt)
  }

  /// A field for a value that may be missing; an empty text stands for none.
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
