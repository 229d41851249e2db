import Synchronization
import Values

/// A settings file on the disk, which users and other programs may edit, too.
///
/// ```swift
/// let file = SettingsFile(path: "/var/lib/kiosk/panel.conf", declarations: declarations)
/// let reading = file.load()
/// try file.write(["oven.temperature": "200"])
/// ```
///
/// It can be used from any thread and waits for the disk; a running panel uses ``SettingsDisk`` instead.
public final class SettingsFile: Sendable {
  /// The path as given by the application; symbolic links are followed.
  public let path: String
  /// The settings that the file may contain.
  public var declarations: [SettingDeclaration] { declared.withLock(\.self) }

  private let declared: Mutex<[SettingDeclaration]>
  /// The contents when the file was last read or written, unless it was empty. They are cached so that unchanged bytes
  /// are not parsed again.
  private let latest = Mutex<SettingsDocument?>(nil)
  /// The wait for a lock that another program still holds. A writer holds the mutex, so writes are serialized.
  private let lockWait = Mutex<LockWait?>(nil)
  /// Whether a replaced file's directory has not been flushed to the disk yet.
  private let owesSync = Mutex(false)
  private let faultInjection: FaultInjection

  /// Creates a file object without any disk access.
  public convenience init(path: String, declarations: [SettingDeclaration]) {
    self.init(path: path, declarations: declarations, faultInjection: FaultInjection())
  }

  /// Creates a file object with injected faults, for tests.
  package init(path: String, declarations: [SettingDeclaration], faultInjection: FaultInjection) {
    self.path = path
    declared = Mutex(declarations)
    self.faultInjection = faultInjection
  }

  /// The path and the targets of its symbolic links. After a change of any of them, call ``load()``.
  public var watchedPaths: [String] { (try? Directory.links(from: path)) ?? [path] }

  /// Declares a setting, or replaces its declaration.
  public func declare(_ declaration: SettingDeclaration) {
    declared.withLock { declarations in
      declarations.removeAll { $0.id == declaration.id }
      declarations.append(declaration)
    }
  }

  /// Reads and checks the whole file. Problems are part of the result: a missing file leaves all settings at their
  /// defaults, an unreadable one leaves them unchanged.
  public func load() -> SettingsReading { SettingsCheck(declarations).reading(of: contents(), file: path) }

  /// Reads the file without checking the values.
  func contents() -> FileContents {
    do throws(SettingsProblem) {
      let bytes = try SettingsProblem.acting(at: path) { () throws(SettingsProblem) in
        try Directory(target: path, faultInjection: faultInjection).read()?.bytes
      }
      return if let bytes { .document(try document(bytes)) } else { .missing }
    } catch {
      return .unreadable(error)
    }
  }

  /// Writes settings to the present file. Everything else in it is preserved, including recent changes by others.
  ///
  /// The file is replaced atomically, and not written if nothing changes. A missing file is created, accessible only
  /// to its owner, but a missing directory is not.
  ///
  /// - Parameters:
  ///   - changes: The new texts by setting, which must be valid.
  ///   - removed: The settings to remove from the file, so that the layers below apply.
  /// - Throws: ``SettingsProblem`` if a setting does not exist, a text is not valid or a system call fails. The file
  ///   is unchanged then.
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

  /// The contents of the file before and after a write.
  struct Replacement: Sendable {
    var before: FileContents
    var after: FileContents
  }

  /// Writes edits with valid texts. If there are none, returns `nil` without any disk access.
  ///
  /// - Throws: ``SettingsProblem`` if a system call fails. The file is unchanged then.
  func store(_ edits: [SettingEdit]) throws(SettingsProblem) -> Replacement? {
    if edits.isEmpty { return nil }
    return try lockWait.withLock { wait throws(SettingsProblem) in
      try SettingsProblem.acting(at: path) { () throws(SettingsProblem) in
        let directory = try Directory(target: path, faultInjection: faultInjection)
        return try merge(edits, in: directory, holding: directory.lock(&wait))
      }
    }
  }

  private func merge(
    _ edits: [SettingEdit], in directory: borrowing Directory, holding lock: borrowing Directory.Lock
  ) throws(SettingsProblem) -> Replacement {
    for _ in 0..<SettingsLimits.mergeAttempts {
      if let replacement = try replace(in: directory, edits, holding: lock) { return replacement }
    }
    throw .busy(path, "another program keeps changing the file")
  }

  /// Tries to write once; `nil` if the file was changed in the meantime.
  private func replace(
    in directory: borrowing Directory, _ edits: [SettingEdit], holding lock: borrowing Directory.Lock
  ) throws(SettingsProblem) -> Replacement? {
    let old = try directory.read()
    // If the file has become empty, its former contents are written again with the edits.
    let lost = old?.bytes.isEmpty == true ? latest.withLock(\.self) : nil
    let current: SettingsDocument? = if let lost { lost } else if let old { try document(old.bytes) } else { nil }
    let before = current.map(FileContents.document) ?? .missing
    var document = if let current { current } else { try Self.empty(path) }
    for edit in edits { try document.apply(edit) }
    // Never write an empty file: a running program treats it as lost.
    if document.serialize().isEmpty, old?.bytes.isEmpty == false { document = try Self.empty(path) }
    let new = document.serialize()
    if new == old?.bytes || (old == nil && edits.allSatisfy { $0.text == nil }) {
      if owesSync.withLock(\.self) { try directory.sync() }
      owesSync.withLock { $0 = false }
      return Replacement(before: before, after: before)
    }
    // If the last step fails, the file has been replaced and the next attempt finds nothing to write, so the flush is
    // noted.
    owesSync.withLock { $0 = true }
    let isReplaced = try directory.replace(old?.version, with: new, holding: lock)
    owesSync.withLock { $0 = false }
    guard isReplaced else { return nil }
    latest.withLock { $0 = document }
    return Replacement(before: before, after: .document(document))
  }

  /// Parses bytes, unless they are those parsed before.
  private func document(_ bytes: [UInt8]) throws(SettingsProblem) -> SettingsDocument {
    if let known = latest.withLock(\.self), known.serialize() == bytes { return known }
    let document = try SettingsDocument(bytes, file: path)
    if !bytes.isEmpty { latest.withLock { $0 = document } }
    return document
  }

  /// Checks that a setting is declared.
  ///
  /// - Throws: ``SettingsProblem`` with the most similar name if it is not.
  public func demand(_ id: String) throws(SettingsProblem) {
    if !declarations.contains(where: { $0.id == id }) { throw unknown(id) }
  }

  private func unknown(_ id: String) -> SettingsProblem {
    let nearest = nearestName(to: id, among: declarations.map(\.id))
    return SettingsProblem(
      file: path, what: "there is no setting \(id.quoted)",
      fix: nearest.map { "did you mean \($0)? Nothing was written" }
        ?? "use one of the names that list prints, with --panel FILE for those of a panel file; nothing was written")
  }

  /// The document for a file that does not exist yet.
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
  /// Opens the directory of the file that a path leads to along symbolic links.
  fileprivate init(target: String, faultInjection: FaultInjection) throws(SettingsProblem) {
    let paths = try Directory.links(from: target)
    try self.init(of: paths[paths.count - 1], file: target, faultInjection: faultInjection)
  }
}
