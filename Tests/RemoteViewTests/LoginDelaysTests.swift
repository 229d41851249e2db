import Testing

@testable import RemoteView

@Suite("Pauses after wrong passwords")
struct LoginDelaysTests {
  private static let address: [UInt8] = [192, 0, 2, 1]

  /// Notes a whole attempt.
  private static func attempt(
    _ delays: inout LoginDelays, _ outcome: LoginDelays.Outcome, from address: [UInt8] = address, at now: Duration
  ) {
    delays.begin(address, at: now)
    delays.end(address, outcome, at: now)
  }

  @Test("Each wrong password doubles the pause, up to a minute; the right one ends it")
  func doubling() {
    var delays = LoginDelays()
    var now = Duration.zero
    for pause in [1, 2, 4, 8, 16, 32, 60, 60] {
      Self.attempt(&delays, .wrong, at: now)
      #expect(!delays.mayTry(Self.address, at: now + .seconds(pause) - .milliseconds(1)))
      now += .seconds(pause)
      #expect(delays.mayTry(Self.address, at: now))
    }
    #expect(delays.mayTry([192, 0, 2, 2], at: .zero))
    Self.attempt(&delays, .worker, at: now)
    Self.attempt(&delays, .wrong, at: now)
    #expect(delays.mayTry(Self.address, at: now + .seconds(1)))
  }

  @Test("Attempts side by side wait as long as attempts one after another")
  func parallel() {
    var (delays, begun) = (LoginDelays(), [Int]())
    for second in 0..<100 where delays.mayTry(Self.address, at: .seconds(second)) {
      delays.begin(Self.address, at: .seconds(second))
      begun.append(second)
    }
    #expect(begun == [0, 1, 3, 7, 15, 31, 63])
    // Once they have ended without a password, nothing is left of them.
    for _ in begun { delays.end(Self.address, .open, at: .seconds(100)) }
    #expect(delays.mayTry(Self.address, at: .seconds(100)))
  }

  @Test("The password to look on does not end the pauses of somebody who guesses the other one")
  func lookingOn() {
    var (delays, now, guesses) = (LoginDelays(), Duration.zero, 0)
    while now < .seconds(60) {
      if delays.mayTry(Self.address, at: now) {
        Self.attempt(&delays, guesses.isMultiple(of: 2) ? .wrong : .open, at: now)
        guesses += 1
      }
      now += .seconds(1)
    }
    #expect(guesses == 10)
  }

  @Test(
    "Addresses that one machine can choose from are one",
    arguments: [
      ([127, 0, 0, 1], [127, 9, 9, 9], true),
      ([127, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], true),
      (
        [0xFD, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1], [0xFD, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2], true
      ),
      (
        [0xFD, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1], [0xFD, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1, 1, 1, 1, 1], false
      ),
      ([192, 0, 2, 1], [192, 0, 2, 2], false),
    ] as [([UInt8], [UInt8], Bool)])
  func origins(first: [UInt8], second: [UInt8], isOne: Bool) {
    var delays = LoginDelays()
    Self.attempt(&delays, .wrong, from: first, at: .zero)
    #expect(delays.mayTry(second, at: .zero) == !isOne)
  }

  @Test("A thousand addresses are not all remembered, and the slowest of them is")
  func bounded() {
    var delays = LoginDelays()
    let slow: [UInt8] = [10, 0, 0, 1]
    for _ in 0..<7 { Self.attempt(&delays, .wrong, from: slow, at: .zero) }
    for number in 0..<1000 {
      Self.attempt(&delays, .wrong, from: [10, 1, UInt8(number / 256), UInt8(number % 256)], at: .zero)
    }
    #expect(!delays.mayTry(slow, at: .seconds(30)))
    let remembered = (0..<1000).filter { !delays.mayTry([10, 1, UInt8($0 / 256), UInt8($0 % 256)], at: .zero) }
    #expect(remembered.count == LoginDelays.most - 1)
  }
}
