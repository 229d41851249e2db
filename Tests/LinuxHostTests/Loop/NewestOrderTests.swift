import Glibc
import Synchronization
import Testing

@testable import LinuxHost

/// Orders of which the newest counts.
@Suite struct NewestOrderTests {
  @Test func ofThoseThatWaitTheNewestIsCarriedOut() {
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
    orders.give(1)
    isBegun.pass()
    for order in 2...9 { orders.give(order) }
    isFree.open()
    isDone.pass()
    #expect(done.withLock { $0 } == [1, 9])
  }

  @Test func volumesAreRoundedToTheStepsOfTheControl() {
    #expect(MixerLibrary.value(50, 0, 31) == 16)
    #expect(MixerLibrary.value(0, -10, 20) == -10)
    #expect(MixerLibrary.value(100, 0, 65_536) == 65_536)
    #expect(MixerLibrary.value(140, 0, 10) == 10)
    #expect(MixerLibrary.value(50, 7, 7) == 7)
  }
}

/// Holds a thread until another one has come by.
private final class Gate: Sendable {
  private nonisolated(unsafe) let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  nonisolated init() { sem_init(semaphore, 0, 0) }
  nonisolated func open() { sem_post(semaphore) }
  nonisolated func pass() { while sem_wait(semaphore) != 0 {} }
  deinit { semaphore.deallocate() }
}
