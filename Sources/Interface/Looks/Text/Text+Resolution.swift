import Localization
import Runtime
import Values

extension Text {
  /// The text in a language, without its traits. Parts that depend on other values of the environment are those of a
  /// default environment.
  package nonisolated func string(by localizer: Localizer) -> String { runs.map { $0.string(by: localizer) }.joined() }

  /// The runs resolved in an environment: only their traits still depend on it.
  func resolvedRuns(in environment: EnvironmentValues) -> [Run] {
    runs.allSatisfy(\.isVerbatim) ? runs : runs.flatMap { $0.resolved(in: environment) }
  }
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
    case .ticker(let ticker): ticker.write(EnvironmentValues(), .zero).text
    case .moment(let moment): moment.text
    case .inline(let content): content.label { $0.string(by: localizer) }
    }
  }

  /// Whether the run is the same in every environment.
  nonisolated var isVerbatim: Bool { if case .verbatim = source { true } else { false } }

  /// The first time of the panel's clock at which one of some resolved runs changes by itself; `nil` if none does.
  nonisolated static func expiry(of runs: [Text.Run]) -> Duration? {
    var first: Duration?
    for index in runs.indices {
      guard case .moment(let moment) = runs[index].source, let next = moment.expires else { continue }
      first = min(next, first ?? next)
    }
    return first
  }

  /// The content of a run that is not text.
  nonisolated var inline: InlineContent? { if case .inline(let content) = source { content } else { nil } }

  /// The words of the run: its text, or the label of its content in the language of an environment.
  func words(in environment: EnvironmentValues) -> String {
    inline?.label { $0.string(in: environment) } ?? ValueIsolation.removed(from: content)
  }

  /// The run resolved in an environment.
  func resolved(in environment: EnvironmentValues) -> [Text.Run] {
    switch source {
    case .verbatim, .moment, .inline: return [self]
    case .writer(let writer): return [Text.Run(content: writer.write(environment), traits: traits)]
    case .ticker(let ticker):
      let (text, next) = ticker.write(environment, environment.stage?.now ?? .zero)
      var run = Text.Run(.moment(Text.Moment(text, until: next)))
      run.traits = traits
      return [run]
    case .key(let key):
      return key.runs(in: environment).map { run in
        var run = run
        run.traits = run.traits.over(traits)
        return run
      }
    }
  }
}
