import ProgramFixtures
import Runtime
import Testing

@testable import LinuxHost
@testable import Looks
@testable import Operation
@testable import Settings

@Suite("What comes again and again in the log")
struct RepeatedLinesTests {
  /// A log with a clock that is told by hand.
  private final class Log {
    var time = Duration.zero
    private(set) var written: [String] = []
    private(set) var log: PanelLog!

    init() {
      log = PanelLog(journal: nil, write: { [unowned self] in written.append($0) }, now: { [unowned self] in time })
    }

    /// Says a line, and then once in each pause, and writes what waits.
    func say(_ text: String, times: Int, every pause: Duration) {
      for _ in 0..<times {
        log.write(text, .machine)
        time += pause
        log.writeRepeated(at: time)
      }
    }
  }

  @Test("A problem that lasts for a day costs five lines at its start, and then ever fewer")
  func lasting() {
    let log = Log()
    log.say("The device does not answer.", times: 86_400, every: .seconds(1))
    // After 1, 2, 4, 8, 16 and 32 minutes, and then every hour.
    #expect(log.written.count == 5 + 6 + 22)
    #expect(
      log.written[4..<7] == [
        "The device does not answer.", "The device does not answer. (and 55 more like it)",
        "The device does not answer. (and 120 more like it)",
      ])
  }

  @Test("What comes and goes in turns is written in the order in which it was said last, so that the last line is true")
  func flapping() {
    let log = Log()
    for _ in 0..<50 {
      log.log.write("It is lost.\n  fix: plug it in", .machine)
      log.log.write("It is back.", .machine)
    }
    log.log.write("It is lost.\n  fix: plug it in", .machine)
    log.log.writeRepeated(at: .seconds(59))
    let atOnce = ["It is lost.\n  fix: plug it in", "It is back."]
    #expect(log.written == Array([atOnce, atOnce, atOnce, atOnce, atOnce].joined()))
    log.log.writeRepeated(at: .seconds(60))
    #expect(
      log.written[10...] == [
        "It is back. (and 45 more like it)", "It is lost. (and 46 more like it)\n  fix: plug it in",
      ])
  }

  @Test("A connection that is back is logged once after each interruption that was logged")
  func connection() {
    let log = Log()
    let (back, lost) = ("broker: connected to mqtt://broker.lan", "broker: no connection to mqtt://broker.lan: ")
    for _ in 0..<8 {
      log.log.write(lost + "it was lost", .settings)
      log.log.write(back, .settings)
      log.time += .seconds(1)
    }
    #expect(log.written.count == 10)
    // Another interruption is news, and so is its end, with those that were counted before it.
    log.log.write(lost + "the name is not known", .settings)
    log.log.write(back, .settings)
    log.log.write(back, .settings)
    #expect(log.written[10...] == [lost + "the name is not known", back + " (and 3 more like it)"])
    log.log.write(lost + "it was lost", .settings)
    log.log.write(back, .settings)
    log.time = .seconds(60)
    log.log.writeRepeated(at: log.time)
    #expect(log.written[12...] == [lost + "it was lost (and 4 more like it)", back + " (and 2 more like it)"])
    log.log.write("plc: connected to tcp://plc.lan", .settings)
    #expect(log.written.count == 15)
  }

  @Test("After a time without it a problem is new again")
  func quiet() {
    let log = Log()
    log.say("The device does not answer.", times: 1, every: .seconds(60))
    log.say("The device does not answer.", times: 1, every: .seconds(1))
    #expect(log.written == ["The device does not answer.", "The device does not answer."])
  }

  @Test("The end of the panel does not wait for what has come again")
  func end() {
    let log = Log()
    log.say("The device does not answer.", times: 7, every: .zero)
    log.log.writeRepeated(at: nil)
    #expect(log.written.count == 6)
    #expect(log.written.last == "The device does not answer. (and 2 more like it)")
  }

  @Test(
    "A setting that is wrong at every reading costs a line when it becomes wrong, and one when nothing is wrong any more"
  )
  func settings() throws {
    let folder = try Folder()
    let desk = try Desk(folder) { Text("A panel") }
    let wrong = "[display]\nrotation=91\n"
    for size in ["small", "large"] {
      folder.write(wrong + "[panel]\ntext-size=\(size)\n", to: "panel.conf")
      try desk.noticeEdit()
    }
    #expect(desk.lines.count == 1 && desk.lines[0].contains("display.rotation is “91”"), "\(desk.lines)")
    folder.write("[display]\nrotation=90\n", to: "panel.conf")
    try desk.noticeEdit()
    #expect(desk.lines.count == 2 && desk.lines.last?.hasSuffix("nothing is wrong with the settings any more.") == true)
  }

  @Test("A panel file with the same mistake in each version costs a line when it is made, and one when it is corrected")
  func panelFile() throws {
    let desk = try PanelDesk("pages: {start: {body: [{text: One}]}}\n")
    func save(_ text: String, until isDone: () -> Bool) throws {
      #expect(
        try desk.save {
          desk.folder.write(text, to: "panel.yaml")
        } until: {
          isDone()
        })
    }
    try save("pages: {start: {body: [{tetx: One}]}}\n") { !desk.problems.isEmpty }
    try save("pages: {start: {body: [{text: Two}]}}\n") { desk.panel.labels == ["Two"] }
    #expect(desk.problems.count == 1, "\(desk.problems)")
    #expect(desk.lines.count == 1 && desk.lines[0].hasSuffix("nothing is wrong with the panel file any more."))
  }
}
