import Glibc
import Machine
import Values

/// A file that a value is read from, and perhaps written to.
///
/// The kernel numbers the folders of sensors by chance. So a `*` in the path stands for the folder whose file `name`
/// holds the name of the chip. The folder is searched at each reading, because devices come and go.
struct FileSource: Sendable {
  /// The path, perhaps with a `*`.
  var path: String
  /// The name of the chip; `nil` for the first folder that has the file.
  var chip: String?
  /// The scaling from the file's text to the value.
  var scaling: RawScaling
  /// Whether a factor is given: otherwise the kernel's factor counts, for sensors that have one.
  var hasScale: Bool
  /// The files that may be opened; `nil` for all.
  var access: FileAccess?

  init(_ keys: [String: LinkKey], _ access: FileAccess? = nil) {
    let path = keys.text("path") ?? ""
    (self.path, chip, self.access) = (access?.place(of: path) ?? path, keys.text("chip"), access)
    (scaling, hasScale) = (RawScaling(keys), keys["scale"] != nil)
  }

  /// Whether the kernel reports changes of the file. The files of sysfs and procfs are generated while they are read.
  var tellsChanges: Bool { !Self.isOfKernel(path) && !path.contains("*") }

  /// Whether the kernel generates the file at a path while it is read, or the file is a device.
  private static func isOfKernel(_ path: String) -> Bool {
    ["/sys/", "/proc/", "/dev/"].contains { path.hasPrefix($0) }
  }

  /// The time between two readings of the file, unless the kernel reports its changes.
  static func interval(_ keys: [String: LinkKey]) -> Duration { keys.duration("every") ?? .seconds(5) }

  /// The file as a value that is polled.
  func polled(_ value: LinkedValue) -> PolledSource {
    let source = self
    var write: (@Sendable (Datum) -> LinkFault?)?
    if value.keys.flag("writable") { write = { source.write($0, value) } }
    return PolledSource(
      value: value, every: Self.interval(value.keys), watched: tellsChanges ? path : nil,
      read: { source.read(value) }, write: write)
  }

  // MARK: Reading

  /// Reads the value.
  func read(_ value: LinkedValue) -> Result<Datum, LinkFault> {
    do throws(LinkFault) {
      let file = try place()
      // A plain file is replaced when the value is set, whatever it holds.
      let quote = Self.isOfKernel(FileAccess.real(file)) ? nil : value.quote
      let text = try FileAccess.contents(of: file, access, quote: quote)
      var scaling = scaling
      if file.hasSuffix("_raw"), !hasScale, value.form == .number { takeKernelScale(beside: file, &scaling) }
      guard let datum = scaling.datum(text, of: value) else {
        throw value.fault(of: text, from: "the content of \(file)")
      }
      return .success(datum)
    } catch {
      return .failure(error)
    }
  }

  /// The path without a `*`. Calls `glob`.
  private func place() throws(LinkFault) -> String {
    guard path.contains("*") else { return path }
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(path, 0, nil, &found) == 0 else {
      throw LinkFault(LinkFault.unreadable, detail: "there is no file \(path)")
    }
    let paths = (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
    guard let chip else { return paths[0] }
    let depth = path.split(separator: "/", omittingEmptySubsequences: false).firstIndex { $0.contains("*") } ?? 0
    for candidate in paths {
      let folder = candidate.split(separator: "/", omittingEmptySubsequences: false)[...depth].joined(separator: "/")
      if case let name? = try? FileAccess.contents(of: folder + "/name", access), name.trimmed == chip {
        return candidate
      }
    }
    throw LinkFault(LinkFault.unreadable, detail: "no device is called \(chip) among \(path)")
  }

  /// Takes the factor and the offset that the kernel gives for a sensor of the industrial I/O system:
  /// value = (raw + offset) · scale.
  private func takeKernelScale(beside file: String, _ scaling: inout RawScaling) {
    let stem = file.dropLast("raw".count)
    func number(_ name: String) -> Double? {
      (try? FileAccess.contents(of: stem + name, access)).flatMap { Double(decimalText: $0.trimmed) }
    }
    scaling.scale = number("scale") ?? 1
    scaling.offset += (number("offset") ?? 0) * scaling.scale
  }

  // MARK: Writing

  /// Writes the value. Returns why it cannot be written.
  ///
  /// A plain file is replaced at once or not at all. A device and a file of the kernel are written in place.
  ///
  /// - Parameter refusal: the error number with which a step of the replacement fails; a test injects faults with it.
  func write(
    _ datum: Datum, _ value: LinkedValue, refusal: FileReplacement.Refusal = { _ in 0 }
  ) -> LinkFault? {
    do throws(LinkFault) {
      let file = try place()
      let text = try scaling.demandText(datum, of: value)
      let line = Array((text + "\n").utf8)
      let refused = { LinkFault(LinkFault.unwritable, detail: "\(file): \(String(cString: strerror($0)))") }
      try FolderOwner.acting(at: file, or: refused) {
        () throws(LinkFault) in try write(line, to: file, refusal)
      }
      return nil
    } catch {
      return error
    }
  }

  private func write(_ line: [UInt8], to path: String, _ refusal: FileReplacement.Refusal) throws(LinkFault) {
    let real = FileAccess.real(path)
    if let fault = access?.fault(real, path) { throw fault }
    var old = stat()
    let isThere = lstat(real, &old) == 0
    if Self.isOfKernel(real) || isThere && old.st_mode & S_IFMT != S_IFREG {
      let file = try FileAccess.open(path, O_WRONLY, access, for: "be written")
      guard file.write(line) else {
        throw LinkFault(LinkFault.unwritable, detail: "\(path): \(String(cString: strerror(errno)))")
      }
      return
    }
    if access != nil, isThere, let fault = FileAccess.fault(ofLinksOf: old, path) { throw fault }
    let name = FilePath.name(of: real)
    let folder = try FileAccess.open(FilePath.folder(of: real), O_RDONLY | O_DIRECTORY, nil, for: "be written")
    if let access {
      guard let opened = folder.path else { throw FileAccess.unknown(path) }
      if let fault = access.fault(FilePath.inside(opened, name), path) { throw fault }
    }
    do throws(FileReplacement.Failure) {
      _ = try FileReplacement.replace(
        name, in: folder, with: line, keeping: isThere ? old : nil, mode: 0o644, refusal: refusal)
    } catch {
      throw LinkFault(LinkFault.unwritable, detail: "\(path): \(String(cString: strerror(error.number)))")
    }
  }
}
