import Graphics
import Runtime
import Values

/// One or more lines of text.
///
///     Text("Oven").font(.title)
///     Text("21").font(.largeTitle) + Text(" °C").font(.title3).baselineOffset(8)
///
/// Traits of a part of the text take precedence over those of the whole text, and these over the environment.
public nonisolated struct Text: LayoutView, Equatable {
  /// The part of a text that is replaced by an ellipsis where it does not fit.
  public nonisolated enum TruncationMode: Hashable, Sendable {
    /// The start, the end or the middle of the last line.
    case head, tail, middle
  }

  /// The conversion of letters to one case.
  public nonisolated enum Case: Hashable, Sendable {
    /// All capitals, or all small letters.
    case uppercase, lowercase
  }

  /// A part of a text with its own traits.
  nonisolated struct Run: Equatable {
    /// The source of the part's text.
    enum Source: Equatable {
      case verbatim(String)
      /// A key, which is looked up in the language of the environment.
      case key(LocalizedStringKey)
      /// A closure that formats text for the environment.
      case writer(Writer)
      /// A closure whose text also depends on the time.
      case ticker(Ticker)
      /// The text that a ticker has written, and the time at which it changes.
      case moment(Moment)
      /// Content that is not text, such as an image.
      case inline(InlineContent)
    }

    var source: Source
    var traits = TextTraits()

    init(content: String, traits: TextTraits = TextTraits()) { (source, self.traits) = (.verbatim(content), traits) }
    init(_ source: Source) { self.source = source }
  }

  /// Formats text that depends on the environment.
  nonisolated final class Writer: Equatable {
    let write: (EnvironmentValues) -> String
    init(_ write: @escaping (EnvironmentValues) -> String) { self.write = write }
    static func == (left: Writer, right: Writer) -> Bool { left === right }
  }

  /// Writes text that depends on the time.
  nonisolated final class Ticker: Equatable {
    typealias Writing = (EnvironmentValues, Duration) -> (text: String, next: Duration?)
    let write: Writing
    init(_ write: @escaping Writing) { self.write = write }
    static func == (left: Ticker, right: Ticker) -> Bool { left === right }
  }

  /// The present text of a ticker. Only texts that change by themselves are updated with the time.
  nonisolated final class Moment: Equatable {
    let text: String
    /// The time of the panel's clock at which the text changes; `nil` if it does not any more.
    let expires: Duration?
    init(_ text: String, until expires: Duration?) { (self.text, self.expires) = (text, expires) }
    static func == (left: Moment, right: Moment) -> Bool { left.text == right.text && left.expires == right.expires }
  }

  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// Creates a text from a string, without Markdown.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { runs = [Run(content: String(content))] }

  /// Creates a text from a string, without Markdown and localization.
  public init(verbatim content: String) { runs = [Run(content: content)] }

  /// Creates a text from a key: a literal with interpolated values and inline Markdown, which is shown in the language
  /// of the environment.
  public init(_ key: LocalizedStringKey) { runs = [Run(.key(key))] }

  /// Creates a text that a closure formats for the environment, such as a number in the locale's format.
  public init(writing write: @escaping (EnvironmentValues) -> String) {
    runs = [Run(.writer(Writer(write)))]
  }

  /// Creates a text that changes by itself.
  ///
  /// - Parameter write: receives the environment and the time of the panel's clock. It returns the text, and the time
  ///   at which it changes; `nil` for never.
  package init(timed write: @escaping (EnvironmentValues, Duration) -> (text: String, next: Duration?)) {
    runs = [Run(.ticker(Ticker(write)))]
  }

  /// Joins two texts, each of which keeps its traits.
  public static func + (left: Text, right: Text) -> Text { Text(runs: left.runs + right.runs) }

  /// The content of all runs in an environment, without their traits.
  @MainActor func string(in environment: EnvironmentValues) -> String {
    runs.flatMap { $0.resolved(in: environment) }.map { $0.words(in: environment) }.joined()
  }

  /// Whether a part of the text is a literal with interpolated values.
  package var holdsValues: Bool {
    runs.contains { if case .key(let key) = $0.source { key.hasArguments } else { false } }
  }

  /// Returns the text with traits for the parts that have none.
  func with(_ set: (inout TextTraits) -> Void) -> Text {
    var outer = TextTraits()
    set(&outer)
    return Text(
      runs: runs.map { run in
        var run = run
        run.traits = run.traits.over(outer)
        return run
      })
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> TextBehavior { TextBehavior(layoutNode) }

  package func configure(_ behavior: TextBehavior, in environment: EnvironmentValues) {
    let runs = resolvedRuns(in: environment)
    behavior.renew(at: Run.expiry(of: runs))
    behavior.show(TextBehavior.Content(runs, in: environment))
    behavior.showLinks(in: environment)
  }

  package static var changesAlone: Bool { true }

  package func change(_ behavior: TextBehavior, after former: Text) -> Bool {
    guard runs.count == 1, former.runs.count == 1, case .verbatim(let words) = runs[0].source,
      former.runs[0].isVerbatim, runs[0].traits == former.runs[0].traits, runs[0].traits.link == nil
    else { return false }
    return behavior.show(words: words)
  }
}
