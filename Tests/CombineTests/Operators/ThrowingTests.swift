import Glibc
import Testing

@testable import Combine

private struct Fault: Error {}

/// Returns whether a number is above two; negative numbers are faults.
private func isAboveTwo(_ number: Int) throws -> Bool {
  if number < 0 { throw Fault() }
  return number > 2
}

private func isAtMostTwo(_ number: Int) throws -> Bool { try !isAboveTwo(number) }

/// Returns whether two numbers are in order; negative numbers are faults.
private func areInOrder(_ left: Int, _ right: Int) throws -> Bool {
  if left < 0 || right < 0 { throw Fault() }
  return left < right
}

/// Returns what a publisher sends, and how it completes.
private func events<P: Publisher>(of publisher: P) -> [String] {
  var events: [String] = []
  let subscription = publisher.sink { completion in
    if case .failure = completion { events.append("fails") } else { events.append("ends") }
  } receiveValue: {
    events.append("\($0)")
  }
  subscription.cancel()
  return events
}

@Suite("Operators whose closures throw")
struct ThrowingTests {
  private let numbers = [1, 3, 2, 4].publisher
  private let faulty = [1, -1, 3].publisher

  @Test("Values are found, left out and compared as without `try`")
  func values() {
    #expect(events(of: numbers.tryFirst(where: isAboveTwo)) == ["3", "ends"])
    #expect(events(of: numbers.tryLast(where: isAboveTwo)) == ["4", "ends"])
    #expect(events(of: numbers.tryDrop(while: isAtMostTwo)) == ["3", "2", "4", "ends"])
    #expect(events(of: numbers.tryPrefix(while: isAtMostTwo)) == ["1", "ends"])
    #expect(events(of: numbers.tryMin(by: areInOrder)) == ["1", "ends"])
    #expect(events(of: numbers.tryMax(by: areInOrder)) == ["4", "ends"])
    #expect(events(of: numbers.tryContains(where: isAboveTwo)) == ["true", "ends"])
    #expect(events(of: numbers.tryAllSatisfy(isAboveTwo)) == ["false", "ends"])
  }

  @Test("An error of the closure fails the publisher")
  func errors() {
    #expect(events(of: faulty.tryFirst(where: isAboveTwo)) == ["fails"])
    #expect(events(of: faulty.tryLast(where: isAboveTwo)) == ["fails"])
    #expect(events(of: faulty.tryDrop(while: isAtMostTwo)) == ["fails"])
    #expect(events(of: faulty.tryPrefix(while: isAtMostTwo)) == ["1", "fails"])
    #expect(events(of: faulty.tryMin(by: areInOrder)) == ["fails"])
    #expect(events(of: faulty.tryMax(by: areInOrder)) == ["fails"])
    #expect(events(of: faulty.tryContains(where: isAboveTwo)) == ["fails"])
    #expect(events(of: faulty.tryAllSatisfy(isAtMostTwo)) == ["fails"])
  }

  @Test("A breakpoint passes the values on, and stops the program where it is asked to")
  func breakpoint() async {
    #expect(events(of: numbers.breakpoint(receiveOutput: { $0 > 9 })) == ["1", "3", "2", "4", "ends"])
    #expect(events(of: numbers.breakpointOnError()) == ["1", "3", "2", "4", "ends"])
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = [1, 3].publisher.breakpoint(receiveOutput: { $0 > 2 }).sink { _ in }
    }
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Fail<Int, Fault>(error: Fault()).breakpointOnError()
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
    }
  }
}
