import Glibc
import Machine
import Synchronization
import Testing

@testable import Settings

/// Several writers of one file, none of which loses what another wrote.
struct SettingsWritersTests {
  let scratch = Scratch()

  private func file(faultInjection: FaultInjection = FaultInjection()) -> SettingsFile {
    SettingsFile(path: scratch.file(), declarations: oven, faultInjection: faultInjection)
  }

  @Test("An edit between reading and renaming is merged")
  func anEditBetweenReadingAndRenamingIsMerged() throws {
    scratch.put("[oven]\nfan=true\ntemperature=50\n")
    let count = Counter()
    let file = file(
      faultInjection: FaultInjection(meanwhile: { [scratch] in
        if count.next() == 1 { scratch.put("[oven]\nfan=true\ntemperature=60\n# hot\n") }
      }))
    try file.write(["oven.fan": "false"])
    #expect(scratch.text() == "[oven]\nfan=false\ntemperature=60\n# hot\n")
  }

  @Test("A file that never rests is left alone")
  func aFileThatNeverRestsIsLeftAlone() throws {
    scratch.put("[oven]\nfan=true\n")
    let count = Counter()
    let file = file(
      faultInjection: FaultInjection(meanwhile: { [scratch] in
        let number = count.next()
        scratch.put("[oven]\nfan=true\n#\(String(repeating: "x", count: number))\n")
      }))
    let problem = #expect(throws: SettingsProblem.self) { try file.write(["oven.fan": "false"]) }
    #expect(problem?.what == "another program keeps changing the file")
    #expect(scratch.text()?.contains("fan=true") == true)
    #expect(scratch.names == [".panel.conf.lock", "panel.conf"])
  }

  @Test("A file that disappears in the meantime is made again")
  func aFileThatGoesMeanwhileIsMadeAnew() throws {
    scratch.put("[oven]\nfan=true\n")
    let path = scratch.file()
    try file(faultInjection: FaultInjection(meanwhile: { unlink(path) })).write(["oven.fan": "false"])
    #expect(scratch.text()?.hasSuffix("fan=false\n") == true)
  }

  @Test("Other writers are locked out until all is done")
  func otherWritersAreLockedOutUntilAllIsDone() throws {
    let (path, refusals) = (scratch.file(".panel.conf.lock"), Counter())
    let knock: @Sendable () -> Void = {
      guard let lock = Descriptor(open(path, O_RDONLY)) else { return }
      if flock(lock.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { _ = refusals.next() }
    }
    try file(faultInjection: FaultInjection(meanwhile: knock)).write(["oven.fan": "false"])
    #expect(refusals.count == 1)
    knock()
    #expect(refusals.count == 1, "the lock is gone with the write")
  }

  @Test("A copy of the descriptor keeps no lock")
  func aCopyOfTheDescriptorKeepsNoLock() throws {
    // A child process that is being started holds such copies between fork and exec.
    let path = scratch.file(".panel.conf.lock")
    let copies = Mutex<[CInt]>([])
    defer { for copy in copies.withLock({ $0 }) { close(copy) } }
    let fork: @Sendable () -> Void = {
      for number in descriptors(on: path) { copies.withLock { $0.append(dup(number)) } }
    }
    try file(faultInjection: FaultInjection(meanwhile: fork)).write(["oven.fan": "false"])
    #expect(copies.withLock { $0.count } == 1)
    let other = open(path, O_RDONLY)
    #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    close(other)
  }

  @Test("Threads lose nothing")
  func threadsLoseNothing() async throws {
    await withTaskGroup(of: Void.self) { group in
      for id in ["a", "b", "c", "d"] {
        group.addTask {
          let declarations = (0..<25).map { SettingDeclaration(id: "\(id).\($0)", defaultText: "") }
          let file = SettingsFile(path: scratch.file(), declarations: declarations, faultInjection: .patient)
          for declaration in declarations {
            #expect(throws: Never.self) { try file.write([declaration.id: declaration.id]) }
          }
        }
      }
    }
    let all = ["a", "b", "c", "d"].flatMap { id in (0..<25).map { "\(id).\($0)" } }
    let file = SettingsFile(
      path: scratch.file(), declarations: all.map { SettingDeclaration(id: $0, defaultText: "") })
    let reading = file.load()
    #expect(reading.values == Dictionary(uniqueKeysWithValues: all.map { ($0, $0) }))
    #expect(reading.problems.isEmpty)
  }

  @Test("Another program loses nothing", .enabled(if: access("/usr/bin/flock", X_OK) == 0))
  func anotherProgramLosesNothing() throws {
    scratch.put("[oven]\ntemperature=30\n[sign]\ntext=0\n")
    let script = """
      i=0; while [ $i -lt 40 ]; do i=$((i + 1)); \
      flock \(scratch.file(".panel.conf.lock")) sed -i "s/^text=$((i - 1))$/text=$i/" \(scratch.file()) || exit; done
      """
    let program = try start(["/bin/sh", "-c", script])
    let file = file(faultInjection: .patient)
    for temperature in 31...130 { try file.write(["oven.temperature": "\(temperature)"]) }
    try wait(for: program)
    #expect(scratch.text() == "[oven]\ntemperature=130\n[sign]\ntext=40\n")
  }

  @Test("Readers never see a part")
  func readersNeverSeeAPart() async throws {
    let texts = ["x", "y"].map { String(repeating: $0, count: 200_000) }
    try file().write(["sign.text": texts[0]])
    let done = Counter()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for text in texts + texts + texts { #expect(throws: Never.self) { try file().write(["sign.text": text]) } }
        _ = done.next()
      }
      group.addTask {
        repeat {
          let text = file().load().values["sign.text"]
          #expect(text.map(texts.contains) == true)
        } while done.count == 0
      }
    }
  }
}
