import Glibc

/// The `kiosk` that was built beside these tests, run as a person runs it.
package enum Program {
  /// What a run printed, both streams together, and the status that it ended with.
  package struct Result {
    package var output: String
    package var status: Int32
    /// The lines of the output.
    package var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// The folder of the built programs, and that of the package.
  package static let products = folder(of: executable)
  package static let package = {
    var path = folder(of: #filePath)
    while access(path + "/Package.swift", F_OK) != 0 { path = folder(of: path) }
    return path
  }()

  /// Runs `kiosk` with some words, which need no quoting, to its end.
  package static func run(_ words: String...) throws -> Result { try run(words) }

  /// Runs `kiosk`, or another program that was built beside it, with some words, which need no quoting, to its end.
  ///
  /// - Parameter processorSeconds: How long it may compute; beyond that SIGXCPU ends it, and its status is 152.
  package static func run(
    _ words: [String], of program: String = "kiosk", processorSeconds: Int? = nil
  ) throws -> Result {
    let limit = processorSeconds.map { "ulimit -t \($0); " } ?? ""
    return try shell(limit + ([products + "/" + program] + words).map { "'\($0)'" }.joined(separator: " "))
  }

  /// Runs a command line with the shell, to its end.
  package static func shell(_ command: String) throws -> Result {
    guard let pipe = popen("{ \(command)\n} 2>&1 </dev/null", "r") else { throw Failure(number: errno) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&block, 1, block.count, pipe), count > 0 { bytes += block[..<count] }
    let status = pclose(pipe)
    return Result(output: String(decoding: bytes, as: UTF8.self), status: (status >> 8) & 0xff)
  }

  /// Starts `kiosk` with some words; it goes on until it is ended.
  package static func start(_ words: String...) throws -> Running {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(number: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    var process = pid_t()
    var arguments: [UnsafeMutablePointer<CChar>?] = ([products + "/kiosk"] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let code = posix_spawn(&process, products + "/kiosk", &actions, nil, &arguments, environ)
    close(ends[1])
    guard code == 0 else { throw Failure(number: code) }
    return Running(process: process, output: ends[0])
  }

  package struct Failure: Error {
    /// What `errno` was; 0 where no call failed.
    let number: Int32

    package init(number: Int32) { self.number = number }
  }

  private static var executable: String {
    let path = realpath("/proc/self/exe", nil)!
    defer { free(path) }
    return String(cString: path)
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}

/// A `kiosk` that runs beside the test.
package final class Running {
  package let process: pid_t
  private let output: Int32
  private var isOver = false

  package init(process: pid_t, output: Int32) { (self.process, self.output) = (process, output) }

  isolated deinit { end() }

  /// Whether it prints anything within some milliseconds.
  package func hasOutput(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// The next line that it prints; `nil` if there is none within ten seconds.
  package func line() -> String? {
    var bytes: [UInt8] = []
    while hasOutput(within: 10_000) {
      var byte: UInt8 = 0
      guard read(output, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// Kills it.
  package func end() {
    if isOver { return }
    isOver = true
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(output)
  }
}

/// A folder of a test's own, gone when the test is over.
package final class Folder {
  package let path: String

  package init() throws {
    var template = Array("/tmp/faceplate-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Program.Failure(number: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  isolated deinit { _ = system("rm -rf '\(path)'") }

  /// The path of a file in the folder.
  package func file(_ name: String) -> String { path + "/" + name }

  /// Makes a folder inside.
  package func makeFolder(_ name: String) { mkdir(file(name), 0o755) }

  /// Writes a file, as an editor does: a new one, renamed over the old.
  package func write(_ text: String, to name: String) {
    let draft = fopen(file(name) + ".new", "w")!
    fputs(text, draft)
    fclose(draft)
    rename(file(name) + ".new", file(name))
  }

  /// Removes a file.
  package func remove(_ name: String) { unlink(file(name)) }

  /// A file's text; empty if there is no such file.
  package func text(of name: String) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

  /// A file's bytes; none if there is no such file.
  package func bytes(of name: String) -> [UInt8] {
    guard let stream = fopen(file(name), "r") else { return [] }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }
}
