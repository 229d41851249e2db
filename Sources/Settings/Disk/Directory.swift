import Glibc

/// The directory of a settings file, and the only place where the file is read, locked and replaced.
///
/// A replacement is a new file in the same directory, brought to the disk and renamed over the old one, so that whoever
/// reads, and whatever remains after a power cut, is the one or the other and never a part.
struct Directory: ~Copyable {
  /// Which version of a file was read.
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

  /// How problems name the file.
  let file: String
  let name: String
  let descriptor: Descriptor
  let faultInjection: FaultInjection

  init(of target: String, file: String, faultInjection: FaultInjection) throws(SettingsProblem) {
    guard !target.hasSuffix("/") else { throw .notPlain(file, isDirectory: true) }
    let path = Self.path(of: target)
    guard let descriptor = Descriptor(Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
      throw .refused(file, "the directory \(path) cannot be opened", errno: errno)
    }
    self.descriptor = descriptor
    self.file = file
    self.faultInjection = faultInjection
    name = target.split(separator: "/").last.map(String.init) ?? target
  }

  /// "." for a bare name.
  static func path(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }

  /// The paths from `file` along its symbolic links; the last one is the file itself, there or not.
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

  /// The bytes of the file and which version they are; `nil` if there is no file.
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
    Descriptor(openat(descriptor.number, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
  }

  /// A system call's refusal.
  func refused(_ what: String, _ code: CInt) -> SettingsProblem { .refused(file, what, errno: code) }

  /// Writes the bytes beside the file and to the disk, and renames them over it.
  ///
  /// - Parameter old: the version that the bytes were made from. Its mode is kept, and its owner, its access control list
  ///   and other extended attributes where this user may set them. A new file is for its owner alone.
  /// - Returns: `false`, with nothing done, if the file is no longer that version.
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
    try demand(.syncDirectory, "is written, but may not outlast a power cut") { fsync(descriptor.number) }
    return true
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

  /// Makes a draft as its older version is, beside its bytes.
  private func keep(_ old: Version, in new: borrowing Descriptor) {
    if old.owner != geteuid() || old.group != getegid(), fchown(new.number, old.owner, old.group) != 0 {
      // Only root gives files away; the group can be kept by its members, and else the file is this user's.
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

  /// Runs a system call, or what the injected fault has in its place, and throws its refusal.
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
