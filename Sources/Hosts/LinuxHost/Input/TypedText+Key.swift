import Keyboards
import Runtime

extension TypedText {
  /// Returns the key that a press means, here or at a viewer; `nil` for a part of a character, and for a key that the
  /// panel does not use.
  ///
  /// - Parameters:
  ///   - plain: The key by itself, without the keys before it.
  ///   - typed: Returns what it types. It is not asked about named keys, such as Tab, which are the same everywhere. The
  ///     space bar may complete a sequence: after a dead key it types the accent.
  package nonisolated static func key(_ plain: Key?, typed: () -> TypedText) -> Key? {
    switch plain {
    case nil, .character?, .space?: break
    default: return plain
    }
    switch typed() {
    case .nothing: return plain
    case .unfinished: return nil
    case .text(let text):
      guard text.count == 1, let character = text.first, !character.isWhitespace else { return plain }
      return .character(character)
    }
  }
}
