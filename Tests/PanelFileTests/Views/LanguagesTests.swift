import Controls
import FaceplateTesting
import Glibc
import Localization
import Testing
import Values

@testable import Links
@testable import Looks
@testable import PanelFile
@testable import Runtime

@MainActor @Suite("Languages and keyboards of panel files") struct LanguagesTests {
  private static let text = """
    panel: {keyboards: [de, "fr(oss)"]}
    values:
      a: {type: number, in: 0..9, initial: 3}
      b: {type: number, in: 0..9, initial: 4}
      mode: {type: choice, options: {hot: Hot, cold: Cold}}
    languages:
      de: {"{a} of {b}": "Von {b} sind es {a}", Go: Los, Sure?: Sicher?, Hot: Heiß, Mode: Betriebsart, 100 %: Alles}
    pages:
      start:
        body:
          - text: "{a} of {b}"
          - text: 100 %
          - text: "Mode {mode}"
          - mode
          - button: {label: Go, tap: [{ask: Sure?}]}
    """

  private func panel(_ language: String) throws -> ShownPanel {
    let panel = try ShownPanel(Self.text)
    try panel.harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag(language))) }
    try panel.harness.frame()
    return panel
  }

  @Test("Texts, options and questions follow the language, with their values in any order")
  func german() throws {
    let panel = try panel("de-AT")
    #expect(panel.harness.labels.contains("Von 4 sind es 3"))
    #expect(panel.harness.labels.contains("Alles"))
    #expect(panel.harness.labels.contains("Mode Heiß"))
    #expect(try panel.harness.value(of: "Betriebsart") == "Heiß")
    try panel.harness.tap("Los")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("Sicher?"))
  }

  @Test("A date, a time of day and a duration in a text are written as their controls write them")
  func dates() throws {
    let panel = try ShownPanel(
      """
      values:
        day: {type: date, initial: 2027-03-04, label: Day}
        wake: {type: time, initial: "18:05", label: Wake}
        rest: {type: duration, in: 0 s..2 h, step: 500 ms, initial: 2500 ms, label: Rest}
      pages: {start: {body: [{text: "On {day} at {wake} for {rest}"}, day, wake, rest]}}
      """)
    try panel.harness.setEnvironment {
      $0.setLanguage(Localizer(LanguageTag("de")))
      $0.hourCycle = .twelve
    }
    try panel.harness.frame()
    let texts = try ["Day, Datum", "Wake, Uhrzeit", "Rest"].map { try panel.harness.value(of: $0) }
    #expect(texts == ["4. März 2027", "6:05 PM", "2,5 s"])
    let labels = panel.harness.labels.map { String($0.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 }) }
    #expect(labels.contains("On 4. März 2027 at 6:05 PM for 2,5 s"), "\(labels)")
    // For programs they have the form of the config file.
    #expect(panel.kept("day") == "2027-03-04" && panel.kept("wake") == "18:05")
  }

  @Test("The reason why an order was refused is in the language of the panel, and the log stays English")
  func refusal() throws {
    let panel = try panel("de")
    var lines: [String] = []
    panel.model.log = { lines.append($0) }
    let refusals = panel.model.outside.refusals
    func notice(_ why: String) throws -> String? {
      panel.model.sayRefused(why, of: "Ofen")
      return refusals.notice.value?.string
    }
    #expect(
      try notice("the device cannot hold this value")?.contains("(Das Gerät kann diesen Wert nicht aufnehmen)") == true)
    #expect(try notice("the device has failed; look at the device itself")?.contains("(Das Gerät ist gestört)") == true)
    #expect(try notice("the message cannot be sent")?.contains("(Die Nachricht kann nicht gesendet werden)") == true)
    let texts = try #require(panel.model.texts)
    panel.model.run = { order, _ in
      LinkFault(LinkFault.stillRunning, detail: "\(order.name) is not run: backup has not ended yet")
    }
    panel.model.perform([.run("beep", arguments: [])], ActionContext(texts: texts, title: "Piepen"))
    #expect(lines == ["beep is not run: backup has not ended yet"])
    #expect(refusals.notice.value?.string.contains("Piepen (Ein Befehl läuft noch)") == true)
  }

  @Test("The reason why a value is not known is in the language of the panel, without the advice for the log")
  func reasons() throws {
    let german = Localizer(LanguageTag("de"))
    let devices = [1, 2, 3, 4, 6, 9, 10, 11].map { ModbusFault.exception($0).reason } + [ModbusFault.silent.reason]
    let value = LinkedValue("c", .number)
    let services = [EHOSTUNREACH, EACCES, ETIMEDOUT, EIO].map {
      LinkFault(DBusFault(code: -$0, "org.a.b C"), of: value).reason
    }
    let others = [
      LinkFault.invalid, LinkFault.noValue, LinkFault.notStarted, LinkFault.stillRunning, LinkFault.commandFailed,
      LinkFault.unreadable, Quality.otherKind, "the expression has no result",
    ]
    for why in devices + services + others {
      let text = german(Quality.bad(why).words)
      #expect(text != why, "\(why)")
    }
    #expect(
      german(Quality.bad("the device is busy; write a longer every:").words) == "Das Gerät ist beschäftigt")
  }

  @Test("A value of a device that is no value says so in the language of the panel")
  func unreadable() throws {
    let panel = try ShownPanel(
      """
      links: {plc: {modbus: tcp://plc.lan}}
      values: {target: {type: number, label: Ziel, in: 0..9, modbus: {holding: 0}}}
      pages: {start: {body: [target]}}
      """)
    try panel.harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag("de"))) }
    let fault = LinkedValue("target", .number).fault(of: "x", from: "the register")
    #expect(fault.description == "the register is not a value of target: “x”")
    try panel.tell("target", fault.quality)
    #expect(try panel.harness.value(of: "Ziel") == "Der gelesene Wert ist ungültig")
  }

  @Test("A value in an Arabic sentence is drawn as one piece, and a script reads the sentence without marks")
  func isolatedValues() throws {
    let panel = try ShownPanel(
      """
      values: {now: {type: number, unit: °C, initial: 9}}
      languages: {ar: {"Now {now}": "الآن {now}", "Warm {now}?": "دافئ {now}؟"}}
      pages: {start: {body: [{text: "Now {now}"}, {button: {label: Ask, tap: [{ask: "Warm {now}?"}]}}]}}
      """)
    try panel.harness.setEnvironment { $0.setLanguage(Localizer(LanguageTag("ar"))) }
    try panel.harness.frame()
    #expect(panel.harness.labels.contains("الآن 9\u{202F}°C"))
    let texts = try #require(panel.model.texts)
    let text = panel.model.key(TextTemplate(parts: [.literal("Now "), .expression(.value("now"), .number)]), texts)
    var environment = EnvironmentValues()
    environment.localizer = texts.words
    #expect(text.runs(in: environment).map(\.content).joined() == "الآن \u{2068}9\u{202F}°C\u{2069}")
    try panel.harness.tap("Ask")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("دافئ 9\u{202F}°C؟"))
  }

  @Test("A language without translations has the texts of the file")
  func other() throws {
    let panel = try panel("fr")
    #expect(panel.harness.labels.contains("3 of 4"))
  }

  @Test("A translation of no text is worth a warning, and keeps nothing from working")
  func stray() {
    let reading = Panels.read("languages: {de: {Sart: Anfang}}\npages: {start: {body: [{text: Start}]}}")
    #expect(reading.document != nil)
    #expect(
      reading.problems.map(\.description) == [
        "panel.yaml:1:18: warning: the panel has no text “Sart”; did you mean Start?"
      ])
  }

  @Test("The keyboard of the screen has the file's layouts, unless the config file names some")
  func keyboards() throws {
    let panel = try ShownPanel(
      "panel: {keyboards: [cz, de]}\nvalues: {a: {type: text}}\npages: {start: {body: [a]}}")
    let document = try #require(panel.model.document)
    #expect(document.look[PanelKeys.keyboards] == ["cz", "de"])
  }
}
