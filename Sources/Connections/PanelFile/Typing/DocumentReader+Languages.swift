import Looks
import Localization
import Values

// The section `languages:`: the texts of the file in other languages.
//
// A translation belongs to a text of the file, with the same values in braces, in any order. It is stored under
// the key by which the toolkit looks texts up, in which a placeholder stands for each value.
extension DocumentReader {
  /// Reads the translations by language and key.
  func translations(
    _ node: SourceNode?, _ values: [ValueDeclaration], _ pages: [PanelDocument.Page]
  ) -> [LanguageTag: [String: String]] {
    // Names become titles if no text is given, and options have titles without values.
    let titles =
      values.flatMap { [$0.label.plain ?? ""] + $0.options.map(\.title) } + pages.compactMap(\.title.plain)
      + PanelDocument.elements(of: pages).compactMap(\.timer).map(Self.title)
    let known = texts.merging(titles.map { ($0, TextTemplate($0)) }) { text, _ in text }
    var translations: [LanguageTag: [String: String]] = [:]
    for entry in entries(node, .languages) {
      guard let tag = LanguageTag(entry.name) else {
        note(entry.place, "\(entry.name.inQuotes) is not a language", "write its code, such as de, pt-BR or zh-Hans")
        continue
      }
      for text in entries(entry.value, entry.name) {
        guard let (key, translated) = translation(text, known) else { continue }
        translations[tag, default: [:]][key] = translated
      }
    }
    return translations
  }

  /// The key of a text and its translation; `nil`, with a note, if there is no such text or the translation shows other
  /// values.
  private func translation(_ entry: SourceEntry, _ known: [String: TextTemplate]) -> (key: String, text: String)? {
    guard let source = known[entry.name] else {
      warn(
        entry.place, "the panel has no text \(entry.name.inQuotes)", adviceFor(entry.name, among: known.keys.sorted()))
      return nil
    }
    guard case .scalar(let scalar) = entry.value.content, !entry.value.isNothing else {
      note(entry.value.place, "the translation is not a text", "write {\"\(entry.name)\": TRANSLATION}")
      return nil
    }
    guard let template = template(entry.value, scalar) else { return nil }
    if source.plain != nil, let plain = template.plain { return (source.plain ?? "", plain) }
    let places = source.expressions
    var text = ""
    for part in template.parts {
      switch part {
      case .literal(let literal): text += literal.map { $0 == "%" ? "%%" : String($0) }.joined()
      case .expression(let expression, _):
        guard let place = places.firstIndex(of: expression) else {
          note(
            entry.value.place, "the translation shows a value that \(entry.name.inQuotes) does not",
            places.isEmpty ? "write it without braces" : "write the same braces as there")
          return nil
        }
        text += "%\(place + 1)$@"
      }
    }
    return (source.translationKey, text)
  }
}

extension TextTemplate {
  /// The key by which the toolkit looks the text up, with a placeholder for each value.
  var translationKey: String { key { _ in "" }.key }

  /// The text as a key of translations, with a text for each of its values.
  func key(_ text: (Expression) -> String) -> LocalizedStringKey {
    if let plain { return LocalizedStringKey(plain) }
    var key = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: parts.count)
    for part in parts {
      switch part {
      case .literal(let literal): key.appendLiteral(literal)
      case .expression(let expression, _): key.appendInterpolation(text(expression))
      }
    }
    return LocalizedStringKey(stringInterpolation: key)
  }
}
