/// Holds a document against the declarations: which values are good, and what is wrong with the rest.
struct SettingsCheck {
  private let declarations: [SettingDeclaration]
  private let known: [SettingLocation: SettingDeclaration]
  private let groups: Set<String>

  init(_ declarations: [SettingDeclaration]) {
    self.declarations = declarations
    known = Dictionary(declarations.map { (SettingLocation(id: $0.id), $0) }, uniquingKeysWith: { first, _ in first })
    groups = Set(known.keys.map(\.group))
  }

  func reading(of document: SettingsDocument) -> SettingsReading {
    var reading = SettingsReading()
    var problems = document.index.problems
    addValues(of: document, to: &reading, &problems)
    addRepetitions(in: document, to: &problems)
    addUnknownGroups(in: document, to: &problems)
    addUnknownKeys(in: document, to: &problems)
    reading.problems = problems.sorted
    return reading
  }

  private func addValues(
    of document: SettingsDocument, to reading: inout SettingsReading, _ problems: inout ProblemList
  ) {
    for declaration in declarations {
      guard let entry = document.index[SettingLocation(id: declaration.id)] else {
        if document.index.isComplete { reading.absent.insert(declaration.id) }
        continue
      }
      do throws(SettingsProblem) {
        reading.values[declaration.id] = try checked(declaration, entry, in: document)
        reading.lines[declaration.id] = entry.line
      } catch {
        problems.add(error)
      }
    }
  }

  private func checked(
    _ declaration: SettingDeclaration, _ entry: KeyFileIndex.Entry, in document: SettingsDocument
  ) throws(SettingsProblem) -> String? {
    let text: String?
    do throws(SettingsProblem) { text = try document.text(of: declaration.id) } catch {
      var problem = error
      problem.keepsLastGood = true
      throw problem
    }
    guard let text, let fault = declaration.check(text) else { return text }
    // A comment behind a value is part of the value in key files, which few expect.
    let isComment = text.contains("#") && declaration.check(text.beforeComment) == nil
    let fix = isComment ? "put the comment on a line of its own" : fault
    var problem = document.problem(at: entry, what: "\(declaration.id) is \(text.quoted)", fix: fix)
    problem.keepsLastGood = true
    throw problem
  }

  private func addRepetitions(in document: SettingsDocument, to problems: inout ProblemList) {
    var seen: [SettingLocation: Int] = [:]
    for entry in document.index.entries {
      if let line = seen.updateValue(entry.line, forKey: entry.location) {
        problems.add(
          document.problem(
            at: entry, severity: .warning, what: "\(entry.location.id.quoted) is set a second time",
            fix: "this line counts; remove line \(line)"))
      }
    }
  }

  /// One warning for a group that nothing is declared in, rather than one for each of its keys.
  private func addUnknownGroups(in document: SettingsDocument, to problems: inout ProblemList) {
    for section in document.index.sections where !groups.contains(section.name) && !problems.isFull {
      let nearest = nearestName(to: section.name, among: groups.sorted())
      problems.add(
        line: section.line, severity: .warning, what: "there is no group \(section.name.quoted)",
        fix: nearest.map { "did you mean [\($0)]?" } ?? "it is kept and has no effect")
    }
  }

  private func addUnknownKeys(in document: SettingsDocument, to problems: inout ProblemList) {
    for entry in document.index.entries where groups.contains(entry.location.group) && !problems.isFull {
      guard known[entry.location] == nil, known[entry.location.untranslated] == nil else { continue }
      problems.add(
        document.problem(
          at: entry, severity: .warning, what: "there is no setting \(entry.location.id.quoted)",
          fix: meant(by: entry.location).map { "did you mean \($0.key) in [\($0.group)]?" }
            ?? "it is kept and has no effect"))
    }
  }

  /// The setting whose whole name the key is, a key of nearly that name in the group, the same key in another group, or
  /// the nearest of all.
  private func meant(by location: SettingLocation) -> SettingLocation? {
    let whole = SettingLocation(id: location.key)
    if location.key.contains("."), known[whole] != nil { return whole }
    let siblings = known.keys.filter { $0.group == location.group }.map(\.key).sorted()
    if let key = nearestName(to: location.key, among: siblings) {
      return SettingLocation(group: location.group, key: key)
    }
    let namesakes = known.keys.filter { $0.key == location.key }
    if namesakes.count == 1 { return namesakes[0] }
    return nearestName(to: location.id, among: declarations.map(\.id)).map(SettingLocation.init(id:))
  }
}

extension String {
  /// What stands before the first "#", without the blanks at its end.
  fileprivate var beforeComment: String {
    String(prefix { $0 != "#" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
