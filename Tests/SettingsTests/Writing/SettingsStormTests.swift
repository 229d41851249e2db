import Glibc
import Machine
import SeededRandom
import Testing

@testable import Settings

/// Programs that edit a file in earnest, killed or side by side. `make test-long` lets them go on for longer.
@Suite(.serialized, .seeded)
struct SettingsStormTests {
  let scratch = Scratch()

  @Test("A killed writer leaves a whole file with a value that was set")
  func aKilledWriterLeavesAWholeFileWithAValueThatWasSet() throws {
    let goal = knob("FACEPLATE_KILLS", otherwise: 60)
    let before = "# mine\n[storm]\n a = 0 \n[other]\nkey=1\n"
    scratch.put(before)
    var (value, edits) = (0, 0)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<goal {
      let storm = try Storm(scratch.file(), "storm.a", "\(value + 1)", "\(value + 1_000_000)")
      var acknowledged = value
      for _ in 0..<Int.random(in: 1...12, using: &generator) { acknowledged = try storm.next() }
      spin(for: .microseconds(Int.random(in: 0...3000, using: &generator)))
      acknowledged = try storm.killed(after: acknowledged)
      let found = try #require(Int(String(scratch.text()?.dropFirst(20).prefix { $0.isNumber } ?? "")))
      #expect((acknowledged...(acknowledged + 1)).contains(found))
      try #require(scratch.text() == before.replacing("a = 0", with: "a = \(found)"))
      (value, edits) = (found, edits + found - value)
    }
    print("\(edits) edits, \(goal) kills, the file whole each time, nothing lost that was reported written")
    let file = SettingsFile(path: scratch.file(), declarations: [SettingDeclaration(id: "storm.a", defaultText: "0")])
    try file.write(["storm.a": "-1"])
    #expect(scratch.names == [".panel.conf.lock", "panel.conf"], "no draft stays behind")
  }

  @Test("A killed drag loses its last half second at most")
  func aKilledDragLosesItsLastHalfSecondAtMost() throws {
    let goal = knob("FACEPLATE_DRAGS", otherwise: 12)
    var losses: [Int] = []
    var generator = SeededGenerator(seed: 2)
    while losses.count < goal {
      // Mostly they sleep.
      let drags = try (0..<min(12, goal - losses.count)).map { number in
        try Drag(scratch.put("[storm]\na=0\n", as: "\(number).conf"))
      }
      for drag in drags {
        losses.append(try drag.loss(after: .random(in: 600_000...1_800_000, using: &generator)))
      }
    }
    let worst = Double(losses.max() ?? 0) / 1000
    let mean = Double(losses.reduce(0, +)) / Double(losses.count) / 1000
    print("\(goal) drags killed: the oldest change that was lost was \(worst) ms old, \(mean) ms on average")
    // Half a second of the schedule's, and a write on a busy machine.
    #expect(worst < 1_000)
  }

  @Test("Two programs lose nothing")
  func twoProgramsLoseNothing() throws {
    let count = knob("FACEPLATE_PAIRED_EDITS", otherwise: 200)
    scratch.put("# mine\n[storm]\na=0\nb=0\n")
    let storms = try ["storm.a", "storm.b"].map { try Storm(scratch.file(), $0, "1", "\(count)") }
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

/// A running `edit-storm` that drags a slider.
private struct Drag {
  private let path: String
  private let storm: Storm

  init(_ path: String) throws {
    self.path = path
    storm = try Storm(path, "storm.a", "drag")
  }

  /// Kills it, and returns the age of the oldest change that is not in the file, in microseconds. Throws if a number that
  /// was reported written is not in the file.
  /// - Parameter length: How long it drags before, in microseconds.
  func loss(after length: Int) throws -> Int {
    var (changes, written) = ([Int](), 0)
    func take(_ line: String) throws {
      let words = line.split(separator: " ").compactMap { Int($0) }
      if line.hasPrefix("c "), words.count == 2 { changes.append(words[1]) } else { written = words.last ?? written }
    }
    while changes.isEmpty || changes[changes.count - 1] - changes[0] < length {
      guard let line = storm.line() else { throw Failure(code: EPIPE) }
      try take(line)
    }
    let rest = storm.kill()
    for line in rest { try take(line) }
    let found = SettingsFile(path: path, declarations: [SettingDeclaration(id: "storm.a", defaultText: "0")]).load()
    guard let number = found.values["storm.a"].flatMap({ Int($0) }), number >= written, found.problems.isEmpty else {
      throw Failure(code: EIO)
    }
    return number < changes.count ? changes[changes.count - 1] - changes[number] : 0
  }
}

/// A running `edit-storm`.
private final class Storm {
  private let process: pid_t
  private let output: Descriptor
  private var unread: [UInt8] = []
  private var isOver = false

  init(_ path: String, _ id: String, _ rest: String...) throws {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    let words = [Self.program, path, id] + rest
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
    Glibc.kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// The next number that it says it has written.
  func next() throws -> Int {
    guard let number = line().flatMap({ Int($0) }) else { throw Failure(code: EPIPE) }
    return number
  }

  /// Kills it and returns the last number that it has said.
  func killed(after last: Int) throws -> Int {
    kill().compactMap { Int($0) }.last ?? last
  }

  /// Kills it and returns the whole lines that it has said meanwhile.
  func kill() -> [String] {
    Glibc.kill(process, SIGKILL)
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    waitpid(process, nil, 0)
    isOver = true
    return lines
  }

  /// The status that it ends with.
  func ended() throws -> CInt {
    while line() != nil {}
    var status: CInt = 0
    waitpid(process, &status, 0)
    isOver = true
    return status & 0x7f == 0 ? (status >> 8) & 0xff : -(status & 0x7f)
  }

  /// The next line that it prints; `nil` at the end.
  func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = retrying { read(output.number, &bytes, bytes.count) }
      guard count > 0 else { return nil }
      unread += bytes[..<count]
    }
  }

  private static var program: String {
    let test = realpath("/proc/self/exe", nil)!
    defer { free(test) }
    return "\(FilePath.folder(of: String(cString: test)))/edit-storm"
  }
}
