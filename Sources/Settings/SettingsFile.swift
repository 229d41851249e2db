import Synchronization

/// A settings file on a disk that people and other programs edit too.
///
/// ```swift
/// let file = SettingsFile(path: "/var/lib/kiosk/panel.conf", declarations: declarations)
/// let reading = file.load()
/// try file.write(["oven.temperature": "200"])
/// ```
///
/// Any thread may call it, and waits for the disk: a panel that runs leaves that to ``SettingsDisk``.
public final class SettingsFile: Sendable {
  /// The path as the application names it; symbolic links are followed.
  public let path: String
  /// The settings that the file may hold.
  public var declarations: [SettingDeclaration] { declared.withLock(\.self) }

  private let declared: Mutex<[SettingDeclaration]>
  /// What the file held when it was last read or written: the same bytes need not be parsed again.
  private let latest = Mutex<SettingsDocument?>(nil)
  /// The wait for a lock that nobody has released yet. Whoever writes holds it, so that one write follows another.
  private let lockWait = Mutex<LockWait?>(nil)
  private let faultInjection: FaultInjection

  /// Names a file and what it may hold; touches nothing yet.
  public convenience init(path: String, declarations: [SettingDeclaration]) {
    self.init(path: path, declarations: declarations, faultInjection: FaultInjection())
  }

  package init(path: String, declarations: [SettingDeclaration], faultInjection: FaultInjection) {
    self.path = path
    declared = Mutex(declarations)
    self.faultInjection = faultInjection
  }

  /// The path and what its symbolic links lead to. A change of any of them, in their directories, calls for ``load()``.
  public var watchedPaths: [String] { (try? Directory.links(from: path)) ?? [path] }

  /// Adds a setting that the file may hold, or declares one anew.
  public func declare(_ declaration: SettingDeclaration) {
    declared.withLock { declarations in
      declarations.removeAll { $0.id == declaration.id }
      declarations.append(declaration)
    }
  }

  /// Reads and checks the whole file. Whatever is wrong is in the reading: a missing file leaves all to the defaults, one
  /// that cannot be read leaves all as it is.
  public func load() -> SettingsReading { SettingsCheck(declarations).reading(of: contents(), file: path) }

  /// Reads the file without checking the values in it.
  func contents() -> FileContents {
    do throws(SettingsProblem) {
      guard let bytes = try Directory(target: path, faultInjection: faultInjection).read()?.bytes else {
        return .missing
      }
      return .document(try document(bytes))
    } catch {
      return .unreadable(error)
    }
  }

  /// Writes some settings to the file as it now is: everything else in it stays, what others have just changed included.
  ///
  /// The texts have to pass their checks. The file is replaced at once or not at all, and not touched if it already says
  /// so; a missing one is created, for its owner alone, but not its directory. Throws what the machine refused, and then
  /// the file is as it was.
  ///
  /// - Parameters:
  ///   - changes: the new texts, by setting.
  ///   - removed: settings that are taken out of the file, so that they are what they would be without it.
  ///   - onTrial: those of the settings that somebody still has to keep.
  public func write(
    _ changes: [String: String], removing removed: Set<String> = [], onTrial: Set<String> = []
  ) throws(SettingsProblem) {
    var edits: [SettingEdit] = []
    for declaration in declarations where changes[declaration.id] != nil || removed.contains(declaration.id) {
      let isOnTrial = onTrial.contains(declaration.id)
      edits.append(try SettingEdit(declaration, to: changes[declaration.id], in: path, isOnTrial: isOnTrial))
    }
    for name in changes.keys.sorted() where !edits.contains(where: { $0.id == name }) { throw unknown(name) }
    _ = try store(edits)
  }

  /// What a write found in the file, and what it left there.
  struct Replacement: Sendable {
    var before: FileContents
    var after: FileContents
  }

  /// Writes edits whose texts are known to be good. Throws what the machine refused, and then the file is as it was.
  func store(_ edits: [SettingEdit]) throws(SettingsProblem) -> Replacement? {
    if edits.isEmpty { return nil }
    return try lockWait.withLock { wait throws(SettingsProblem) in
      let directory = try Directory(target: path, faultInjection: faultInjection)
      return try merge(edits, in: directory, holding: directory.lock(&wait))
    }
  }

  private func merge(
    _ edits: [SettingEdit], in directory: borrowing Directory, holding lock: borrowing Directory.Lock
  ) throws(SettingsProblem) -> Replacement {
    for _ in 0..<Limits.mergeAttempts {
      if let replacement = try replace(in: directory, edits, holding: lock) { return replacement }
    }
    throw .busy(path, "another program keeps changing the file")
  }

  /// One attempt to write; `nil` if the file was changed meanwhile.
  private func replace(
    in directory: borrowing Directory, _ edits: [SettingEdit], holding lock: borrowing Directory.Lock
  ) throws(SettingsProblem) -> Replacement? {
    let old = try directory.read()
    let current: SettingsDocument? = if let old { try document(old.bytes) } else { nil }
    let before = current.map(FileContents.document) ?? .missing
    var document = if let current { current } else { try Self.empty(path) }
    for edit in edits { try document.apply(edit) }
    let new = document.serialize()
    if new == old?.bytes || (old == nil && edits.allSatisfy { $0.text == nil }) {
      return Replacement(before: before, after: before)
    }
    guard try directory.replace(old?.version, with: new, holding: lock) else { return nil }
    latest.withLock { $0 = document }
    return Replacement(before: before, after: .document(document))
  }

  /// Bytes as a document, parsed only if they are others than those before.
  private func document(_ bytes: [UInt8]) throws(SettingsProblem) -> SettingsDocument {
    if let known = latest.withLock(\.self), known.serialize() == bytes { return known }
    let document = try SettingsDocument(bytes, file: path)
    latest.withLock { $0 = document }
    return document
  }

  /// Throws, with the nearest name, if there is no setting of that name.
  public func demand(_ id: String) throws(SettingsProblem) {
    if !declarations.contains(where: { $0.id == id }) { throw unknown(id) }
  }

  private func unknown(_ id: String) -> SettingsProblem {
    let nearest = nearestName(to: id, among: declarations.map(\.id))
    return SettingsProblem(
      file: path, what: "there is no setting \(id.quoted)",
      fix: nearest.map { "did you mean \($0)? Nothing was written" }
        ?? "use one of the names that list prints; nothing was written")
  }

  /// A file that does not exist yet.
  private static func empty(_ path: String) throws(SettingsProblem) -> SettingsDocument {
    try SettingsDocument(
      [UInt8](
        """
        # The settings of this panel. Edit them freely: a change shows as soon as the file is saved.
        # A line that makes no sense is reported and left alone.

        """.utf8), file: path)
  }
}

extension Directory {
  /// The directory of the file that `target` leads to.
  fileprivate init(target: String, faultInjection: FaultInjection) throws(SettingsProblem) {
    let paths = try Directory.links(from: target)
    try self.init(of: paths[paths.count - 1], file: target, faultInjection: faultInjection)
  }
}
