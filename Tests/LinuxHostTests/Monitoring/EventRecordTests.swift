import Controls
import Glibc
import Graphics
import Machine
import Runtime
import Testing

@testable import LinuxHost

@Suite struct EventRecordTests {
  private let folder = Folder()
  private var path: String { "\(folder.path)/panel.conf.events" }

  private func report() -> CrashReport? {
    var found: CrashReport?
    _ = EventRecord(path: path) { found = $0 }
    return found
  }

  /// The file as it is while its program still runs, which is what one leaves that is killed.
  private func copied(to name: String) {
    let (from, to) = (fopen(path, "r")!, fopen("\(folder.path)/\(name)", "w")!)
    var byte = fgetc(from)
    while byte != EOF {
      fputc(byte, to)
      byte = fgetc(from)
    }
    fclose(from)
    fclose(to)
  }

  @Test("An orderly end leaves no report")
  func anOrderlyEndLeavesNoReport() {
    EventRecord(path: path)?.note("touch", at: .seconds(1))
    #expect(report() == nil)
  }

  @Test("A program that is killed leaves its last hundred events")
  func aProgramThatIsKilledLeavesItsLastHundredEvents() async {
    setenv("FACEPLATE_TEST_KILLED", path, 1)
    defer { unsetenv("FACEPLATE_TEST_KILLED") }
    await #expect(processExitsWith: .signal(SIGKILL)) {
      await MainActor.run {
        guard let record = EventRecord(path: String(cString: getenv("FACEPLATE_TEST_KILLED"))) else { exit(1) }
        let now = MonotonicTime.now()
        for number in 0..<250 { record.note(line: "line \(number)", at: now) }
        for step in 0..<3 { record.note("touch", at: now + .milliseconds(step)) }
        record.noteFrame()
        record.noteFrame()
        kill(getpid(), SIGKILL)
      }
    }
    let report = report()
    #expect(report?.signal == 0 && report?.events.count == 100)
    #expect(report?.events.first?.text == "line 151" && report?.events.dropLast().last?.text == "line 249")
    #expect(report?.events.last.map { [$0.times, $0.frames] } == [3, 2] && report?.events.last?.text == "touch")
    #expect(report?.description.hasSuffix("touch ×3 (2 frames)\n") == true)
    #expect(self.report() == nil, "it is told once")
  }

  @Test("A crash names its signal")
  func aCrashNamesItsSignal() async {
    setenv("FACEPLATE_TEST_ABORTED", path, 1)
    defer { unsetenv("FACEPLATE_TEST_ABORTED") }
    await #expect(processExitsWith: .signal(SIGABRT)) {
      await MainActor.run {
        guard let record = EventRecord(path: String(cString: getenv("FACEPLATE_TEST_ABORTED"))) else { exit(1) }
        record.note("touch", at: MonotonicTime.now())
        // This may be a worker thread, which blocks the signal; a panel's main thread does not. Since glibc 2.41, abort()
        // calls no handler in a thread that blocks it.
        var abort = sigset_t()
        sigemptyset(&abort)
        sigaddset(&abort, SIGABRT)
        pthread_sigmask(SIG_UNBLOCK, &abort, nil)
        Glibc.abort()
      }
    }
    let report = report()
    #expect(report?.signal == Int(SIGABRT) && report?.events.map(\.text) == ["touch"])
  }

  @Test("A record that is in use is left alone")
  func aRecordThatIsInUseIsLeftAlone() throws {
    let record = try #require(EventRecord(path: path))
    record.note("touch", at: .zero)
    #expect(EventRecord(path: path) == nil)
    copied(to: "copy")
    var found: CrashReport?
    _ = EventRecord(path: "\(folder.path)/copy") { found = $0 }
    #expect(found?.events.map(\.text) == ["touch"])
  }

  @Test("A link in place of the record is left alone, and the file that it stands for keeps its content")
  func links() {
    for (name, makeLink) in [("symbolic", symlink), ("hard", Glibc.link)] {
      let (file, link) = ("\(folder.path)/\(name)", "\(folder.path)/\(name).events")
      let other = fopen(file, "w")!
      fputs("kept", other)
      fclose(other)
      #expect(makeLink(file, link) == 0)
      #expect(EventRecord(path: link) == nil)
      var status = stat()
      #expect(stat(file, &status) == 0 && status.st_size == 4)
    }
  }

  @Test("The file is for its owner alone and has its room from the beginning")
  func theFileIsForItsOwnerAloneAndHasItsRoomFromTheBeginning() throws {
    let record = try #require(EventRecord(path: path))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600 && status.st_size == EventLayout.size)
    #expect(Int(status.st_blocks) * 512 >= EventLayout.size, "a store must find its block")
    withExtendedLifetime(record) {}
  }

  @Test("A file that another program has cut off ends no panel, and takes the next events")
  func cutOff() async throws {
    setenv("FACEPLATE_TEST_CUT", path, 1)
    defer { unsetenv("FACEPLATE_TEST_CUT") }
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let path = String(cString: getenv("FACEPLATE_TEST_CUT"))
        guard let record = EventRecord(path: path) else { exit(1) }
        record.note("touch", at: .seconds(1))
        guard truncate(path, 0) == 0 else { exit(2) }
        record.note("touch", at: .seconds(2))
        record.noteFrame()
        record.note(line: "a line", at: .seconds(3))
        var status = stat()
        exit(stat(path, &status) == 0 && Int(status.st_size) > EventLayout.place(of: 1) ? 0 : 3)
      }
    }
  }

  @Test("A start continues, whatever the file holds", arguments: 0..<200)
  func whateverTheFileHoldsAStartGoesOn(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var bytes = (0..<EventLayout.size).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state)
    }
    withUnsafeBytes(of: EventLayout.running) { bytes.replaceSubrange(0..<8, with: $0) }
    let report = try #require(CrashReport(bytes[...]))
    #expect(report.events.count == 100 && report.description.split(separator: "\n").count == 104)
    #expect(CrashReport(bytes.dropLast()) == nil)
  }

  @Test("What is noted of input is that it happened")
  func whatIsNotedOfInputIsThatItHappened() {
    let place = Point(x: 12, y: 34)
    let kinds: [InputEvent.Kind] = [
      .contact(id: 0, phase: .down, at: place), .contact(id: 0, phase: .moved, at: place),
      .contact(id: 0, phase: .up, at: place), .key(.enter, isDown: true), .key(.enter, isDown: false),
      .knobTurned(detents: 3), .knobPressed(isDown: true), .hover(at: place), .cancelAll,
    ]
    #expect(
      kinds.map { $0.note.map { "\($0)" } ?? "" } == [
        "touch", "", "lift", "key", "", "turn", "knob press", "", "input lost",
      ])
  }
}
