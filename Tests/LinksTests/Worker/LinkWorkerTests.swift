import CrashNotes
import Glibc
import Testing

@testable import Links

@Suite("The thread of a link") struct LinkWorkerTests {
  @Test("A fault in its library runs the handler of fatal signals")
  func fault() async {
    let note = CrashNote()
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = note.path as String] in
      CrashNote.take(path)
      _ = LinkWorker<Int>().start { _ in CrashNote.fault() }
      CrashNote.wait()
    }
    #expect(note.signal == SIGSEGV)
  }

  @Test("What is ordered before the end is carried out, and nothing after it")
  func lastOrders() {
    let worker = LinkWorker<Int>()
    var calls: [[Int]] = []
    worker.untilStopped { orders, isLast in
      calls.append(orders)
      #expect(isLast == (calls.count == 2))
      worker.send(calls.count)
      worker.stop()
    }
    #expect(calls == [[], [1]])
  }

  @Test("No state of a value is dropped, however many begin together, and of other orders the newest wait")
  func manyStates() {
    let worker = LinkWorker<Int>()
    let count = LinkLimits.orders
    for number in 0..<(count + 200) { worker.send(number, replacing: "\(number)") }
    for number in 0..<10 { worker.send(number, replacing: "\(number)") }
    for number in 0..<(count + 5) { worker.send(-1 - number) }
    let taken = worker.take()
    #expect(taken.filter { $0 >= 0 } == Array(10..<(count + 200)) + Array(0..<10))
    #expect(taken.filter { $0 < 0 } == (5..<(count + 5)).map { -1 - $0 })
  }

  @Test("The end of the program does not wait for a thread that looks up the name of a host")
  func apart() async {
    await #expect(processExitsWith: .success) {
      // A program that waits is ended by the signal.
      alarm(20)
      let isAway = LinkWorker<Int>()
      _ = LinkWorker<Int>().start { _ in
        LinkThreads.apart {
          isAway.stop()
          while true { pause() }
        }
      }
      isAway.untilStopped { _, isLast in if !isLast { isAway.sleep(until: nil) } }
      LinkThreads.waitForEnd(atMost: .seconds(3_600))
      exit(0)
    }
  }

  @Test("A stack overflow in its library runs the handler of fatal signals")
  func overflow() async {
    let note = CrashNote()
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = note.path as String] in
      CrashNote.take(path)
      _ = LinkWorker<Int>().start { _ in CrashNote.overflow() }
      CrashNote.wait()
    }
    #expect(note.signal == SIGSEGV)
  }
}
