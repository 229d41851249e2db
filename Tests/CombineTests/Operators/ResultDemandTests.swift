import Testing

@testable import Combine

/// An operator that sends one result, with the values that it is sent and the result as text.
private struct OneResult: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let values: [Int]
  let result: String
  let make: @Sendable (Probe<Int>) -> AnyPublisher<String, any Error>

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ values: [Int], _ result: String, _ make: @escaping @Sendable (Probe<Int>) -> P
  ) {
    (testDescription, self.values, self.result) = (name, values, result)
    self.make = { make($0).map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher() }
  }
}

private let known: [OneResult] = [
  OneResult("first", [7], "7") { $0.first() },
  OneResult("first(where:)", [1, 7], "7") { $0.first { $0 > 5 } },
  OneResult("tryFirst(where:)", [1, 7], "7") { $0.tryFirst { $0 > 5 } },
  OneResult("contains", [1, 7], "true") { $0.contains(7) },
  OneResult("contains(where:)", [1, 7], "true") { $0.contains { $0 > 5 } },
  OneResult("tryContains(where:)", [1, 7], "true") { $0.tryContains { $0 > 5 } },
  OneResult("allSatisfy", [1, 7], "false") { $0.allSatisfy { $0 < 5 } },
  OneResult("tryAllSatisfy", [1, 7], "false") { $0.tryAllSatisfy { $0 < 5 } },
]

private let atTheEnd: [OneResult] = [
  OneResult("last", [1, 7], "7") { $0.last() },
  OneResult("last(where:)", [7, 1], "7") { $0.last { $0 > 5 } },
  OneResult("tryLast(where:)", [7, 1], "7") { $0.tryLast { $0 > 5 } },
  OneResult("contains", [1, 2], "false") { $0.contains(7) },
  OneResult("allSatisfy", [1, 2], "true") { $0.allSatisfy { $0 < 5 } },
  OneResult("reduce", [1, 7], "8") { $0.reduce(0, +) },
  OneResult("tryReduce", [1, 7], "8") { $0.tryReduce(0) { $0 + $1 } },
  OneResult("collect", [1, 7], "[1, 7]") { $0.collect() },
  OneResult("count", [1, 7], "2") { $0.count() },
  OneResult("min", [7, 1], "1") { $0.min() },
  OneResult("max", [1, 7, 2], "7") { $0.max() },
  OneResult("tryMin", [7, 1], "1") { $0.tryMin { $0 < $1 } },
  OneResult("tryMax", [1, 7, 2], "7") { $0.tryMax { $0 < $1 } },
]

@Suite("The demand of operators that send one result")
struct ResultDemandTests {
  @Test("They request all values at once, before the subscriber requests the result", arguments: known + atTheEnd)
  private func requestsAll(_ operation: OneResult) {
    let probe = Probe<Int>()
    let watcher = operation.make(probe).watched()
    #expect(probe.requests == [.unlimited] && watcher.subscriptions.count == 1)
    watcher.request(1)
    #expect(probe.requests == [.unlimited])
  }

  @Test("A result that is known ends the upstream subscription, and waits for the request", arguments: known)
  private func waits(_ operation: OneResult) {
    let probe = Probe<Int>()
    let watcher = operation.make(probe).watched()
    for value in operation.values { probe.send(value) }
    #expect(probe.requests == [.unlimited, nil])
    #expect(watcher.values.isEmpty && watcher.completions.isEmpty)
    watcher.request(1)
    #expect(watcher.values == [operation.result] && watcher.completions.count == 1)
    watcher.request(1)
    probe.send(completion: .finished)
    #expect(watcher.values == [operation.result] && watcher.completions.count == 1)
  }

  @Test("A result of the end waits for the request too", arguments: atTheEnd)
  private func waitsAtTheEnd(_ operation: OneResult) {
    let probe = Probe<Int>()
    let watcher = operation.make(probe).watched()
    for value in operation.values { probe.send(value) }
    probe.send(completion: .finished)
    #expect(watcher.values.isEmpty && watcher.completions.isEmpty)
    watcher.request(1)
    #expect(watcher.values == [operation.result] && watcher.completions.count == 1)
  }

  @Test("Without a value there is no first and no last, and the end waits for a request as well")
  func empty() {
    let probe = Probe<Int>()
    let watcher = probe.last().watched()
    probe.send(completion: .finished)
    #expect(watcher.completions.isEmpty)
    watcher.request(1)
    #expect(watcher.values.isEmpty && watcher.completions == [.finished])
  }

  @Test("A failure does not wait", arguments: known + atTheEnd)
  private func fails(_ operation: OneResult) {
    let probe = Probe<Int>()
    let watcher = operation.make(probe).watched()
    probe.send(completion: .failure(ProbeFailure()))
    #expect(watcher.values.isEmpty && watcher.completions.count == 1)
  }

  @Test("A prefix passes the demand on and cancels with its last value; a position requests what it leaves out")
  func positions() {
    let (prefix, position) = (Probe<Int>(), Probe<Int>())
    let (first, second) = (prefix.prefix(2).watched(), position.output(at: 1).watched())
    #expect(prefix.requests.isEmpty && position.requests.isEmpty)
    first.request(5)
    second.request(1)
    #expect(prefix.requests == [.max(5)] && position.requests == [.max(1)])
    #expect(position.send(1) == .max(1))
    for value in 1...3 {
      prefix.send(value)
      position.send(value)
    }
    #expect(first.values == [1, 2] && first.completions == [.finished] && prefix.requests == [.max(5), nil])
    #expect(second.values == [1] && second.completions == [.finished] && position.requests == [.max(1), nil])
  }

  @Test("What is dropped from the start is requested by the operator itself")
  func drop() {
    let probe = Probe<Int>()
    let watcher = probe.dropFirst(3).watched()
    #expect(probe.requests == [.max(3)])
    watcher.request(2)
    #expect(probe.requests == [.max(3), .max(2)])
    #expect(probe.send(1) == .none)
  }
}
