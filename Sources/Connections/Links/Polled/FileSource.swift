import Glibc
import Values

/// A file that a value is read from, and perhaps written to.
///
/// The kernel numbers the folders of sensors by chance: a `*` in the path stands for the folder whose file `name` holds the name
/// of the chip, and is looked for at each reading, since devices come and go.
struct FileSource: Sendable {
  /// The path, perhaps with a `*`.
  var path: String
  /// The name of the chip; `nil` for the first folder that has the file.
  var chip: String?
  /// How the raw text becomes a value.
  var scaling: RawScaling
  /// Whether a factor is given: otherwise that of the kernel counts, for sensors that have one.
  var hasScale: Bool

  init(_ keys: [String: LinkKey]) {
    (path, chip) = (keys.text("path") ?? "", keys.text("chip"))
    (scaling, hasScale) = (RawScaling(keys), keys["scale"] != nil)
  }

  /// Whether the kernel says when the file changes. The files of sysfs and procfs are made while they are read.
  var tellsChanges: Bool {
    !["/sys/", "/proc/", "/dev/"].contains { path.hasPrefix($0) } && !path.contains("*")
  }

  /// The file as a value that is polled.
  func polled(_ value: LinkedValue) -> PolledSource {
    let source = self
    var write: (@Sendable (Datum) -> LinkFault?)?
    if value.keys.flag("writable") { write = { source.write($0, value) } }
    return PolledSource(
      value: value, every: value.keys.duration("every") ?? .seconds(5), watched: tellsChanges ? path : nil,
      read: { source.read(value) }, write: write)
  }

  // MARK: Reading

  /// Reads the value.
  func read(_ value: LinkedValue) -> Result<Datum, LinkFault> {
    do throws(LinkFault) {
      let file = try place()
      let text = try Self.contents(of: file)
      var scaling = scaling
      if file.hasSuffix("_raw"), !hasScale, value.form == .number { Self.takeKernelScale(beside: file, &scaling) }
      guard let datum = scaling.datum(text, of: value) else {
        throw LinkFault("\(file) holds \(value.quote(text)), which is \(value.denial(of: text))")
      }
      if let fault = value.fault(datum), value.form != .number { throw LinkFault("\(file): the value \(fault)") }
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
    guard glob(path, 0, nil, &found) == 0 else { throw LinkFault("there is no file \(path)") }
    let paths = (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
    guard let chip else { return paths[0] }
    let depth = path.split(separator: "/", omittingEmptySubsequences: false).firstIndex { $0.contains("*") } ?? 0
    for candidate in paths {
      let folder = candidate.split(separator: "/", omittingEmptySubsequences: false)[...depth].joined(separator: "/")
      if case let name? = try? Self.contents(of: folder + "/name"), name == chip { return candidate }
    }
    throw LinkFault("no device is called \(chip) among \(path)")
  }

  /// Takes the factor and the offset that the kernel gives for a sensor of the industrial I/O system:
  /// value = (raw + offset) · scale.
  private static func takeKernelScale(beside file: String, _ scaling: inout RawScaling) {
    let stem = file.dropLast("raw".count)
    func number(_ name: String) -> Double? { (try? contents(of: stem + name)).flatMap { Double(decimalText: $0) } }
    scaling.scale = number("scale") ?? 1
    scaling.offset += (number("offset") ?? 0) * scaling.scale
  }

  /// The text of a file without blanks at its ends. A pipe is not waited for.
  static func contents(of path: String) throws(LinkFault) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw LinkFault("\(path) cannot be read: \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: LinkLimits.readBytes)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard count >= 0 else { throw LinkFault("\(path) cannot be read: \(String(cString: strerror(errno)))") }
    guard let text = String(validating: bytes[..<count], as: UTF8.self) else {
      throw LinkFault("\(path) holds no text")
    }
    return String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  // MARK: Writing

  /// Writes the value. Returns why it cannot be written.
  func write(_ datum: Datum, _ value: LinkedValue) -> LinkFault? {
    do throws(LinkFault) {
      let file = try place()
      guard let text = scaling.text(datum, of: value) else {
        throw LinkFault("\(value.shown(datum.text)) has no raw value")
      }
      let descriptor = open(file, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NONBLOCK | (tellsChanges ? O_CREAT : 0), 0o644)
      guard descriptor >= 0 else { throw LinkFault("\(file): \(String(cString: strerror(errno)))") }
      defer { close(descriptor) }
      let line = Array((text + "\n").utf8)
      guard Glibc.write(descriptor, line, line.count) == line.count else {
        throw LinkFault("\(file): \(String(cString: strerror(errno)))")
      }
      return nil
    } catch {
      return error
    }
  }
}
