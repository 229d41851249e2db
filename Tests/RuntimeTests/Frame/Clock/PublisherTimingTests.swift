import PrimitiveViews
import Testing

@testable import Combine
@testable import Runtime

private final class Kettle: ObservableObject {
  @Published var target = 80
}

/// What has come from a publisher.
@MainActor private final class Notes<Value> {
  private(set) var seen: [Value] = []
  private(set) var ends = 0
  private var subscription: AnyCancellable?

  /// Follows a publisher by a panel's clock.
  init<P: Publisher>(_ publisher: P, on panel: BarePanel) where P.Output == Value, P.Failure == Never {
    subscription = CurrentClock.withValue(panel.stage.clock) {
      publisher.sink { [weak self] _ in
        onMain { self?.ends += 1 }
      } receiveValue: { [weak self] value in
        nonisolated(unsafe) let value = value
        onMain { self?.seen.append(value) }
      }
    }
  }

  func cancel() { subscription?.cancel() }
}

private struct Counting: View {
  let taps: PassthroughSubject<Int, Never>
  @State private var sums = [0, 0, 0, 0]

  var body: some View {
    Bar("sums \(sums.map(String.init).joined(separator: " "))")
      .onReceive(taps) { sums[0] += $0 }
      .onReceive(taps.debounce(for: .milliseconds(300), scheduler: MainScheduler())) { sums[1] += $0 }
      .onReceive(taps.throttle(for: .milliseconds(300), scheduler: MainScheduler(), latest: true)) { sums[2] += $0 }
      .onReceive(taps.delay(for: .milliseconds(300), scheduler: MainScheduler())) { sums[3] += $0 }
  }
}

@MainActor
@Suite("Publishers that wait")
struct PublisherTimingTests {
  @Test("Values that come from another thread are taken on the main thread")
  func threads() async throws {
    let taps = PassthroughSubject<Int, Never>()
    let panel = try BarePanel { Counting(taps: taps) }
    await Task.detached { for number in 1...3 { taps.send(number) } }.value
    try await panel.advance(by: .seconds(1))
    // When the throttle's turn came on the main thread, 3 was the latest.
    #expect(panel.contains("sums 6 3 3 6"), "\(panel.labels)")
  }

  @Test("What is received on a scheduler comes later, in order, when the property has its new value")
  func receiveOn() throws {
    let panel = try BarePanel { Box.red }
    let kettle = Kettle()
    let notes = Notes(kettle.$target.dropFirst().receive(on: MainScheduler()).map { [$0, kettle.target] }, on: panel)
    kettle.target = 90
    kettle.target = 95
    #expect(notes.seen.isEmpty)
    try panel.advance(by: .milliseconds(50))
    #expect(notes.seen == [[90, 95], [95, 95]])
    kettle.target = 100
    notes.cancel()
    try panel.advance(by: .milliseconds(50))
    #expect(notes.seen.count == 2 && panel.stage.deadline == nil)
  }

  @Test("A delay keeps the order of values and the end, and nothing comes once it is cancelled")
  func delay() throws {
    let panel = try BarePanel { Box.red }
    let numbers = PassthroughSubject<Int, Never>()
    let delayed = numbers.delay(for: .milliseconds(200), scheduler: MainScheduler())
    let (all, none) = (Notes(delayed, on: panel), Notes(delayed, on: panel))
    numbers.send(1)
    try panel.advance(by: .milliseconds(100))
    numbers.send(2)
    numbers.send(completion: .finished)
    none.cancel()
    try panel.advance(by: .milliseconds(150))
    #expect(all.seen == [1] && all.ends == 0)
    try panel.advance(by: .milliseconds(150))
    #expect(all.seen == [1, 2] && all.ends == 1)
    #expect(none.seen.isEmpty && none.ends == 0)
    #expect(panel.stage.deadline == nil)
  }

  @Test("The end waits for what a throttle holds back, but drops what a debounce does, and nothing comes after it")
  func end() throws {
    let panel = try BarePanel { Box.red }
    let numbers = PassthroughSubject<Int, Never>()
    let calm = Notes(numbers.debounce(for: .milliseconds(300), scheduler: MainScheduler()), on: panel)
    let slow = Notes(numbers.throttle(for: .milliseconds(300), scheduler: MainScheduler(), latest: true), on: panel)
    for number in 1...3 { numbers.send(number) }
    // What a scheduler is asked to do comes with the next frame.
    try panel.advance(by: .milliseconds(50))
    #expect(calm.seen.isEmpty && slow.seen == [3])
    numbers.send(4)
    numbers.send(completion: .finished)
    try panel.advance(by: .milliseconds(50))
    #expect(calm.seen.isEmpty && calm.ends == 1)
    #expect(slow.seen == [3] && slow.ends == 0)
    try panel.advance(by: .seconds(1))
    #expect(calm.seen.isEmpty && calm.ends == 1 && slow.seen == [3, 4] && slow.ends == 1)
    #expect(panel.stage.deadline == nil)
  }

  @Test("One of two alarms of the same moment may cancel the other")
  func alarms() throws {
    let panel = try BarePanel { Box.red }
    var (second, rung): ((any Cancellable)?, [Int]) = (nil, [])
    let first = panel.stage.service(Timekeeper.self).after(.milliseconds(100)) {
      rung.append(1)
      second?.cancel()
    }
    second = panel.stage.service(Timekeeper.self).after(.milliseconds(100)) { rung.append(2) }
    try panel.advance(by: .seconds(1))
    #expect(rung == [1] && panel.stage.deadline == nil)
    first.cancel()
  }

  @Test("Pauses without an end, or that are no number, do no harm")
  func pauses() throws {
    #expect(SchedulerTime.Stride(.infinity).duration == SchedulerTime.Stride.longest)
    #expect(SchedulerTime.Stride.seconds(-.infinity).duration == .zero - SchedulerTime.Stride.longest)
    #expect(SchedulerTime.Stride(.nan).duration == .zero)
    let panel = try BarePanel { Box.red }
    let notes = [Double.infinity, .nan].map { Notes(IntervalPublisher(every: $0), on: panel) }
    try panel.advance(by: .seconds(1000))
    #expect(notes.allSatisfy { $0.seen.isEmpty })
    for note in notes { note.cancel() }
    #expect(panel.stage.deadline == nil)
  }
}
