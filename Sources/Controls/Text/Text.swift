import Graphics
import Runtime
import Values

/// Text in fonts and colours.
///
///     Text("Oven").font(.title)
///     Text("21").font(.largeTitle) + Text(" °C").font(.title3).baselineOffset(8)
///
/// What is said about a part of the text counts more than what is said about the whole, and that more than what the
/// views around say.
public nonisolated struct Text: LayoutView, Equatable {
  /// Which part of text that does not fit gives way to an ellipsis.
  public nonisolated enum TruncationMode: Hashable, Sendable {
    /// The beginning, the end or the middle of the last line.
    case head, tail, middle
  }

  /// Capital or small letters.
  public nonisolated enum Case: Hashable, Sendable {
    /// All capital, or all small.
    case uppercase, lowercase
  }

  /// A pattern of a line below or through letters; all are drawn solid.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// How the line is interrupted.
    public nonisolated struct Pattern: Hashable, Sendable {
      let name: String
      /// A pattern.
      public static let solid = Pattern(name: "solid"), dot = Pattern(name: "dot"), dash = Pattern(name: "dash")
      /// A pattern.
      public static let dashDot = Pattern(name: "dashDot"), dashDotDot = Pattern(name: "dashDotDot")
    }

    let color: Color?

    /// A line of a colour; `nil` takes the letters'.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.color = color }
    /// A line in the letters' colour.
    public static let single = LineStyle()
  }

  /// A part of the text with traits of its own.
  nonisolated struct Run: Equatable {
    var content: String
    var traits = TextTraits()
    /// What writes the content anew where it is shown; content is then what it says without knowing the place.
    var writer: Writer?
    /// Whether the text that begins here is a literal with values in it.
    var beginsValues = false
  }

  /// Text that depends on where it is shown.
  nonisolated final class Writer: Equatable {
    let write: (EnvironmentValues) -> String
    init(_ write: @escaping (EnvironmentValues) -> String) { self.write = write }
    static func == (left: Writer, right: Writer) -> Bool { left === right }
  }

  var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// Text as it stands.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { runs = [Run(content: String(content))] }

  /// Text as it stands.
  public init(verbatim content: String) { runs = [Run(content: content)] }

  /// Text of a literal, with the values in it.
  public init(_ key: LocalizedStringKey) { runs = key.runs }

  /// Text that is written where it is shown, such as a number in the format of the place.
  public init(writing write: @escaping (EnvironmentValues) -> String) {
    runs = [Run(content: write(EnvironmentValues()), writer: Writer(write))]
  }

  /// One text after the other, each with its own look.
  public static func + (left: Text, right: Text) -> Text { Text(runs: left.runs + right.runs) }

  /// All of the text.
  var string: String { runs.count == 1 ? runs[0].content : runs.map(\.content).joined() }

  /// Whether a part of the text is a literal with values in it.
  var holdsValues: Bool { runs.contains { $0.beginsValues } }

  /// The text with traits where nothing was said before.
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
