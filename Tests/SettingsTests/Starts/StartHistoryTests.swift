import Synchronization
import Testing

@testable import Settings

@Suite("Starts that fail because of settings")
struct StartHistoryTests {
  private let scratch = Scratch()
  private let good = ["display.mode": "auto", "oven.fan": "2"]
  private let bad = ["display.mode": "800x480", "oven.fan": "2"]

  /// A start so many seconds after the machine's; whether the settings of before are used, and which.
  private func start(_ texts: [String: String], at second: Int, boot: String = "one") -> [String: String]? {
    StartHistory(state: scratch.file(), boot: boot) { .seconds(second) }.begin(with: texts)?.texts
  }

  private func history(at second: Int) -> StartHistory {
    StartHistory(state: scratch.file(), boot: "one") { .seconds(second) }
  }

  @Test(
    "A start that hangs until the service manager ends it is taken back after three times, as one that crashes at once",
    arguments: [.zero, ServiceTimes.start + ServiceTimes.pause, ServiceTimes.longestFailure])
  func hanging(between starts: Duration) throws {
    let seconds = Int(starts / .seconds(1))
    try history(at: 0).noteGood(good)
    for number in 0..<3 { #expect(start(bad, at: number * seconds) == nil) }
    #expect(start(bad, at: 3 * seconds) == good)
  }

  @Test("After three failed starts in a row the settings that worked are used, until others are there")
  func fallback() throws {
    #expect(start(good, at: 0) == nil)
    try history(at: 10).noteGood(good)
    for second in [100, 110, 120] { #expect(start(bad, at: second) == nil) }
    #expect(start(bad, at: 121) == good)
    // As long as nobody edits anything, whatever the time and the machine's restarts.
    #expect(start(bad, at: 5_000) == good)
    #expect(start(bad, at: 3, boot: "two") == good)
    let others = ["display.mode": "640x480"]
    for second in [10, 11, 12] { #expect(start(others, at: second, boot: "two") == nil) }
    #expect(start(others, at: 13, boot: "two") == good)
  }

  @Test("Starts that are further apart are none of the three", arguments: [[0, 1, 2, 3], [0, 0, 3, 3]])
  func apart(periods: [Int]) throws {
    let longest = Int(StartHistory.period / .seconds(1)) + 1
    try history(at: 0).noteGood(good)
    for period in periods { #expect(start(bad, at: period * longest) == nil) }
  }

  @Test("What a start depends on besides its settings is counted by itself")
  func parts() throws {
    func panel(at second: Int) -> StartHistory {
      StartHistory(state: scratch.file(), of: "panel", boot: "one") { .seconds(second) }
    }
    try history(at: 0).noteGood(good)
    try panel(at: 0).noteGood(["panel-file.a": "one"])
    for second in [1, 2, 3] {
      #expect(start(good, at: second) == nil)
      #expect(panel(at: second).begin(with: ["panel-file.a": "two"]) == nil)
    }
    #expect(start(good, at: 4) == nil)
    #expect(panel(at: 4).begin(with: ["panel-file.a": "two"])?.texts == ["panel-file.a": "one"])
  }

  @Test("What a start turns out to depend on belongs to it")
  func extended() throws {
    try history(at: 0).noteGood(good)
    #expect(start(bad, at: 1) == nil)
    history(at: 1).extend(with: ["oven.more": "x"])
    #expect(history(at: 2).names == ["display.mode", "oven.fan", "oven.more"])
    let all = bad.merging(["oven.more": "x"]) { $1 }
    for second in [2, 3] { #expect(start(all, at: second) == nil) }
    #expect(start(all, at: 4) == good)
  }

  @Test("A file with as many settings as one may have is remembered in one pass", .timeLimit(.minutes(1)))
  func manySettings() throws {
    let texts = Dictionary(uniqueKeysWithValues: (0..<19_000).map { ("group \($0 % 97).key \($0)", "value \($0)") })
    #expect(start(texts, at: 1) == nil)
    try history(at: 11).noteGood(texts)
    let others = ["oven.fan": "2"]
    for second in [20, 21, 22] { #expect(start(others, at: second) == nil) }
    #expect(start(others, at: 23) == texts)
  }

  @Test("Panel files as large as they may be are counted and remembered, also where each byte of them is escaped")
  func largeFiles() throws {
    func files(_ line: String) -> [String: String] {
      ["panel-file.a": String(repeating: line, count: (1 << 20) / line.utf8.count)]
    }
    try history(at: 0).noteGood(files("\n"))
    for second in [1, 2, 3] { #expect(start(files("\n\t"), at: second) == nil) }
    #expect(start(files("\n\t"), at: 4) == files("\n"))
  }

  @Test("The times of another run of the machine say nothing")
  func boots() throws {
    try history(at: 0).noteGood(good)
    for second in [1, 2, 3] { #expect(start(bad, at: second) == nil) }
    for second in [4, 5, 6] { #expect(start(bad, at: second, boot: "two") == nil) }
    #expect(start(bad, at: 7, boot: "two") == good)
  }

  @Test("A program that is ended by somebody has not failed")
  func ended() throws {
    try history(at: 0).noteGood(good)
    for second in 1...9 {
      #expect(start(bad, at: second) == nil)
      if second % 3 == 0 { history(at: second).noteEnd() }
    }
  }

  @Test("An end while the settings of before are used does not bring the failed ones back")
  func endInFallback() throws {
    try history(at: 0).noteGood(good)
    for second in [1, 2, 3] { #expect(start(bad, at: second) == nil) }
    #expect(start(bad, at: 4) == good)
    history(at: 5).noteEnd()
    #expect(start(bad, at: 6) == good)
  }

  @Test("Settings that worked last do not stand in for themselves, nor does nothing")
  func nothingElse() throws {
    for second in 1...6 { #expect(start(bad, at: second) == nil, "nothing has worked yet") }
    try history(at: 7).noteGood(bad)
    for second in 8...16 { #expect(start(bad, at: second) == nil) }
    #expect(scratch.status(".panel.conf.good").st_mode & 0o777 == 0o600)
  }

  @Test(
    "Whatever the two files hold, a start goes on",
    arguments: ["", "[faceplate.starts]\ntimes=x -5 9999999999999999999 1\n", "\u{0}\u{1}"])
  func faulty(text: String) throws {
    scratch.put(text, as: ".panel.conf.starts")
    scratch.put(text, as: ".panel.conf.good")
    #expect(start(bad, at: 100) == nil)
  }

  @Test("All that files say is remembered, of pages too that have not been opened, without translations")
  func texts() throws {
    scratch.put("[oven]\nfan=9\nfan=2\nfan=x\nfan[de]=5\n[later]\npage=a\\nb\n[trial]\nformer=oven.fan\n")
    let layers = SettingsLayers(
      state: scratch.file(),
      declarations: [
        SettingDeclaration(id: "oven.fan", defaultText: "1", check: { Int($0) == nil ? "must be a number" : nil })
      ])
    let snapshot = layers.snapshot()
    #expect(snapshot.texts(with: layers.reading(of: snapshot)) == ["oven.fan": "2", "later.page": "a\nb"])
  }
}
