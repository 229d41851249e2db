import Machine
import Testing

@testable import Links

@Suite("Two panels of one name at a broker") struct RivalWatchTests {
  @Test("An introduction that was there before the panel ran means nothing, and a newer one is that of another panel")
  func signs() {
    var watch = RivalWatch()
    watch.introduce()
    #expect(watch.sign(isRetained: true) == .none)
    #expect(watch.sign(isRetained: false) == .beside)
    // The panel was thrown off, and comes back.
    watch.introduce()
    #expect(watch.sign(isRetained: true) == .inTurn)
    #expect(watch.line("two ovens") == "two ovens; give one of them another name")
    #expect(watch.line("two ovens") == nil)
    #expect(watch.line("three ovens") == "three ovens; give one of them another name")
  }

  @Test("Two panels that throw each other off come back ever more seldom, and log it once")
  func pauses() {
    var panels = [Reconnection(Backoff()), Reconnection(Backoff())]
    var isIntroduced = [true, false]
    // One has been connected for an hour when the other comes.
    var lines = panels[0].succeed(at: .zero) ? 1 : 0
    var (time, next) = (Duration.seconds(3600), 1)
    var pauses: [Double] = []
    for _ in 0..<16 {
      if panels[next].succeed(at: time) { lines += 1 }
      // It finds the introduction of the other one in place of its own.
      if isIntroduced[next] { panels[next].doubt(until: time + .seconds(120)) }
      isIntroduced[next] = true
      next = 1 - next
      let (pause, isNews) = panels[next].fail("The connection was lost.", at: time)
      if isNews { lines += 1 }
      pauses.append(pause / .seconds(1))
      time += pause
    }
    #expect(pauses == [1, 1, 2, 2, 4, 4, 8, 8, 16, 16, 32, 32, 60, 60, 60, 60])
    // Each has connected once, and lost the connection once.
    #expect(lines == 4)
  }
}
