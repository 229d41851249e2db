import Glibc

/// The terminal that a text is printed on: its width, and whether it shows emphasis.
struct Terminal {
  /// The columns of a text, at most 100, which is as much as a reader's eye follows.
  var columns = 80
  var isColored = false
  /// The fewest columns in which a meaning is read with ease.
  private static let readable = 24

  /// The layout of text for a file or another program: 80 columns, no emphasis.
  static let none = Terminal()

  /// The terminal at standard output. Calls `ioctl` with `TIOCGWINSZ`.
  ///
  /// The environment variable `COLUMNS` overrides its width, and `NO_COLOR` removes the emphasis.
  static var current: Terminal {
    var terminal = none
    let isTerminal = isatty(STDOUT_FILENO) == 1
    var size = winsize()
    if isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      terminal.columns = Int(size.ws_col)
    }
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { terminal.columns = columns }
    terminal.columns = min(max(terminal.columns, 40), 100)
    let isPlain = environment("NO_COLOR")?.isEmpty == false || ["dumb", nil].contains(environment("TERM"))
    terminal.isColored = isTerminal && !isPlain
    return terminal
  }

  /// A variable of the environment; `nil` if it is not set. Calls `getenv`.
  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// A heading, in bold type where the terminal shows it.
  func heading(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// A text in lines of the terminal's width, each behind a margin.
  func wrap(_ text: String, margin: Int = 0) -> String {
    let blank = String(repeating: " ", count: margin)
    return lines(of: text, width: columns - margin).map { blank + $0 }.joined(separator: "\n")
  }

  /// A text after a label, in lines of the terminal's width that are all indented past the label.
  func wrap(_ text: String, behind word: String) -> String {
    word + wrap(text, margin: word.count).dropFirst(word.count)
  }

  /// A term and its meaning beside it, or below it if the term is long or the terminal has no room for both.
  func entry(_ term: String, _ meaning: String, indent: Int = 2, column: Int = 24) -> String {
    let column = columns - column < Self.readable ? indent + 4 : column
    let label = String(repeating: " ", count: indent) + term
    let text = wrap(meaning, margin: column)
    if label.count + 2 > column { return label + "\n" + text }
    return label + text.dropFirst(label.count)
  }

  /// Breaks a text at its spaces; a word that is longer than the width has its own line.
  private func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = [], line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
