import Testing

@testable import Combine

private func names<P: Publisher>(of publisher: P) -> [String] {
  let subscription = publisher.watched().subscription
  return [
    subscription.map { "\($0)" } ?? "",
    (subscription as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription as? String ?? "",
  ]
}

private func labels(_ value: Any) -> [String?] { Mirror(reflecting: value).children.map(\.label) }

@Suite("Descriptions and mirrors")
struct DescriptionTests {
  @Test("A subscription has the name of its operator, also in a playground")
  func subscriptions() {
    let probe = Probe<Int>()
    #expect(names(of: probe.first()) == ["First", "First"])
    #expect(names(of: probe.tryMap { $0 }) == ["TryMap", "TryMap"])
    #expect(names(of: probe.collect(2)) == ["CollectByCount", "CollectByCount"])
    #expect(names(of: probe.handleEvents()) == ["HandleEvents", "HandleEvents"])
    #expect(names(of: probe.catch { _ in Just(1) }) == ["Catch", "Catch"])
    #expect(names(of: probe.flatMap { Just($0) }) == ["FlatMap", "FlatMap"])
    #expect(names(of: probe.multicast { PassthroughSubject() }) == ["Multicast", "Multicast"])
    #expect(names(of: PassthroughSubject<Int, Never>()) == ["PassthroughSubject", "PassthroughSubject"])
    #expect(names(of: CurrentValueSubject<Int, Never>(1)) == ["CurrentValueSubject", "CurrentValueSubject"])
    #expect(names(of: Just(1)) == ["Just", "Just"])
    #expect(names(of: [1, 2].publisher) == ["[1, 2]", "[1, 2]"])
    #expect(names(of: Empty<Int, Never>()) == ["Empty", "Empty"])
  }

  @Test("An operator without state passes the upstream subscription on as it is")
  func passing() {
    let subject = PassthroughSubject<Int, Never>()
    #expect(names(of: subject.map { $0 }.filter { _ in true }.scan(0, +)).first == "PassthroughSubject")
    #expect(names(of: subject.share().map { $0 }).first == "Multicast")
  }

  @Test("A mirror shows what Apple's shows")
  func mirrors() throws {
    let subject = PassthroughSubject<Int, Never>()
    let watcher = subject.watched()
    #expect(labels(try #require(watcher.subscription)) == ["parent", "downstream", "demand", "subject"])
    #expect(
      labels(try #require(Probe<Int>().first().watched().subscription)) == [
        "downstream", "result", "initial", "status",
      ])
    let probe = Probe<Int>()
    let buffered = probe.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).watched()
    probe.send(7)
    let inside = try #require(probe.attached)
    let buffer = ["values", "state", "downstreamDemand", "terminal"]
    #expect(labels(inside) == buffer)
    #expect(labels(try #require(buffered.subscription)) == buffer)
    #expect(Mirror(reflecting: inside).children.first.map { "\($0.value)" } == "[7]")
    let paused = Probe<Int>()
    _ = paused.debounce(for: 1, scheduler: ImmediateScheduler.shared).watched()
    #expect(labels(try #require(paused.attached)) == ["downstream", "downstreamDemand", "currentValue"])
    #expect(labels(try #require([1].publisher.watched().subscription)) == ["sequence"])
    #expect(labels(Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })).isEmpty)
  }

  @Test("Erased types describe what they wrap")
  func erased() {
    #expect("\(Just(1).eraseToAnyPublisher())" == "AnyPublisher")
    #expect("\(AnySubscriber<Int, Never>())" == "Anonymous AnySubscriber")
    #expect("\(AnySubscriber(PassthroughSubject<Int, Never>()))" == "Subject")
    #expect(
      "\(AnySubscriber(Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })))" == "Sink")
  }

  @Test("An identifier of an object is its address")
  func identifier() {
    let object = Probe<Int>()
    let address = UInt(bitPattern: ObjectIdentifier(object))
    #expect(CombineIdentifier(object).description == "0x" + String(address, radix: 16))
  }
}
