import Testing

@testable import Combine

@Suite("Queues of values")
struct QueueTests {
  @Test("A subscriber that requests one value with each receives a long queue without a deep stack")
  func oneByOne() {
    let numbers = PassthroughSubject<Int, Never>()
    let watcher = numbers.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).watched()
    watcher.more = .max(1)
    for number in 0..<100_000 { numbers.send(number) }
    watcher.request(1)
    #expect(watcher.values == Array(0..<100_000))
  }

  @Test("A full queue drops its oldest values without moving the others for each", .timeLimit(.minutes(1)))
  func oldest() {
    let watcher = Watcher<Int, Never>()
    let queue = DeliveryQueue("Queue", to: AnySubscriber(watcher), limit: 200_000, overflow: .dropsOldest)
    queue.start()
    for number in 0..<700_000 { queue.enqueue(number) }
    watcher.request(1)
    #expect(watcher.values == [500_000])
  }

  @Test("A completion drops the values that were not requested all at once", .timeLimit(.minutes(1)))
  func discarding() {
    let watcher = Watcher<Int, Never>()
    let queue = DeliveryQueue("Queue", to: AnySubscriber(watcher))
    queue.start()
    for number in 0..<500_000 { queue.enqueue(number) }
    queue.finish(.finished, discardingValues: true)
    #expect(watcher.values.isEmpty && watcher.completions == [.finished])
  }

  @Test("The first values of a queue stay when all others are removed")
  func removal() {
    var queue = Fifo<Int>()
    for number in 0..<9 { queue.append(number) }
    _ = (queue.popFirst(), queue.popFirst())
    queue.truncate(to: 3)
    #expect(queue.count == 3)
    queue.truncate(to: 5)
    #expect((0..<4).map { _ in queue.popFirst() } == [2, 3, 4, nil])
  }
}
