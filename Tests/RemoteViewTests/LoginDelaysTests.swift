import Testing

@testable import RemoteView

@Suite("Pauses after wrong passwords")
struct LoginDelaysTests {
  @Test("Each wrong password doubles the pause, up to a minute; a right one ends it")
  func doubling() {
    var delays = LoginDelays()
    let address: [UInt8] = [192, 0, 2, 1]
    var now = Duration.zero
    for pause in [1, 2, 4, 8, 16, 32, 60, 60] {
      delays.fail(address, at: now)
      #expect(!delays.mayTry(address, at: now + .seconds(pause) - .milliseconds(1)))
      now += .seconds(pause)
      #expect(delays.mayTry(address, at: now))
    }
    #expect(delays.mayTry([192, 0, 2, 2], at: .zero))
    delays.succeed(address)
    delays.fail(address, at: now)
    #expect(delays.mayTry(address, at: now + .seconds(1)))
  }

  @Test("A thousand addresses are not all remembered, and the slowest of them is")
  func bounded() {
    var delays = LoginDelays()
    let slow: [UInt8] = [10, 0, 0, 1]
    for _ in 0..<7 { delays.fail(slow, at: .zero) }
    for number in 0..<1000 { delays.fail([10, 1, UInt8(number / 256), UInt8(number % 256)], at: .zero) }
    #expect(!delays.mayTry(slow, at: .seconds(30)))
    let remembered = (0..<1000).filter { !delays.mayTry([10, 1, UInt8($0 / 256), UInt8($0 % 256)], at: .zero) }
    #expect(remembered.count == LoginDelays.most - 1)
  }
}
