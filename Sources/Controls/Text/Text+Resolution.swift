import Localization
import Runtime
import Values

extension Text {
  /// The text in a language, without its traits. Parts that depend on more of the environment are those for a default
  /// one.
  nonisolated func string(by localizer: Localizer) -> String { runs.map { $0.string(by: localizer) }.joined() }
}

extension Text.Run {
  /// The text of a run that is the same in every environment, or the text for a default environment.
  nonisolated var content: String { string(by: .standard) }

  /// The text of the run in a language, without its traits.
  nonisolated func string(by localizer: Localizer) -> String {
    switch source {
    case .verbatim(let content): content
    case .key(let key): key.localized(by: localizer)
    case .writer(let writer): writer.write(EnvironmentValues())
    }
  }

  /// Whether the run is the same in every environment.
  nonisolated var isVerbatim: Bool { if case .verbatim = source { true } else { false } }

  /// The run in an environment: as text that needs no environment any more.
  func resolved(in environment: EnvironmentValues) -> [Text.Run] {
    switch source {
    case .verbatim: return [self]
    case .writer(let writer): return [Text.Run(content: writer.write(environment), traits: traits)]
    case .key(let key):
      return key.runs(in: environment).map { Text.Run(content: $0.content, traits: $0.traits.over(traits)) }
    }
  }
}
