/// A message of libyaml, which knows what the scanner expected and not what the author meant.
///
/// It becomes a message at the place where the mistake began, in the author's terms. For example, an unclosed quotation
/// mark is found at the end of the file, but the mark itself has to be shown.
///
/// The texts are those of libyaml 0.2.5. An unknown text is shown unchanged.
struct YAMLMessage {
  /// The reason why the parser stopped.
  var problem: String
  /// The parser's task at that moment.
  var context: String
  /// The place at which the parser stopped.
  var place: PanelPlace
  /// The place at which it began with what it could not finish.
  var begin: PanelPlace
  /// The character at ``place``.
  var character: Character?

  /// The mistake in plain words.
  private var meaning: (what: String, fix: String, isAtBegin: Bool) {
    switch (problem, context) {
    case _ where problem.hasPrefix("found a tab") || character == "\t":
      ("there is a tab here", "indent with blanks", false)
    case ("found character that cannot start any token", _):
      (
        "a text cannot begin with \(character.map { String($0).inQuotes } ?? "this character")",
        "put the text in quotes", false
      )
    case ("mapping values are not allowed in this context", _):
      ("a text contains a colon followed by a blank", "put the text in quotes, or begin a new line", false)
    case ("could not find expected ':'", _): ("this key has no colon", "write the key, a colon and a blank", true)
    case ("found unexpected end of stream", "while scanning a quoted scalar"):
      ("this quotation mark is not closed", "add the second one", true)
    case ("found unknown escape character", _):
      ("a backslash in double quotes begins no character that YAML knows", "write two, or use single quotes", false)
    // On a further line, the colon rather belongs to a key behind braces that are not closed.
    case (let text, _)
    where text.hasPrefix("did not find expected ','") && character == ":" && place.line == begin.line:
      (
        "a text contains a colon followed by a blank, or a comma is missing",
        "put the text in quotes, or write the comma", false
      )
    case (let text, "while parsing a flow sequence") where text.hasPrefix("did not find expected ','"):
      (
        "the list that begins here is not closed, or a comma is missing",
        "close it with ], and put a text with a # or a colon in quotes", true
      )
    case (let text, "while parsing a flow mapping") where text.hasPrefix("did not find expected ','"):
      (
        "the map that begins here is not closed, or a comma is missing",
        "close it with }, and put a text with a # or a colon in quotes", true
      )
    case ("did not find expected key", _):
      (
        "this does not belong to any map above it",
        "indent it as the other keys of its map; a text that begins with { or [ needs quotes", false
      )
    case ("did not find expected node content", _):
      ("a value is missing before this", "write it; a # begins a comment, so a colour needs quotes: \"#E4572E\"", false)
    case (let text, _) where text.hasPrefix("did not find expected '-'"):
      (
        "this line does not belong to any list above it", "begin it with - as the other items, in the same column",
        false
      )
    case ("block sequence entries are not allowed in this context", _):
      ("an item of a list cannot be here", "begin it on its own line", false)
    case ("block mapping values are not allowed in this context", _),
      ("mapping keys are not allowed in this context", _),
      ("block mapping keys are not allowed in this context", _):
      ("a key cannot be here", "begin it on its own line", false)
    case (let text, let context) where text.hasPrefix("did not find expected alphabetic") && context.hasSuffix("alias"):
      ("a text cannot begin with *", "put the text in quotes", false)
    case (let text, _) where text.hasPrefix("did not find expected alphabetic"):
      ("a text cannot begin with &", "put the text in quotes", false)
    case ("did not find expected <document start>", _):
      ("something follows the end of the panel", "indent it, or remove it", false)
    default: ("this is not YAML: \(problem)", "compare it with the lines above", false)
    }
  }

  /// The mistake at its place.
  var asProblem: PanelProblem {
    let (what, fix, isAtBegin) = meaning
    return PanelProblem(isAtBegin ? begin : place, what, fix)
  }
}
