@_weakLinked import Foundation

/// A check of spelling, as sources of UIKit ask for it. A panel has no dictionary.
@preconcurrency @MainActor public final class UITextChecker {
  /// Creates a checker, which finds no mistake in any text.
  public init() {}

  /// No effect: no word is taken as misspelled.
  ///
  /// - Returns: a range whose location is `NSNotFound`.
  @available(*, deprecated, message: "A panel has no dictionary: every word passes as spelled correctly.")
  @_alwaysEmitIntoClient public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
