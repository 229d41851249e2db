import Values

/// The translations of one table into one language, and those of its source language for what is not translated.
struct StringTable: Sendable {
  /// The strings of a language.
  struct Layer: Sendable {
    /// The language among those of a String Catalog; `nil` in a gettext file.
    var language: LanguageTag?
    var rule: PluralRule
    /// The expression by which a gettext file chooses among its forms.
    var expression: PluralExpression?
    var strings: [String: Translation]
  }

  /// The language that was asked for, then the source language.
  var layers: [Layer]

  /// Returns the translation of a key with its plural forms chosen; `nil` if there is none.
  ///
  /// - Parameter arguments: The numbers among the key's arguments; `nil` for arguments that are no numbers.
  func message(for key: String, _ arguments: [PluralOperands?]) -> Message? {
    for layer in layers {
      if let translation = layer.strings[key] { return layer.message(translation, arguments) }
    }
    return nil
  }
}

extension StringTable.Layer {
  fileprivate func message(_ translation: Translation, _ arguments: [PluralOperands?]) -> Message {
    let first = arguments.firstMapped(\.self)
    let text = text(of: translation.form, first)
    // Without arguments a text is no format: a percent sign is one.
    if arguments.isEmpty, translation.substitutions.isEmpty { return Message(parts: [.literal(text)]) }
    var place = 0
    let parts = Message(text).parts.flatMap { part -> [Message.Part] in
      switch part {
      case .literal, .subject: return [part]
      case .argument:
        place += 1
        return [part]
      case .substitution(let name):
        defer { place += 1 }
        return translation.substitutions[name].map { self.parts(of: $0, place, arguments) } ?? []
      }
    }
    return Message(parts: parts)
  }

  /// The parts of a substitution, in which `%arg` is the argument that it depends on.
  private func parts(
    of substitution: Translation.Substitution, _ place: Int, _ arguments: [PluralOperands?]
  ) -> [Message.Part] {
    let index = substitution.argument ?? place
    let operands = arguments.indices.contains(index) ? arguments[index] : nil
    return Message(text(of: substitution.form, operands)).parts.map {
      $0 == .subject ? .argument(index, specifier: "%" + substitution.specifier) : $0
    }
  }

  private func text(of form: Translation.Form, _ number: PluralOperands?) -> String {
    switch form {
    case .text(let text): return text
    case .plural(let forms):
      let category = number.map(rule.category) ?? .other
      return forms[category] ?? forms[.other] ?? ""
    case .indexed(let forms):
      let index = number.flatMap { expression?.index(for: $0) } ?? 0
      return forms.indices.contains(index) ? forms[index] : forms.last ?? ""
    }
  }
}
