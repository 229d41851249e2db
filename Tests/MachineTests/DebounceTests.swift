import Testing

@testable import Machine

@Suite("The wait for the end of a burst of changes") struct DebounceTests {
  private var debounce = Debounce(quiet: .milliseconds(50), longest: .milliseconds(250))

  @Test("Each change prolongs it, up to the longest time after the first")
  mutating func prolonging() {
    #expect(debounce.due == nil)
    let dues = [0, 40, 80, 120, 160, 200, 240].map { time in
      debounce.note(at: .milliseconds(time))
      return debounce.due
    }
    #expect(dues == [50, 90, 130, 170, 210, 250, 250].map(Duration.milliseconds))
  }

  @Test("Once it is over, the next change begins another")
  mutating func ending() {
    debounce.note(at: .zero)
    let taken = [49, 50, 51].map { debounce.take(at: .milliseconds($0)) }
    #expect(taken == [false, true, false])
    #expect(debounce.due == nil)
    debounce.note(at: .milliseconds(240))
    #expect(debounce.due == .milliseconds(290))
  }
}
