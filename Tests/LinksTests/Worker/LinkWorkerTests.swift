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
