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
  public let declarations: [SettingDeclaration]

  /// What this program last took in or wrote, so that it knows its own echo.
  private let known = Mutex<Known>(.nothing)
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

  init(path: String, declarations: [SettingDeclaration], rehearsal: Rehearsal) {
    self.path = path
    self.declarations = declarations
    self.rehearsal = rehearsal
  }

  /// The path and what its symbolic links lead to. A change of any of them, in their directories, calls for ``load()``.
  public var watchedPaths: [String] { (try? Directory.links(from: path)) ?? [path] }

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
  public func write(_ changes: [String: String]) throws(SettingsProblem) {
    let changed = declarations.filter { changes[$0.id] != nil }
    try check(changes, changed)
    if changes.isEmpty { return }
    let directory = try Directory(target: path, rehearsal: rehearsal)
    try directory.lock()
    for _ in 0..<Limits.mergeAttempts {
      let old = try directory.read()
      var document = try SettingsDocument(old?.bytes ?? Self.heading, file: path)
      for declaration in changed {
        try document.set(declaration.id, to: changes[declaration.id]!, comment: declaration.comment)
      }
      let new = document.serialize()
      if new == old?.bytes { return }
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

  private func check(_ changes: [String: String], _ declared: [SettingDeclaration]) throws(SettingsProblem) {
    for declaration in declared {
      guard let text = changes[declaration.id], let fault = declaration.check(text) else { continue }
      throw SettingsProblem(
        file: path, what: "\(declaration.id) cannot become \(text.quoted)", fix: "\(fault); nothing was written")
    }
    let unknown = Set(changes.keys).subtracting(declared.map(\.id)).min()
    guard let unknown else { return }
    let nearest = nearestName(to: unknown, among: declarations.map(\.id))
    throw SettingsProblem(
      file: path, what: "there is no setting \(unknown.quoted)",
      fix: nearest.map { "did you mean \($0)? Nothing was written" } ?? "use a declared name; nothing was written")
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
