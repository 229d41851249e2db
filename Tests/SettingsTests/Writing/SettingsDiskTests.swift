import Foundation
import Synchronization
import Testing

@testable import Settings

/// Reading and writing on a thread of its own.
struct SettingsDiskTests {
  let scratch = Scratch()

  private func disk(_ faultInjection: FaultInjection = FaultInjection()) -> SettingsDisk {
    SettingsDisk(
      SettingsLayers(
        defaults: [scratch.file("etc.conf")], state: scratch.file(), declarations: oven, faultInjection: faultInjection)
    )
  }

  private func edit(_ id: String, _ text: String?) throws -> SettingEdit {
    try SettingEdit(#require(oven.first { $0.id == id }), to: text, in: "panel.conf")
  }

  private func value(_ id: String, _ snapshot: SettingsSnapshot?) -> String? {
    snapshot?.reading(of: oven).values[id]?.text
  }

  @Test("What is read is reported once")
  func whatIsReadIsReportedOnce() throws {
    scratch.put("[oven]\nfan=true\n")
    let disk = disk()
    disk.read()
    #expect(disk.wait())
    let report = disk.takeReport()
    #expect(report.hasNews && !report.isAnswer && value("oven.fan", report.snapshot) == "true")
    disk.read()
    #expect(disk.wait())
    #expect(disk.takeReport().snapshot == nil, "nothing has changed")
    disk.read(isAnswered: true)
    #expect(disk.wait())
    #expect(disk.takeReport().isAnswer)
  }

  @Test("An unchanged file wakes nobody")
  func anUnchangedFileWakesNobody() throws {
    let disk = disk()
    disk.read()
    #expect(disk.wait())
    _ = disk.takeReport()
    disk.read()
    while !disk.isIdle { sched_yield() }
    var request = pollfd(fd: disk.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, 0) == 0)
  }

  @Test("The panel's own write is no news")
  func theOwnWriteIsNoNews() throws {
    scratch.put("[oven]\nfan=true\n")
    let disk = disk()
    disk.read()
    disk.wait()
    _ = disk.takeReport()
    disk.write([try edit("oven.fan", "false")])
    disk.wait()
    let report = disk.takeReport()
    #expect(report.written.map(\.id) == ["oven.fan"] && !report.hasNews && report.refused == nil)
    #expect(value("oven.fan", report.snapshot) == "false")
    disk.read()
    disk.wait()
    #expect(disk.takeReport().snapshot == nil)
  }

  @Test("A value that others have written in the meantime is news")
  func whatOthersHaveWrittenMeanwhileIsNews() throws {
    scratch.put("[oven]\nfan=true\n")
    let disk = disk()
    disk.read()
    disk.wait()
    _ = disk.takeReport()
    scratch.put("[oven]\nfan=true\ntemperature=99\n")
    disk.write([try edit("oven.fan", "false")])
    disk.wait()
    let report = disk.takeReport()
    #expect(report.hasNews && value("oven.temperature", report.snapshot) == "99")
    #expect(scratch.text() == "[oven]\nfan=false\ntemperature=99\n")
  }

  @Test("Nobody waits for a disk that stalls")
  func nobodyWaitsForADiskThatStalls() throws {
    let (stall, renames) = (Stall(), Counter())
    let disk = disk(
      FaultInjection(refusal: { step in
        if step == .sync { stall.pass() }
        if step == .rename { _ = renames.next() }
        return 0
      }))
    disk.write([try edit("oven.temperature", "30")])
    stall.awaitArrival()
    for temperature in 31...200 { disk.write([try edit("oven.temperature", "\(temperature)")]) }
    disk.write([try edit("oven.fan", "true")])
    disk.read()
    #expect(!disk.wait(atMost: .zero), "the limit holds, too")
    #expect(renames.count == 0 && disk.takeReport().written.isEmpty)
    stall.end()
    #expect(disk.wait())
    #expect(renames.count == 2, "what came during the stall is one write")
    #expect(
      disk.takeReport().written.map { "\($0.id) \($0.text!)" } == [
        "oven.temperature 30", "oven.temperature 200", "oven.fan true",
      ])
    #expect(SettingsFile(path: scratch.file(), declarations: oven).load().values["oven.temperature"] == "200")
  }

  @Test("Edits and a read overtake errands that wait for a slow disk, and a read lets one errand pass")
  func errandsWait() throws {
    scratch.put("[oven]\nfan=true\n")
    let (stall, renames) = (Stall(), Counter())
    let order = Mutex([String]())
    let disk = disk(
      FaultInjection(refusal: { step in
        if step == .rename { _ = renames.next() }
        return 0
      }))
    disk.perform { stall.pass() }
    stall.awaitArrival()
    for number in 1...3 {
      disk.perform {
        let found = disk.takeReport().snapshot == nil ? "nothing" : "files"
        order.withLock { $0.append("\(number): \(renames.count) written, \(found) read") }
      }
    }
    disk.write([try edit("oven.temperature", "30")])
    disk.read()
    stall.end()
    #expect(disk.wait())
    #expect(
      order.withLock { $0 } == [
        "1: 1 written, files read", "2: 1 written, nothing read", "3: 1 written, nothing read",
      ])
  }

  @Test("A refused write comes back whole")
  func aRefusedWriteComesBackWhole() throws {
    let disk = disk(FaultInjection(refusal: { $0 == .write ? ENOSPC : 0 }))
    disk.write([try edit("oven.temperature", "30"), try edit("oven.fan", nil)])
    disk.wait()
    let report = disk.takeReport()
    #expect(report.written.isEmpty && report.refused?.edits.map(\.id) == ["oven.temperature", "oven.fan"])
    #expect(report.refused?.problem.what == "cannot be written: No space left on device")
  }
}

/// A place where a disk stands still until the test lets it go on.
final class Stall: @unchecked Sendable {
  private let condition = NSCondition()
  private var isOver = false
  private var arrivals = 0

  /// Waits until the stall is over.
  func pass() {
    condition.withLock {
      arrivals += 1
      condition.broadcast()
      while !isOver { condition.wait() }
    }
  }

  /// Waits until somebody stands still.
  func awaitArrival() { condition.withLock { while arrivals == 0 { condition.wait() } } }

  /// Lets everybody go on.
  func end() {
    condition.withLock {
      isOver = true
      condition.broadcast()
    }
  }
}
