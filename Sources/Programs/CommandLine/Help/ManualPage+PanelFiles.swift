#if PanelFiles
import PanelFile
import Values

extension ManualPage {
  // Chapters, parts and rows come from PanelFile, so that an addition to a table there appears here, too. The marks of
  // Markdown in their sentences, which the page of the guide shows, are taken out: mdoc has macros in their place.

  /// The page of panel files: every section, item, key and action, from the tables that the parser of panel files uses.
  init(panelFilesOf program: String) {
    self.init(.panel, of: program, "a control panel without code")
    section("Description")
    text(
      "A panel file is YAML: it declares the values of a panel, the pages that show them, and where they live. "
        + "\(program) run --panel F shows it and follows it: a saved change is on the screen within half a second, and a "
        + "file with a mistake only adds a mark in a corner. \(program) check --panel F reports the mistakes. "
        + "The key decides what a text means, never its spelling.")
    for chapter in PanelSchema.chapters {
      section(chapter.title)
      for part in chapter.parts {
        if !part.title.isEmpty { macro("Ss \(Self.words(part.title))") }
        if !part.doc.isEmpty { text(Self.plain(part.doc)) }
        if !part.rows.isEmpty {
          list(part.rows.map { ("Va \(Self.words($0.key))", Self.plain("\($0.value): \($0.doc)")) })
        }
      }
    }
    section("Examples")
    literal(PanelStarter.text.split(separator: "\n").map(String.init))
    section("See also")
    macro("Xr \(Self.argument(program)) 1 ,")
    macro("Xr \(Self.argument("\(program).conf")) 5")
  }

  /// Words as arguments of a macro, so that none is taken for the name of another macro.
  private static func words(_ text: String) -> String {
    text.split(separator: " ").map { argument(String($0)) }.joined(separator: " ")
  }

  /// A text without the marks of Markdown.
  private static func plain(_ text: String) -> String { text.filter { $0 != "`" }.replaced("**", by: "") }
}

extension Kiosk {
  func panelFilePage(_ arguments: Arguments) throws -> ManualPage { ManualPage(panelFilesOf: arguments.program) }

  /// The text of a panel file to begin with.
  func panelFileStart() throws -> String { PanelStarter.text }
}
#else
extension Kiosk {
  func panelFilePage(_ arguments: Arguments) throws -> ManualPage {
    throw MissingPart(.panelFiles, for: "manual panel")
  }
  func panelFileStart() throws -> String { throw MissingPart(.panelFiles, for: "new --panel") }
}
#endif
