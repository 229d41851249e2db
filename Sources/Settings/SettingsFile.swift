import Synchronization

/// A settings file on a disk that people and other programs edit too.
///
/// ```swift
/// let file = SettingsFile(path: "/var/lib/kiosk/panel.conf", declarations: declarations)
/// let reading = file.load()
/// try file.write(["oven.temperature": "200"])
/// ```
///
/// Any thread may call it; a write waits for the disk.
public final class SettingsFile: Sendable {
  /// The path as the application names it; symbolic links are followed.
  public let path: String
  /// The settings that the file may hold.
  public var declarations: [SettingDeclaration] { declared.withLock(\.self) }

  /// What this program last took in or wrote, so that it knows its own echo.
  private let known = Mutex<Known>(.nothing)
  private let declared: Mutex<[SettingDeclaration]>
  private let rehearsal: Rehearsal

  private enum Known: Equatable {
    case nothing
    case missing
    case bytes([UInt8])
  }

  /// Names a file and what it may hold; touches nothing yet.
  public convenience init(path: String, declarations: [SettingDeclaration]) {
    self.init(path: path, declarations: declarations, rehearsal: Rehearsal())
  }

  package init(path: String, declarations: [SettingDeclaration], rehearsal: Rehearsal) {
    self.path = path
    declared = Mutex(declarations)
    self.rehearsal = rehearsal
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
  public func load() -> SettingsReading {
    do throws(SettingsProblem) {
      let (bytes, isEcho) = try known.withLock { known throws(SettingsProblem) in
        let bytes = try Directory(target: path, rehearsal: rehearsal).read()?.bytes
        let now = bytes.map(Known.bytes) ?? .missing
        defer { known = now }
        return (bytes, known == now)
      }
      let document = try SettingsDocument(bytes ?? [], file: path)
      var reading = SettingsCheck(declarations).reading(of: document)
      (reading.isOwnEcho, reading.isMissing) = (isEcho, bytes == nil)
      return reading
    } catch {
      known.withLock { $0 = .nothing }
      return SettingsReading(problems: [error])
    }
  }

  /// Writes some settings to the file as it now is: everything else in it stays, what others have just changed included.
  ///
  /// The texts have to pass their checks. The file is replaced at once or not at all, and not touched if it already says
  /// so; a missing one is created, but not its directory. Throws what the machine refused, and then the file is as it was.
  ///
  /// - Parameters:
  ///   - changes: the new texts, by setting.
  ///   - removed: settings that are taken out of the file, so that they are what they would be without it.
  public func write(_ changes: [String: String], removing removed: Set<String> = []) throws(SettingsProblem) {
    let declarations = declarations
    let changed = declarations.filter { changes[$0.id] != nil }
    try check(changes, changed)
    if changes.isEmpty && removed.isEmpty { return }
    let directory = try Directory(target: path, rehearsal: rehearsal)
    try directory.lock()
    for _ in 0..<Limits.mergeAttempts {
      let old = try directory.read()
      var document = try SettingsDocument(old?.bytes ?? Self.heading, file: path)
      for declaration in changed {
        try document.set(declaration.id, to: changes[declaration.id]!, comment: declaration.comment)
      }
      for declaration in declarations where removed.contains(declaration.id) {
        try document.remove(declaration.id, comment: declaration.comment)
      }
      let new = document.serialize()
      if new == old?.bytes || (old == nil && changes.isEmpty) { return }
      let before = old.map { Known.bytes($0.bytes) } ?? .missing
      let isDone = try directory.replace(old?.version, with: new) { rename in
        // Renamed and known as one: a load in between would take the file for someone else's.
        known.withLock { known in
          let result = rename()
          // What others wrote since the last load is still to be taken in: then this is no mere echo.
          if result == 0 { known = known == before ? .bytes(new) : .nothing }
          return result
        }
      }
      if isDone { return }
    }
    throw .busy(path, "another program keeps changing the file")
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

  private func check(_ changes: [String: String], _ declared: [SettingDeclaration]) throws(SettingsProblem) {
    for declaration in declared {
      guard let text = changes[declaration.id], let fault = declaration.check(text) else { continue }
      throw SettingsProblem(
        file: path, what: "\(declaration.id) cannot become \(text.quoted)", fix: "\(fault); nothing was written")
    }
    for name in changes.keys.sorted() where !declared.contains(where: { $0.id == name }) { throw unknown(name) }
  }

  private static let heading = [UInt8](
    """
    # The settings of this panel. Edit them freely: a change shows as soon as the file is saved.
    # A line that makes no sense is reported and left alone.

    """.utf8)
}

extension Directory {
  /// The directory of the file that `target` leads to.
  fileprivate init(target: String, rehearsal: Rehearsal) throws(SettingsProblem) {
    let paths = try Directory.links(from: target)
    try self.init(of: paths[paths.count - 1], file: target, rehearsal: rehearsal)
  }
}
