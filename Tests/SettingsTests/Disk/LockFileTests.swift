import Foundation
import Glibc
import Machine
import Testing

@testable import Settings

/// The lock beside a settings file: who may take it, and what it costs that somebody holds it.
struct LockFileTests {
  let scratch = Scratch()

  private func file(backoff: CInt = 1_000) -> SettingsFile {
    SettingsFile(path: scratch.file(), declarations: oven, faultInjection: FaultInjection(backoff: backoff))
  }

  private var lockPath: String { scratch.file(".panel.conf.lock") }

  /// An open file with its lock.
  private func locked(_ path: String, _ flags: CInt = O_RDONLY) throws -> Descriptor {
    guard let held = Descriptor(open(path, flags, 0o600)), flock(held.number, LOCK_EX) == 0 else {
      throw Failure(code: errno)
    }
    return held
  }

  @Test("A lock on the folder keeps nobody waiting")
  func aLockOnTheFolderKeepsNobodyWaiting() throws {
    chmod(scratch.path, 0o755)
    let held = try locked(scratch.path)
    try file(backoff: 0).write(["oven.fan": "true"])
    #expect(scratch.text()?.hasSuffix("fan=true\n") == true)
    _ = consume held
  }

  @Test(
    "Only who may write to the folder may lock",
    arguments: [(0o700, 0o600), (0o755, 0o600), (0o775, 0o660), (0o1777, 0o660)] as [(mode_t, mode_t)])
  func onlyWhoMayWriteToTheFolderMayLock(folder: mode_t, lock: mode_t) throws {
    chmod(scratch.path, folder)
    try file().write(["oven.fan": "true"])
    #expect(scratch.status(".panel.conf.lock").st_mode & 0o7777 == lock)
  }

  @Test("A link in place of the lock is not followed")
  func aLinkInTheLocksPlaceIsNotFollowed() throws {
    scratch.put("", as: "victim")
    symlink("victim", lockPath)
    let problem = #expect(throws: SettingsProblem.self) { try file().write(["oven.fan": "true"]) }
    #expect(problem?.what.hasPrefix("its lock .panel.conf.lock cannot be opened: ") == true)
  }

  @Test("A lock that is never released costs one wait however often it is asked for")
  func aLockThatIsNeverReleasedCostsOneWaitHoweverOftenItIsAskedFor() throws {
    let held = try locked(lockPath, O_RDONLY | O_CREAT)
    let file = file(backoff: 1)
    for _ in 0..<100 {
      let problem = #expect(throws: SettingsProblem.self) { try file.write(["oven.fan": "true"]) }
      #expect(problem?.what == "another program keeps .panel.conf.lock locked")
    }
    #expect(descriptors(on: scratch.path).count == 2, "the holder's and the waiting thread's")
    _ = consume held
    // Nobody asks any more, so whoever waited lets go.
    _ = try locked(lockPath)
    // A busy machine may take more than the millisecond that the first file waits.
    try self.file(backoff: 60_000).write(["oven.fan": "true"])
    #expect(scratch.text()?.hasSuffix("fan=true\n") == true)
  }

  @Test("A lock that is got before anybody asks is not given back")
  func aLockThatIsGotBeforeAnybodyAsksIsNotGivenBack() throws {
    // The thread has the lock long before it is asked for: once it has ended, nobody but this test holds the wait.
    let begun = LockWait(for: Descriptor(open(lockPath, O_RDONLY | O_CREAT, 0o600))!)
    var wait = try #require(consume begun)
    while !isKnownUniquelyReferenced(&wait) { sched_yield() }
    #expect(wait.acquire(milliseconds: 0) == 0)
  }

  @Test("A lock that is released in time is taken")
  func aLockThatIsReleasedInTimeIsTaken() throws {
    let held = try locked(lockPath, O_RDONLY | O_CREAT)
    let number = dup(held.number)
    let file = file(backoff: 60_000)
    // A thread of its own waits: on a thread of the pool it would keep tasks of other tests, and this one, waiting.
    let writer = Thread { try? file.write(["oven.fan": "true"]) }
    writer.start()
    while !writer.isFinished, descriptors(on: scratch.path).count < 4 { sched_yield() }
    #expect(!writer.isFinished)
    flock(number, LOCK_UN)
    close(number)
    while !writer.isFinished { sched_yield() }
    #expect(scratch.text()?.hasSuffix("fan=true\n") == true)
    _ = consume held
  }
}
