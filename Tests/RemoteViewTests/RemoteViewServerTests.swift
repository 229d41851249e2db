import Glibc
import Graphics
import LinuxHost
import Machine
import Runtime
import SeededRandom
import Testing

@testable import RemoteView

@Suite("The remote view", .serialized)
final class RemoteViewServerTests {
  let loop: EventLoop
  let server: RemoteViewServer
  private let bitmap = Bitmap(width: 120, height: 80)
  private(set) var lines: [String] = []
  var watchers: [Int] = []
  /// The time that the test has skipped.
  private var skipped = Duration.zero
  private let folder = "/tmp/faceplate-remote-\(getpid())"

  init() throws {
    var skipped: () -> Duration = { .zero }
    loop = EventLoop { MonotonicTime.now() + skipped() }
    mkdir(folder, 0o700)
    var log: (String) -> Void = { _ in }
    server = RemoteViewServer(loop: loop, program: Self.program, pictureSize: { (120, 80) }) { log($0) }
    log = { [weak self] in self?.lines.append($0) }
    skipped = { [weak self] in self?.skipped ?? .zero }
    server.onWatchers = { [weak self] in self?.watchers.append($0) }
    // No turn sleeps.
    loop.beforeSleep { .zero }
    for index in 0..<120 * 80 { bitmap.pixels[index] = 0xFF00_0000 | UInt32(index * 7 & 0xFF_FFFF) }
  }

  isolated deinit {
    server.close()
    unlink(folder + "/password")
    rmdir(folder)
  }

  /// Writes a file with passwords, and returns its path.
  private func passwords(_ text: String) throws -> String {
    let path = folder + "/password"
    let stream = try #require(fopen(path, "w"))
    fputs(text, stream)
    fclose(stream)
    return path
  }

  /// The number of descriptors that this process has open.
  private static var descriptors: Int { FolderContents.names(in: "/proc/self/fd")?.count ?? -1 }

  /// The program beside the tests.
  private static var program: String { ProgramFolder.path! + "/kiosk" }

  func listen(_ change: (inout RemoteOptions) -> Void = { _ in }) throws -> UInt16 {
    var options = RemoteOptions()
    options.address = RemoteAddress(bytes: [127, 0, 0, 1], port: 0)
    change(&options)
    server.apply(options)
    return try #require(server.port)
  }

  func turn(until condition: () -> Bool) throws {
    let end = ContinuousClock.now + .seconds(60)
    while !condition(), ContinuousClock.now < end { loop.turn() }
    try #require(condition(), "\(lines)")
  }

  /// A viewer that has entered and has the whole picture.
  func viewer(at port: UInt16) throws -> (RFBClient, [UInt32]) {
    let client = try RFBClient(port: port, loop: loop)
    let size = try client.enter()
    #expect(size == (120, 80))
    var picture = [UInt32](repeating: 1, count: 120 * 80)
    client.ask(isIncremental: false, width: 120, height: 80)
    try turn { server.needsPicture }
    server.copy(Region(), of: bitmap)
    #expect(try client.update(&picture, width: 120) == [bitmap.bounds])
    #expect(picture == seen())
    return (client, picture)
  }

  /// What a viewer is to see.
  private func seen() -> [UInt32] { (0..<120 * 80).map { bitmap.pixels[$0] & 0xFF_FFFF } }

  @Test("A server that is closed has waited for the processes of its viewers")
  func close() throws {
    let (client, _) = try viewer(at: try listen())
    let processes = server.viewers.map(\.process)
    try #require(processes.count == 1)
    server.close()
    // A child that nobody has waited for could still be found.
    #expect(processes.allSatisfy { kill($0, 0) == -1 && errno == ESRCH })
    withExtendedLifetime(client) {}
  }

  @Test("The processes of viewers that were ended are reaped although nothing else wakes the panel")
  func reaping() throws {
    let (client, _) = try viewer(at: try listen())
    let process = try #require(server.viewers.first).process
    #expect(server.deadline == nil)
    server.apply(RemoteOptions())
    #expect(try #require(server.deadline) - loop.now <= .milliseconds(100))
    try turn { server.deadline == nil }
    #expect(kill(process, 0) == -1 && errno == ESRCH)
    withExtendedLifetime(client) {}
  }

  @Test("The process of a viewer is under the filter of calls")
  func filter() throws {
    let (client, _) = try viewer(at: try listen())
    let process = try #require(server.viewers.first).process
    let status = try #require(fopen("/proc/\(process)/status", "r"))
    defer { fclose(status) }
    var line = [CChar](repeating: 0, count: 256)
    var modes: [String] = []
    while fgets(&line, 256, status) != nil {
      let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if text.hasPrefix("Seccomp:") { modes.append(text) }
    }
    // SECCOMP_MODE_FILTER.
    #expect(modes == ["Seccomp:\t2\n"])
    withExtendedLifetime(client) {}
  }

  @Test("Without a password, a program of another user is told that it may not watch", .enabled(if: geteuid() == 0))
  func otherUser() throws {
    let port = try listen()
    // A socket belongs to the user as whom this thread touches files.
    let actAs = unsafeBitCast(dlsym(nil, "setfsuid"), to: (@convention(c) (UInt32) -> Int32).self)
    _ = actAs(65_534)
    let stranger = try RFBClient(port: port, loop: loop)
    _ = actAs(geteuid())
    let reason = "Without remote.password, only the panel's user and root may watch."
    #expect(
      String(decoding: try stranger.read(4096), as: UTF8.self)
        == "RFB 003.008\n\0\0\0\0\(Character(UnicodeScalar(UInt8(reason.utf8.count))))\(reason)")
    #expect(
      lines.last
        == "A viewer was turned away: it is no program of the panel's user or of root. Others need remote.password.")
    #expect(server.viewers.isEmpty)
    let owner = try viewer(at: port)
    withExtendedLifetime(owner) {}
  }

  @Test("A viewer sees the panel's pixels, then what changes and nothing else, and the panel knows that it does")
  func picture() throws {
    let port = try listen()
    #expect(!server.isWatched)
    var (client, picture) = try viewer(at: port)
    #expect(watchers == [1])
    let change = PixelRect(x: 10, y: 20, width: 5, height: 4)
    bitmap.fill(0xFF12_3456, in: change)
    client.ask(isIncremental: true, width: 120, height: 80)
    server.copy(Region(change), of: bitmap)
    #expect(try client.update(&picture, width: 120) == [change])
    #expect(picture == seen())
    client.close()
    try turn { watchers == [1, 0] }
    #expect(!server.isWatched)
    #expect(lines.last == "127.0.0.1 no longer watches the panel.")
  }

  @Test("A press, a drag and a key of the viewer reach the panel, and are let go when it leaves")
  func input() throws {
    let port = try listen()
    let (client, _) = try viewer(at: port)
    client.send([5, 1, 0, 10, 0, 20, 5, 1, 0, 15, 0, 20, 4, 1, 0, 0, 0, 0, 0xFF, 0x52])
    var events: [InputEvent] = []
    try turn {
      events += server.takeInput(at: loop.now)
      return events.count >= 3
    }
    client.close()
    try turn {
      events += server.takeInput(at: loop.now)
      return events.count >= 6
    }
    let kinds = events.map(\.kind)
    guard case .contact(let id, _, _) = kinds[0] else {
      Issue.record("\(kinds)")
      return
    }
    #expect(
      kinds == [
        .contact(id: id, phase: .down, at: Point(x: 10, y: 20)),
        .contact(id: id, phase: .moved, at: Point(x: 15, y: 20)),
        .key(.up, isDown: true), .contact(id: id, phase: .cancelled, at: Point(x: 15, y: 20)), .key(.up, isDown: false),
        .viewerLeft,
      ])
    #expect(events.allSatisfy { $0.viewer == id })
  }

  @Test("A viewer that holds something and says nothing any more lets go after a minute")
  func silentHolder() throws {
    let (client, _) = try viewer(at: try listen())
    client.send([5, 1, 0, 10, 0, 20])
    var presses: [InputEvent] = []
    try turn {
      presses += server.takeInput(at: loop.now)
      return !presses.isEmpty
    }
    skipped += RemoteViewServer.longestHold
    loop.turn()
    let (id, place) = (server.viewers[0].input.contact, Point(x: 10, y: 20))
    #expect(
      server.takeInput(at: loop.now).map(\.kind) == [.contact(id: id, phase: .cancelled, at: place), .viewerLeft])
    withExtendedLifetime(client) {}
  }

  @Test("Whoever may only look on presses nothing")
  func viewOnly() throws {
    let port = try listen { $0.takesInput = false }
    let (client, _) = try viewer(at: port)
    client.send([5, 1, 0, 10, 0, 20, 4, 1, 0, 0, 0, 0, 0xFF, 0x52])
    // An answer to what is asked behind it says that it has been read.
    client.ask(isIncremental: false, width: 120, height: 80)
    var picture = [UInt32](repeating: 0, count: 120 * 80)
    _ = try client.update(&picture, width: 120)
    #expect(server.takeInput(at: loop.now) == [])
  }

  @Test("A wrong password lets nobody in, and the next try has to wait")
  func wrongPassword() throws {
    let file = try passwords("geheim\nschau\n")
    let port = try listen { $0.passwordFile = file }
    let client = try RFBClient(port: port, loop: loop)
    _ = try client.read(12)
    client.send(Array("RFB 003.008\n".utf8))
    #expect(try client.read(2) == [1, 2])
    client.send([2])
    _ = try client.read(16)
    client.send([UInt8](repeating: 0, count: 16))
    #expect(try client.read(4) == [0, 0, 0, 1])
    try turn { lines.contains("127.0.0.1 has given a wrong password.") }
    #expect(watchers.isEmpty)
    let next = try RFBClient(port: port, loop: loop)
    #expect(try next.read(12) == [])
  }

  @Test("Passwords that cannot be used are refused in one line, and nobody can connect")
  func unusablePasswords() throws {
    var options = RemoteOptions()
    options.address = RemoteAddress(bytes: [127, 0, 0, 1], port: 0)
    let long = try passwords("twelve-chars\n")
    for (path, why) in [
      (folder + "/none", "No such file or directory"), (folder, "Is a directory"),
      (long, "a password of VNC has 8 bytes at most"), ("/dev/null", "it has no password"),
      ("credential:none", "the service manager hands no such credential over"),
    ] {
      lines = []
      options.passwordFile = path
      server.apply(options)
      #expect(
        lines == ["remote.password is \(path), which cannot be used: \(why). No viewer can connect. It is tried again."]
      )
      #expect(server.port == nil)
    }
  }

  @Test("Viewers that are refused for want of a password are told, and leave no descriptor behind")
  func refusedViewers() throws {
    let file = try passwords("geheim\n")
    let port = try listen { $0.passwordFile = file }
    unlink(file)
    lines = []
    let before = Self.descriptors
    var told: [String] = []
    for _ in 0..<100 {
      // Ten processes are started in a second, and attempts to start one count.
      skipped += .milliseconds(100)
      let client = try RFBClient(port: port, loop: loop)
      told.append(String(decoding: try client.read(4096), as: UTF8.self))
      client.close()
    }
    #expect(Self.descriptors == before)
    let reason = "The panel's passwords cannot be used. Its log says why."
    #expect(Set(told) == ["RFB 003.008\n\0\0\0\0\(Character(UnicodeScalar(UInt8(reason.utf8.count))))\(reason)"])
    #expect(
      lines == [
        "remote.password is \(file), which cannot be used: No such file or directory. No viewer can connect."
      ])
  }

  @Test("Silent viewers of one address leave places for others, and are sent away in time whatever they say")
  func silence() throws {
    let port = try listen()
    let silent = try (0..<5).map { _ in try RFBClient(port: port, loop: loop) }
    #expect(try silent[3].read(1) == [])
    #expect(try silent[4].read(1) == [])
    #expect(server.viewers.count == 3)
    // They say something, and do not come to an end.
    for client in silent[..<3] { client.send(Array("RFB".utf8)) }
    skipped += RemoteViewServer.longestGreeting
    loop.turn()
    #expect(server.viewers.isEmpty)
  }

  @Test("Programs of this machine have places of their own")
  func ownPlaces() throws {
    let path = folder + "/view"
    server.open(at: path)
    let port = try listen()
    var viewers: [RFBClient] = []
    for _ in 0..<RemoteViewServer.mostViewers {
      skipped += .seconds(1)
      let client = try RFBClient(port: port, loop: loop)
      _ = try client.enter()
      try turn { server.viewers.allSatisfy(\.hasEntered) }
      viewers.append(client)
    }
    let program = try LocalSocket.connect(path)
    try turn { server.viewers.count == RemoteViewServer.mostViewers + 1 }
    withExtendedLifetime(viewers) { _ = program.number }
  }

  @Test("A page of a stranger in a browser of this machine is not let in, and one of this machine is")
  func strangersPage() throws {
    let port = try listen()
    func answer(to origin: String) throws -> String {
      let client = try RFBClient(port: port, loop: loop)
      client.send(
        Array(
          ("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Protocol: binary\r\nOrigin: \(origin)\r\n\r\n").utf8))
      return String(decoding: try client.read(12), as: UTF8.self)
    }
    #expect(try answer(to: "https://evil.example") == "HTTP/1.1 403")
    try turn { lines.last == "The viewer at 127.0.0.1: a page of evil.example in its browser is not let in" }
    #expect(try answer(to: "http://127.0.0.1:6080") == "HTTP/1.1 101")
  }

  @Test("A program that wants to watch does not wait for a panel that hangs")
  func hung() throws {
    let path = folder + "/view"
    let listener = try LocalSocket.listen(path)
    defer { unlink(path) }
    var waiting: [Int32] = []
    defer { for descriptor in waiting { Glibc.close(descriptor) } }
    while let descriptor = try? LocalSocket.connect(path).release() { waiting.append(descriptor) }
    #expect(throws: PanelWatch.Refusal.silent) { try PanelWatch(at: path, recordsInput: false) }
    // Its socket is not taken away from it.
    let error = #expect(throws: SocketError.self) { _ = try LocalSocket.listen(path).number }
    #expect(error?.number == EADDRINUSE)
    withExtendedLifetime(path) { _ = listener.number }
  }

  @Test("Another address than this machine's wants a password and a list of addresses")
  func refusal() throws {
    var options = RemoteOptions()
    options.address = RemoteAddress(bytes: [0, 0, 0, 0], port: 0)
    server.apply(options)
    #expect(server.port == nil)
    #expect(lines.last?.contains("it needs remote.password") == true)
    options.passwordFile = try passwords("geheim\n")
    server.apply(options)
    #expect(lines.last?.contains("it needs remote.allow") == true)
    options.allowed = AddressRange("192.0.2.0/24").map { [$0] } ?? []
    server.apply(options)
    #expect(server.port != nil)
  }

  @Test("Ten viewers that come, go, stall and send garbage leave the panel and the others alone")
  func crowd() throws {
    var generator = SeededGenerator(seed: RunSeed.value)
    let port = try listen()
    var (good, picture) = try viewer(at: port)
    var bad: [RFBClient] = []
    for round in 0..<30 {
      if let client = try? RFBClient(port: port, loop: loop) {
        let garbage = (0..<Int(generator.next() % 600)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
        if round % 3 > 0 { client.send((round % 3 == 1 ? Array("RFB 003.008\n".utf8) + [1, 1] : []) + garbage) }
        bad.append(client)
      }
      if bad.count > 7 { bad.removeFirst().close() }
      let change = PixelRect(x: round, y: round, width: 3, height: 3)
      bitmap.fill(0xFF00_0000 | UInt32(round * 999), in: change)
      good.ask(isIncremental: true, width: 120, height: 80)
      server.copy(Region(change), of: bitmap)
      #expect(try good.update(&picture, width: 120) == [change])
    }
    #expect(picture == seen())
    good.close()
    for client in bad { client.close() }
    try turn { watchers.last == 0 }
  }
}
