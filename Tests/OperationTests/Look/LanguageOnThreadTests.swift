import Faceplate
import FaceplateTesting
import Foundation
import Localization
import ProgramFixtures
import Synchronization
import Testing

@testable import LinuxHost
@testable import Operation

/// Translations on a slow disk: a thread reads each language only once the test lets it.
@Suite("A running panel changes its language without waiting for the disk")
struct LanguageOnThreadTests {
  private nonisolated final class SlowDisk: Sendable {
    private struct State {
      var begun: [String] = []
      var ended = 0
    }

    private let state = Mutex(State())
    private let answer = DispatchSemaphore(value: 0)

    /// The languages whose reading has begun.
    var begun: [String] { state.withLock { $0.begun } }
    /// How many readings have ended.
    var ended: Int { state.withLock { $0.ended } }

    func read(_ tables: LanguageTables) -> LanguageTables.Read {
      state.withLock { $0.begun.append(tables.language?.text ?? "none") }
      answer.wait()
      let read = tables.read()
      state.withLock { $0.ended += 1 }
      return read
    }

    /// Lets one reading go on.
    func recover() { answer.signal() }
  }

  private final class Seen {
    var languages: [String] = []
  }

  private struct Steps: View {
    let seen: Seen
    @Environment(\.localizer) private var localizer

    var body: some View {
      let language = localizer.languageCode ?? "none"
      if seen.languages.last != language { seen.languages.append(language) }
      return VStack {
        Text("Steps")
        Stepper("Count", onIncrement: {}, onDecrement: {})
      }
    }
  }

  /// A panel in German, whose first frame has been shown.
  private final class Running {
    let desk: Desk
    let disk = SlowDisk()
    private let seen = Seen()
    private var follower: SettingsFollower?
    /// What follows the settings; `nil` once it is gone.
    private(set) weak var following: SettingsFollower?
    private(set) var faults: [String] = []
    /// The languages that were shown.
    var languages: [String] { seen.languages }

    init(_ catalog: String = Running.catalog) throws {
      let folder = try Folder()
      folder.makeFolder("Localizations")
      folder.write(catalog, to: "Localizations/Localizable.xcstrings")
      folder.write("[panel]\nlanguage=de\n", to: "panel.conf")
      let desk = try Desk(folder) { [seen] in Steps(seen: seen) }
      self.desk = desk
      let language = PanelLanguage(
        besides: folder.file("panel.conf"), log: { [unowned self] in faults.append($0) },
        read: { [disk] in disk.read($0) })
      let follower = SettingsFollower(
        stage: desk.panel.stage, settings: desk.settings, commandLine: [], language: language,
        log: { Issue.record("\($0)") })
      (self.follower, following) = (follower, follower)
      follower.follow()
      desk.onChange = { [weak follower] in follower?.follow() }
      try desk.panel.frame()
      follower.noteShown(on: desk.loop)
      seen.languages = [seen.languages.last ?? ""]
    }

    private static let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "Steps": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Schritte" } },
        "fr": { "stringUnit": { "state": "translated", "value": "Marches" } },
        "es": { "stringUnit": { "state": "translated", "value": "Pasos" } }
      } } } }
      """

    func wish(_ language: String) throws {
      desk.folder.write("[panel]\nlanguage=\(language)\n", to: "panel.conf")
      try desk.noticeEdit()
    }

    /// Lets the panel turn until the thread reads a language, the last of these.
    func turn(untilBegun languages: [String]) throws { try desk.turn(until: { disk.begun == languages }) }

    /// Ends what follows the settings.
    func end() { follower = nil }
  }

  @Test("The panel shows its language until the next one has been read, and then all words change together")
  func change() throws {
    let before = Localizer.current
    defer { Localizer.current = before }
    let running = try Running()
    let panel = running.desk.panel
    #expect(panel.contains("Schritte") && panel.contains("Erhöhen") && running.disk.begun.isEmpty)
    try running.wish("fr")
    try running.turn(untilBegun: ["fr"])
    for _ in 0..<10 { try running.desk.turn(.milliseconds(100)) }
    #expect(panel.contains("Schritte") && panel.contains("Erhöhen") && Localizer.current.languageCode == "de")
    running.disk.recover()
    try running.desk.turn(until: { panel.contains("Marches") })
    #expect(panel.contains("Augmenter") && Localizer.current.languageCode == "fr")
    #expect(running.languages == ["de", "fr"] && running.disk.begun == ["fr"])
  }

  @Test("After quick changes the last language is shown, and none of those between")
  func quick() throws {
    let before = Localizer.current
    defer { Localizer.current = before }
    let running = try Running()
    try running.wish("fr")
    try running.turn(untilBegun: ["fr"])
    try running.wish("pl")
    try running.wish("es")
    running.disk.recover()
    try running.turn(untilBegun: ["fr", "es"])
    #expect(running.desk.panel.contains("Schritte"))
    running.disk.recover()
    try running.desk.turn(until: { running.desk.panel.contains("Pasos") })
    #expect(running.languages == ["de", "es"])
  }

  @Test("A wish that is taken back while its language is read changes nothing")
  func takenBack() throws {
    let before = Localizer.current
    defer { Localizer.current = before }
    let running = try Running()
    try running.wish("fr")
    try running.turn(untilBegun: ["fr"])
    try running.wish("de")
    running.disk.recover()
    try running.desk.turn(until: { running.disk.ended == 1 })
    try running.wish("es")
    running.disk.recover()
    try running.desk.turn(until: { running.desk.panel.contains("Pasos") })
    #expect(running.languages == ["de", "es"] && running.disk.begun == ["fr", "es"])
  }

  @Test("A panel that ends while a thread reads shows nothing more")
  func end() throws {
    let before = Localizer.current
    defer { Localizer.current = before }
    let running = try Running()
    try running.wish("fr")
    try running.turn(untilBegun: ["fr"])
    running.end()
    #expect(running.following == nil)
    running.disk.recover()
    try running.desk.turn(until: { running.disk.ended == 1 })
    for _ in 0..<10 { try running.desk.turn(.milliseconds(100)) }
    #expect(running.languages == ["de"] && Localizer.current.languageCode == "de")
  }

  @Test("A file that cannot be used is reported once, and the toolkit's words change all the same")
  func fault() throws {
    let before = Localizer.current
    defer { Localizer.current = before }
    let running = try Running("{")
    #expect(running.desk.panel.contains("Erhöhen") && running.faults.count == 1)
    for (language, word) in [("fr", "Augmenter"), ("de", "Erhöhen")] {
      try running.wish(language)
      running.disk.recover()
      try running.desk.turn(until: { running.desk.panel.contains(word) })
    }
    #expect(running.faults.count == 1 && running.faults[0].contains("Localizable.xcstrings"))
  }
}
