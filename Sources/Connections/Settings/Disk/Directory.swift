import Glibc
import Machine

/// The directory of a settings file, and the only code that reads, locks and replaces the file.
///
/// A file is replaced atomically; see ``FileReplacement``.
struct Directory: ~Copyable {
  /// Identifies the version of a file that was read.
  struct Version: Equatable {
    let status: stat

    static func == (left: Version, right: Version) -> Bool {
      let (left, right) = (left.status, right.status)
      return (left.st_dev, left.st_ino, left.st_size) == (right.st_dev, right.st_ino, right.st_size)
        && (left.st_mtim.tv_sec, left.st_mtim.tv_nsec) == (right.st_mtim.tv_sec, right.st_mtim.tv_nsec)
        && (left.st_mode, left.st_uid, left.st_gid) == (right.st_mode, right.st_uid, right.st_gid)
    }
  }

  /// The name of the file in messages.
  let file: String
  let name: String
  let descriptor: Descriptor
  let faultInjection: FaultInjection

  init(of target: String, file: String, faultInjection: FaultInjection) throws(SettingsProblem) {
    guard !target.hasSuffix("/") else { throw .notPlain(file, isDirectory: true) }
    let path = FilePath.folder(of: target)
    guard let descriptor = Descriptor(retrying { Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }) else {
      throw .refused(file, "the directory \(path) cannot be opened", errno: errno)
    }
    self.descriptor = descriptor
    self.file = file
    self.faultInjection = faultInjection
    name = FilePath.name(of: target)
  }

  /// The paths from `file` along its symbolic links. The last one is the file itself, which need not exist.
  ///
  /// - Throws: ``SettingsProblem`` if there are more than ``SettingsLimits/symbolicLinks``.
  static func links(from file: String) throws(SettingsProblem) -> [String] {
    var paths = [file]
    while let target = FilePath.target(of: paths[paths.count - 1]) {
      guard paths.count <= SettingsLimits.symbolicLinks else { throw .refused(file, "cannot be found", errno: ELOOP) }
      paths.append(target.hasPrefix("/") ? target : "\(FilePath.folder(of: paths[paths.count - 1]))/\(target)")
    }
    return paths
  }

  /// Reads the file and its version; `nil` if there is no file.
  ///
  /// - Parameter limit: the greatest permitted size of the file, in bytes.
  /// - Throws: ``SettingsProblem`` if the file cannot be read, is not a regular file or is too large.
  func read(
    atMost limit: Int = SettingsLimits.fileBytes
  ) throws(SettingsProblem) -> (bytes: [UInt8], version: Version)? {
    let code = faultInjection.reading()
    guard code == 0 else { throw refused("cannot be read", code) }
    guard let opened = open() else {
      if errno == ENOENT { return nil }
      throw refused("cannot be read", errno)
    }
    guard let status = opened.status else { throw refused("cannot be read", errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw .notPlain(file, isDirectory: kind == S_IFDIR) }
    guard let bytes = opened.read(atMost: limit + 1) else { throw refused("cannot be read", errno) }
    guard bytes.count <= limit else { throw .tooLarge(file) }
    return (bytes, Version(status: status))
  }

  private func open() -> Descriptor? {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
    return Descriptor(retrying { openat(descriptor.number, name, flags) })
  }

  /// The problem for a failed system call.
  func refused(_ what: String, _ code: CInt) -> SettingsProblem { .refused(file, what, errno: code) }

  /// Writes a new file, flushes it to the disk and renames it over the old one.
  ///
  /// - Parameters:
  ///   - old: The version that the bytes are based on. Its mode is kept, and so are its owner, access control list and
  ///     extended attributes as far as this user may set them. A new file is accessible only to its owner.
  ///   - bytes: The new contents.
  ///   - lock: The lock that keeps other writers out.
  /// - Returns: `false` if the file is no longer that version; nothing is changed then.
  /// - Throws: ``SettingsProblem`` if a system call fails.
  func replace(
    _ old: Version?, with bytes: [UInt8], holding lock: borrowing Lock
  ) throws(SettingsProblem) -> Bool {
    guard try replace(with: bytes, keeping: old?.status, ifCurrent: { version == old }) else { return false }
    try sync()
    return true
  }

  /// Replaces a file that no other program writes: atomically, without a lock, accessible only to its owner.
  func replaceOwn(with bytes: [UInt8]) throws(SettingsProblem) {
    _ = try replace(with: bytes, keeping: nil) { true }
  }

  private func replace(
    with bytes: [UInt8], keeping old: stat?, ifCurrent isCurrent: () -> Bool
  ) throws(SettingsProblem) -> Bool {
    do throws(FileReplacement.Failure) {
      return try FileReplacement.replace(
        name, in: descriptor, with: bytes, keeping: old, refusal: faultInjection.refusal, ifCurrent: isCurrent)
    } catch {
      throw refused(error.step == .rename ? "cannot be replaced" : "cannot be written", error.number)
    }
  }

  /// Flushes the directory itself, so that the names of its files outlast a power failure.
  func sync() throws(SettingsProblem) {
    do throws(FileReplacement.Failure) {
      try FileReplacement.sync(descriptor, refusal: faultInjection.refusal)
    } catch {
      throw refused("is written, but may not outlast a power cut", error.number)
    }
  }

  private var version: Version? {
    faultInjection.meanwhile()
    var status = stat()
    return fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? Version(status: status) : nil
  }
}
