import ProgramFixtures
import Testing

/// Dispatch's main queue is drained through functions that are meant for Foundation alone, and Foundation's run loop through
/// those of its C part: this fails when they change, since `DispatchQueue.main.async` would do nothing in a panel.
@Suite("The main queue in a program of its own")
struct MainQueueTests {
  @Test("Work of the main queue, of timers and of the run loop runs on the event loop, which sleeps afterwards")
  func runs() throws {
    let result = try Program.run([], of: "main-queue-probe")
    #expect(result.status == 0)
    let lines = result.lines
    #expect(Set(lines.prefix(7)) == ["async", "back", "delayed", "item", "nested", "perform", "timer"], "\(lines)")
    #expect(Array(lines.dropFirst(7)) == ["forgotten []", "wakes 1"], "\(lines)")
  }
}
