import Testing

@testable import Machine

@Suite("Attempts to reach a device") struct ReconnectionTests {
  @Test("A device that gives one answer and then rubbish is asked ever more seldom, and told once")
  func rubbish() {
    var (attempts, time, lines) = (Reconnection(Backoff(longest: .seconds(30))), Duration.zero, 0)
    var pauses: [Duration] = []
    for _ in 0..<8 {
      _ = attempts.succeed(at: time)
      let (pause, isNews) = attempts.fail("rubbish", at: time + .milliseconds(500))
      pauses.append(pause)
      lines += isNews ? 1 : 0
      time += .milliseconds(500) + pause
    }
    #expect(pauses == [1, 2, 4, 8, 16, 30, 30, 30].map(Duration.seconds))
    #expect(lines == 1 && attempts.isTroubled)
  }

  @Test("Trouble ends, and pauses begin anew, once answers have lasted as long as the last pause")
  func steady() {
    var attempts = Reconnection(Backoff())
    var told = [attempts.succeed(at: .zero)]
    for _ in 0..<3 { _ = attempts.fail("no answer", at: .seconds(1)) }
    told.append(attempts.succeed(at: .seconds(10)))
    #expect(attempts.deadline == .seconds(14))
    told += [attempts.succeed(at: .milliseconds(13_999)), attempts.settle(at: .seconds(14))]
    #expect(!attempts.isTroubled && attempts.deadline == nil)
    told.append(attempts.succeed(at: .seconds(15)))
    #expect(told == [true, false, false, true, false], "the first connection and the end of the trouble")
    let (pause, isNews) = attempts.fail("no answer", at: .seconds(20))
    #expect(pause == .seconds(1) && isNews)
  }

  @Test("Answers that lasted count even if nobody looked before the loss")
  func unseen() {
    var attempts = Reconnection(Backoff())
    for _ in 0..<3 { _ = attempts.fail("no answer", at: .zero) }
    _ = attempts.succeed(at: .seconds(4))
    let pause = attempts.fail("no answer", at: .seconds(60)).pause
    #expect(pause == .seconds(1))
  }

  @Test("Each reason is told once while trouble lasts, and not more of them than anybody reads")
  func reasons() {
    var attempts = Reconnection(Backoff())
    let told = (0..<100).map { attempts.fail("reason \($0 % 20)", at: .zero).isNews }
    #expect(told == (0..<100).map { $0 < 8 })
  }
}
