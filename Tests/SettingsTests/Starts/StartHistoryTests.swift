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

  @Test("After three failed starts within a minute the settings that worked are used, until others are there")
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

  @Test(
    "Starts that are further apart, were before the machine's own, or worked are none of the three",
    arguments: [[0, 31, 62, 93], [0, 1, 70, 71]])
  func apart(seconds: [Int]) throws {
    try history(at: 0).noteGood(good)
    for second in seconds { #expect(start(bad, at: second) == nil) }
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
