import CLinux
import Glibc
import Testing

@testable import LinuxHost

/// A seat daemon's library whose connection opens or not, and closes when told to.
@Suite(.serialized) struct SeatConnectionTests {
  private static var closed = 0
  private static var opens = false
  private static var answer: Int32 = 0
  private static var descriptor: Int32 = -1
  private static var enablesAtOnce = false
  private static var disablesAtOnce = false
  private static var leaves = 0
  private static var leaveAnswer: Int32 = 0

  private func library() -> SeatLibrary {
    SeatLibrary(
      openSeat: { listener, data in
        typealias Callback = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
        if MainActor.assumeIsolated({ SeatConnectionTests.enablesAtOnce }) {
          listener?.assumingMemoryBound(to: Callback.self).pointee(nil, data)
        }
        if MainActor.assumeIsolated({ SeatConnectionTests.disablesAtOnce }) {
          listener?.assumingMemoryBound(to: Callback.self)[1](nil, data)
        }
        errno = ENOENT
        return MainActor.assumeIsolated { SeatConnectionTests.opens } ? OpaquePointer(bitPattern: 8) : nil
      },
      openDevice: { _, _, _ in -1 }, closeDevice: { _, _ in 0 }, switchSession: { _, _ in 0 },
      dispatch: { _, _ in
        errno = ECONNRESET
        return MainActor.assumeIsolated { SeatConnectionTests.answer }
      },
      descriptor: { _ in MainActor.assumeIsolated { SeatConnectionTests.descriptor } },
      disableSeat: { _ in
        MainActor.assumeIsolated {
          SeatConnectionTests.leaves += 1
          return SeatConnectionTests.leaveAnswer
        }
      },
      closeSeat: { _ in
        MainActor.assumeIsolated { SeatConnectionTests.closed += 1 }
        return 0
      }, setLogLevel: { _ in })
  }

  @Test("A seat that could not be opened is not closed")
  func aSeatThatIsNotToBeHadIsNotClosed() async {
    // In a process of its own: memory that is freed twice ends it.
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        SeatConnectionTests.opens = false
        var reasons = 0
        for _ in 0..<100 {
          do { _ = try Seat(library: SeatConnectionTests().library(), backoff: 0) } catch { reasons += 1 }
        }
        exit(reasons == 100 && SeatConnectionTests.closed == 0 ? 7 : 1)
      }
    }
  }

  @Test("A seat that cannot be heard is closed and refused")
  func aSeatThatCannotBeHeardIsClosedAndRefused() {
    Self.opens = true
    Self.closed = 0
    Self.descriptor = -1
    #expect(throws: MachineError.self) { try Seat(library: library(), backoff: 0) }
    #expect(Self.closed == 1)
  }

  /// libseat may hold back a notification that it has read already, and the descriptor stays silent then.
  @Test("A seat whose first notification cannot be read is closed and refused")
  func aSeatWhoseFirstNotificationCannotBeReadIsClosedAndRefused() {
    (Self.opens, Self.closed, Self.answer) = (true, 0, -1)
    Self.descriptor = eventfd(0, 0)
    defer { close(Self.descriptor) }
    #expect(throws: MachineError.self) { try Seat(library: library(), backoff: 0) }
    #expect(Self.closed == 1)
  }

  @Test("A session that is enabled before anybody listens is reported")
  func aSessionThatIsEnabledBeforeAnybodyListensIsTold() throws {
    (Self.opens, Self.enablesAtOnce) = (true, true)
    Self.descriptor = eventfd(0, 0)
    defer {
      close(Self.descriptor)
      Self.enablesAtOnce = false
    }
    let loop = EventLoop(clock: { .zero })
    var told: [Seat.Change] = []
    let seat = try Seat(library: library(), backoff: 0)
    seat.attach(to: loop) { told.append($0) }
    #expect(told == [.enabled])
    seat.detach(from: loop)
  }

  @Test("A daemon that has gone is reported once, and is not watched any more")
  func aDaemonThatHasGoneIsToldOnceAndNotWatchedAnyMore() throws {
    Self.opens = true
    Self.closed = 0
    Self.descriptor = eventfd(1, 0)  // readable for ever, as a closed connection is
    defer { close(Self.descriptor) }
    Self.answer = 0
    let loop = EventLoop(clock: { .zero })
    var told: [Seat.Change] = []
    do {
      let seat = try Seat(library: library(), backoff: 0)
      seat.attach(to: loop) { told.append($0) }
      Self.answer = -1
      loop.beforeSleep { .zero }
      for _ in 0..<3 { loop.turn() }
      #expect(told == [.lost] && Self.closed == 1)
      withExtendedLifetime(seat) {}
    }
    #expect(Self.closed == 1)
  }

  /// What a session is told that the daemon disables at once; how often it answers is in ``leaves``.
  private func toldOfLeave(answer: Int32) throws -> [Seat.Change] {
    (Self.opens, Self.disablesAtOnce, Self.leaves, Self.closed) = (true, true, 0, 0)
    (Self.leaveAnswer, Self.descriptor) = (answer, eventfd(0, 0))
    defer {
      close(Self.descriptor)
      Self.disablesAtOnce = false
    }
    let loop = EventLoop(clock: { .zero })
    var told: [Seat.Change] = []
    let seat = try Seat(library: library(), backoff: 0)
    seat.attach(to: loop) { told.append($0) }
    let closed = Self.closed
    seat.detach(from: loop)
    #expect(closed == (told.contains(.lost) ? 1 : 0))
    return told
  }

  @Test("A daemon that disables the session is answered once")
  func aDaemonThatDisablesTheSessionIsAnsweredOnce() throws {
    #expect(try toldOfLeave(answer: 0) == [.disabled])
    #expect(Self.leaves == 1)
  }

  @Test("A daemon that cannot be answered is taken for lost")
  func aDaemonThatCannotBeAnsweredIsTakenForLost() throws {
    #expect(try toldOfLeave(answer: -1) == [.disabled, .lost])
    #expect(Self.leaves == 1)
  }
}
