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

  @Test("Presses that nobody takes are not kept without end")
  @MainActor func presses() {
    let mailbox = LinkMailbox { _ in }
    for _ in 0..<100_000 { mailbox.post(.press("a")) }
    #expect(mailbox.take().count == LinkLimits.waiting * 16)
  }

  @Test("A fault that recurs is logged once a minute, with its number")
  func faults() {
    var faults = RepeatedFaults()
    #expect(faults.note("topic", "no text", at: .zero) == "topic: no text")
    #expect(faults.note("topic", "no text", at: .seconds(1)) == nil)
    #expect(faults.note("topic", "no text", at: .seconds(59)) == nil)
    #expect(faults.note("topic", "no text", at: .seconds(61)) == "topic: no text (and 2 more like it)")
  }

  @Test("What was received stands in the line, and another text is not another fault")
  func received() {
    var faults = RepeatedFaults()
    #expect(faults.note("topic", "no value", received: "“a”", at: .zero) == "topic: no value: “a”")
    #expect(faults.note("topic", "no value", received: "“b”", at: .seconds(1)) == nil)
    #expect(
      faults.note("topic", "no value", received: "“c”", at: .seconds(61)) == "topic: no value: “c” (and 1 more like it)"
    )
  }

  @Test("Of more different faults than anybody reads, only the first ones of a minute are logged")
  func manyFaults() {
    var faults = RepeatedFaults()
    let lines = (0..<10_000).compactMap { faults.note("topic \($0)", "is wrong", at: .seconds(1)) }
    #expect(lines.count == LinkLimits.waiting)
    #expect(faults.note("another", "is wrong", at: .seconds(62)) == "another: is wrong")
  }
}
