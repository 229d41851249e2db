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

  /// A part of a text with traits of its own.
  nonisolated struct Run: Equatable {
    var content: String
    var traits = TextTraits()
    /// Formats the content for the environment; `content` is then the text for a default environment.
    var writer: Writer?
    /// Whether a literal with interpolated values begins with this run.
    var beginsValues = false
  }

  /// Formats text that depends on the environment.
  nonisolated final class Writer: Equatable {
    let write: (EnvironmentValues) -> String
    init(_ write: @escaping (EnvironmentValues) -> String) { self.write = write }
    static func == (left: Writer, right: Writer) -> Bool { left === right }
  }

  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// Creates a text from a string, without Markdown.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { runs = [Run(content: String(content))] }

  /// Creates a text from a string, without Markdown and localization.
  public init(verbatim content: String) { runs = [Run(content: content)] }

  /// Creates a text from a literal with interpolated values and inline Markdown.
  public init(_ key: LocalizedStringKey) { runs = key.runs }

  /// Creates a text that a closure formats for the environment, such as a number in the locale's format.
  public init(writing write: @escaping (EnvironmentValues) -> String) {
    runs = [Run(content: write(EnvironmentValues()), writer: Writer(write))]
  }

  /// Joins two texts, each of which keeps its traits.
  public static func + (left: Text, right: Text) -> Text { Text(runs: left.runs + right.runs) }

  /// The content of all runs, without their traits.
  var string: String { runs.count == 1 ? runs[0].content : runs.map(\.content).joined() }

  /// Whether a part of the text is a literal with interpolated values.
  var holdsValues: Bool { runs.contains { $0.beginsValues } }

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
    behavior.show(TextBehavior.Content(self, in: environment))
  }
}
