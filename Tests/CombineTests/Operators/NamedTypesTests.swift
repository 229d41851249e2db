import Testing

@testable import Combine

@Suite("Publishers as types")
struct NamedTypesTests {
  @Test("Two maps are one, which knows the publisher it is applied to")
  func maps() {
    let probe = Probe<Int>()
    let twice: Publishers.Map<Probe<Int>, String> = probe.map { $0 * 2 }.map { "\($0)" }
    #expect(twice.upstream === probe && twice.transform(21) == "42")
    let even: Publishers.Filter<Probe<Int>> = probe.filter { $0 > 0 }.filter { $0.isMultiple(of: 2) }
    #expect(even.isIncluded(2) && !even.isIncluded(3) && !even.isIncluded(-2))
    let numbers: Publishers.CompactMap<Probe<Int>, Int> = probe.compactMap { $0 > 0 ? $0 : nil }.map { $0 + 1 }
    #expect(numbers.transform(-1) == nil && numbers.transform(1) == 2)
  }

  @Test("An operator's type has Apple's name and its parameters")
  func parameters() {
    let numbers = [1, 2, 3].publisher.share()
    #expect(numbers.output(in: 1...).range == 1..<Int.max && numbers.prefix(2).range == 0..<2)
    #expect(numbers.dropFirst(2).count == 2 && numbers.collect(3).count == 3 && numbers.retry(4).retries == 4)
    #expect(numbers.replaceEmpty(with: 5).output == 5 && numbers.contains(6).output == 6)
    #expect(numbers.flatMap(maxPublishers: .max(2)) { Just($0) }.maxPublishers == .max(2))
    #expect(numbers.buffer(size: 7, prefetch: .keepFull, whenFull: .dropNewest).size == 7)
  }

  @Test("Publishers are equal if their parts are")
  func equality() {
    let numbers = Empty<Int, Never>()
    #expect(
      numbers.first() == numbers.first() && numbers.last() == numbers.last() && numbers.count() == numbers.count())
    #expect(numbers.prefix(1) == numbers.prefix(1) && numbers.prefix(1) != numbers.prefix(2))
    #expect(numbers.dropFirst(1) != numbers.dropFirst(2) && numbers.collect(1) != numbers.collect(2))
    #expect(numbers.append(1) == numbers.append(1) && numbers.append(1) != numbers.append(2))
    #expect(Just(1) != Just(2) && Optional(1).publisher == .init(1))
    #expect(Result<Int, ProbeFailure>.Publisher(1) != .init(ProbeFailure()))
  }

  @Test("What is known at once stays known")
  func known() throws {
    #expect(Just(1).map { $0 + 1 } == Just(2) && Just(1).filter { $0 > 1 } == .init(nil))
    #expect(try Just(1).tryMap { $0 + 1 }.result.get() == 2)
    #expect(Optional(1).publisher.dropFirst() == .init(nil) && Int?.none.publisher.replaceEmpty(with: 3) == Just(3))
    #expect(Result<Int, ProbeFailure>.failure(ProbeFailure()).publisher.replaceError(with: 4) == .init(4))
    #expect([3, 1, 2].publisher.max() == .init(3) && [3, 1].publisher.count() == Just(2))
    #expect([1, 1, 2].publisher.removeDuplicates().map { $0 * 2 }.append(9) == [2, 4, 9].publisher)
    #expect([1, 2].publisher.prepend(0).collect() == .init([0, 1, 2]))
  }
}
