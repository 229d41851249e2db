import Values

/// Checks a document against declarations.
struct SettingsCheck {
  private let declarations: [SettingDeclaration]
  private let known: [SettingLocation: SettingDeclaration]
  private let groups: Set<String>

  init(_ declarations: [SettingDeclaration]) {
    self.declarations = declarations
    known = Dictionary(declarations.map { (SettingLocation(id: $0.id), $0) }, uniquingKeysWith: { first, _ in first })
    groups = Set(known.keys.map(\.group))
  }

  /// Evaluates a file for all declared settings, even if it is missing or unreadable.
  func reading(of contents: FileContents, file: String, isWhole: Bool = true) -> SettingsReading {
    switch contents {
    case .missing: SettingsReading(absent: Set(declarations.map(\.id)), isMissing: true)
    case .document(let document): isWhole ? reading(of: document) : values(of: document)
    case .unreadable(let problem): SettingsReading(problems: isWhole ? [problem] : [])
    }
  }

  /// Evaluates a document for all declared settings, and reports all of its problems.
  func reading(of document: SettingsDocument) -> SettingsReading {
    var (reading, problems) = (SettingsReading(), document.index.problems)
    addValues(of: document, to: &reading, &problems)
    addUnknownGroups(in: document, to: &problems)
    addUnknownKeys(in: document, to: &problems)
    reading.problems = problems.sorted
    return reading
  }

  /// Evaluates a document for the declared settings alone, ignoring other lines.
  func values(of document: SettingsDocument) -> SettingsReading {
    var (reading, problems) = (SettingsReading(), ProblemList(file: document.file))
    addValues(of: document, to: &reading, &problems)
    reading.problems = problems.sorted
    return reading
  }

  private func addValues(
    of document: SettingsDocument, to reading: inout SettingsReading, _ problems: inout ProblemList
  ) {
    for declaration in declarations {
      let entries = document.index.entries(of: SettingLocation(id: declaration.id))
      if entries.isEmpty {
        if document.index.isComplete { reading.absent.insert(declaration.id) }
        continue
      }
      addValue(of: declaration, Array(entries), in: document, to: &reading, &problems)
    }
  }

  /// Finds the value of a setting: the last valid line applies. Invalid lines below it and duplicates above it are
  /// reported.
  private func addValue(
    of declaration: SettingDeclaration, _ entries: [KeyFileIndex.Entry], in document: SettingsDocument,
    to reading: inout SettingsReading, _ problems: inout ProblemList
  ) {
    var faults: [SettingsProblem] = []
    var counting: KeyFileIndex.Entry?
    var others = entries
    while counting == nil, faults.count < SettingsLimits.repetitions, let entry = others.popLast() {
      do throws(SettingsProblem) {
        reading.values[declaration.id] = try checked(declaration, entry, in: document)
        reading.lines[declaration.id] = entry.line
        counting = entry
      } catch {
        faults.append(error)
      }
    }
    for var fault in faults {
      fault.keepsLastGood = counting == nil
      if let counting { fault.fix += "; line \(counting.line) counts" }
      problems.add(fault)
    }
    guard let counting, faults.isEmpty, !others.isEmpty else { return }
    let lines = others.map(\.line)
    let isTwice = lines.count == 1
    problems.add(
      document.problem(
        at: counting, severity: .warning,
        what: "\(declaration.id.quoted) is set \(isTwice ? "a second time" : "\(lines.count + 1) times")",
        fix: "this line counts; remove " + (isTwice ? "line \(lines[0])" : "the others, line \(lines[0]) first")))
  }

  private func checked(
    _ declaration: SettingDeclaration, _ entry: KeyFileIndex.Entry, in document: SettingsDocument
  ) throws(SettingsProblem) -> String {
    let text = try document.text(of: entry, declaration.id)
    guard let fault = declaration.check(text) else { return text }
    // In key files a comment after a value is part of the value, which few people expect.
    let isComment = text.contains("#") && declaration.check(text.beforeComment) == nil
    let fix = isComment ? "put the comment on its own line" : fault
    throw document.problem(at: entry, what: "\(declaration.id) is \(declaration.quote(text))", fix: fix)
  }

  /// Reports one warning per unknown group instead of one for each of its keys.
  private func addUnknownGroups(in document: SettingsDocument, to problems: inout ProblemList) {
    for section in document.index.sections where !groups.contains(section.name) && !problems.isFull {
      let nearest = nearestName(to: section.name, among: groups.sorted())
      var problem = SettingsProblem(
        file: document.file, line: section.line, column: 1, severity: .warning,
        what: "there is no group \(section.name.quoted)",
        fix: nearest.map { "did you mean [\($0)]?" } ?? "it is kept and has no effect")
      problem.isUnknownName = true
      problems.add(problem)
    }
  }

  private func addUnknownKeys(in document: SettingsDocument, to problems: inout ProblemList) {
    for entry in document.index.entries where groups.contains(entry.location.group) && !problems.isFull {
      guard known[entry.location] == nil, known[entry.location.untranslated] == nil else { continue }
      var problem = document.problem(
        at: entry, severity: .warning, what: "there is no setting \(entry.location.id.quoted)",
        fix: meant(by: entry.location).map { "did you mean \($0.key) in [\($0.group)]?" }
          ?? "it is kept and has no effect")
      problem.isUnknownName = true
      problems.add(problem)
    }
  }

  /// The setting that a key was probably meant to be: one whose full ID is the key, one with a similar key in the
  /// same group, the only one with the same key in another group, or the most similar of all.
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
  /// The text before the first `#`, without trailing blanks.
  fileprivate var beforeComment: String {
    String(prefix { $0 != "#" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
