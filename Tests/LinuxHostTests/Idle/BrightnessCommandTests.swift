import Glibc
import Machine
import Testing

@testable import LinuxHost

@Suite struct BrightnessCommandTests {
  private let folder = Folder()

  /// A program of these lines, and the file that it writes to.
  private func program(_ lines: String) -> (path: String, output: String) {
    let output = "\(folder.path)/output"
    folder.write("program", "#!/bin/sh\n\(lines.replacing("OUT", with: output))\n")
    chmod("\(folder.path)/program", 0o755)
    return ("\(folder.path)/program", output)
  }

  /// Turns the loop until the program has ended.
  private func finish(_ command: BrightnessCommand, on loop: EventLoop) {
    loop.beforeSleep { [weak command] in command?.deadline }
    while command.deadline != nil {
      loop.turn()
      command.advance(to: loop.now)
    }
  }

  /// Turns the loop until the program has ended and nobody has to wait for it. An ended child of the tests' program that is not
  /// waited for keeps tests of exits from seeing theirs.
  private func reap(_ command: BrightnessCommand, on loop: EventLoop) {
    while !command.isDone { loop.turn() }
  }

  @Test("Brightnesses arrive in their order and the last remains")
  func brightnessesArriveInTheirOrderAndTheLastRemains() throws {
    let loop = EventLoop()
    let (path, output) = program("echo $1 >>OUT")
    let command = try #require(BrightnessCommand(path, loop: loop) { Issue.record("\($0)") })
    for percent in [10, 20, 30] { command.set(percent: percent) }
    finish(command, on: loop)
    #expect(smallFile(output) == "10\n30\n")
  }

  @Test("Its program has no signal blocked or ignored")
  func itsProgramHasNoSignalBlockedOrIgnored() throws {
    let loop = EventLoop()
    var (set, before) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &set, &before)
    let handler = signal(SIGPIPE, SIG_IGN)
    defer {
      pthread_sigmask(SIG_SETMASK, &before, nil)
      signal(SIGPIPE, handler)
    }
    let (path, output) = program("grep -oP 'Sig(Blk|Ign):\\s*\\K.*' /proc/self/status >OUT")
    let command = try #require(BrightnessCommand(path, loop: loop) { Issue.record("\($0)") })
    command.set(percent: 1)
    finish(command, on: loop)
    // Above the ordinary ones are two that the C library keeps for itself.
    let ordinary: UInt64 = 0x7FFF_FFFF
    let sets = smallFile(output)?.split(separator: "\n").map { UInt64($0, radix: 16).map { $0 & ordinary } }
    #expect(sets == [0, 0])
  }

  @Test("A program that does not end is ended")
  func oneThatDoesNotEndIsEnded() throws {
    final class Time { var now = Duration.zero }
    let time = Time()
    var said: [String] = []
    let loop = EventLoop(clock: { time.now })
    let (path, output) = program("[ $1 = 10 ] && sleep 1000\necho $1 >>OUT")
    let command = try #require(BrightnessCommand(path, loop: loop) { said.append($0) })
    command.set(percent: 10)
    command.set(percent: 20)
    time.now = BrightnessCommand.limit
    command.advance(to: time.now)
    #expect(said.count == 1 && said[0].contains("is killed"))
    reap(command, on: loop)
    #expect(smallFile(output) == "20\n")
  }

  @Test("A program that cannot be started is tried again, and reported once")
  func oneThatCannotBeStartedIsStartedAgainAndToldOfOnce() throws {
    final class Time { var now = Duration.zero }
    let time = Time()
    var said: [String] = []
    let loop = EventLoop(clock: { time.now })
    let (path, output) = program("echo $1 >OUT")
    rename(path, path + ".away")
    let command = try #require(BrightnessCommand(path, loop: loop) { said.append($0) })
    command.set(percent: 40)
    for seconds in [1, 3, 7, 15] {
      #expect(command.deadline == .seconds(seconds))
      time.now = .seconds(seconds)
      command.advance(to: time.now)
    }
    #expect(said.count == 1 && said[0].contains("cannot be started"), "\(said)")
    rename(path + ".away", path)
    time.now = .seconds(31)
    command.advance(to: time.now)
    reap(command, on: loop)
    #expect(smallFile(output) == "40\n")
  }

  @Test("A program that is not there is given up until another brightness is wanted")
  func oneThatIsNotThereIsGivenUpUntilAnotherBrightnessIsWanted() throws {
    final class Time { var now = Duration.zero }
    let time = Time()
    let loop = EventLoop(clock: { time.now })
    let command = try #require(BrightnessCommand("\(folder.path)/none", loop: loop) { _ in })
    for _ in 0..<2 {
      command.set(percent: 40)
      var attempts = 0
      while let deadline = command.deadline {
        (time.now, attempts) = (deadline, attempts + 1)
        command.advance(to: deadline)
      }
      #expect(attempts == OpeningRetry.attempts)
    }
  }
}

@Suite struct IdleKeeperTests {
  private let folder = Folder()

  private func lamp(brightness: String, power: String) {
    mkdir("\(folder.path)/lamp", 0o755)
    for (name, text) in [("max_brightness", "77"), ("brightness", brightness), ("bl_power", power), ("type", "raw")] {
      folder.write("lamp/\(name)", text + "\n")
    }
  }

  private func values() -> [String?] {
    ["brightness", "bl_power"].map { smallFile("\(folder.path)/lamp/\($0)").map { String($0.prefix(2)) } }
  }

  @Test("Edits of the command leave no process behind")
  func editsOfTheCommandLeaveNoProcessBehind() throws {
    let loop = EventLoop(clock: { .zero })
    let (first, output) = ("\(folder.path)/lampedit", "\(folder.path)/output")
    folder.write("lampedit", "#!/bin/sh\necho $1 >\(output)\n")
    chmod(first, 0o755)
    var options = IdleOptions()
    options.dim = .seconds(60)
    options.command = first
    let keeper = IdleKeeper(options, loop: loop, lights: folder.path + "/none") { _ in }
    for edit in 0..<5 {
      options.command = "\(first) \(edit)"
      keeper.apply(options, at: .zero)
    }
    while keeper.isCommandRunning {
      loop.turn()
      keeper.advanceCommand(to: .zero)
    }
    #expect(smallFile(output) != nil)
    // A child that nobody waits for stays in the list of processes.
    let left = (FolderContents.names(in: "/proc") ?? []).compactMap { smallFile("/proc/\($0)/stat") }
      .filter { $0.contains("(lampedit)") && $0.contains(" \(getpid()) ") }
    #expect(left == [])
  }

  @Test("A light that was left out goes on", arguments: [("00", "4"), ("00", "0"), ("55", "4")])
  func aLightThatWasLeftOutGoesOn(brightness: String, power: String) {
    lamp(brightness: brightness, power: power)
    let keeper = IdleKeeper(IdleOptions(), loop: EventLoop(clock: { .zero }), lights: folder.path) { _ in }
    #expect(values() == ["77", "0\n"])
    keeper.restore()
    #expect(values() == ["77", "0\n"])
  }

  @Test("A panel that never sleeps leaves a light that is on alone")
  func aPanelThatNeverSleepsLeavesALightThatIsOnAlone() {
    lamp(brightness: "33", power: "0")
    let keeper = IdleKeeper(IdleOptions(), loop: EventLoop(clock: { .zero }), lights: folder.path) { _ in }
    #expect(values() == ["33", "0\n"])
    keeper.restore()
    #expect(values() == ["33", "0\n"])
  }

  @Test("A panel that sleeps begins awake")
  func aPanelThatSleepsBeginsAwake() {
    lamp(brightness: "15", power: "0")
    var options = IdleOptions()
    options.dim = .seconds(60)
    _ = IdleKeeper(options, loop: EventLoop(clock: { .zero }), lights: folder.path) { _ in }
    #expect(values() == ["77", "0\n"])
  }

  @Test(
    "A light that is dimmed or out goes on when the panel is to sleep no more",
    arguments: [Duration.seconds(60), .seconds(120)])
  func aLightThatIsDimmedOrOutGoesOnWhenThePanelIsToSleepNoMore(time: Duration) {
    lamp(brightness: "50", power: "0")
    var options = IdleOptions()
    (options.dim, options.blank, options.brightness) = (.seconds(60), .seconds(120), 20...100)
    let keeper = IdleKeeper(options, loop: EventLoop(clock: { .zero }), lights: folder.path) { _ in }
    let awake = values()
    keeper.advance(to: time)
    #expect(values() != awake)
    keeper.apply(IdleOptions(), at: time)
    #expect(values() == awake)
  }
}
