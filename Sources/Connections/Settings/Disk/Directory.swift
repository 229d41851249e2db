import Glibc

/// The directory of a settings file, and the only code that reads, locks and replaces the file.
///
/// A file is replaced by writing a new file in the same directory, calling `fsync` and renaming it over the old one.
/// So readers, and the disk after a power failure, have either the old file or the new one, never a part.
struct Directory: ~Copyable {
  /// Identifies the version of a file that was read.
  struct Version: Equatable {
    var device: UInt64
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
    var mode: mode_t
    var owner: uid_t
    var group: gid_t
  }

  /// The name of the file in messages.
  let file: String
  let name: String
  let descriptor: Descriptor
  let faultInjection: FaultInjection

  init(of target: String, file: String, faultInjection: FaultInjection) throws(SettingsProblem) {
    guard !target.hasSuffix("/") else { throw .notPlain(file, isDirectory: true) }
    let path = Self.path(of: target)
    guard let descriptor = Descriptor(retrying { Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }) else {
      throw .refused(file, "the directory \(path) cannot be opened", errno: errno)
    }
    self.descriptor = descriptor
    self.file = file
    self.faultInjection = faultInjection
    name = target.split(separator: "/").last.map(String.init) ?? target
  }

  /// The directory part of a path; `.` for a bare name.
  static func path(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// The paths from `file` along its symbolic links. The last one is the file itself, which need not exist.
  ///
  /// - Throws: ``SettingsProblem`` if there are more than ``Limits/symbolicLinks``.
  static func links(from file: String) throws(SettingsProblem) -> [String] {
    var paths = [file]
    while let target = readLink(paths[paths.count - 1]) {
      guard paths.count <= Limits.symbolicLinks else { throw .refused(file, "cannot be found", errno: ELOOP) }
      paths.append(target.hasPrefix("/") ? target : "\(path(of: paths[paths.count - 1]))/\(target)")
    }
    return paths
  }

  private static func readLink(_ path: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { max(0, readlink(path, $0.baseAddress!, $0.count)) }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the file and its version; `nil` if there is no file.
  ///
  /// - Throws: ``SettingsProblem`` if the file cannot be read, is not a regular file or is too large.
  func read() throws(SettingsProblem) -> (bytes: [UInt8], version: Version)? {
    let code = faultInjection.reading()
    guard code == 0 else { throw refused("cannot be read", code) }
    guard let opened = open() else {
      if errno == ENOENT { return nil }
      throw refused("cannot be read", errno)
    }
    var status = stat()
    guard fstat(opened.number, &status) == 0 else { throw refused("cannot be read", errno) }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG else { throw .notPlain(file, isDirectory: kind == S_IFDIR) }
    guard let bytes = opened.read(atMost: Limits.fileBytes + 1) else { throw refused("cannot be read", errno) }
    guard bytes.count <= Limits.fileBytes else { throw .tooLarge(file) }
    return (bytes, Version(status))
  }

  private func open() -> Descriptor? {
    Descriptor(retrying { openat(descriptor.number, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) })
  }

  /// The problem for a failed system call.
  func refused(_ what: String, _ code: CInt) -> SettingsProblem { .refused(file, what, errno: code) }

  /// Writes a new file, flushes it to the disk and renames it over the old one.
  ///
  /// - Parameters:
  ///   - old: The version from which the bytes were made. Its mode is kept, and its owner, access control list and
  ///     extended attributes as far as this user may set them. A new file is accessible only to its owner.
  ///   - bytes: The new contents.
  ///   - lock: The lock that keeps other writers out.
  /// - Returns: `false` if the file is no longer that version; nothing is changed then.
  /// - Throws: ``SettingsProblem`` if a system call fails.
  func replace(
    _ old: Version?, with bytes: [UInt8], holding lock: borrowing Lock
  ) throws(SettingsProblem) -> Bool {
    let draft = ".\(name).draft"
    unlinkat(descriptor.number, draft, 0)  // what a power cut may have left
    var isRenamed = false
    defer { if !isRenamed { unlinkat(descriptor.number, draft, 0) } }
    try write(bytes, to: draft, like: old)
    guard version == old else { return false }
    try demand(.rename, "cannot be replaced") { renameat(descriptor.number, draft, descriptor.number, name) }
    isRenamed = true
    try sync()
    return true
  }

  /// Has the disk keep the names of the folder's files.
  func sync() throws(SettingsProblem) {
    try demand(.syncDirectory, "is written, but may not outlast a power cut") { fsync(descriptor.number) }
  }

  /// Writes a file that no other program writes: at once or not at all, without a lock, for its owner alone.
  func replaceOwn(with bytes: [UInt8]) throws(SettingsProblem) {
    let draft = ".\(name).draft"
    unlinkat(descriptor.number, draft, 0)
    try write(bytes, to: draft, like: nil)
    try demand(.rename, "cannot be replaced") { renameat(descriptor.number, draft, descriptor.number, name) }
  }

  private func write(_ bytes: [UInt8], to draft: String, like old: Version?) throws(SettingsProblem) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    guard let new = Descriptor(openat(descriptor.number, draft, flags, 0o600)) else {
      throw refused("cannot be written", errno)
    }
    if let old { keep(old, in: new) } else { giveToOwner(new) }
    try demand(.write, "cannot be written") { new.write(bytes) ? 0 : -1 }
    try demand(.sync, "cannot be written") { fsync(new.number) }
  }

  /// Gives a draft the owner, mode and attributes of the version that it replaces.
  private func keep(_ old: Version, in new: borrowing Descriptor) {
    if old.owner != geteuid() || old.group != getegid(), fchown(new.number, old.owner, old.group) != 0 {
      // Only root can change the owner; the group can be kept by its members. Otherwise the file becomes this user's.
      _ = fchown(new.number, uid_t.max, old.group)
    }
    if let current = open() { ExtendedAttributes.copy(from: current, to: new) }
    _ = fchmod(new.number, old.mode & 0o777)
  }

  private var version: Version? {
    faultInjection.meanwhile()
    var status = stat()
    return fstatat(descriptor.number, name, &status, 0) == 0 ? Version(status) : nil
  }

  /// Runs a system call, or the injected fault in its place, and throws its error.
  private func demand(_ step: FaultInjection.Step, _ what: String, _ call: () -> CInt) throws(SettingsProblem) {
    let code = faultInjection.refusal(step)
    guard code == 0 else { throw refused(what, code) }
    guard retrying(call) == 0 else { throw refused(what, errno) }
  }
}

extension Directory.Version {
  fileprivate init(_ status: stat) {
    self.init(
      device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int(status.st_size),
      seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, mode: status.st_mode, owner: status.st_uid,
      group: status.st_gid)
  }
}
