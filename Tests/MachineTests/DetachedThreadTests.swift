import CrashNotes
import Glibc
import Synchronization
import Testing

@testable import Machine

@Suite("Threads beside the main thread") struct DetachedThreadTests {
  /// What a closure returns on a thread of its own.
  private func onThread<Value: Sendable>(
    stackBytes: Int = DetachedThread.stackBytes, _ body: @escaping @Sendable () -> Value
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      let isStarted = DetachedThread.start(stackBytes: stackBytes) { continuation.resume(returning: body()) }
      if !isStarted { continuation.resume(returning: nil) }
    }
  }

  @Test("A fault runs the handler of fatal signals")
  func fault() async {
    let note = CrashNote()
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = note.path as String] in
      CrashNote.take(path)
      _ = DetachedThread.start { CrashNote.fault() }
      CrashNote.wait()
    }
    #expect(note.signal == SIGSEGV)
  }

  @Test("A stack overflow runs the handler of fatal signals")
  func overflow() async {
    let note = CrashNote()
    await #expect(processExitsWith: .signal(SIGSEGV)) { [path = note.path as String] in
      CrashNote.take(path)
      _ = DetachedThread.start { CrashNote.overflow() }
      CrashNote.wait()
    }
    #expect(note.signal == SIGSEGV)
  }

  @Test("abort() runs the handler of fatal signals")
  func abortion() async {
    let note = CrashNote()
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = note.path as String] in
      CrashNote.take(path)
      _ = DetachedThread.start { abort() }
      CrashNote.wait()
    }
    #expect(note.signal == SIGABRT)
  }

  @Test("All signals but those of faults are left to the main thread")
  func mask() async {
    let taken = await onThread {
      var blocked = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &blocked)
      return (1..<32).filter { sigismember(&blocked, $0) == 0 }
    }
    // The kernel lets no thread block SIGKILL and SIGSTOP.
    let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGABRT]
    #expect(taken == (faults + [SIGKILL, SIGSTOP]).sorted())
  }

  @Test("A thread has the stack that was asked for", arguments: [64 << 10, 16 << 20])
  func stack(bytes: Int) async throws {
    // Swift's Glibc module has no pthread_getattr_np, which takes _GNU_SOURCE.
    typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    let size = await onThread(stackBytes: bytes) {
      var (attributes, size) = (pthread_attr_t(), 0)
      _ = unsafeBitCast(dlsym(nil, "pthread_getattr_np"), to: GetAttributes.self)(pthread_self(), &attributes)
      pthread_attr_getstacksize(&attributes, &size)
      pthread_attr_destroy(&attributes)
      return size
    }
    // glibc reuses the stack of an ended thread if it has at most four times the size. Its own default is 8 MiB.
    #expect((bytes...4 * bytes).contains(try #require(size)))
  }

  @Test("Without a thread the reason is in errno, and the caller's signals are as before")
  func refused() {
    var (before, after) = (sigset_t(), sigset_t())
    pthread_sigmask(SIG_SETMASK, nil, &before)
    #expect(!DetachedThread.start(stackBytes: 1 << 50) {})
    #expect(errno == EAGAIN)
    pthread_sigmask(SIG_SETMASK, nil, &after)
    #expect((1..<32).map { sigismember(&before, $0) } == (1..<32).map { sigismember(&after, $0) })
  }
}
