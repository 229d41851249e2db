import Combine
import Testing

/// The examples of Apple's pages on the operators of publishers.
@Suite("Documented operators")
struct DocumentedOperatorTests {
  private struct Broken: Error {}

  /// The values of a publisher that sends all of them at once.
  private func values<P: Publisher>(of publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) }).cancel()
    return values
  }

  /// How a publisher ends that does so at once; `nil` if it does not end.
  private func end<P: Publisher>(of publisher: P) -> String? {
    var end: String?
    publisher.sink(
      receiveCompletion: {
        if case .finished = $0 { end = "finished" } else { end = "failed" }
      }, receiveValue: { _ in }
    ).cancel()
    return end
  }

  // https://developer.apple.com/documentation/combine/publisher/compactmap(_:),
  // https://developer.apple.com/documentation/combine/publisher/filter(_:),
  // https://developer.apple.com/documentation/combine/publisher/removeduplicates(),
  // https://developer.apple.com/documentation/combine/publisher/replacenil(with:) and
  // https://developer.apple.com/documentation/combine/publisher/replaceempty(with:)
  @Test("Values are changed, left out and replaced")
  func mapping() {
    let romans = [1: "I", 2: "II", 3: "III", 5: "V"]
    #expect(values(of: (0...3).publisher.map { romans[$0] ?? "none" }) == ["none", "I", "II", "III"])
    #expect(values(of: (0...5).publisher.compactMap { romans[$0] }) == ["I", "II", "III", "V"])
    #expect(values(of: [1, 2, 3, 4, 5].publisher.filter { $0 % 2 == 0 }) == [2, 4])
    #expect(values(of: [0, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 0].publisher.removeDuplicates()) == [0, 1, 2, 3, 4, 0])
    let points = [(0, 0), (0, 1), (1, 1), (2, 1)]
    #expect(values(of: points.publisher.removeDuplicates { $0.0 == $1.0 }).map(\.1) == [0, 1, 1])
    #expect(values(of: [1.0, 2.0, nil, 3.0].publisher.replaceNil(with: 0.0)) == [1, 2, 0, 3])
    #expect(values(of: [Double]().publisher.replaceEmpty(with: 7)) == [7])
    #expect(values(of: [1.0].publisher.replaceEmpty(with: 7)) == [1])
  }

  // https://developer.apple.com/documentation/combine/publisher/scan(_:_:),
  // https://developer.apple.com/documentation/combine/publisher/reduce(_:_:),
  // https://developer.apple.com/documentation/combine/publisher/collect(_:) and the pages of the other results
  @Test("Values are summed up, gathered, counted and compared")
  func results() {
    #expect(values(of: (0...5).publisher.scan(0) { $0 + $1 }) == [0, 1, 3, 6, 10, 15])
    #expect(values(of: (0...10).publisher.reduce(0) { $0 + $1 }) == [55])
    #expect(values(of: (0...10).publisher.collect()) == [Array(0...10)])
    #expect(values(of: (0...10).publisher.collect(5)) == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9], [10]])
    #expect(values(of: (0...10).publisher.count()) == [11])
    #expect(values(of: [0, 10, 5].publisher.max()) == [10])
    #expect(values(of: [-1, 0, 10, 5].publisher.min()) == [-1])
    #expect(values(of: [-1, 0, 10, 5].publisher.contains(5)) == [true])
    #expect(values(of: [-1, 0, 10, 5].publisher.contains { $0 > 20 }) == [false])
    #expect(values(of: [2, 4, 6].publisher.allSatisfy { $0 % 2 == 0 }) == [true])
    #expect(values(of: [2, 3, 6].publisher.allSatisfy { $0 % 2 == 0 }) == [false])
    #expect(values(of: (0...10).publisher.ignoreOutput()).isEmpty)
    #expect(end(of: (0...10).publisher.ignoreOutput()) == "finished")
  }

  // https://developer.apple.com/documentation/combine/publisher/drop(while:),
  // https://developer.apple.com/documentation/combine/publisher/prefix(while:),
  // https://developer.apple.com/documentation/combine/publisher/output(in:) and the pages of the other parts
  @Test("Parts of a sequence of values are selected")
  func parts() {
    #expect(
      values(of: [-62, -1, 0, 10, 0, 22, 41, -1, 5].publisher.drop { $0 <= 0 }) == [10, 0, 22, 41, -1, 5])
    #expect(values(of: (1...10).publisher.dropFirst(5)) == [6, 7, 8, 9, 10])
    #expect(values(of: (0...10).publisher.prefix(2)) == [0, 1])
    #expect(values(of: (0...10).publisher.prefix { $0 < 5 }) == [0, 1, 2, 3, 4])
    #expect(values(of: [1, 7, 2].publisher.prefix { $0 < 5 }) == [1])
    let endless = [1, 7].publisher.append(Empty(completeImmediately: false))
    #expect(end(of: endless) == nil)
    #expect(end(of: endless.prefix { $0 < 5 }) == "finished")
    #expect(end(of: endless.first { $0 > 5 }) == "finished")
    #expect(values(of: (-10...10).publisher.first()) == [-10])
    #expect(values(of: (-1...50).publisher.first { $0 > 0 }) == [1])
    #expect(values(of: (-10...10).publisher.last()) == [10])
    #expect(values(of: (-10...10).publisher.last { $0 < 6 }) == [5])
    #expect(values(of: (0...10).publisher.output(at: 5)) == [5])
    #expect(values(of: [1, 1, 2, 2, 2, 3, 4, 5, 6].publisher.output(in: 3...5)) == [2, 2, 3])
  }

  // https://developer.apple.com/documentation/combine/publisher/append(_:)-5yh02 and
  // https://developer.apple.com/documentation/combine/publisher/prepend(_:)-7wk5l
  @Test("Values come before and after those of a publisher")
  func ends() {
    #expect(values(of: (0...3).publisher.append(0, 1, 255)) == [0, 1, 2, 3, 0, 1, 255])
    #expect(values(of: (0...3).publisher.append((8...9).publisher)) == [0, 1, 2, 3, 8, 9])
    #expect(values(of: (0...3).publisher.prepend(0, 1, 255)) == [0, 1, 255, 0, 1, 2, 3])
    #expect(values(of: Fail<Int, Broken>(error: Broken()).append(1)).isEmpty)
  }

  // https://developer.apple.com/documentation/combine/publisher/zip(_:),
  // https://developer.apple.com/documentation/combine/publisher/combinelatest(_:) and
  // https://developer.apple.com/documentation/combine/publisher/merge(with:)-7fk3a
  @Test("Values of two publishers are paired, combined with the latest of the other, and interleaved")
  func several() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (pairs, latest, all): ([String], [String], [String]) = ([], [], [])
    var kept: Set<AnyCancellable> = []
    numbers.zip(letters).sink { pairs.append("\($0)\($1)") }.store(in: &kept)
    numbers.combineLatest(letters).sink { latest.append("\($0)\($1)") }.store(in: &kept)
    numbers.map { "\($0)" }.merge(with: letters).sink { all.append($0) }.store(in: &kept)
    numbers.send(1)
    numbers.send(2)
    letters.send("A")
    letters.send("B")
    numbers.send(3)
    #expect(pairs == ["1A", "2B"])
    #expect(latest == ["2A", "2B", "3B"])
    #expect(all == ["1", "2", "A", "B", "3"])
  }

  // https://developer.apple.com/documentation/combine/publisher/trymap(_:),
  // https://developer.apple.com/documentation/combine/publisher/catch(_:),
  // https://developer.apple.com/documentation/combine/publisher/replaceerror(with:) and
  // https://developer.apple.com/documentation/combine/publisher/maperror(_:)
  @Test("An error ends a publisher, and is replaced by values, by another publisher or by another error")
  func errors() {
    struct Other: Error {}
    let romans = [3: "III", 2: "II"]
    let failing = [3, 2, 7, 3].publisher.tryMap { number -> String in
      guard let roman = romans[number] else { throw Broken() }
      return roman
    }
    #expect(values(of: failing) == ["III", "II"])
    #expect(end(of: failing) == "failed")
    #expect(values(of: failing.replaceError(with: "?")) == ["III", "II", "?"])
    #expect(end(of: failing.replaceError(with: "?")) == "finished")
    #expect(values(of: failing.catch { _ in ["a", "b"].publisher }) == ["III", "II", "a", "b"])
    var mapped: (any Error)?
    failing.mapError { _ in Other() }.sink(
      receiveCompletion: {
        if case .failure(let error) = $0 { mapped = error }
      }, receiveValue: { _ in }
    ).cancel()
    #expect(mapped is Other)
  }

  // https://developer.apple.com/documentation/combine/just, https://developer.apple.com/documentation/combine/empty,
  // https://developer.apple.com/documentation/combine/fail, https://developer.apple.com/documentation/combine/deferred and
  // https://developer.apple.com/documentation/combine/future
  @Test("The simple publishers send what they say, and a deferred one is made for each subscriber")
  func sources() {
    #expect(values(of: Just(5)) == [5])
    #expect(end(of: Just(5)) == "finished")
    #expect(values(of: Empty<Int, Never>()).isEmpty)
    #expect(end(of: Empty<Int, Never>()) == "finished")
    #expect(end(of: Empty<Int, Never>(completeImmediately: false)) == nil)
    #expect(end(of: Fail<Int, Broken>(error: Broken())) == "failed")
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(values(of: deferred) == [1])
    #expect(values(of: deferred) == [2])
    var ran = 0
    let future = Future<Int, Never> { promise in
      ran += 1
      promise(.success(ran))
    }
    #expect(ran == 1)
    #expect(values(of: future) == [1])
    #expect(values(of: future) == [1])
  }

  // https://developer.apple.com/documentation/combine/passthroughsubject and
  // https://developer.apple.com/documentation/combine/currentvaluesubject
  @Test("A subject sends to those who subscribe before; one with a value begins with it")
  func subjects() {
    let (passing, keeping) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1))
    passing.send(1)
    keeping.send(2)
    var (passed, kept): ([Int], [Int]) = ([], [])
    let first = passing.sink { passed.append($0) }
    let second = keeping.sink { kept.append($0) }
    passing.send(3)
    keeping.value = 3
    #expect(passed == [3] && kept == [2, 3])
    passing.send(completion: .finished)
    passing.send(4)
    #expect(passed == [3])
    first.cancel()
    second.cancel()
  }

  // https://developer.apple.com/documentation/combine/anycancellable
  @Test("A subscription ends when its cancellable is released")
  func release() {
    let numbers = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var kept: AnyCancellable? = numbers.sink { seen.append($0) }
    numbers.send(1)
    #expect(kept != nil)
    kept = nil
    numbers.send(2)
    #expect(seen == [1])
  }

  // https://developer.apple.com/documentation/combine/connectablepublisher and
  // https://developer.apple.com/documentation/combine/publisher/multicast(subject:)
  @Test("A connectable publisher sends once it is connected, and by itself with its first subscriber")
  func connecting() {
    var (seen, subscriptions): ([Int], Int) = ([], 0)
    let source = [1, 2].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
    let shared = source.multicast(subject: PassthroughSubject<Int, Never>())
    var kept: Set<AnyCancellable> = []
    shared.sink { seen.append($0) }.store(in: &kept)
    shared.sink { seen.append($0 * 10) }.store(in: &kept)
    #expect(seen.isEmpty && subscriptions == 0)
    let connection = shared.connect()
    #expect(seen.sorted() == [1, 2, 10, 20] && subscriptions == 1)
    connection.cancel()
    #expect(values(of: [3].publisher.makeConnectable().autoconnect()) == [3])
  }

  // https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:)
  @Test("Each event of a publisher can be watched")
  func watching() {
    var events: [String] = []
    [1, 2].publisher.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("value \($0)") },
      receiveCompletion: { _ in events.append("completion") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append($0 == .unlimited ? "request all" : "request") }
    ).sink { _ in }.cancel()
    #expect(events == ["subscription", "request all", "value 1", "value 2", "completion"])
    events = []
    PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { events.append("cancel") }).sink { _ in }.cancel()
    #expect(events == ["cancel"])
  }
}
