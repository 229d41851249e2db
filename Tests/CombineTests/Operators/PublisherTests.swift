import Testing

@testable import Combine

private final class Oven: ObservableObject {
  @Published var target = 180
  @Published var fan = 1
  var rounds = 0
}

private final class Copy: ObservableObject {
  @Published var text = ""
  init<P: Publisher>(of publisher: P) where P.Output == Int, P.Failure == Never {
    publisher.map { "\($0) °C" }.assign(to: &$text)
  }
}

@Suite("Publishers")
struct PublisherTests {
  @Test("A published property tells its value, and each new one before it has it")
  func published() {
    let oven = Oven()
    var seen: [[Int]] = []
    let subscription = oven.$target.sink { seen.append([$0, oven.target]) }
    oven.target = 200
    subscription.cancel()
    oven.target = 220
    #expect(seen == [[180, 180], [200, 180]])
  }

  @Test("An object tells that it is about to change, for each published property and when it is told to")
  func objectWillChange() {
    let oven = Oven()
    var count = 0
    var kept: Set<AnyCancellable> = []
    oven.objectWillChange.sink { count += 1 }.store(in: &kept)
    oven.target = 200
    oven.fan = 2
    oven.objectWillChange.send()
    #expect(count == 3)
    kept = []
    oven.target = 210
    #expect(count == 3)
  }

  @Test("Many values are collected without a copy of the others for each", .timeLimit(.minutes(1)))
  func collectsMany() {
    let count = 300_000
    var collected: [String] = []
    // Texts too long to be stored in place: to copy one of them counts a reference.
    let subscription = (0..<count).publisher.map { "the value of number \($0)" }.collect().sink { collected = $0 }
    #expect(collected.count == count && collected.last == "the value of number \(count - 1)")
    subscription.cancel()
  }

  @Test("Values are changed, left out and joined on their way")
  func changes() {
    let numbers = PassthroughSubject<Int, Never>()
    let name = CurrentValueSubject<String, Never>("a")
    var seen: [String] = []
    let subscription = numbers.filter { $0 > 0 }.removeDuplicates().scan(0, +).dropFirst()
      .combineLatest(name) { "\($0)\($1)" }
      .sink { seen.append($0) }
    for number in [1, 1, -3, 2, 3] { numbers.send(number) }
    name.send("b")
    #expect(seen == ["3a", "6a", "6b"])
    #expect(name.value == "b")
    subscription.cancel()
    numbers.send(9)
    #expect(seen.count == 3)
  }

  @Test("The first values end a publisher; what goes wrong is told")
  func ends() {
    struct Broken: Error {}
    let numbers = PassthroughSubject<Int, Broken>()
    var (seen, ends): ([Int], [Bool]) = ([], [])
    let first = numbers.prefix(2).sink {
      if case .finished = $0 { ends.append(true) }
    } receiveValue: {
      seen.append($0)
    }
    let all = numbers.replaceError(with: -1).merge(with: Just(7)).sink { seen.append($0 * 10) }
    for number in 1...3 { numbers.send(number) }
    numbers.send(completion: .failure(Broken()))
    #expect(ends == [true])
    #expect(seen == [70, 1, 10, 2, 20, 30, -10])
    first.cancel()
    all.cancel()
  }

  @Test("A publisher of the first values ends once, at once if it is to have none")
  func prefix() {
    let numbers = PassthroughSubject<Int, Never>()
    var (seen, ends): ([Int], [Int]) = ([], [])
    let kept = [0, 2, 5].map { count in
      numbers.prefix(count).sink(receiveCompletion: { _ in ends.append(count) }, receiveValue: { seen.append($0) })
    }
    #expect(ends == [0])
    for number in 1...3 { numbers.send(number) }
    #expect(ends == [0, 2])
    numbers.send(completion: .finished)
    #expect(ends == [0, 2, 5] && seen == [1, 1, 2, 2, 3])
    for one in kept { one.cancel() }
  }

  @Test("Publishers of a publisher's values end when all of them have")
  func flatMap() {
    let (rooms, heat) = (PassthroughSubject<String, Never>(), PassthroughSubject<Int, Never>())
    var (seen, ends): ([String], Int) = ([], 0)
    let kept = rooms.flatMap { room in heat.map { "\(room)\($0)" } }
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
    rooms.send("a")
    heat.send(1)
    rooms.send(completion: .finished)
    heat.send(2)
    #expect(seen == ["a1", "a2"] && ends == 0)
    heat.send(completion: .finished)
    #expect(ends == 1)
    kept.cancel()
  }

  @Test("Only the latest publisher counts, also for the end")
  func switchToLatest() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let parts = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var (seen, ends): ([Int], Int) = ([], 0)
    let kept = parts.switchToLatest()
      .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
    for part in [first, second] { parts.send(part) }
    first.send(1)
    second.send(2)
    parts.send(completion: .finished)
    #expect(seen == [2] && ends == 0)
    second.send(completion: .finished)
    #expect(ends == 1)
    kept.cancel()
  }

  @Test("Who is cancelled while a value is handed on is not given it")
  func cancelled() {
    let numbers = PassthroughSubject<Int, Never>()
    var (seen, second): ([Int], AnyCancellable?) = ([], nil)
    let first = numbers.sink { _ in second?.cancel() }
    second = numbers.sink { seen.append($0) }
    numbers.send(1)
    #expect(seen.isEmpty)
    first.cancel()
  }

  @Test("A property follows a publisher for as long as it is there")
  func assign() {
    let oven = Oven()
    let copy = Copy(of: oven.$target)
    oven.target = 90
    #expect(copy.text == "90 °C")
    var ends = 0
    var brief: Copy? = Copy(of: oven.$target.handleEvents(receiveCancel: { ends += 1 }))
    #expect(brief?.text == "90 °C" && ends == 0)
    brief = nil
    #expect(ends == 1)
    let root = oven.$fan.map { $0 * 2 }.assign(to: \.rounds, on: oven)
    oven.fan = 4
    #expect(oven.rounds == 8)
    root.cancel()
  }
}
