import Appliance
import Links
import Localization
import Settings
import Values

/// A whole panel file, read and checked.
package final class PanelDocument: Sendable {
  /// A page of a panel.
  struct Page: Sendable {
    var name: String
    var title: TextTemplate
    /// Whether the file gives the title.
    var hasTitle = false
    var symbol: String?
    /// The role that sees the page; `nil` for everybody.
    var access: AccessRole?
    var body: [Element]

    /// Whether the body itself fills the page and need not scroll.
    var fills: Bool { body.contains { $0.rule.fills } }
    /// Whether the page uses the whole width, and not only the width of a label beside its control.
    var isWide: Bool {
      body.contains { [.grid, .group].contains($0.rule.kind) || $0.properties[ItemKeys.card] == true }
    }
  }

  /// The roles of a panel.
  struct Roles: Sendable, Equatable {
    /// The hashes of their codes.
    var codes: [AccessRole: String]
    /// The role of a person who has entered no code.
    var lowest: AccessRole
  }

  /// The name of the panel: it is part of topics and of file names.
  package let name: String
  let title: TextTemplate
  /// The page that is shown first.
  let home: String
  /// The pages that a bar at the bottom offers; empty without one.
  let tabs: [String]
  /// The keys of `panel:` that set the look: `tint` and `size`.
  let look: Properties
  /// The values, in the order of the file.
  package let values: [ValueDeclaration]
  /// The connections, in the order of the file.
  package let links: [LinkDeclaration]
  /// The alarms, in the order of the file.
  let alarms: [AlarmDeclaration]
  /// The translations of texts, by language and key.
  let translations: [LanguageTag: [String: String]]
  /// The roles; `nil` for a panel that everybody may work.
  let roles: Roles?
  /// The pages, in the order of the file.
  let pages: [Page]
  /// The values and the timers that are for the person at the panel alone.
  let privateOrigins: Set<Expression.Origin>
  /// The names of the values that only a role may change.
  let guardedValues: Set<String>
  /// Whether time alone changes what the panel shows.
  let asksTime: Bool
  /// The warnings, which keep nothing from working.
  package let warnings: [PanelProblem]

  /// Creates a panel of what was read.
  init(
    settings: Properties, title: TextTemplate, values: [ValueDeclaration], links: [LinkDeclaration],
    alarms: [AlarmDeclaration], roles: Roles?,
    translations: [LanguageTag: [String: String]], pages: [Page], privateOrigins: Set<Expression.Origin>,
    asksTime: Bool, warnings: [PanelProblem]
  ) {
    name = settings[PanelKeys.name] ?? "panel"
    self.title = title
    home = settings[PanelKeys.home] ?? pages.first?.name ?? ""
    tabs = settings[PanelKeys.tabs] ?? []
    look = settings
    (self.asksTime, self.privateOrigins) = (asksTime, privateOrigins)
    (self.alarms, self.roles, self.translations) = (alarms, roles, translations)
    (self.values, self.links, self.pages, self.warnings) = (values, links, pages, warnings)
    guardedValues = Self.guardedValues(of: pages)
  }

  /// The page of a name; `nil` if there is none.
  func page(_ name: String) -> Page? { pages.first { $0.name == name } }

  /// All elements of the pages, those inside of others, too.
  var elements: [Element] { Self.elements(of: pages) }

  /// All elements of pages, those inside of others, too.
  static func elements(of pages: [Page]) -> [Element] {
    var (waiting, found) = (pages.flatMap(\.body), [Element]())
    while let element = waiting.popLast() {
      waiting += element.parts
      found.append(element)
    }
    return found
  }
}

extension PanelDocument {
  /// The element of a timer; `nil` if there is none.
  func timer(_ name: String) -> Element? { elements.first { $0.timer == name } }
}

extension Element {
  /// Whether the element is rows with a header.
  var isSection: Bool { rule.kind == .section }

  /// The name of the timer that the element shows; `nil` for other elements.
  var timer: String? { rule.kind == .timer ? properties[TimeControls.name] : nil }
}

/// The document in a panel file, or the reason why there is none.
package struct PanelReading: Sendable {
  /// The panel; `nil` if there is a mistake in it.
  package var document: PanelDocument?
  /// The mistakes, in the order of the file; the warnings of a good panel.
  package var problems: [PanelProblem]
  /// The files that it consists of, also missing ones.
  package var paths: [String]
  /// The contents of the files, for a history of starts; empty without a history.
  var sources = PanelSources()
  /// The panel of the version that worked last, to be shown at a start with a version that has a mistake or with which the
  /// last starts have failed.
  package var standIn: PanelDocument?

  /// Returns a reading for the time while the disk does not answer: it has nothing but the path.
  package static func pending(path: String) -> PanelReading {
    let problem = PanelProblem(
      PanelPlace(file: path), "the disk does not answer", "wait: the panel is shown once the file has been read")
    return PanelReading(document: nil, problems: [problem], paths: [path])
  }

  /// Whether the two readings found a panel in files with the same content.
  package func isSameVersion(as other: PanelReading) -> Bool {
    document != nil && other.document != nil && sources == other.sources
  }

  /// A version with which the last starts have failed: another version is shown in its place until a file is edited.
  static func givenUp(_ path: String, _ paths: [String], standIn: PanelDocument) -> PanelReading {
    let problem = PanelProblem(
      PanelPlace(file: path),
      "the last \(StartHistory.failures) starts with this version failed; the version that worked last is shown",
      "edit the file to have it used again")
    return PanelReading(document: nil, problems: [problem], paths: paths, standIn: standIn)
  }

  /// Reads a panel from files on the disk or from another source.
  static func read(_ files: PanelFiles, in surroundings: PanelSurroundings = PanelSurroundings()) -> PanelReading {
    do throws(PanelProblem) {
      let reader = DocumentReader(files, in: surroundings)
      let document = reader.document(of: try TreeReader.readMain(of: files))
      return PanelReading(document: document, problems: reader.sortedProblems, paths: files.paths)
    } catch {
      return PanelReading(document: nil, problems: [error], paths: files.paths)
    }
  }
}
