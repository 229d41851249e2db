import Values

/// A manual page in the language `mdoc`, which groff and mandoc set.
struct ManualPage {
  /// The subject of a page.
  enum Subject: String, CaseIterable {
    case commands, settings, panel

    var section: Int { self == .commands ? 1 : 5 }
    /// The name of the page of a program.
    func title(_ program: String) -> String {
      switch self {
      case .commands: program
      case .settings: "\(program).conf"
      case .panel: "\(program)-panel"
      }
    }
  }

  private(set) var source = ""

  /// Begins a page with its title and its first section.
  init(_ subject: Subject, of program: String, _ summary: String) {
    let title = subject.title(program)
    macro("Dd \(Kiosk.releaseDate)")
    macro("Dt \(Self.argument(title.uppercased())) \(subject.section)")
    macro("Os")
    section("Name")
    macro("Nm \(Self.argument(title))")
    macro("Nd \(Self.escaped(summary))")
  }

  /// Adds a line of the language.
  mutating func macro(_ line: String) { source += ".\(line)\n" }

  /// Begins a section.
  mutating func section(_ title: String) { macro("Sh \(title.uppercased())") }

  /// Adds a paragraph; each sentence begins a line, as the language requires.
  mutating func paragraph(_ text: String) {
    macro("Pp")
    self.text(text)
  }

  /// Adds text to the present paragraph.
  mutating func text(_ text: String) {
    let sentences = Self.escaped(text).replaced(". ", by: ".\n").replaced(": ", by: ":\n")
    source += sentences.split(separator: "\n").map { Self.protected(Self.wrapped(String($0))) }.joined(separator: "\n")
    source += "\n"
  }

  /// Adds lines as they are, in a type of equal widths.
  mutating func literal(_ lines: [String]) {
    macro("Bd -literal -offset indent")
    source += lines.map { Self.protected(Self.escaped($0)) + "\n" }.joined()
    macro("Ed")
  }

  /// Adds a list of terms with their meanings.
  mutating func list(_ entries: [(term: String, meaning: String)], width: String = "Ds") {
    macro("Bl -tag -width \(width)")
    for entry in entries {
      macro("It \(entry.term)")
      text(entry.meaning)
    }
    macro("El")
  }

  // MARK: - Escaping

  /// A word as an argument of a macro.
  static func argument(_ word: String) -> String {
    let text = escaped(word)
    // A word of two or three letters could be a macro's name.
    return text.count <= 3 && text.first?.isUppercase == true ? "\\&" + text : text
  }

  /// A text whose backslashes and hyphens are shown as they are.
  static func escaped(_ text: String) -> String {
    text.map { $0 == "\\" ? "\\e" : $0 == "-" ? "\\-" : $0 == "\"" ? "\\(dq" : "\($0)" }.joined()
  }

  /// Lines that begin with a dot or an apostrophe are commands; a mark that has no width keeps them from being so.
  private static func protected(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.first == "." || $0.first == "'" ? "\\&\($0)" : String($0) }.joined(separator: "\n")
  }

  /// A sentence in lines of 76 bytes at most, where its words allow that.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = [], line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > 76 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension String {
  /// The text with each occurrence of a part replaced.
  func replaced(_ part: String, by other: String) -> String {
    var (result, rest) = ("", self)
    while let place = rest.firstPlace(of: part) {
      result += rest[..<place.lowerBound] + other
      rest = String(rest[place.upperBound...])
    }
    return result + rest
  }
}
