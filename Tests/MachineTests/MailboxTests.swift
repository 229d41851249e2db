import Glibc
import Testing

@testable import Machine

@Suite("Messages between threads") struct MailboxTests {
  private let mailbox = Mailbox<Int>()

  /// Whether a descriptor can be read without a wait.
  private func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1
  }

  @Test("All messages are taken at once, in their order, and make the descriptor readable until then")
  func taking() {
    #expect(!isReadable(mailbox.descriptor))
    for message in 1...3 { mailbox.post(message) }
    #expect(isReadable(mailbox.descriptor))
    #expect(mailbox.take() == [1, 2, 3])
    #expect(mailbox.take() == [])
    #expect(!isReadable(mailbox.descriptor))
  }

  @Test("The sender may replace what has not been taken")
  func replacing() {
    mailbox.post(1)
    mailbox.change { $0 = [2] }
    #expect(mailbox.take() == [2])
  }

  @Test("Ten thousand messages from eight threads arrive, those of each in their order")
  func manySenders() {
    let (senders, count) = (8, 1_250)
    for sender in 0..<senders {
      let isStarted = DetachedThread.start { [mailbox] in
        for step in 0..<count { mailbox.post(sender * count + step) }
      }
      #expect(isStarted)
    }
    var messages: [Int] = []
    while messages.count < senders * count {
      mailbox.sleep()
      messages += mailbox.take()
    }
    #expect(messages.sorted() == Array(0..<senders * count))
    for sender in 0..<senders {
      let own = messages.filter { $0 / count == sender }
      #expect(own == own.sorted())
    }
  }

  @Test("stop() wakes a receiver that sleeps without a deadline")
  func stopping() async {
    let mailbox = mailbox
    let wasStopped = await withCheckedContinuation { continuation in
      let isStarted = DetachedThread.start {
        while !mailbox.isStopped { mailbox.sleep() }
        continuation.resume(returning: mailbox.isStopped)
      }
      if !isStarted { continuation.resume(returning: false) }
      mailbox.stop()
    }
    #expect(wasStopped)
  }

  @Test("A sleep ends at its deadline, or when another descriptor is ready, whose events it returns")
  func others() {
    let ready = Bell()
    let idle = Bell()
    ready.ring()
    let requests = [idle.descriptor, ready.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    #expect(mailbox.sleep(until: nil, requests) == [0, Int16(POLLIN)])
    #expect(mailbox.sleep(until: MonotonicTime.now(), [requests[0]]) == [0])
  }

  @Test("A bell that has been rung stays so until it is cleared")
  func bell() {
    let bell = Bell()
    var heard = [bell.wait(until: MonotonicTime.now())]
    bell.ring()
    bell.ring()
    heard += [bell.wait(until: nil), bell.wait(until: nil)]
    bell.clear()
    heard.append(bell.wait(until: MonotonicTime.now()))
    #expect(heard == [false, true, true, false])
  }
}
