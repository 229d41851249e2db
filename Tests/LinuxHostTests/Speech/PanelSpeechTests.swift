import CLinux
import Controls
import Looks
import Glibc
import Graphics
import Runtime
import Speech
import Testing

@testable import LinuxHost

/// A speech server that does as speech-dispatcher does: it takes a line, does what that says, and answers; where it cannot
/// answer, because the client has gone, it drops what it has not taken yet.
private final class FakeServer {
  private let listener: Int32
  private var client: Int32 = -1
  private var waiting: [UInt8] = []
  private var isTakingData = false
  private var messages = 0
  /// Lines that have come, whether or not they have been taken.
  var received: String { String(decoding: all, as: UTF8.self) }
  private var all: [UInt8] = []
  /// Lines that it has done.
  private(set) var done: [String] = []
  /// Returns whether a line is to be done, but not answered yet.
  var hesitates: (String) -> Bool = { _ in false }
  /// The answer that it has not given yet.
  private var pending: String?
  /// Whether the client has ended the connection.
  private(set) var isLeft = false

  init(_ path: String) throws {
    listener = ListeningSocket.makeSocket()
    let address = try #require(UnixAddress(path))
    try #require(address.with { bind(listener, $0, $1) } == 0 && listen(listener, 1) == 0)
  }

  isolated deinit {
    close(listener)
    if client >= 0 { close(client) }
  }

  var isHesitating: Bool { pending != nil }

  /// Gives the answer that it has not given yet.
  func goOn() {
    hesitates = { _ in false }
    let answer = pending
    pending = nil
    if let answer { reply(answer) }
  }

  /// Takes what has come.
  func serve() {
    if client < 0 { client = accept(listener, nil, nil) }
    guard client >= 0, !isLeft else { return }
    var block = [UInt8](repeating: 0, count: 4_096)
    let count = recv(client, &block, block.count, Int32(MSG_DONTWAIT))
    if count == 0 { isLeft = true }
    if count > 0 {
      all += block[..<count]
      waiting += block[..<count]
    }
    while pending == nil, !isLeft, let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: waiting[..<end].filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      waiting.removeFirst(end + 1)
      take(line)
    }
  }

  private func take(_ line: String) {
    done.append(line)
    var answer: String?
    if isTakingData {
      guard line == "." else { return }
      isTakingData = false
      messages += 1
      answer = "225-\(messages)\r\n225 OK MESSAGE QUEUED"
      if done.dropLast().last == "SPEAK" { answer = "226 OK MESSAGE CANCELED" }
    } else if line == "SPEAK" {
      isTakingData = true
      answer = "230 OK RECEIVING DATA"
    }
    let text = answer ?? "210 OK"
    if hesitates(line) { pending = text } else { reply(text) }
  }

  private func reply(_ answer: String) {
    let bytes = Array((answer + "\r\n").utf8)
    if send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) != bytes.count { isLeft = true }
  }
}

/// A panel that speaks with a fake server, on a clock that stands still.
@Suite("Speech on a machine")
struct PanelSpeechTests {
  /// How speech ends in the middle of a sentence.
  enum End: CaseIterable { case plug, key, settings }

  private final class Desk {
    let folder = Folder()
    let server: FakeServer
    let loop = EventLoop(clock: { .zero })
    let stage: Stage
    var speech: PanelSpeech?
    private(set) var presses = 0

    init(scanPace: Duration? = nil) throws {
      let path = "\(folder.path)/speech"
      server = try FakeServer(path)
      var onPress: () -> Void = {}
      stage = Stage(size: Size(width: 400, height: 200), fonts: try FontLibrary.system()) {
        Text("Balance 1234").privacySensitive()
        Button("Start") { onPress() }
      }
      onPress = { [unowned self] in presses += 1 }
      loop.latency = .ofTest { Issue.record("\($0)") }
      loop.beforeSleep { .zero }
      var options = SpeechOptions()
      (options.mode, options.server, options.listener, options.scanPace) = (.ready, path, .headset, scanPace)
      speech = PanelSpeech(
        options, stage: stage, loop: loop, devices: { [.touch] }, sound: { _ in }, log: { Issue.record("\($0)") })
    }

    /// Speech goes before the stage that it is on.
    isolated deinit { speech = nil }

    /// Lets the panel and the server take turns until something holds.
    func run(until holds: () -> Bool) throws {
      for _ in 0..<1_000 {
        if holds() { return }
        server.serve()
        loop.turn()
      }
      try #require(holds(), "\(server.done)")
    }
  }

  /// A panel in the middle of a private sentence. Its server has not answered a line yet.
  private func speaking(hesitatingAt isLine: @escaping (FakeServer, String) -> Bool) throws -> Desk {
    let desk = try Desk()
    desk.speech?.plugged(true)
    try desk.run { desk.server.done.filter { $0 == "." }.count == 1 }
    desk.server.hesitates = { [unowned server = desk.server] in isLine(server, $0) }
    desk.stage.speech?.perform(.next)
    try desk.run { desk.server.isHesitating }
    return desk
  }

  private func end(_ end: End, _ desk: Desk) {
    switch end {
    case .plug: desk.speech?.plugged(false)
    case .key: desk.stage.handle(InputEvent(time: .zero, .key(.function(13), isDown: true)))
    case .settings: desk.speech = nil
    }
  }

  /// Waits until the server has been left or, where speech says that it is off, until it is told that.
  private func finish(_ end: End, _ desk: Desk) throws {
    try desk.run { end == .key ? desk.server.done.suffix(2) == ["Speech is off.", "."] : desk.server.isLeft }
    #expect(desk.server.done.contains("CANCEL SELF"))
  }

  @Test("What is said ends, although the server still owes an answer to the text", arguments: End.allCases)
  func text(_ end: End) throws {
    let desk = try speaking { server, line in line == "." && server.done.contains("Balance 1 2 3 4") }
    let before = desk.server.received.utf8.count
    self.end(end, desk)
    desk.server.serve()
    let told = String(decoding: desk.server.received.utf8.dropFirst(before), as: UTF8.self)
    #expect(told == "CANCEL SELF\r\n", "at once")
    #expect(!desk.server.done.suffix(2).contains("CANCEL SELF") && !desk.server.isLeft)
    desk.server.goOn()
    try finish(end, desk)
    #expect(desk.server.done.drop { $0 != "Balance 1 2 3 4" }.dropFirst(2).first == "CANCEL SELF")
  }

  @Test("What was announced but not sent is never said", arguments: End.allCases)
  func announced(_ end: End) throws {
    let desk = try speaking { _, line in line == "SPEAK" }
    self.end(end, desk)
    desk.server.serve()
    #expect(desk.server.received.hasSuffix("SPEAK\r\n.\r\nCANCEL SELF\r\n"), "\(desk.server.received.suffix(60))")
    desk.server.goOn()
    try finish(end, desk)
    #expect(!desk.server.received.contains("1 2 3 4"))
  }

  @Test("A server that talks without pause is read in parts, so that frames come between")
  func talkative() throws {
    let (folder, loop) = (Folder(), EventLoop(clock: { .zero }))
    loop.latency = .ofTest { Issue.record("\($0)") }
    loop.beforeSleep { .zero }
    let path = "\(folder.path)/speech"
    let listener = ListeningSocket.makeSocket()
    let address = try #require(UnixAddress(path))
    try #require(address.with { bind(listener, $0, $1) } == 0 && listen(listener, 1) == 0)
    let voice = SpeechServer(path: path, loop: loop, log: { Issue.record("\($0)") }, sound: { _ in })
    let server = accept(listener, nil, nil)
    // Events of messages that nobody has sent, as many as the socket takes.
    let events = Array(String(repeating: "701-7\r\n701-1\r\n701 BEGIN\r\n", count: 1_000).utf8)
    let written = send(server, events, events.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    try #require(written == events.count)
    /// The memory of what the panel has not read.
    func unread() -> Int32 {
      var bytes: Int32 = -1
      _ = ioctl(server, UInt(TIOCOUTQ), &bytes)
      return bytes
    }
    loop.turn()
    #expect(unread() > 0)
    for _ in 0..<20 { loop.turn() }
    #expect(unread() == 0)
    voice.close()
    close(server)
    close(listener)
  }

  @Test("The key that switches speech is no press of the one switch")
  func oneSwitch() throws {
    let desk = try Desk(scanPace: .seconds(30))
    let scan = try #require(desk.stage.speech)
    desk.stage.update()
    scan.perform(.nextControl)
    #expect(scan.current?.element.label == "Start")
    for _ in 0..<2 {
      desk.stage.handle(InputEvent(time: .zero, .key(.function(13), isDown: true)))
      desk.stage.handle(InputEvent(time: .zero, .key(.function(13), isDown: false)))
    }
    #expect(desk.presses == 0)
    desk.stage.handle(InputEvent(time: .zero, .key(.space, isDown: true)))
    desk.stage.speech?.perform(.nextControl)
    desk.stage.handle(InputEvent(time: .zero, .key(.space, isDown: true)))
    #expect(desk.presses == 1)
  }

  @Test("A server that owes nothing is left when it has taken the silence")
  func idle() throws {
    let desk = try Desk()
    desk.speech?.plugged(true)
    try desk.run { desk.server.done.last == "." }
    try desk.run { desk.stage.speech?.narrator.isSpeaking == true }
    desk.speech?.plugged(false)
    try desk.run { desk.server.isLeft }
    #expect(desk.server.done.last == "CANCEL SELF")
  }
}
