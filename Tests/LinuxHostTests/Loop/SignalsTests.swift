import CLinux
import Glibc
import Testing

@testable import LinuxHost

/// Each in a process of its own: a test runner's threads do not block these signals.
@Suite struct SignalsTests {
  @Test("SIGHUP asks for a reload, and SIGTERM for the end")
  func hangUpAsksForAReloadAndTerminationForTheEnd() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        guard let signals = try? Signals() else { exit(1) }
        let loop = EventLoop()
        var seen: [Signals.Request] = []
        signals.attach(to: loop) {
          seen.append($0)
          if $0 == .terminate { loop.stop() }
        }
        for number in [SIGHUP, Signals.leaveSignal, Signals.returnSignal, SIGTERM] {
          pthread_kill(pthread_self(), number)
          if number != SIGTERM { loop.turn() }
        }
        loop.run()
        exit(seen == [.reload, .consoleLeave, .consoleReturn, .terminate] ? 7 : 2)
      }
    }
  }

  @Test("A return that waits is answered before a leave")
  func aReturnThatWaitsIsAnsweredBeforeALeave() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        guard let signals = try? Signals() else { exit(1) }
        let loop = EventLoop()
        var seen: [Signals.Request] = []
        signals.attach(to: loop) { seen.append($0) }
        for number in [Signals.leaveSignal, Signals.returnSignal] { pthread_kill(pthread_self(), number) }
        loop.turn()
        exit(seen == [.consoleReturn, .consoleLeave] ? 7 : 2)
      }
    }
  }

  @Test("A write beyond the limit of file sizes is refused, and does not end the panel")
  func fileSizes() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        guard let signals = try? Signals() else { exit(1) }
        var limit = rlimit(rlim_cur: 10, rlim_max: rlim_t.max)
        guard setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit) == 0, let file = tmpfile() else { exit(2) }
        let bytes = [UInt8](repeating: 1, count: 20)
        let counts = [write(fileno(file), bytes, 20), write(fileno(file), bytes, 20)]
        let isRefused = errno == EFBIG
        withExtendedLifetime(signals) {}
        exit(counts == [10, -1] && isRefused ? 7 : 3)
      }
    }
  }
}
