import Graphics
import SeededRandom
import Testing

@testable import RemoteView

@Suite("Messages between a panel and the processes of its viewers")
struct RemoteMessageTests {
  @Test("What is told to a viewer is read as it was written")
  func toViewer() {
    let welcome = ToViewer.Welcome(
      width: 800, height: 480, isViewOnly: true, passwords: ["geheim", "schau"], name: "Öfen")
    let rects = [PixelRect(x: 0, y: 0, width: 800, height: 480), PixelRect(x: 5, y: 6, width: 7, height: 8)]
    for message in [ToViewer.welcome(welcome), .damage(rects), .damage([])] {
      #expect(ToViewer(message.bytes) == message)
      #expect(message.bytes.count <= ToViewer.largest)
    }
  }

  @Test("What a viewer tells is read as it was written")
  func fromViewer() {
    let messages: [FromViewer] = [
      .ready, .entered(isWorker: true), .entered(isWorker: false), .refused, .pointer(buttons: 255, x: -7, y: 65_535),
      .key(isDown: true, symbol: 0x0100_20AC),
      .key(isDown: false, symbol: 0xFFFF_FFFF), .note("Grüße"),
    ]
    for message in messages { #expect(FromViewer(message.bytes) == message) }
  }

  @Test("A note is one line of bounded length")
  func notes() {
    #expect(FromViewer(FromViewer.note("a\nb\u{1B}[31mc").bytes) == .note("ab[31mc"))
    guard case .note(let text)? = FromViewer(FromViewer.note(String(repeating: "x", count: 9000)).bytes) else {
      Issue.record("a long note is none")
      return
    }
    #expect(text.count == FromViewer.longestNote)
  }

  @Test("No bytes of a stranger stop the panel")
  func fuzz() {
    var generator = SeededGenerator(seed: RunSeed.value)
    var understood = 0
    for _ in 0..<20_000 {
      var bytes = (0..<Int(generator.next() % 40)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      if !bytes.isEmpty, generator.next() % 2 == 0 {
        bytes.replaceSubrange(0..<min(4, bytes.count), with: [UInt8(generator.next() % 8), 0, 0, 0])
      }
      if FromViewer(bytes) != nil { understood += 1 }
      if ToViewer(bytes) != nil { understood += 1 }
    }
    #expect(understood > 100)
  }

  @Test("Messages about steps and records are read as they were written; strange bytes are none")
  func messages() {
    let step = ToViewer.step(milliseconds: 1234, text: "key down 'ä'")
    #expect(ToViewer(step.bytes) == step)
    #expect(FromViewer(FromViewer.recording.bytes) == .recording)
    let welcome = ToViewer.welcome(
      .init(width: 800, height: 480, isViewOnly: true, passwords: [], name: "x", scale: 1.5))
    #expect(ToViewer(welcome.bytes) == welcome)
    #expect(ToViewer([3, 0, 0]) == nil)
  }
}
