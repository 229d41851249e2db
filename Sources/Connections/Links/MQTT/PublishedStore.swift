import Glibc
import Machine

/// The files in which the panels of a machine keep what they have published, in the folder of their config files.
///
/// Each panel has its own file, `PANEL@LINK.published`. Several panels may share the folder. A panel clears at the
/// broker the topics in its own file, and the topics that it has published under a former name: these are in a file
/// with the same ``Place/owner``. A lock beside the file says that the panel runs, so that no other program clears its
/// topics.
final class PublishedStore {
  /// The place of a panel's record.
  struct Place: Hashable, Sendable {
    /// The folder.
    var folder: String
    /// The name of the panel.
    var panel: String
    /// The name of the link.
    var link: String
    /// The panel file or program, and the config file. They identify the panel, because they stay the same when it gets
    /// another name.
    var owner: String

    /// The part of the names of files after that of the panel.
    var ending: String { "@\(link).published" }
    /// The path of the record.
    var path: String { "\(folder)/\(panel)\(ending)" }
  }

  /// The pause before another attempt to take a lock. The former link of this program may just be saying goodbye.
  private static let pause = UInt32(50_000)

  private let place: Place
  /// Locks that are held, by the paths of their records.
  private var locks: [String: CInt] = [:]

  /// Nothing is opened yet.
  init(_ place: Place) { self.place = place }

  deinit { for lock in locks.values { Self.unlock(lock) } }

  /// The path of the record, for messages.
  var path: String { place.path }

  /// Takes the lock of the panel, unless it is held already.
  ///
  /// - Parameter attempts: the number of attempts, with a pause of 50 ms in between.
  /// - Returns: `false` if another program shows a panel of the same name, and keeps its record in this folder.
  func lock(attempts: Int = 20) -> Bool {
    for attempt in 1...attempts {
      if lock(place.path) { return true }
      if attempt < attempts { usleep(Self.pause) }
    }
    return false
  }

  /// Reads the record of the present name, and of former ones. The records of former names are locked from now on.
  ///
  /// - Parameter isOwn: whether a topic or a discovery message belongs to the panel, for a record that several panels
  ///   have written.
  func read(isOwn: (String) -> Bool) -> PublishedRecord {
    var record = PublishedRecord.read(place.path)
    if record == PublishedRecord() {
      // The record of an earlier version of the toolkit, which did not have the panel's name.
      let shared = PublishedRecord.read("\(place.folder)/\(place.link).published")
      record.topics = shared.topics.filter(isOwn)
      record.discovery = shared.discovery.filter { isOwn($0.key) }
    }
    for path in formerPaths {
      let former = PublishedRecord.read(path)
      record.topics.formUnion(former.topics)
      record.discovery.merge(former.discovery) { own, _ in own }
    }
    return record
  }

  /// Replaces the record, and removes the records of former names. Returns whether the record was written.
  func write(_ record: PublishedRecord) -> Bool {
    var record = record
    record.owner = place.owner
    guard record.write(place.path) else { return false }
    for path in locks.keys where path != place.path { remove(path) }
    return true
  }

  /// Whether the record is already in the file, and no other record remains to be removed.
  func holds(_ record: PublishedRecord) -> Bool {
    var record = record
    record.owner = place.owner
    return locks.keys.allSatisfy { $0 == place.path } && PublishedRecord.read(place.path) == record
  }

  // MARK: Files

  /// The records that the panel has written under other names, and that no running panel uses.
  private var formerPaths: [String] {
    guard !place.owner.isEmpty else { return [] }
    let paths = (FolderContents.names(in: place.folder, ending: [place.ending]) ?? []).map { "\(place.folder)/\($0)" }
    return paths.sorted().filter { $0 != place.path && PublishedRecord.read($0).owner == place.owner && lock($0) }
  }

  /// The path of a lock: a hidden file beside the record.
  private static func lockPath(_ path: String) -> String {
    FilePath.inside(FilePath.folder(of: path), ".\(FilePath.name(of: path)).lock")
  }

  /// Takes the lock of a record. Returns `false` if another program holds it. In a folder where locks are not
  /// supported, the record has no lock.
  private func lock(_ path: String) -> Bool {
    if locks[path] != nil { return true }
    let lockPath = Self.lockPath(path)
    let opened = FolderOwner.acting(at: lockPath) {
      open(lockPath, O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    }
    guard let file = opened.flatMap({ Descriptor($0) }) else { return true }
    guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { return errno != EWOULDBLOCK }
    locks[path] = file.release()
    return true
  }

  /// Removes a record with its lock.
  private func remove(_ path: String) {
    FolderOwner.acting(at: path) {
      unlink(path)
      unlink(Self.lockPath(path))
    }
    if let lock = locks.removeValue(forKey: path) { Self.unlock(lock) }
  }

  /// Gives a lock back. A child process that is being started may hold a copy of the descriptor.
  private static func unlock(_ lock: CInt) {
    flock(lock, LOCK_UN)
    close(lock)
  }
}
