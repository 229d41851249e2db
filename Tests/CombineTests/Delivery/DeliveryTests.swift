import Testing

@testable import Combine

@Suite("Delivery of values that wait")
struct DeliveryTests {
  /// Requests a value with each value, and notes where the stack is at the call.
  private final class Hungry: Subscriber {
    typealias Failure = Never
    private let requests: Bool
    private(set) var subscription: (any Subscription)?
    private(set) var values: [Int] = []
    private(set) var places: Set<UInt> = []

    /// - Parameter requests: whether the next value is requested in the call, and not by its result.
    init(requests: Bool) { self.requests = requests }

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      var mark = 0
      places.insert(withUnsafePointer(to: &mark) { UInt(bitPattern: $0) })
      values.append(input)
      guard requests else { return .max(1) }
      subscription?.request(.max(1))
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test(
    "Values that wait are delivered one after another, and not each inside of the former", arguments: [false, true])
  func loop(requests: Bool) {
    let (subject, subscriber) = (PassthroughSubject<Int, Never>(), Hungry(requests: requests))
    subject.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
    for value in 1...9 { subject.send(value) }
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.values == Array(1...9))
    #expect(subscriber.places.count == 1)
  }

  @Test("A hundred thousand publishers that wait for their turn do not exhaust the stack")
  func turns() {
    let (subject, first) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var sum = 0
    let subscription = subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest)
      .flatMap(maxPublishers: .max(1)) { $0 == 0 ? AnyPublisher(first) : AnyPublisher(Just($0)) }
      .sink { sum += $0 }
    for value in 0...100_000 { subject.send(value) }
    first.send(completion: .finished)
    #expect(sum == 5_000_050_000)
    subscription.cancel()
  }

  @Test("Values before others that were dropped stay in order")
  func fifo() {
    var fifo = Fifo<Int>()
    for value in 0..<100 { fifo.append(value) }
    for value in 0..<40 { #expect(fifo.remove(at: 0) == value) }
    #expect(fifo.remove(at: 2) == 42)
    fifo.truncate(to: 100)
    #expect(fifo.count == 59)
    fifo.truncate(to: 3)
    #expect([fifo.popFirst(), fifo.popFirst(), fifo.popFirst(), fifo.popFirst()] == [40, 41, 43, nil])
  }

  @Test("Fifty thousand subscriptions to a subject end in linear time", .timeLimit(.minutes(1)))
  func cancellations() {
    let subject = PassthroughSubject<Int, Never>()
    var received = 0
    var subscriptions = (0..<50_000).map { _ in subject.sink { received += $0 } }
    subscriptions.removeLast(49_999)
    subject.send(3)
    #expect(received == 3)
  }

  /// A subscription to another publisher that has ended.
  private final class Ended: EndingSubscription {
    var isOver: Bool { true }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  @Test("A subject lets go subscriptions to other publishers that have ended")
  func ended() {
    struct Held { weak var subscription: Ended? }
    let list = SubscriptionList<Int, Never, Void>("Subject", (), limit: 0)
    let held = (0..<1_000).map { _ in
      let subscription = Ended()
      list.send(subscription: subscription, atOnce: false)
      return Held(subscription: subscription)
    }
    #expect(held.count { $0.subscription != nil } < 16)
  }

  /// A value that runs a closure when it is released.
  private final class Last {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    deinit { action() }
  }

  @Test(
    "A value may use its publisher while another replaces it", arguments: ["subject", "latest", "throttle", "debounce"])
  func releases(name: String) {
    let subject = CurrentValueSubject<Last?, Never>(nil)
    let subscription: AnyCancellable
    switch name {
    case "latest": subscription = subject.combineLatest(subject.dropFirst(9)).sink { _ in }
    case "throttle":
      subscription = subject.throttle(for: .seconds(9), scheduler: HeldScheduler(), latest: true).sink { _ in }
    case "debounce": subscription = subject.debounce(for: .seconds(9), scheduler: HeldScheduler()).sink { _ in }
    default: subscription = subject.sink { _ in }
    }
    var released: [Bool] = []
    for _ in 0..<3 {
      subject.send(
        Last { [weak subject] in
          released.append(subject?.value == nil)
          if name != "subject" { subject?.send(nil) }
        })
    }
    subject.send(nil)
    #expect(released.count == 3)
    subscription.cancel()
  }

  @Test("The value that waits in a throttle may use its publisher while a cancellation releases it")
  func droppedByThrottle() {
    let (subject, scheduler) = (PassthroughSubject<Last?, Never>(), HeldScheduler())
    let watcher = subject.throttle(for: .seconds(9), scheduler: scheduler, latest: true).watched()
    watcher.request(1)
    var released = 0
    subject.send(
      Last { [weak subject] in
        released += 1
        subject?.send(nil)
      })
    #expect(released == 0)
    watcher.subscription?.cancel()
    #expect(released == 1)
  }
}
