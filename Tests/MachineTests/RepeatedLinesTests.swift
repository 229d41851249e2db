import Testing

@testable import Machine

@Suite("Lines that recur") struct RepeatedLinesTests {
  @Test("However many different lines there are, few are remembered")
  func bounded() {
    var lines = RepeatedLines<Int>(mostKnown: 256)
    var written = 0
    for number in 0..<2_000 where lines.note("\(number)", number, at: .zero) { written += 1 }
    #expect(written == 2_000)
    let remembered = 2_000 - 256..<2_000
    for number in remembered where lines.note("\(number)", number, at: .zero) { written += 1 }
    #expect(written == 2_000)
    let waiting = lines.take(at: nil).map(\.line)
    #expect(waiting == Array(remembered))
  }

  @Test("Of more different lines of strangers than anybody reads, only the first ones of a minute are written")
  func strangers() {
    var lines = RepeatedLines<Int>(mostKnown: 64, excess: .refuse)
    let written = (0..<10_000).filter { lines.note("topic \($0) is wrong", $0, at: .seconds(1)) }
    #expect(written == Array(0..<64))
    let later = [60, 61].filter { lines.note("another is wrong", 0, at: .seconds($0)) }
    #expect(later == [61])
  }

  @Test("A line that comes again after its pause leaves the others known")
  func stillKnown() {
    var lines = RepeatedLines<Int>(mostKnown: 2)
    var written = [lines.note("a", 1, at: .zero), lines.note("a", 2, at: .seconds(1))]
    written.append(lines.note("b", 3, at: .seconds(2)))
    let repeated = lines.take(at: .seconds(60)).map(\.line)
    written += [lines.note("b", 4, at: .seconds(63)), lines.note("a", 5, at: .seconds(100))]
    #expect(written == [true, false, true, true, false] && repeated == [2])
  }

  @Test("A line that recurs is known by its fault, and shows what was received last")
  func received() {
    var lines = RepeatedLines<String>()
    let written = ["a", "b"].filter { lines.note("topic: no value", "topic: no value: “\($0)”", at: .zero) }
    #expect(written == ["a"])
    #expect(lines.deadline == .seconds(60))
    let due = [59, 60].flatMap { lines.take(at: .seconds($0)) }.map { $0.line + $0.addition }
    #expect(due == ["topic: no value: “b” (and 1 more like it)"])
  }
}
