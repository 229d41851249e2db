/// A String Catalog of Xcode, a file `*.xcstrings`: the strings of one table in all languages.
///
/// The format is JSON; members that are not known are skipped. Strings in the state `new` count as not translated.
struct StringCatalog {
  private let file: String
  private let source: LanguageTag?
  private let strings: [(name: String, value: JSONValue)]

  /// Parses a catalog.
  ///
  /// - Throws: ``TableError`` with the place of a mistake.
  init(_ bytes: [UInt8], file: String) throws(TableError) {
    self.file = file
    let root = try JSONDocument(bytes, file: file, kind: "String Catalog").value
    guard let strings = root["strings"], strings.isObject else {
      throw TableError(file, "", "there is no object “strings”", "a String Catalog has one: name the right file")
    }
    source = root["sourceLanguage"]?.text.flatMap { LanguageTag($0) }
    self.strings = strings.members
    guard self.strings.count <= LocalizationLimits.strings else {
      throw TableError(
        file, "", "there are more than \(LocalizationLimits.strings) strings", "divide them among several tables")
    }
  }

  /// The languages into which at least one string is translated, and the source language.
  var languages: [String] {
    var names = Set(strings.flatMap { $0.value["localizations"]?.members.map(\.name) ?? [] })
    if let source { names.insert(source.text) }
    return names.sorted()
  }

  /// The keys that have no translation into a language. Strings that shall not be translated are left out.
  func missingKeys(in language: String) -> [String] {
    if LanguageTag(language) == source { return [] }
    return translatable.filter { string in
      !(string.value["localizations"]?[language].map { Self.isTranslated($0, LocalizationLimits.depth) } ?? false)
    }.map(\.name).sorted()
  }

  /// The number of strings that shall be translated.
  var translatableCount: Int { translatable.count }

  private var translatable: [(name: String, value: JSONValue)] {
    strings.filter { !$0.name.isEmpty && $0.value["shouldTranslate"]?.isFalse != true }
  }

  private static func isTranslated(_ value: JSONValue, _ depth: Int) -> Bool {
    if let unit = value["stringUnit"] { return unit["state"]?.text != "new" && unit["value"]?.text != nil }
    guard depth > 0, let kinds = value["variations"]?.members, !kinds.isEmpty else { return false }
    return kinds.flatMap(\.value.members).allSatisfy { isTranslated($0.value, depth - 1) }
  }

  /// Reads the strings of a language, and those of the source language.
  ///
  /// - Parameter former: The strings in languages that have been read from the same file: they are not read again.
  /// - Throws: ``TableError`` with the name of a string that is not as it should be.
  func table(for language: LanguageTag?, sharing former: [StringTable.Layer] = []) throws(TableError) -> StringTable {
    let names = languages
    let tags = names.compactMap { LanguageTag($0) }
    var layers: [StringTable.Layer] = []
    for wanted in [language.flatMap { $0.best(of: tags) }, source] {
      guard let wanted, let name = names.first(where: { LanguageTag($0) == wanted }) else { continue }
      if let known = former.first(where: { $0.language == wanted }) {
        layers.append(known)
      } else {
        layers.append(
          StringTable.Layer(language: wanted, rule: PluralRule(wanted) ?? .english, strings: try read(name)))
      }
      if wanted == source { break }
    }
    return StringTable(layers: layers)
  }

  private func read(_ language: String) throws(TableError) -> [String: Translation] {
    var read: [String: Translation] = [:]
    for (key, value) in strings {
      guard let localization = value["localizations"]?[language],
        Self.isTranslated(localization, LocalizationLimits.depth)
      else {
        continue
      }
      read[key] = try translation(of: localization, Place(key: key, language: language))
    }
    return read
  }

  /// A place for an error message.
  private struct Place {
    let key: String
    let language: String
  }

  private func translation(of value: JSONValue, _ place: Place) throws(TableError) -> Translation {
    var translation = Translation(form: try form(of: value, place, LocalizationLimits.depth))
    for (name, part) in value["substitutions"]?.members ?? [] {
      guard let specifier = part["formatSpecifier"]?.text, specifier.utf8.count <= 16 else {
        throw mistake(place, "the substitution “\(name)” has no formatSpecifier", "add one, such as lld")
      }
      // Catalogs count from 1.
      let number = part["argNum"]?.integer
      translation.substitutions[name] = Translation.Substitution(
        argument: number.map { max(0, $0 &- 1) }, specifier: specifier,
        form: try form(of: part, place, LocalizationLimits.depth))
    }
    return translation
  }

  private func form(of value: JSONValue, _ place: Place, _ depth: Int) throws(TableError) -> Translation.Form {
    if let unit = value["stringUnit"] {
      guard let text = unit["value"]?.text else { throw mistake(place, "a stringUnit has no value", "add its text") }
      return .text(text)
    }
    guard depth > 0, let variations = value["variations"] else {
      throw mistake(place, "there is neither a stringUnit nor a variation", "add its text")
    }
    if let forms = variations["plural"] { return .plural(try plural(forms, place, depth)) }
    // A panel is none of the devices that catalogs know.
    guard let device = variations["device"], let chosen = device["other"] ?? device.members.first?.value else {
      throw mistake(place, "its variations are neither plural nor device", "use one of these")
    }
    return try form(of: chosen, place, depth - 1)
  }

  private func plural(
    _ forms: JSONValue, _ place: Place, _ depth: Int
  ) throws(TableError) -> [PluralCategory: String] {
    var texts: [PluralCategory: String] = [:]
    for (name, value) in forms.members {
      guard let category = PluralCategory(rawValue: name) else {
        throw mistake(place, "“\(name)” is no plural category", "say zero, one, two, few, many or other")
      }
      guard case .text(let text) = try form(of: value, place, depth - 1) else {
        throw mistake(place, "a plural form has its own plural forms", "use substitutions for several numbers")
      }
      texts[category] = text
    }
    guard texts[.other] != nil else { throw mistake(place, "the plural form “other” is missing", "add it") }
    return texts
  }

  private func mistake(_ place: Place, _ problem: String, _ advice: String) -> TableError {
    TableError(file, "“\(place.key.prefix(80))” in \(place.language)", problem, advice)
  }
}
