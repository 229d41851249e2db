import Glibc
import Synchronization
import Testing

@testable import Machine

@Suite("Orders of which the newest counts") struct NewestOrderTests {
  @Test("Of those that wait the newest is carried out")
  func newest() {
    // The first order holds the thread until the others wait.
    let (isBegun, isFree, isDone) = (Gate(), Gate(), Gate())
    let done = Mutex([Int]())
    let orders = NewestOrder<Int> { order in
      if order == 1 {
        isBegun.open()
        isFree.pass()
      }
      done.withLock { $0.append(order) }
      if order == 9 { isDone.open() }
    }
    orders.send(1)
    isBegun.pass()
    for order in 2...9 { orders.send(order) }
    isFree.open()
    isDone.pass()
    #expect(done.withLock { $0 } == [1, 9])
  }
}

/// Holds a thread until another one has come by.
private final class Gate: Sendable {
  nonisolated(unsafe) private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }
  func open() { sem_post(semaphore) }
  func pass() { while sem_wait(semaphore) != 0 {} }
  deinit { semaphore.deallocate() }
}
