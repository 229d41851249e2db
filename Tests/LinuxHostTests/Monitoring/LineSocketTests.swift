import CLinux
import Glibc
import Testing

@testable import LinuxHost

/// One connected program can neither hold the panel's thread nor make it grow.
@Suite("A socket that answers line by line")
struct LineSocketTests {
  /// A program that is connected to a socket. It never waits.
  private final class Program {
    let fd: Int32
    private(set) var text: [UInt8] = []
    /// Whether the panel has ended the connection.
    private(set) var isDropped = false

    init(_ path: String) throws {
      fd = ListeningSocket.makeSocket()
      let address = try #require(UnixAddress(path))
      try #require(address.with { connect(fd, $0, $1) } == 0)
    }

    isolated deinit { close(fd) }

    /// Writes as much as the socket takes. Returns the number of bytes.
    @discardableResult
    func write(_ text: String) -> Int {
      let bytes = Array(text.utf8)
      return max(0, send(fd, bytes, bytes.count, Int32(MSG_NOSIGNAL)))
    }

    /// Reads what has come, at most a number of bytes.
    func read(atMost most: Int = .max) {
      var (block, rest) = ([UInt8](repeating: 0, count: 65_536), most)
      while rest > 0 {
        let count = recv(fd, &block, min(block.count, rest), 0)
        if count == 0 || (count < 0 && errno != EAGAIN) { isDropped = true }
        guard count > 0 else { return }
        text += block[..<count]
        rest -= count
      }
    }

    /// The lines that have been read.
    var lines: [String] { String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init) }
  }

  /// A socket on a loop whose turns never wait.
  private final class Panel {
    let folder = Folder()
    var time = Duration.zero
    private(set) lazy var loop = EventLoop { [unowned self] in time }
    let socket: LineSocket
    var path: String { "\(folder.path)/tree" }
    var clients: Set<Int32> = []
    var left = 0
    var answers = 0

    init(answer: @escaping (String) -> String) {
      socket = LineSocket(path: "\(folder.path)/tree") { Issue.record("\($0)") }
      socket.onLeave = { [weak self] _ in self?.left += 1 }
      socket.answer = { [weak self] client, line in
        self?.clients.insert(client)
        self?.answers += 1
        return answer(String(decoding: line, as: UTF8.self))
      }
      socket.attach(to: loop)
      loop.latency = .ofTest { Issue.record("\($0)") }
      loop.beforeSleep { .zero }
    }

    func turn(_ count: Int = 1) { for _ in 0..<count { loop.turn() } }
  }

  @Test("It is there for its owner alone, and goes with the panel")
  func mode() throws {
    let panel = Panel { $0 }
    var status = stat()
    #expect(stat(panel.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    let program = try Program(panel.path)
    panel.turn()
    panel.socket.detach(from: panel.loop)
    program.read()
    #expect(program.isDropped && panel.left == 1 && access(panel.path, F_OK) != 0)
  }

  /// Does something while this thread is another user. Calls `setresuid` for the thread, as Glibc's changes all threads.
  private func acting<Result>(as user: uid_t, _ body: () throws -> Result) throws -> Result {
    let call = unsafeBitCast(dlsym(nil, "syscall"), to: (@convention(c) (Int, Int, Int, Int) -> Int).self)
    try #require(call(Self.setresuid, -1, Int(user), -1) == 0)
    defer { _ = call(Self.setresuid, -1, 0, -1) }
    return try body()
  }

  #if arch(arm64)
  private static let setresuid = 147
  #else
  private static let setresuid = 117
  #endif

  @Test(
    "A program of another user is not let in, even where the mode of the socket would allow it",
    .enabled(if: geteuid() == 0, "only root acts as others"))
  func otherUser() throws {
    let panel = Panel { $0 }
    #expect(chmod(panel.folder.path, 0o755) == 0 && chmod(panel.path, 0o666) == 0)
    let stranger = try acting(as: 65_534) { try Program(panel.path) }
    let owner = try Program(panel.path)
    for program in [stranger, owner] { program.write("press\n") }
    panel.turn(3)
    stranger.read()
    owner.read()
    #expect(stranger.isDropped && stranger.lines == [])
    #expect(owner.lines == ["press"] && panel.answers == 1)
  }

  @Test("A socket that goes without leaving its loop leaves no descriptor behind, which the next one would have")
  func gone() throws {
    let (folder, loop) = (Folder(), EventLoop(clock: { .zero }))
    var socket: ListeningSocket? = ListeningSocket(path: "\(folder.path)/tree", consequence: "nothing") {
      Issue.record("\($0)")
    }
    socket?.attach(to: loop)
    #expect(loop.watched.count == 1)
    socket = nil
    #expect(loop.watched == [] && access("\(folder.path)/tree", F_OK) != 0)
  }

  @Test("An abstract name, which has no owner, is refused")
  func abstractName() {
    var lines: [String] = []
    let loop = EventLoop(clock: { .zero })
    let socket = LineSocket(path: "@faceplate-\(getpid())") { lines.append($0) }
    socket.attach(to: loop)
    #expect(
      lines == [
        "@faceplate-\(getpid()): the path of a socket must have at most 107 bytes and not begin with @, so no program can connect."
      ])
    #expect(loop.watched == [])
  }

  @Test("What an answer changes is drawn in the same wake, while the program stays connected")
  func drawn() throws {
    var (isChanged, drawn) = (false, 0)
    let panel = Panel { _ in
      isChanged = true
      return "{}"
    }
    panel.loop.eachWake(in: .drawing) { _ in
      if isChanged { drawn += 1 }
      isChanged = false
    }
    let program = try Program(panel.path)
    panel.turn()
    program.write("press\n")
    panel.turn()
    #expect(panel.answers == 1)
    #expect(drawn == 1)
    program.read()
    #expect(program.lines == ["{}"])
  }

  @Test("A program that asks without end is answered once in each wake, and every line in the end")
  func flood() throws {
    let panel = Panel { "answer to \($0)" }
    let (flooding, other) = (try Program(panel.path), try Program(panel.path))
    panel.turn()
    flooding.write((0..<2_000).map { "\($0)\n" }.joined())
    other.write("hello\n")
    panel.turn()
    #expect(panel.answers == 2, "one for each program")
    for turns in 1...100 {
      panel.turn()
      #expect(panel.answers == 2 + turns)
    }
    other.read()
    #expect(other.lines == ["answer to hello"])
    while flooding.lines.count < 2_000, panel.answers < 3_000 {
      panel.turn(50)
      flooding.read()
    }
    #expect(flooding.lines == (0..<2_000).map { "answer to \($0)" } && panel.left == 0)
  }

  @Test("An empty line has its answer as any other, and leaves none waiting")
  func emptyLines() throws {
    let panel = Panel { $0.isEmpty ? "empty" : $0 }
    let program = try Program(panel.path)
    panel.turn()
    program.write("\na\n\n\nb\n")
    panel.turn(8)
    program.read()
    #expect(program.lines == ["empty", "a", "empty", "empty", "b"] && panel.answers == 5)
  }

  @Test("An answer larger than the socket's memory comes whole to a program that reads, and nothing is asked meanwhile")
  func large() throws {
    let tree = String(repeating: "x", count: 3_000_000)
    let panel = Panel { $0 == "tree" ? tree : "small" }
    let program = try Program(panel.path)
    panel.turn()
    program.write("tree\nnext\n")
    panel.turn(10)
    #expect(panel.answers == 1 && panel.left == 0)
    while program.text.count < 3_000_007, !program.isDropped {
      let before = program.text.count
      program.read(atMost: 50_000)
      panel.turn()
      #expect(program.text.count > before)
      if program.text.count < 2_000_000 { #expect(panel.answers == 1) }
    }
    #expect(program.lines.map(\.count) == [3_000_000, 5] && panel.left == 0)
  }

  @Test("A program that reads nothing is told nothing twice, and is dropped when too much waits")
  func deaf() throws {
    let panel = Panel { _ in String(repeating: "x", count: 1_000_000) }
    let program = try Program(panel.path)
    panel.turn()
    program.write("tree\n")
    panel.turn()
    let client = try #require(panel.clients.first)
    for _ in 0..<1_000 { panel.socket.send("changed", to: client) }
    program.read()
    while program.lines.count < 2, !program.isDropped {
      panel.turn()
      program.read()
    }
    panel.turn()
    program.read()
    #expect(program.lines.dropFirst() == ["changed"])

    program.write("tree\n")
    panel.turn()
    var sent = 0
    while panel.left == 0, sent < 2 * LineSocket.mostUnsent {
      let line = "\(sent) " + String(repeating: "y", count: 1_000)
      panel.socket.send(line, to: client)
      sent += line.utf8.count + 1
    }
    #expect(panel.left == 1 && sent < LineSocket.mostUnsent)
  }

  @Test("A line without end is not kept")
  func endless() throws {
    let panel = Panel { $0 }
    let program = try Program(panel.path)
    panel.turn()
    var written = 0
    while panel.left == 0, written < 200_000 {
      written += program.write(String(repeating: "x", count: 4_096))
      panel.turn()
    }
    #expect(panel.left == 1 && written <= 65_536 + 2 * 4_096 && panel.answers == 0)
  }

  @Test("A program that has written its last line gets all answers before the end")
  func halfClosed() throws {
    let panel = Panel { "answer to \($0)" }
    let program = try Program(panel.path)
    panel.turn()
    program.write("a\nb\nc\n")
    shutdown(program.fd, Int32(SHUT_WR))
    panel.turn(6)
    program.read()
    #expect(program.lines == ["answer to a", "answer to b", "answer to c"])
    #expect(program.isDropped && panel.left == 1)
  }

  @Test("Connections that send nothing keep no program out, and are ended after half a minute")
  func silent() throws {
    let panel = Panel { $0 }
    let silent = try (0..<9).map { _ in try Program(panel.path) }
    panel.turn(9)
    let programs = try (0..<4).map { number in
      let program = try Program(panel.path)
      program.write("\(number)\n")
      panel.turn(3)
      return program
    }
    for program in programs + silent { program.read() }
    #expect(programs.map(\.lines) == [["0"], ["1"], ["2"], ["3"]])
    // The oldest have made room for the programs.
    #expect(silent.map(\.isDropped) == Array(repeating: true, count: 6) + Array(repeating: false, count: 3))
    panel.time = .seconds(30)
    panel.turn(2)
    for program in programs + silent { program.read() }
    #expect(silent.map(\.isDropped) == Array(repeating: true, count: 9))
    #expect(programs.map(\.isDropped) == [false, false, false, false])
  }

  @Test("A fifth program is turned away, and nobody who waits wakes the loop")
  func full() throws {
    let panel = Panel { $0 }
    let programs = try (0..<5).map { number in
      let program = try Program(panel.path)
      if number < 4 { program.write("\(number)\n") }
      panel.turn(3)
      return program
    }
    for program in programs { program.read() }
    #expect(programs.map(\.isDropped) == [false, false, false, false, true])
    #expect(
      programs.map(\.lines) == [
        ["0"], ["1"], ["2"], ["3"], ["{\"error\":\"4 programs are connected, which is the limit: connect later\"}"],
      ])
    let loop = EventLoop()
    let socket = LineSocket(path: "\(panel.folder.path)/quiet") { Issue.record("\($0)") }
    socket.attach(to: loop)
    #expect(loop.deadline == nil)
  }
}
