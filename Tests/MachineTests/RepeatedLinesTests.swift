import Testing

@testable import Machine

@Suite("Lines that recur") struct RepeatedLinesTests {
  @Test("However many different lines there are, few are remembered")
  func bounded() {
    var lines = RepeatedLines<Int>(mostKnown: 256)
    var written = 0
    for number in 0..<2_000 where !lines.note("\(number)", number, at: .zero).isEmpty { written += 1 }
    #expect(written == 2_000)
    let remembered = 2_000 - 256..<2_000
    for number in remembered where !lines.note("\(number)", number, at: .zero).isEmpty { written += 1 }
    #expect(written == 2_000)
    let waiting = lines.take(at: nil).map(\.line)
    #expect(waiting == Array(remembered))
  }

  @Test("Of more different lines of strangers than anybody reads, only the first ones of a minute are written")
  func strangers() {
    var lines = RepeatedLines<Int>(mostKnown: 64, excess: .refuse)
    let written = (0..<10_000).filter { !lines.note("topic \($0) is wrong", $0, at: .seconds(1)).isEmpty }
    #expect(written == Array(0..<64))
    let later = [60, 61].filter { !lines.note("another is wrong", 0, at: .seconds($0)).isEmpty }
    #expect(later == [61])
  }

  @Test("A line that comes again after its pause leaves the others known")
  func stillKnown() {
    var lines = RepeatedLines<Int>(mostKnown: 2)
    var written = lines.note("a", 1, at: .zero) + lines.note("a", 2, at: .seconds(1))
    written += lines.note("b", 3, at: .seconds(2))
    let repeated = lines.take(at: .seconds(60)).map(\.line)
    written += lines.note("b", 4, at: .seconds(63)) + lines.note("a", 5, at: .seconds(100))
    #expect(written.map(\.line) == [1, 3, 4] && repeated == [2])
  }

  @Test("A line that is forgotten for a new one is written with its count before")
  func forgotten() {
    var lines = RepeatedLines<String>(mostKnown: 2)
    func say(_ line: String, at seconds: Int) -> [String] {
      lines.note(line, line, at: .seconds(seconds)).map { $0.line + $0.addition }
    }
    #expect(["a", "a", "b", "b", "a"].map { say($0, at: 0) } == [["a"], [], ["b"], [], []])
    #expect(say("c", at: 1) == ["b (and 1 more like it)", "c"])
    #expect(say("d", at: 2) == ["a (and 2 more like it)", "d"])
    #expect(lines.deadline == nil && lines.take(at: nil).isEmpty)
  }

  @Test("What strangers have said is written with its count before it is forgotten, too")
  func forgottenStrangers() {
    var lines = RepeatedLines<String>(mostKnown: 1, excess: .refuse)
    func say(_ line: String, at seconds: Int) -> [String] {
      lines.note(line, line, at: .seconds(seconds)).map { $0.line + $0.addition }
    }
    #expect(say("a", at: 0) == ["a"])
    #expect(say("a", at: 1) == [])
    #expect(lines.take(at: .seconds(60)).count == 1)
    #expect(say("a", at: 70) == [])
    #expect(say("b", at: 90) == [])
    #expect(say("b", at: 120) == ["a (and 1 more like it)", "b"])
  }

  @Test("A line that recurs is known by its fault, and shows what was received last")
  func received() {
    var lines = RepeatedLines<String>()
    let written = ["a", "b"].flatMap { lines.note("topic: no value", "topic: no value: “\($0)”", at: .zero) }
    #expect(written.map(\.line) == ["topic: no value: “a”"])
    #expect(lines.deadline == .seconds(60))
    let due = [59, 60].flatMap { lines.take(at: .seconds($0)) }.map { $0.line + $0.addition }
    #expect(due == ["topic: no value: “b” (and 1 more like it)"])
  }
}
