import Localization
import Runtime
import Values

extension LocalizedStringKey {
  /// The runs of the key in an environment: those of its translation, or of the literal itself.
  func runs(in environment: EnvironmentValues) -> [Text.Run] {
    let localizer = environment.localizer
    if pieces.isEmpty {
      let run = Text.Run(content: plain(by: localizer))
      return Markdown.hasMarks(run.content) ? Markdown.runs(of: [(run, false)], isEnglish: localizer.isEnglish) : [run]
    }
    let conventions = hasNumbers ? environment.numberConventions : .posix
    return Markdown.runs(
      of: ValueIsolation.isolated(parts(by: localizer, conventions) { $0.flatMap { $0.resolved(in: environment) } }),
      isEnglish: localizer.isEnglish)
  }
}

/// A part of a text, with a flag for values, in which Markdown is not applied.
private typealias Part = (runs: [Text.Run], isValue: Bool)

nonisolated extension LocalizedStringKey {
  /// The text of the key in a language, without its traits.
  func localized(by localizer: Localizer) -> String {
    if pieces.isEmpty {
      let text = plain(by: localizer)
      return Markdown.hasMarks(text) ? string(of: [([Text.Run(content: text)], false)], by: localizer) : text
    }
    if !isTranslated(by: localizer), let text = simpleText(localizer.conventions) { return text }
    let parts = parts(by: localizer, localizer.conventions) { $0.map { Text.Run(content: $0.string(by: localizer)) } }
    return string(of: parts, by: localizer)
  }

  /// The literal with its arguments, if it has no Markdown and no texts among them; otherwise `nil`. This is fast, as
  /// controls create such strings in each frame of a drag.
  private func simpleText(_ conventions: NumberConventions) -> String? {
    var whole = ""
    for piece in pieces {
      switch piece {
      case .literal(let text):
        if Markdown.hasMarks(text) { return nil }
        whole += text
      case .argument(.runs): return nil
      case .argument(let argument): whole += argument.text(as: nil, in: conventions)
      }
    }
    return whole
  }

  private func string(of parts: [Part], by localizer: Localizer) -> String {
    runs(of: parts, by: localizer).map(\.content).joined()
  }

  /// The parts of the key in a language, with their emphasis and their links.
  fileprivate func spans(by localizer: Localizer) -> [MarkdownSpan] {
    let parts: [Part] =
      pieces.isEmpty
      ? [([Text.Run(content: plain(by: localizer))], false)]
      : parts(by: localizer, localizer.conventions) { $0.map { Text.Run(content: $0.string(by: localizer)) } }
    return runs(of: parts, by: localizer).map { MarkdownSpan($0.content, $0.traits, $0.traits.link) }
  }

  private func runs(of parts: [Part], by localizer: Localizer) -> [Text.Run] {
    let runs = parts.flatMap { part in part.runs.map { (run: $0, isValue: part.isValue) } }
    return Markdown.runs(of: runs, isEnglish: localizer.isEnglish)
  }

  private var hasNumbers: Bool {
    pieces.contains { piece in
      switch piece {
      case .argument(.integer), .argument(.number): true
      default: false
      }
    }
  }

  /// The translation of a key without arguments.
  private func plain(by localizer: Localizer) -> String {
    guard isTranslated(by: localizer), case .literal(let text)? = message(by: localizer)?.parts.first else {
      return literal
    }
    return text
  }

  private var arguments: [LocalizedArgument] {
    pieces.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  private func message(by localizer: Localizer) -> Message? {
    let operands = arguments.map(\.operands)
    switch table {
    case nil: return localizer.message(for: key, operands)
    case .application(let name, let folder)?:
      return localizer.message(for: key, operands, table: name, folder: folder)
    case .toolkit?: return localizer.toolkitMessage(for: key, operands)
    }
  }

  private func parts(
    by localizer: Localizer, _ conventions: NumberConventions, _ resolve: ([Text.Run]) -> [Text.Run]
  ) -> [Part] {
    guard isTranslated(by: localizer), let message = message(by: localizer) else {
      return pieces.map { piece -> Part in
        switch piece {
        case .literal(let text): ([Text.Run(content: text)], false)
        case .argument(let argument): (argument.runs(as: nil, in: conventions, resolve), true)
        }
      }
    }
    let arguments = arguments
    return message.parts.compactMap { part -> Part? in
      switch part {
      case .literal(let text): return ([Text.Run(content: text)], false)
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { return nil }
        return (arguments[index].runs(as: specifier, in: conventions, resolve), true)
      case .substitution, .subject: return nil
      }
    }
  }

  /// Whether there may be a translation. Tables of a bundle are read even in a panel without other tables.
  private func isTranslated(by localizer: Localizer) -> Bool {
    if case .application(_, _?)? = table { return true }
    return !localizer.isTrivial
  }
}

extension Localizer {
  /// Whether texts are in English, which is the default if no language was chosen.
  nonisolated fileprivate var isEnglish: Bool { tag.map { $0.language == "en" } ?? true }

  /// The text of an application's key in this language, without its traits.
  nonisolated public func text(of key: LocalizedStringKey) -> String { key.localized(by: self) }

  /// The parts of an application's key in this language, with their emphasis and their links.
  @usableFromInline nonisolated package func spans(of key: LocalizedStringKey) -> [MarkdownSpan] {
    key.spans(by: self)
  }

  /// One of the toolkit's own words in this language, for strings that are read out or passed on.
  ///
  ///     @Environment(\.localizer) private var words
  ///     … words("Step \(number) of \(count)")
  nonisolated package func callAsFunction(_ key: LocalizedStringKey) -> String {
    LocalizedStringKey.toolkit(key).localized(by: self)
  }
}
