import Localization
import Values

/// The message that a value is written as, with `{v}` in the place of the value: `{"brightness": {v}}`.
///
/// Other braces stand for themselves. In a message in JSON, what a text contains is escaped as a string needs it.
struct MessageTemplate {
  /// The placeholder of the value.
  private static let place = "{v}"

  /// The text around the value.
  private let parts: [String]
  /// Whether the message is an object or an array in JSON.
  private let isJSON: Bool

  /// Reads the template of a value.
  ///
  /// - Throws: ``LinkFault`` if it has no place for the value or too many, or is no JSON with a value in it.
  init(_ text: String, for value: LinkedValue) throws(LinkFault) {
    var (parts, rest) = ([String](), text[...])
    while let range = rest.firstPlace(of: Self.place) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    guard !parts.isEmpty else {
      throw LinkFault("“\(text)” has no place for the value; write {v} where it belongs")
    }
    guard parts.count <= LinkLimits.places else {
      throw LinkFault(
        "“message:” has \(parts.count) places for the value; write {v} at most \(LinkLimits.places) times")
    }
    self.parts = parts + [String(rest)]
    let start = text.trimmed
    isJSON = start.hasPrefix("[") || start.hasPrefix("{") && !start.hasPrefix(Self.place)
    guard isJSON else { return }
    // The words of a map are known, and may be numbers.
    let map = value.keys.names("map").map { Array($0.values) }
    let isWord = map != nil || ![.number, .duration, .flag].contains(value.form)
    let samples = map ?? [isWord ? "a" : value.form == .flag ? "true" : "1"]
    do throws(TableError) {
      for sample in samples { _ = try JSONDocument(Array(self.text(sample).utf8), file: "", kind: "message") }
    } catch {
      throw LinkFault(
        "“\(text)” is no JSON with a value in the place of {v}; "
          + (isWord ? "write it like {\"mode\": \"{v}\"}" : "write it like {\"brightness\": {v}}"))
    }
  }

  /// The message for the raw text of a value.
  func text(_ raw: String) -> String {
    let inside = isJSON ? String(JSONText.string(raw).description.dropFirst().dropLast()) : raw
    return parts.joined(separator: inside)
  }
}
