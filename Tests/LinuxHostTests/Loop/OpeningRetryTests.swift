import Glibc
import Testing

@testable import LinuxHost

@Suite("Devices that could not be opened")
struct OpeningRetryTests {
  @Test("They are tried again less and less often, and left alone in the end")
  func attempts() {
    var retry = OpeningRetry()
    var (now, made) = (Duration.zero, [Duration]())
    retry.note(["event0"], at: now)
    while let due = retry.due {
      let (isEarly, isDue) = (retry.take(at: due - .milliseconds(1)), retry.take(at: due))
      #expect(!isEarly && isDue)
      made.append(due - now)
      now = due
      retry.note(["event0"], at: now)
    }
    #expect(made == [1, 2, 4, 8, 16].map { .seconds($0) })
  }

  @Test("Another device that is missing is tried from the beginning")
  func others() {
    var retry = OpeningRetry()
    for _ in 0..<OpeningRetry.attempts {
      retry.note(["event0"], at: .zero)
      _ = retry.take(at: .seconds(60))
    }
    retry.note(["event0"], at: .zero)
    #expect(retry.due == nil)
    retry.note(["event0", "event1"], at: .seconds(100))
    #expect(retry.due == .seconds(101))
  }

  @Test("An attempt is put off while a person holds something, but not for ever")
  func putOff() throws {
    var retry = OpeningRetry()
    retry.note(["event0"], at: .zero)
    retry.putOff(at: .milliseconds(500))
    #expect(retry.due == .seconds(1))
    var now = Duration.seconds(1)
    for _ in 0..<OpeningRetry.mostDelays {
      retry.putOff(at: now)
      let isTaken = retry.take(at: now)
      #expect(!isTaken)
      now += .seconds(1)
      #expect(retry.due == now)
    }
    retry.putOff(at: now)
    let isTaken = retry.take(at: now)
    #expect(isTaken)
  }

  @Test("Nothing is tried once all are open, nor while another console is in front")
  func whole() {
    var retry = OpeningRetry()
    retry.note(["event0"], at: .zero)
    retry.note([], at: .zero)
    #expect(retry.due == nil)
    retry.note(["event0"], at: .zero)
    retry.rest()
    #expect(retry.due == nil)
  }

  @Test("A device that is gone is tried again while its node is there, and one that was always denied is not")
  func gone() {
    for (number, expected) in [(ENODEV, true), (EMFILE, true), (EACCES, false)] {
      #expect(InputNode.mayOpen("/dev/null", after: number, wasOpen: false) == expected)
    }
    #expect(!InputNode.mayOpen("/dev/input/event9999", after: ENODEV, wasOpen: true))
    #expect(InputNode.mayOpen("/dev/null", after: EACCES, wasOpen: true), "it had been allowed")
  }
}
