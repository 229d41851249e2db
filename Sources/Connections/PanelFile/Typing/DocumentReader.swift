import Appliance
import Links

/// Reads the tree of a panel file by the schema, and looks up every name in it.
///
/// It continues after a mistake, so that one reading finds all mistakes, but it makes a panel only if there are none.
///
/// The order of the sections in the file does not matter. They are read in the order in which they need each other's
/// names: links, then values, then the expressions that compute values, then components, then the names of pages, then
/// roles, and at last the bodies of pages and alarms. The use of a value whose declaration is faulty is not reported,
/// too: one mistake has one message.
///
/// Components and repetitions are put in their places before they are read, so that their bodies are checked with the
/// arguments of each use. Their number is bounded, and so is the number of aliases.
final class DocumentReader {
  /// The files of the panel.
  let files: PanelFiles
  let surroundings: PanelSurroundings
  /// The values that are declared without a mistake.
  var values: [String: ValueDeclaration] = [:]
  /// The names of values whose declaration is faulty: using them is not a second mistake.
  var faultyValues: Set<String> = []
  private var linkTable = LinkTable()
  /// The names of all pages, for actions that open them.
  private(set) var pageNames: Set<String> = []
  /// The components by name.
  var components: [String: Component] = [:]
  var expansion: Expansion
  /// The roles that the file declares.
  var declaredRoles: [String] = []
  /// Whether the file declares alarms.
  private(set) var hasAlarms = false
  /// The timers that actions and expressions name, with their places.
  var timerUses: [(name: String, place: PanelPlace)] = []
  /// The values and the timers that are private.
  var privateOrigins: Set<Expression.Origin> = []
  /// The translatable texts of the file, and their expressions.
  var texts: [String: TextTemplate] = [:]
  /// Whether an expression asks for an age or for the time of a timer, so that time alone changes the panel.
  var asksTime = false
  /// The mistakes and warnings so far, at most as many as are worth reading.
  private(set) var problems: [PanelProblem] = []

  /// A piece of a page that is used with parameters.
  struct Component {
    var parameters: [String]
    var body: SourceNode
    var place: PanelPlace
  }

  /// Creates a reader of a panel.
  init(_ files: PanelFiles, in surroundings: PanelSurroundings) {
    (self.files, self.surroundings) = (files, surroundings)
    expansion = Expansion(files.main)
  }

  /// Whether as many mistakes were found as are worth reading.
  var hasEnough: Bool { problems.count >= Limits.problems && problems.allSatisfy { $0.severity == .error } }

  /// Notes a mistake or a warning. A finding that is already noted is left out. A mistake is never dropped in favour of
  /// a warning, because the file would then count as good.
  func note(_ problem: PanelProblem) {
    if problems.contains(problem) { return }
    if problems.count >= Limits.problems {
      let last = problem.severity == .error ? problems.lastIndex { $0.severity == .warning } : nil
      guard let last else { return }
      problems.remove(at: last)
    }
    problems.append(problem)
  }

  /// Notes a mistake at a place. The advice, which may compare a name with all others, is computed only if it is read.
  func note(_ place: PanelPlace, _ what: String, _ fix: @autoclosure () -> String) {
    if !hasEnough { note(PanelProblem(place, what, fix())) }
  }

  /// Notes something that keeps nothing from working.
  func warn(_ place: PanelPlace, _ what: String, _ fix: @autoclosure () -> String) {
    if problems.count < Limits.problems { note(PanelProblem(place, what, fix(), severity: .warning)) }
  }

  /// Takes a connection that is declared without a mistake.
  func add(_ link: LinkDeclaration) { linkTable.add(link) }

  /// The connections that are declared.
  var links: [LinkDeclaration] { linkTable.all }
  /// The names of the connections, which expressions may ask about.
  var linkNames: Set<String> { linkTable.names }
  /// The connection of a name; `nil` if there is none.
  func link(_ name: String) -> LinkDeclaration? { linkTable.byName[name] }
  /// The names of the connections of a kind, in the order of the file.
  func linkNames(ofKind kind: String) -> [String] { linkTable.namesOfKinds[kind] ?? [] }

  /// The problems in the order of the file.
  var sortedProblems: [PanelProblem] {
    problems.enumerated().sorted {
      ($0.element.place.line, $0.element.place.column, $0.offset) < (
        $1.element.place.line, $1.element.place.column, $1.offset
      )
    }.map(\.element)
  }

  /// Reads the whole panel; `nil` if there is a mistake in it.
  func document(of root: SourceNode) -> PanelDocument? {
    let sections = sections(of: root)
    for entry in entries(sections[.links], .links) { readLink(entry) }
    let declared = entries(sections[.values], .values)
    for entry in declared { declareValue(entry) }
    for entry in declared { readLook(entry) }
    for entry in declared { computeValue(entry) }
    checkComputed(declared)
    for entry in entries(sections[.components], .components) { declareComponent(entry) }
    let pageEntries = entries(sections[.pages], .pages)
    pageNames = Set(pageEntries.map(\.name))
    let settings = sections[.panel].map { map($0, PanelSchema.panel, of: "panel") } ?? Properties()
    let roles = roles(sections[.roles])
    let alarmEntries = entries(sections[.alarms], .alarms)
    hasAlarms = !alarmEntries.isEmpty
    let pages = pageEntries.compactMap(page)
    markPrivate(in: pages)
    let alarms = alarmEntries.compactMap(alarm)
    checkTimers(of: pages)
    checkButtons(of: pages)
    checkPublic(pages, at: Dictionary(pageEntries.map { ($0.name, $0.place) }) { $1 })
    let translations = translations(sections[.languages], declared.compactMap { values[$0.name] }, pages)
    if pages.isEmpty, sections[.pages] != nil, problems.isEmpty {
      note(
        sections[.pages]?.place ?? root.place, "there is no page", "write one, such as start: {body: [oven.target]}")
    }
    let title = settings[PanelKeys.title]
    checkPublic(title, "the title of the panel", sections[.panel]?.place ?? root.place)
    checkPublic(settings[PanelKeys.tint]?.expression, PanelKeys.tint, sections[.panel]?.place ?? root.place)
    if problems.contains(where: { $0.severity == .error }) { return nil }
    return PanelDocument(
      settings: settings, title: title ?? pages.first?.title ?? TextTemplate(""),
      values: declared.compactMap { values[$0.name] }, links: links, alarms: alarms, roles: roles,
      translations: translations, pages: pages, privateOrigins: privateOrigins, asksTime: asksTime,
      warnings: problems)
  }

  /// The sections of the file by name.
  private func sections(of root: SourceNode) -> [PanelSchema.Section: SourceNode] {
    guard case .map(let entries) = root.content else {
      note(
        root.place, "a panel file is a map of sections, not \(root.kindInWords)",
        "write pages: and values:, as kiosk new --panel F does")
      return [:]
    }
    var sections: [PanelSchema.Section: SourceNode] = [:]
    for entry in entries {
      if let section = PanelSchema.Section(rawValue: entry.name) {
        sections[section] = entry.value
      } else {
        note(
          entry.place, "there is no section \(entry.name.inQuotes)",
          adviceFor(entry.name, among: PanelSchema.Section.allCases.map(\.rawValue)))
      }
    }
    if sections[.pages] == nil {
      note(PanelPlace(file: files.main), "the panel has no pages", "write pages:, and a page with a body below it")
    }
    return sections
  }

  /// The entries of a section that is a map of names.
  func entries(_ node: SourceNode?, _ section: PanelSchema.Section) -> [SourceEntry] {
    entries(node, section.rawValue)
  }

  /// The entries of a map of names.
  func entries(_ node: SourceNode?, _ section: String) -> [SourceEntry] {
    guard let node, !node.isNothing else { return [] }
    guard case .map(let entries) = node.content else {
      note(
        node.place, "\(section): expects a map of names, not \(node.kindInWords)",
        "write a name, a colon and what it is")
      return []
    }
    return entries
  }

  /// Reads a page; `nil` if it has no body.
  private func page(_ entry: SourceEntry) -> PanelDocument.Page? {
    guard checkName(entry.name, entry.place, "a page") else { return nil }
    // A page in short form is its body.
    if case .list = entry.value.content {
      return PanelDocument.Page(
        name: entry.name, title: TextTemplate(Self.title(of: entry.name)), body: body(entry.value))
    }
    let keys = map(entry.value, PanelSchema.page, of: "a page")
    guard let body = keys[PageKeys.body] else { return nil }
    var page = PanelDocument.Page(name: entry.name, title: TextTemplate(Self.title(of: entry.name)), body: body)
    if let title = keys[PageKeys.title] { (page.title, page.hasTitle) = (title, true) }
    page.symbol = keys[PageKeys.symbol]
    page.access = keys[PageKeys.access]
    return page
  }

  /// A title made of a name: “Core temperature” of `oven.core_temperature`.
  static func title(of name: String) -> String {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let words = last.map { $0 == "_" || $0 == "-" ? " " : $0 }
    return String(words.prefix(1)).uppercased() + String(words.dropFirst())
  }

  /// Whether a text is a name: letters, digits and underscores, with dots between parts.
  func checkName(_ name: String, _ place: PanelPlace, _ what: String, allowsHyphens: Bool = true) -> Bool {
    let isGood = Self.isName(name, allowsHyphens: allowsHyphens)
    if !isGood { note(place, "\(name.inQuotes) cannot be the name of \(what)", Self.nameAdvice) }
    return isGood
  }

  /// The advice about the form of a name.
  static let nameAdvice = "begin with a letter, followed by letters from a to z, digits and _"

  /// Whether a text has the form of a name.
  static func isName(_ name: String, allowsHyphens: Bool = true) -> Bool {
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
      return part.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || allowsHyphens && $0 == "-")
      }
    }
  }
}

/// The connections that a file declares, in its order and by their names.
struct LinkTable {
  private(set) var all: [LinkDeclaration] = []
  private(set) var names: Set<String> = []
  /// The connections by name; of two with one name the first.
  private(set) var byName: [String: LinkDeclaration] = [:]
  /// The names of the connections of each kind, in the order of the file.
  private(set) var namesOfKinds: [String: [String]] = [:]

  /// Adds a connection.
  mutating func add(_ link: LinkDeclaration) {
    all.append(link)
    names.insert(link.name)
    if byName[link.name] == nil { byName[link.name] = link }
    namesOfKinds[link.kind, default: []].append(link.name)
  }
}
