import Controls
import Looks
import Runtime
import Values

extension PanelClipboard {
  /// The digits of a card, without any other copy of them.
  ///
  /// - Throws: ``RefusedInput`` where the text is none of a card.
  func digits() throws(RefusedInput) -> CardDigits { try CardDigits(utf8: bytes) }

  /// Overwrites and forgets the text if it is a valid number of a payment card.
  func wipeCardNumber() {
    guard let digits = try? digits() else { return }
    if digits.withDigits({ CardRules.number($0) }).isValid { wipe() }
  }
}
