import Testing

@testable import Combine

@Suite("Publishers of an object's changes")
struct ObservableObjectPublisherTests {
  private final class Oven: ObservableObject {
    @Published var target = 0
    var subscription: AnyCancellable?
  }

  @Test("All users of an object share one publisher, and objects have their own")
  func identity() {
    let (oven, other) = (Oven(), Oven())
    let publisher = oven.objectWillChange
    #expect(publisher === oven.objectWillChange && publisher !== other.objectWillChange)
  }

  @Test("A subscriber receives each announcement, however many it has requested")
  func demand() {
    let oven = Oven()
    let watcher = oven.objectWillChange.watched()
    watcher.request(1)
    oven.target = 1
    oven.objectWillChange.send()
    oven.target = 2
    #expect(watcher.values.count == 3)
    watcher.subscription?.cancel()
    oven.target = 3
    #expect(watcher.values.count == 3)
  }

  @Test("A subscription has the publisher's name and shows its subscriber")
  func description() throws {
    let subscription = try #require(ObservableObjectPublisher().watched().subscription)
    #expect("\(subscription)" == "ObservableObjectPublisher")
    #expect(Mirror(reflecting: subscription).children.map(\.label) == ["downstream"])
  }

  @Test("An object may hold a subscription to its own changes")
  func release() {
    weak var released: Oven?
    do {
      let oven = Oven()
      oven.subscription = oven.objectWillChange.sink {}
      released = oven
    }
    #expect(released == nil)
  }

  @Test("A publisher that is kept announces nothing of an object that is gone")
  func kept() {
    let publisher = Oven().objectWillChange
    let watcher = publisher.watched()
    watcher.request(1)
    let other = Oven()
    other.target = 1
    #expect(watcher.values.isEmpty)
    publisher.send()
    #expect(watcher.values.count == 1)
  }
}
