import Glibc
import Machine
import Synchronization

@testable import Settings

/// A directory that goes with all it holds.
final class Scratch: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/settings-XXXXXX".utf8CString)
    path = String(cString: mkdtemp(&template)!)
  }

  deinit { try? run("/bin/rm", "-rf", path) }

  func file(_ name: String = "panel.conf") -> String { "\(path)/\(name)" }

  /// Writes a text as a thoughtless program does.
  @discardableResult
  func put(_ text: String, as name: String = "panel.conf") -> String {
    put(Array(text.utf8), as: name)
  }

  @discardableResult
  func put(_ bytes: [UInt8], as name: String = "panel.conf") -> String {
    let descriptor = Descriptor(open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600))!
    precondition(descriptor.write(bytes))
    return file(name)
  }

  func text(_ name: String = "panel.conf") -> String? {
    guard let opened = Descriptor(open(file(name), O_RDONLY)), let bytes = opened.read(atMost: 1 << 22) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The names in the directory, hidden ones too.
  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func status(_ name: String = "panel.conf") -> stat {
    var status = stat()
    precondition(lstat(file(name), &status) == 0)
    return status
  }
}

/// A number from the environment, where `make test-long` puts larger ones.
func knob(_ name: String, otherwise: Int) -> Int { getenv(name).flatMap { Int(String(cString: $0)) } ?? otherwise }

struct Failure: Error { var code: CInt }

/// Starts a program.
func start(_ words: [String]) throws -> pid_t {
  var process = pid_t()
  var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
  defer { arguments.forEach { free($0) } }
  let code = posix_spawn(&process, words[0], nil, nil, &arguments, environ)
  guard code == 0 else { throw Failure(code: code) }
  return process
}

/// Waits for a program to end.
func wait(for process: pid_t) throws {
  var status: CInt = 0
  guard waitpid(process, &status, 0) == process, status == 0 else { throw Failure(code: status) }
}

/// Runs a program to its end.
func run(_ words: String...) throws { try wait(for: start(words)) }

/// A file system that is soon full.
enum SmallDisk {
  /// Whether this process may mount a file system: as root, and outside most containers.
  static let mayMount: Bool = {
    let folder = Scratch()
    defer { umount2(folder.path, CInt(MNT_DETACH)) }
    return (try? run("/bin/mount", "-t", "tmpfs", "none", folder.path)) != nil
  }()
}

/// The settings of a small oven.
let oven = [
  SettingDeclaration(
    id: "oven.temperature", comment: ["30 to 250 °C, default 180"], defaultText: "180",
    check: { Int($0).map((30...250).contains) == true ? nil : "must be a whole number from 30 to 250" }),
  SettingDeclaration(
    id: "oven.fan", comment: ["true or false, default false"], defaultText: "false",
    check: { ["true", "false"].contains($0) ? nil : "must be true or false" }),
  SettingDeclaration(id: "sign.text", comment: ["What the sign says"], defaultText: "Open"),
  SettingDeclaration(
    id: "brightness", comment: ["0 to 100 %, default 80"], defaultText: "80",
    check: { Int($0).map((0...100).contains) == true ? nil : "must be a whole number from 0 to 100" }),
]

/// What the oven makes of a text.
func read(_ text: String) throws -> SettingsReading { try read(Array(text.utf8)) }

func read(_ bytes: [UInt8]) throws -> SettingsReading {
  SettingsCheck(oven).reading(of: try SettingsDocument(bytes, file: "panel.conf"))
}

/// A text after some edits.
func edit(_ text: String, _ edit: (inout SettingsDocument) throws -> Void) throws -> String {
  var document = try SettingsDocument(Array(text.utf8), file: "panel.conf")
  try edit(&document)
  return String(decoding: document.serialize(), as: UTF8.self)
}

/// Counts from any thread.
final class Counter: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .acquiring) }

  func next() -> Int { total.add(1, ordering: .acquiringAndReleasing).newValue }
}

/// This process's descriptors that are open on a path or on something inside it.
func descriptors(on path: String) -> [CInt] {
  (0..<1024).filter { number in
    var bytes = [CChar](repeating: 0, count: 4096)
    return readlink("/proc/self/fd/\(number)", &bytes, bytes.count - 1) > 0
      && String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).hasPrefix(path)
  }
}
