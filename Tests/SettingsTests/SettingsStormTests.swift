import Glibc
import Testing

@testable import Settings

/// Programs that edit a file in earnest, killed or side by side. `make test-long` lets them go on for longer.
@Suite(.serialized)
struct SettingsStormTests {
  let scratch = Scratch()

  @Test func aKilledWriterLeavesAWholeFileWithAValueThatWasSet() throws {
    let goal = knob("FACEPLATE_EDITS", otherwise: 400)
    let before = "# mine\n[storm]\n a = 0 \n[other]\nkey=1\n"
    scratch.put(before)
    var (value, edits, kills) = (0, 0, 0)
    while edits < goal {
      let storm = try Storm(scratch.file(), "storm.a", from: value + 1, to: value + 1_000_000)
      var acknowledged = value
      for _ in 0..<Int.random(in: 1...12) { acknowledged = try storm.next() }
      spin(for: .microseconds(Int.random(in: 0...3000)))
      acknowledged = try storm.killed(after: acknowledged)
      let found = try #require(Int(String(scratch.text()?.dropFirst(20).prefix { $0.isNumber } ?? "")))
      #expect((acknowledged...(acknowledged + 1)).contains(found))
      try #require(scratch.text() == before.replacing("a = 0", with: "a = \(found)"))
      (value, edits, kills) = (found, edits + found - value, kills + 1)
    }
    print("\(edits) edits, \(kills) kills, the file whole each time")
    let file = SettingsFile(path: scratch.file(), declarations: [SettingDeclaration(id: "storm.a", defaultText: "0")])
    try file.write(["storm.a": "-1"])
    #expect(scratch.names == ["panel.conf"], "no draft stays behind")
  }

  @Test func twoProgramsLoseNothing() throws {
    let count = knob("FACEPLATE_PAIRED_EDITS", otherwise: 200)
    scratch.put("# mine\n[storm]\na=0\nb=0\n")
    let storms = try ["storm.a", "storm.b"].map { try Storm(scratch.file(), $0, from: 1, to: count) }
    for storm in storms { #expect(try storm.ended() == 0, "3 is a lost edit") }
    try #require(scratch.text() == "# mine\n[storm]\na=\(count)\nb=\(count)\n")
    print("\(2 * count) edits of two programs, none lost")
  }

  /// Keeps the processor busy: a moment that no scheduler rounds.
  private func spin(for time: Duration) {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {}
  }
}

/// A running `edit-storm`.
private final class Storm {
  private let process: pid_t
  private let output: Descriptor
  private var isOver = false

  init(_ path: String, _ id: String, from first: Int, to last: Int) throws {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let words = [Self.program, path, id, "\(first)", "\(last)"]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, nil, &arguments, environ)
    close(ends[1])
    output = Descriptor(ends[0])!
    self.process = process
    guard code == 0 else {
      isOver = true
      throw Failure(code: code)
    }
  }

  deinit {
    if isOver { return }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// The next number that it says it has written.
  func next() throws -> Int {
    guard let number = line() else { throw Failure(code: EPIPE) }
    return number
  }

  /// Kills it and returns the last number that it has said.
  func killed(after last: Int) throws -> Int {
    kill(process, SIGKILL)
    var last = last
    while let number = line() { last = number }
    waitpid(process, nil, 0)
    isOver = true
    return last
  }

  /// The status that it ends with.
  func ended() throws -> CInt {
    while line() != nil {}
    var status: CInt = 0
    waitpid(process, &status, 0)
    isOver = true
    return status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
  }

  private func line() -> Int? {
    var digits = ""
    while let byte = output.read(atMost: 1)?.first {
      if byte == UInt8(ascii: "\n") { return Int(digits) }
      digits.unicodeScalars.append(Unicode.Scalar(byte))
    }
    return nil
  }

  private static var program: String {
    let test = realpath("/proc/self/exe", nil)!
    defer { free(test) }
    return "\(Directory.path(of: String(cString: test)))/edit-storm"
  }
}
