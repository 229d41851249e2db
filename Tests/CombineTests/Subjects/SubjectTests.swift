import Testing

@testable import Combine

@Suite("Subjects and shared publishers")
struct SubjectTests {
  @Test("A subject asks what it is subscribed to for values once one of its own subscribers does")
  func demand() {
    let (probe, subject) = (Probe<Int>(), PassthroughSubject<Int, ProbeFailure>())
    let connection = probe.subscribe(subject)
    let watcher = subject.watched()
    #expect(probe.requests.isEmpty)
    watcher.request(2)
    #expect(probe.requests == [.unlimited])
    connection.cancel()
    #expect(probe.requests == [.unlimited, nil])
  }

  @Test("A subscription to another publisher does not hold the subject")
  func release() {
    let probe = Probe<Int>()
    weak var weakly: PassthroughSubject<Int, ProbeFailure>?
    let connection: any Cancellable
    do {
      let subject = PassthroughSubject<Int, ProbeFailure>()
      weakly = subject
      connection = probe.multicast(subject: subject).connect()
    }
    #expect(weakly == nil)
    probe.send(1)
    connection.cancel()
    // A subject holds its subscription to the publisher: neither keeps the other.
    do {
      let subject = PassthroughSubject<Int, ProbeFailure>()
      weakly = subject
      Probe<Int>().subscribe(AnySubscriber(subject))
    }
    #expect(weakly == nil)
  }

  @Test("The completion does not wait for a value that was not requested")
  func completion() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let watcher = subject.watched()
    subject.send(completion: .finished)
    #expect(watcher.values.isEmpty && watcher.completions == [.finished])
  }

  @Test("The value can be set after the completion, and nobody receives it")
  func valueAfterCompletion() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let watcher = subject.watched()
    watcher.request(9)
    subject.send(completion: .finished)
    subject.value = 2
    subject.send(3)
    #expect(subject.value == 2 && watcher.values == [1])
  }

  @Test("A value that is requested with the subscription comes inside that call")
  func immediate() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var events: [String] = []
    subject.subscribe(
      AnySubscriber(
        receiveSubscription: {
          events.append("subscription")
          $0.request(.max(1))
          events.append("requested")
        },
        receiveValue: {
          events.append("\($0)")
          return .none
        }))
    #expect(events == ["subscription", "1", "requested"])
  }

  @Test("A subscription holds its subject and its subscriber until it ends")
  func lifetimes() throws {
    weak var subject: PassthroughSubject<Int, Never>?
    weak var watcher: Watcher<Int, Never>?
    var subscription: (any Subscription)?
    do {
      let (made, watching) = (PassthroughSubject<Int, Never>(), Watcher<Int, Never>())
      (subject, watcher) = (made, watching)
      made.subscribe(
        AnySubscriber(
          receiveSubscription: { subscription = $0 }, receiveValue: { watching.receive($0) },
          receiveCompletion: { watching.receive(completion: $0) }))
    }
    #expect(subject != nil && watcher != nil)
    subscription?.cancel()
    #expect(subject == nil && watcher == nil)
  }

  @Test("A shared publisher is subscribed to once; who comes late gets what follows")
  func share() {
    let probe = Probe<Int>()
    let shared = probe.share()
    let first = shared.watched()
    first.request(9)
    probe.send(1)
    let late = shared.watched()
    late.request(9)
    probe.send(2)
    #expect(first.values == [1, 2] && late.values == [2])
    #expect(probe.requests == [.unlimited])
    first.subscription?.cancel()
    #expect(probe.requests == [.unlimited])
    late.subscription?.cancel()
    #expect(probe.requests == [.unlimited, nil])
  }

  @Test("A shared publisher that has ended says so to who comes after, and cancels nothing")
  func ended() {
    let probe = Probe<Int>()
    let shared = probe.share()
    let first = shared.watched()
    first.request(1)
    probe.send(completion: .finished)
    #expect(first.completions == [.finished] && shared.watched().completions == [.finished])
    #expect(probe.requests == [.unlimited])
  }
}
