import Glibc
import Machine

/// The files that a panel file may show and write by `file:`.
///
/// A panel file comes from an integrator and the rest of the machine belongs to its administrator. So the panel file
/// may open its own folder, the kernel's files about the hardware, and the folders that the administrator adds. Some
/// files stay closed wherever they lie: secrets, the kernel's files about processes, and the administrator's own files.
/// The administrator's folder is nobody's own folder, even if the panel file is there: passwords are there, too.
package struct FileAccess: Hashable, Sendable {
  /// The files of the kernel that tell nothing about processes or users.
  package static let kernel = [
    "/sys", "/proc/cpuinfo", "/proc/diskstats", "/proc/loadavg", "/proc/mdstat", "/proc/meminfo", "/proc/pressure",
    "/proc/stat", "/proc/uptime", "/proc/version",
  ]
  /// The folders of credentials: systemd's, and the folder of ``Credentials``.
  private static let secrets = ["/run/credentials", Credentials.folder]

  /// The folder of the panel file, as it was given.
  private let own: String
  /// The folders that the administrator allows.
  private let added: [String]
  /// The folder in which the service manager keeps credentials.
  private let credentials: String?
  /// The administrator's files, such as config files.
  private let administrators: [String]
  /// The administrator's folder, in which a panel file opens only what the administrator names; `nil` for none.
  private let reserved: String?

  /// Creates the access of a panel file.
  ///
  /// - Parameters:
  ///   - panel: the path of the panel file.
  ///   - folders: the folders that the administrator allows, and single files.
  ///   - credentials: the folder in which the service manager keeps credentials; `nil` without one.
  ///   - administrators: the administrator's files. Files beside them whose names begin with theirs, perhaps behind a dot, are
  ///     the administrator's, too: drop-ins, locks, histories.
  ///   - reserved: the administrator's folder. A panel file opens there what `folders` names in that folder, and, from a
  ///     folder below, its own folder; `nil` for none.
  package init(
    panel: String, folders: [String] = [], credentials: String? = nil, administrators: [String] = [],
    reserved: String? = nil
  ) {
    (own, added, self.credentials, self.administrators, self.reserved) = (
      FilePath.folder(of: panel), folders, credentials, administrators, reserved
    )
  }

  /// The place of a path of the panel file. A relative path begins at the folder of the panel file, wherever the program was
  /// started.
  package func place(of path: String) -> String { path.hasPrefix("/") ? path : FilePath.inside(own, path) }

  /// Why a path of a panel file will not be opened, as far as is known without opening it; `nil` if nothing forbids it.
  package func fault(of path: String) -> LinkFault? {
    let path = place(of: path)
    // A `*` stands for a folder below what is before it.
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let fixed = parts.prefix { !$0.contains("*") }
    return fault(fixed.count == parts.count ? Self.real(path) : Self.real(fixed.joined(separator: "/") + "/"), path)
  }

  /// Opens a file without waiting for it. The place of the opened file decides, and not its path, which another program may
  /// exchange in the meantime.
  ///
  /// - Parameters:
  ///   - path: the path as it is written in the panel file.
  ///   - access: the files that the panel file may open; `nil` for a program's own links, which may open everything.
  ///   - purpose: completes “it cannot …”.
  /// - Throws: ``LinkFault`` if the file may not or cannot be opened.
  static func open(
    _ path: String, _ flags: CInt, _ access: FileAccess?, for purpose: String
  ) throws(LinkFault) -> Descriptor {
    let real = access == nil ? path : Self.real(path)
    // Opening a device may do something already.
    if let fault = access?.fault(real, path) { throw fault }
    let flags = flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    guard let file = Descriptor(Glibc.open(real, access == nil ? flags : flags | O_NOFOLLOW)) else {
      throw LinkFault(
        "the file cannot \(purpose)", detail: "\(path) cannot \(purpose): \(String(cString: strerror(errno)))")
    }
    guard let access else { return file }
    guard let opened = file.path else { throw unknown(path) }
    if let fault = access.fault(opened, path) { throw fault }
    if let status = file.status, let fault = Self.fault(ofLinksOf: status, path) { throw fault }
    return file
  }

  /// Why a file that has several names may not be used; `nil` for a file with one name, and for a folder or a device.
  ///
  /// A hard link looks like the file itself, so its place says nothing about the other names: one may lie in a folder that
  /// is closed.
  static func fault(ofLinksOf status: stat, _ path: String) -> LinkFault? {
    guard status.st_mode & S_IFMT == S_IFREG, status.st_nlink > 1 else { return nil }
    return LinkFault(
      LinkFault.closed,
      detail:
        "\(path) has \(status.st_nlink) names (hard links), and another may lie in a closed folder; put a copy of the file in "
        + "its place")
  }

  /// The text of a file without line ends before and after it. A pipe is not waited for.
  ///
  /// - Parameters:
  ///   - access: the files that may be opened; `nil` for all.
  ///   - quote: quotes what a plain file holds that is no text, for the log. Such a fault is a reading without a value.
  static func contents(
    of path: String, _ access: FileAccess? = nil, quote: ((String) -> String)? = nil
  ) throws(LinkFault) -> String {
    let file = try open(path, O_RDONLY, access, for: "be read")
    // One byte more than a value may have tells a longer file, whose beginning would be another value.
    var bytes = [UInt8](repeating: 0, count: LinkLimits.readBytes + 1)
    let count = Glibc.read(file.number, &bytes, bytes.count)
    guard count >= 0 else {
      throw LinkFault(LinkFault.unreadable, detail: "\(path) cannot be read: \(String(cString: strerror(errno)))")
    }
    let text = count > LinkLimits.readBytes ? nil : String(validating: bytes[..<count], as: UTF8.self)
    guard let text else {
      let what = count > LinkLimits.readBytes ? "more than \(LinkLimits.readBytes) bytes" : "no text"
      var received: String?
      if let quote, let status = file.status, status.st_mode & S_IFMT == S_IFREG {
        received = quote(String(decoding: bytes[..<count].prefix(200), as: UTF8.self))
      }
      throw LinkFault(LinkFault.unreadable, detail: "\(path) holds \(what)", received: received ?? "")
    }
    return String(text.drop { $0.isNewline }.reversed().drop { $0.isNewline }.reversed())
  }

  /// The fault of a file whose real place the machine does not tell.
  static func unknown(_ path: String) -> LinkFault {
    LinkFault(LinkFault.closed, detail: "\(path) may lie anywhere, since /proc does not say where; mount /proc")
  }

  /// A path without symbolic links; for a missing file, the folder's path is resolved.
  static func real(_ path: String) -> String {
    if let real = FilePath.resolved(path) { return real }
    let folder = FilePath.resolved(FilePath.folder(of: path))
    if let folder, case let name = FilePath.name(of: path), name != "..", name != "." {
      return FilePath.inside(folder, name)
    }
    // The file does not exist: only the words of the path can be judged.
    var parts = path.hasPrefix("/") ? [] : (FilePath.resolved(".") ?? "/").split(separator: "/").map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Why a file may not be opened.
  ///
  /// - Parameters:
  ///   - real: the path without symbolic links.
  ///   - path: the path as it is written.
  func fault(_ real: String, _ path: String) -> LinkFault? {
    if isClosed(real) {
      return LinkFault(
        LinkFault.closed,
        detail:
          "\(path) is closed to panel files: it tells of processes or secrets, or belongs to the administrator; name another file"
      )
    }
    if let reserved = reserved.map(Self.real), FilePath.isInside(real, reserved) {
      let own = Self.real(own)
      let allowed = added.map(Self.real) + (own == reserved ? [] : [own])
      if allowed.contains(where: { FilePath.isInside(real, $0) && FilePath.isInside($0, reserved) }) { return nil }
      return LinkFault(
        LinkFault.closed,
        detail:
          "\(path) lies in \(reserved), the administrator's folder; keep the file in another folder, or let the administrator "
          + "allow it: --files \(real)")
    }
    let allowed = [own] + Self.kernel + added
    if allowed.contains(where: { FilePath.isInside(real, Self.real($0)) }) { return nil }
    return LinkFault(
      LinkFault.closed,
      detail:
        "\(path) is outside of the folders that the panel file may use; keep the file beside the panel file, or let the "
        + "administrator allow its folder: --files \(FilePath.folder(of: real))")
  }

  /// Whether a file stays closed, wherever the panel file lies and whatever the administrator allows.
  private func isClosed(_ real: String) -> Bool {
    let parts = real.split(separator: "/")
    if parts.first == "proc", parts.count > 1 {
      if parts[1] == "self" || parts[1] == "thread-self" || parts[1].allSatisfy(\.isNumber) { return true }
    }
    if (Self.secrets + [credentials].compactMap { $0 }).contains(where: { FilePath.isInside(real, Self.real($0)) }) {
      return true
    }
    return administrators.contains { file in
      let (folder, name) = (Self.real(FilePath.folder(of: file)), FilePath.name(of: file))
      let rest = FilePath.isInside(real, folder) ? real.dropFirst(folder.count).split(separator: "/") : []
      return [name, "." + name].contains { rest.first?.hasPrefix($0) == true }
    }
  }
}

extension LinkFault {
  /// The reason of a value whose file has no text that it could be.
  static let unreadable = "the file cannot be read"
  /// The reason of a value whose file may not be opened.
  static let closed = "the file cannot be used"
  /// The reason of an order whose file cannot be replaced.
  static let unwritable = "the file cannot be written"
}
