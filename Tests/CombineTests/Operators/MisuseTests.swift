import Testing

@testable import Combine

@Suite("Publishers and subscribers that break the rules")
struct MisuseTests {
  private let steps: [@Sendable (Probe<Int>) -> AnyPublisher<Int, any Error>] = [
    { $0.tryMap { $0 }.eraseToAnyPublisher() }, { $0.tryFilter { _ in true }.eraseToAnyPublisher() },
    { $0.prefix(9).mapError { $0 }.eraseToAnyPublisher() }, { $0.first().mapError { $0 }.eraseToAnyPublisher() },
    { $0.removeDuplicates().mapError { $0 }.eraseToAnyPublisher() },
    { $0.drop { $0 < 0 }.mapError { $0 }.eraseToAnyPublisher() },
    { $0.replaceError(with: 0).setFailureType(to: (any Error).self).eraseToAnyPublisher() },
    { $0.handleEvents().mapError { $0 }.eraseToAnyPublisher() },
    { $0.catch { _ in Just(0) }.setFailureType(to: (any Error).self).eraseToAnyPublisher() },
  ]

  @Test("A second subscription is cancelled, and the first one stays")
  func secondSubscription() {
    for make in steps {
      let probe = Probe<Int>()
      let watcher = make(probe).watched()
      var notes: [Subscribers.Demand?] = []
      probe.subscriber?.receive(subscription: ProbeSubscription { notes.append($0) })
      #expect(notes == [nil] && watcher.subscriptions.count == 1)
      watcher.request(1)
      #expect(probe.requests.contains(nil) == false)
    }
  }

  @Test("A subscription that was cancelled neither requests nor cancels again")
  func cancelledTwice() {
    for make in steps {
      let probe = Probe<Int>()
      let watcher = make(probe).watched()
      watcher.subscription?.cancel()
      let requests = probe.requests
      #expect(requests.last == .some(nil))
      watcher.request(1)
      watcher.subscription?.cancel()
      #expect(probe.requests == requests)
    }
  }

  @Test("A request for no value stops the program")
  func zeroDemand() async {
    await #expect(processExitsWith: .failure) { Just(1).watched().request(0) }
    await #expect(processExitsWith: .failure) { PassthroughSubject<Int, Never>().watched().request(0) }
    await #expect(processExitsWith: .failure) { Probe<Int>().tryFilter { _ in true }.watched().request(0) }
    await #expect(processExitsWith: .failure) { Probe<Int>().first().watched().request(0) }
    await #expect(processExitsWith: .failure) { Probe<Int>().flatMap { Just($0) }.watched().request(0) }
  }

  @Test("A negative demand, length or position stops the program")
  func negative() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    await #expect(processExitsWith: .failure) { _ = Probe<Int>().prefix(-1) }
    await #expect(processExitsWith: .failure) { _ = Probe<Int>().output(at: -1) }
    await #expect(processExitsWith: .failure) { _ = Probe<Int>().dropFirst(-1).watched() }
    await #expect(processExitsWith: .failure) { _ = Probe<Int>().collect(0) }
  }

  @Test("A value that was not requested stops the program where another publisher may owe it")
  func surplus() async {
    await #expect(processExitsWith: .failure) {
      let probe = Probe<Int>()
      let watcher = probe.catch { _ in Just(0) }.watched()
      probe.send(1)
      withExtendedLifetime(watcher) {}
    }
  }

  @Test("A record takes nothing after its completion")
  func record() async {
    await #expect(processExitsWith: .failure) {
      _ = Record<Int, Never> { recording in
        recording.receive(completion: .finished)
        recording.receive(1)
      }
    }
  }
}
