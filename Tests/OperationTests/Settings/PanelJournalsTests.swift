import Appliance
import Faceplate
import FaceplateTesting
import Glibc
import Headless
import Looks
import Runtime
import Settings
import Testing

@testable import Operation

@Suite("Journals of a panel on the disk")
struct PanelJournalsTests {
  private let folder = "/tmp/faceplate-journals-\(getpid())-\(UInt(bitPattern: ObjectIdentifier(Mark()).hashValue))"
  private final class Mark {}

  /// Shows alarms on a panel whose journals are in a folder, as `run` does, and does something with them.
  ///
  /// - Parameter meanwhile: called when the disk has answered, before the panel ends.
  private func run(
    _ alarms: AlarmCenter, _ log: @escaping (SettingsProblem) -> Void = { _ in }, _ act: () -> Void,
    meanwhile: () -> Void = {}
  ) async {
    let disk = SettingsDisk(SettingsLayers(state: folder + "/panel.conf", declarations: []))
    let stage = Stage(size: Size(width: 300, height: 200), scale: 1, fonts: try! .system()) {
      Color.clear.alarms(alarms)
    }
    stage.journals.beginReading()
    PanelJournals.attach(to: stage, beside: folder + "/panel.conf", on: disk, log: log)
    stage.update()
    disk.wait()
    await settle()
    stage.whileCurrent(act)
    disk.wait()
    await settle()
    meanwhile()
    stage.journals.handOver()
    disk.wait()
    await settle()
  }

  /// Lets what the disk has reported reach the panel.
  private func settle() async { for _ in 0..<20 { await Task.yield() } }

  @Test("The states of alarms outlast the program")
  func restart() async throws {
    mkdir(folder, 0o700)
    let kinds = [AlarmKind("door", "The door is open"), AlarmKind("heat", "Too hot")]
    let before = AlarmCenter(kinds)
    await run(before) {
      before.set("door", to: true)
      before.acknowledge("door", by: "Ann")
      before.set("heat", to: true)
    }
    let after = AlarmCenter(kinds)
    await run(after) {}
    #expect(after.alarms.map(\.state) == [.acknowledged, .unacknowledged])
    #expect(after.journal == before.journal && after.journal.count == 3)
  }

  @Test("The state of an alarm outlasts another alarm that comes and goes with long texts")
  func longTexts() async throws {
    mkdir(folder, 0o700)
    let kinds = [AlarmKind("heat", "Too hot").latching(), AlarmKind("remark", "Remark")]
    let before = AlarmCenter(kinds)
    for round in 0..<3 {
      await run(before) {
        if round == 0 { for isOn in [true, false] { before.set("heat", to: isOn) } }
        for number in 0..<400 {
          let text = String(repeating: "x", count: 4_000) + "\(round) \(number)"
          before.set("remark", to: number % 2 == 0 ? .on : .off, values: [text])
        }
      }
    }
    let after = AlarmCenter(kinds)
    await run(after) {}
    #expect(after["heat"]?.state == .latchedUnacknowledged)
    #expect(after["remark"]?.state == .returned)
  }

  @Test("What a disk has refused is written once it takes it: an alarm is as it was left")
  func repaired() async throws {
    mkdir(folder, 0o700)
    let kinds = [AlarmKind("door", "The door is open")]
    let before = AlarmCenter(kinds)
    await run(before) { before.takeOutOfService("door") }
    let path = folder + "/panel.conf.alarms"
    #expect(rename(path, path + ".away") == 0 && mkdir(path, 0o700) == 0)
    let alarms = AlarmCenter(kinds, journal: before.journal.map(\.line))
    await run(alarms) {
      alarms.takeOutOfService("door", false)
    } meanwhile: {
      #expect(rmdir(path) == 0 && rename(path + ".away", path) == 0)
    }
    let after = AlarmCenter(kinds)
    await run(after) {}
    #expect(after["door"]?.state == .normal)
  }

  /// What a panel logs whose alarm comes, goes and comes again.
  private func logged() async -> [String] {
    let alarms = AlarmCenter([AlarmKind("door", "The door is open")])
    var told: [String] = []
    await run(alarms, { told.append($0.description) }) {
      for isOn in [true, false, true] { alarms.set("door", to: isOn) }
    }
    return told
  }

  @Test("A disk that refuses is told once for reading and once for writing")
  func refused() async throws {
    mkdir(folder, 0o700)
    mkdir(folder + "/panel.conf.alarms", 0o700)
    let told = await logged()
    #expect(told.count == 2)
    #expect(told.first?.contains("panel.conf.alarms: is a directory") == true, "\(told)")
    #expect(told.last?.contains("panel.conf.alarms: cannot be written: Is a directory") == true, "\(told)")
  }

  @Test("Without its directory a journal is empty, and cannot be written")
  func missing() async throws {
    let told = await logged()
    #expect(told.count == 1)
    #expect(told.allSatisfy { $0.contains("cannot be written: No such file or directory") }, "\(told)")
  }
}
