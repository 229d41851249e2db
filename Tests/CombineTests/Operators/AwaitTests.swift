import Machine
import Testing

@testable import Combine

@Suite("Awaited values")
struct AwaitTests {
  @Test("Several tasks that await a value at a time each get one", .timeLimit(.minutes(1)))
  func severalTasks() async {
    let (subject, asked) = (PassthroughSubject<Int, Never>(), Locked(0))
    let counted = subject.handleEvents(receiveRequest: { _ in asked.withLock { $0 += 1 } })
    let awaited = AwaitedSubscriber(to: counted)
    var tasks: [Task<Result<Int?, Never>, Never>] = []
    for number in 1...3 {
      tasks.append(Task { await awaited.next() })
      while asked.copy < number { await Task.yield() }
    }
    for number in 1...3 { subject.send(number) }
    var seen: [Int?] = []
    for task in tasks { seen.append(await task.value.get()) }
    #expect(seen == [1, 2, 3])
  }

  @Test("The completion and a cancellation end all tasks that await a value", .timeLimit(.minutes(1)))
  func ends() async {
    for isCancelled in [false, true] {
      let subscriber = AwaitedSubscriber(to: Empty<Int, ProbeFailure>(completeImmediately: false))
      let subject = PassthroughSubject<Int, ProbeFailure>()
      let awaited = isCancelled ? subscriber : AwaitedSubscriber(to: subject)
      let tasks = (0..<3).map { _ in Task { await awaited.next() } }
      for _ in 0..<100 { await Task.yield() }
      if isCancelled { tasks[0].cancel() } else { subject.send(completion: .failure(ProbeFailure())) }
      var failures = 0
      for task in tasks { if case .failure = await task.value { failures += 1 } }
      #expect(failures == (isCancelled ? 0 : 1))
    }
  }

  @Test("The value of a future is awaited, and its error is thrown", .timeLimit(.minutes(1)))
  func future() async throws {
    var promise: Future<Int, Never>.Promise?
    let later = Future<Int, Never> { promise = $0 }
    async let value = later.value
    for _ in 0..<100 { await Task.yield() }
    promise?(.success(7))
    #expect(await value == 7)
    #expect(await later.value == 7)
    let broken = Future<Int, ProbeFailure> { $0(.failure(ProbeFailure(code: 3))) }
    await #expect(throws: ProbeFailure(code: 3)) { try await broken.value }
    #expect(try await Future<Int, ProbeFailure> { $0(.success(8)) }.value == 8)
  }
}
