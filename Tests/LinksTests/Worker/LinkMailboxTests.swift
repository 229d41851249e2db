import Testing
import Values

@testable import Links

@Suite("What a thread tells the main thread") struct LinkMailboxTests {
  @Test("Of ten thousand reports of a value the newest is told, with the last value")
  @MainActor func newest() {
    let mailbox = LinkMailbox { _ in }
    for number in 0..<10_000 { mailbox.post(.report(LinkReport("a", .number(Double(number))))) }
    mailbox.post(.report(LinkReport("a", nil, .stale)))
    mailbox.post(.report(LinkReport("b", .flag(true))))
    let reports = mailbox.take().compactMap { if case .report(let report) = $0 { report } else { nil } }
    #expect(reports == [LinkReport("a", .number(9_999), .stale), LinkReport("b", .flag(true))])
    #expect(mailbox.take().isEmpty)
  }

  @Test("An order that was not carried out is told beside the readings before and after it, in their order")
  @MainActor func refusals() {
    let mailbox = LinkMailbox { _ in }
    let refusal = LinkReport.refusal("a", .number(20), why: "No answer")
    mailbox.post(.report(LinkReport("a", .number(19))))
    mailbox.post(.report(LinkReport("a", .number(20))))
    mailbox.post(.report(refusal))
    mailbox.post(.report(LinkReport("a", .number(29))))
    mailbox.post(.report(LinkReport("a", .number(30))))
    let reports = mailbox.take().compactMap { if case .report(let report) = $0 { report } else { nil } }
    #expect(reports == [LinkReport("a", .number(20)), refusal, LinkReport("a", .number(30))])
  }

  @Test("A report that repeats another one is still a reading if a reading that was not taken yet came before it")
  @MainActor func repeated() {
    let mailbox = LinkMailbox { _ in }
    let reading = LinkReport("a", .number(20))
    var repeated = reading
    repeated.isRepeated = true
    func told(_ reports: LinkReport...) -> [LinkReport] {
      for report in reports { mailbox.post(.report(report)) }
      return mailbox.take().compactMap { if case .report(let report) = $0 { report } else { nil } }
    }
    #expect(told(repeated, repeated) == [repeated])
    #expect(told(reading, repeated) == [reading])
    #expect(told(repeated, reading) == [reading])
  }

  @Test("A broker that presses and sets without pause gets sixteen presses and one order for each value into one wake")
  @MainActor func chatter() {
    let mailbox = LinkMailbox { _ in }
    for number in 0..<40 {
      mailbox.post(.press("more"))
      mailbox.post(.set(name: "a", datum: .number(Double(number))))
    }
    let wakes = (0..<4).map { _ in mailbox.take() }
    #expect(wakes.map(\.count) == [16, 16, 9, 0])
    // The newest order stands where it was given: behind the presses before it.
    #expect(wakes[2].last.map { if case .set("a", .number(39)) = $0 { true } else { false } } == true)
  }

  @Test("A press and a line of the log wait behind the reports of any number of values")
  @MainActor func manyReports() {
    let mailbox = LinkMailbox { _ in }
    mailbox.post((0..<1_500).map { .report(LinkReport("v\($0)", .flag(true))) })
    mailbox.post(.press("a"))
    mailbox.post(.log("b"))
    let items = mailbox.take()
    #expect(items.count == 1_502)
  }

  @Test("Presses that nobody takes are not kept without end")
  @MainActor func presses() {
    let mailbox = LinkMailbox { _ in }
    for _ in 0..<100_000 { mailbox.post(.press("a")) }
    var count = 0
    while case let items = mailbox.take(), !items.isEmpty {
      #expect(items.count == LinkLimits.presses)
      count += items.count
    }
    #expect(count == LinkLimits.waiting * 16)
  }

  /// The main thread, on which another message arrives during each delivery until the fifth.
  @MainActor private final class Busy {
    private(set) var batches: [Int] = []
    private var mailbox: LinkMailbox?

    func begin() {
      let mailbox = LinkMailbox { [unowned self] items in
        batches.append(items.count)
        if batches.count < 5 { self.mailbox?.post(.log("line \(batches.count)")) }
      }
      self.mailbox = mailbox
      mailbox.post(.log("line 0"))
    }
  }

  @Test("Messages that arrive during a delivery are one delivery more, and none is empty")
  @MainActor func arrivals() async {
    let busy = Busy()
    busy.begin()
    // Each turn of this task comes after the deliveries that were announced before it.
    for _ in 0..<50 { await Task { @MainActor in }.value }
    #expect(busy.batches == [1, 1, 1, 1, 1])
  }
}
