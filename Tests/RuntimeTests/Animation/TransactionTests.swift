import Dispatch
import Testing

@testable import Runtime

@Suite("The running transaction")
struct TransactionTests {
  @Test("A transaction that runs on one thread is not seen by another")
  func threads() async {
    let (isRunning, isSeen) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.global().async {
      withAnimation(.linear(duration: 3)) {
        isRunning.signal()
        isSeen.wait()
      }
    }
    let other = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        isRunning.wait()
        let current = Transaction.current
        isSeen.signal()
        continuation.resume(returning: current)
      }
    }
    #expect(other.isEmpty)
  }

  @Test("A transaction after a million others needs no deeper stack and no more memory")
  func many() {
    for _ in 0..<1_000_000 { withTransaction(Transaction()) {} }
    var isRun = false
    withTransaction(Transaction()) { isRun = true }
    #expect(isRun)
  }

  @Test("An inner transaction replaces the outer one until it ends, also if it throws or is empty")
  func nesting() {
    struct Failure: Error {}
    let (outer, inner) = (Transaction(animation: .linear(duration: 1)), Transaction(animation: .easeIn(duration: 2)))
    outer.run {
      #expect(Transaction.current == outer)
      inner.run { #expect(Transaction.current == inner) }
      Transaction().run { #expect(Transaction.current.isEmpty) }
      #expect(throws: Failure.self) { try inner.run { throw Failure() } }
      #expect(Transaction.current == outer)
    }
    #expect(Transaction.current.isEmpty)
  }
}
