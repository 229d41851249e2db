import Machine
import Runtime
import Synchronization
import Testing

@testable import LinuxHost

/// Waits without a timeout for what another thread says.
private nonisolated final class Signal: Sendable {
  private let bell = Bell()

  func give() { bell.ring() }

  func await() {
    bell.wait(until: nil)
    bell.clear()
  }
}

/// A device that plays for as long as a test wants.
private nonisolated struct FakeOutput: FeedbackOutput {
  let played: @Sendable (FeedbackPattern) throws -> Void
  let closed: @Sendable () -> Void

  func play(_ pattern: FeedbackPattern) throws { try played(pattern) }
  func close() { closed() }
}

@Suite("The thread of a feedback device")
struct FeedbackWorkerTests {
  private let press = FeedbackPattern(.press), alarm = FeedbackPattern(.alarm(.high))
  private let stop = FeedbackPattern(.stop)

  @Test("While the device is busy one pattern waits, the latest; an alarm goes before all others")
  func busy() {
    let (began, mayGo, over) = (Signal(), Signal(), Signal())
    let played = Notes<FeedbackPattern>()
    let worker = FeedbackWorker(messages: Mailbox())
    let isStarted = worker.start {
      FakeOutput { pattern in
        played.append(pattern)
        began.give()
        mayGo.await()
      } closed: {
        over.give()
      }
    }
    #expect(isStarted)
    worker.play(press)
    began.await()
    worker.play(press)
    worker.play(stop)
    mayGo.give()
    began.await()
    worker.play(alarm)
    worker.play(press)
    mayGo.give()
    began.await()
    worker.end()
    mayGo.give()
    over.await()
    #expect(played.list == [press, stop, alarm])
  }

  @Test("A fault is told once, the device is opened again for the next pattern, and goes on")
  func faults() {
    let (messages, over) = (Mailbox<String>(), Signal())
    let closings = Notes<Int>()
    let worker = FeedbackWorker(messages: messages)
    let isStarted = worker.start {
      FakeOutput { pattern in
        defer { over.give() }
        if pattern != FeedbackPattern(.alarm(.high)) { throw FeedbackFault("The beeper has failed.") }
      } closed: {
        closings.append(1)
      }
    }
    #expect(isStarted)
    worker.play(press)
    over.await()
    messages.sleep()
    worker.play(stop)
    over.await()
    worker.play(alarm)
    over.await()
    worker.end()
    #expect(messages.take() == ["The beeper has failed."])
    #expect(closings.list.count >= 2)
  }

  @Test("A device that is not there is told, with what to do, and the panel goes on")
  func missing() {
    #expect(fault(of: Beeper(name: "no such beeper")).hasPrefix("There is no beeper called “no such beeper”"))
    #expect(fault(of: VibrationMotor(name: "no such motor")).hasPrefix("There is no vibration motor called"))
  }

  /// What a device says that is to play a press.
  private func fault(of output: some FeedbackOutput) -> String {
    var output = output
    do { try output.play(press) } catch { return "\(error)" }
    return "nothing"
  }
}

/// A list that a thread appends to.
private nonisolated final class Notes<Note: Sendable>: Sendable {
  private let all = Mutex<[Note]>([])
  var list: [Note] { all.withLock { $0 } }
  func append(_ note: Note) { all.withLock { $0.append(note) } }
}
