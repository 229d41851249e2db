import Faceplate
import FaceplateTesting
import Glibc
import ProgramFixtures
import Synchronization
import Testing

@testable import LinuxHost
@testable import Operation
@testable import Settings

@Suite("Display and input settings that somebody has to keep")
struct SettingsOnTrialTests {
  /// A page of settings in the application itself.
  private struct Page: View {
    @Tweak("display.rotation") private var rotation = 0
    var body: some View {
      VStack {
        Text("Turned by \(rotation)")
        Button("Turn") { rotation = 90 }
      }
    }
  }

  private let folder: Folder

  init() throws { folder = try Folder() }

  private func desk() throws -> Desk { try Desk(folder) { Page() } }

  /// What `kiosk set` does beside a running panel.
  private func set(_ id: String, _ text: String, isOnTrial: Bool = true) throws {
    let layers = SettingsLayers(state: folder.file("panel.conf"), declarations: [])
    layers.declareMachine()
    try layers.state.write([id: text], onTrial: isOnTrial ? [id] : [])
  }

  @Test("Set beside the panel, it is used and asked about; Keep keeps it, and the note goes")
  func kept() throws {
    folder.write("[display]\nmode=1024x768\n", to: "panel.conf")
    let desk = try desk()
    try set("display.mode", "800x480")
    try desk.noticeEdit()
    #expect(desk.value("display.mode") == "800x480")
    #expect(desk.panel.contains("display.mode is 800x480 now."))
    #expect(desk.file.contains("begun=true"))
    try desk.turn(.seconds(2))
    try desk.panel.tap("Keep")
    try desk.turn(until: { desk.settings.isAtRest && desk.file == "[display]\nmode=800x480\n" })
    #expect(!desk.panel.contains("Keep"))
    try desk.turn(.seconds(60))
    #expect(desk.value("display.mode") == "800x480" && desk.file == "[display]\nmode=800x480\n")
    #expect(desk.lines == ["display.mode is 800x480: it was kept on the panel."])
  }

  @Test("Nobody's answer brings the former value back after fifteen seconds: in the panel, in the file, in the log")
  func takenBack() throws {
    folder.write("[display]\nmode=1024x768\n", to: "panel.conf")
    let desk = try desk()
    try set("display.mode", "800x480")
    try desk.noticeEdit()
    let changes = desk.changes
    try desk.turn(.milliseconds(14_900))
    #expect(desk.value("display.mode") == "800x480" && desk.panel.contains("Keep"))
    try desk.turn(.milliseconds(200))
    #expect(desk.value("display.mode") == "1024x768" && desk.changes == changes + 1, "before the disk has answered")
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(desk.file == "[display]\nmode=1024x768\n")
    try desk.turn(.zero)
    #expect(!desk.panel.contains("Keep"))
    #expect(
      desk.lines == ["display.mode was not kept on the panel within 15 seconds: it is 1024x768 again."])
  }

  @Test("A disk that is full keeps no panel on a setting that nobody has kept")
  func fullDisk() throws {
    let refusal = Atomic<CInt>(0)
    let faults = FaultInjection(refusal: { $0 == .write ? refusal.load(ordering: .acquiring) : 0 })
    let desk = try Desk(folder, faultInjection: faults) { Page() }
    try set("display.rotation", "180")
    try desk.noticeEdit()
    #expect(desk.value("display.rotation") == "180")
    refusal.store(ENOSPC, ordering: .releasing)
    try desk.turn(.seconds(16))
    #expect(desk.value("display.rotation") == "0")
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(desk.value("display.rotation") == "0", "though the file could not be written")
    refusal.store(0, ordering: .releasing)
    try desk.turn(WriteSchedule.retry.upperBound)
    try desk.turn(until: { desk.settings.isAtRest && !desk.file.contains("rotation") })
    #expect(!desk.file.contains("trial"))
  }

  @Test("Changed on the panel it is the same: used once it is written, with the way back in the same write")
  func onThePanel() throws {
    let desk = try desk()
    try desk.panel.tap("Turn")
    #expect(desk.value("display.rotation") == "0", "not before the file knows the way back")
    try desk.turn(WriteSchedule.longest)
    try desk.turn(until: { desk.value("display.rotation") == "90" })
    #expect(desk.changes == 1 && desk.file.contains("former=display.rotation\n") && desk.file.contains("begun=true\n"))
    try desk.turn(.zero)
    #expect(desk.panel.contains("Keep"))
    try desk.turn(.seconds(16))
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(desk.value("display.rotation") == "0" && !desk.file.contains("rotation"))
    #expect(desk.panel.contains("Turned by 0"))
  }

  @Test("A press within the first second keeps nothing: it was meant for what was there before")
  func secondPress() throws {
    let desk = try desk()
    try set("display.rotation", "180")
    try desk.noticeEdit()
    try desk.turn(.milliseconds(900))
    try desk.panel.tap("Keep")
    #expect(desk.panel.contains("Keep") && desk.settings.trial?.end != nil)
    try desk.turn(.milliseconds(200))
    try desk.panel.tap("Keep")
    #expect(desk.settings.trial?.end == nil)
  }

  @Test("Knob and keys answer: a turn and a press keep, Escape takes back")
  func knobAndKeys() throws {
    let desk = try desk()
    for (answer, expected) in [("knob", "180"), ("escape", "180"), ("tab", "90")] {
      try set("display.rotation", answer == "escape" ? "270" : expected)
      try desk.noticeEdit()
      try desk.turn(.seconds(2))
      #expect(desk.panel.contains("Keep"))
      switch answer {
      case "knob":
        try desk.panel.turn(by: 1)
        try desk.panel.pressKnob()
      case "escape": try desk.panel.key(.escape)
      default:
        try desk.panel.key(.tab)
        try desk.panel.key(.enter)
      }
      try desk.turn(until: { desk.settings.isAtRest })
      #expect(!desk.panel.contains("Keep") && desk.value("display.rotation") == expected, "\(answer)")
      #expect(desk.file.contains("rotation=\(expected)\n") && !desk.file.contains("trial"))
    }
  }

  @Test("An editor's change is kept, and ends what is asked about the same setting")
  func edited() throws {
    let desk = try desk()
    folder.write("[display]\nrotation=90\n", to: "panel.conf")
    try desk.noticeEdit()
    #expect(desk.value("display.rotation") == "90" && !desk.panel.contains("Keep"))
    try set("display.rotation", "180")
    try desk.noticeEdit()
    #expect(desk.panel.contains("Keep"))
    folder.write(desk.file.replacing("rotation=180", with: "rotation=270"), to: "panel.conf")
    try desk.noticeEdit()
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(!desk.panel.contains("Keep"))
    try desk.turn(.seconds(20))
    try desk.turn(until: { desk.file == "[display]\nrotation=270\n" })
    #expect(desk.value("display.rotation") == "270")
  }

  @Test("Set once more while it is asked about, it has the whole time again, and goes back to the first value")
  func setAgain() throws {
    folder.write("[display]\nmode=auto\n", to: "panel.conf")
    let desk = try desk()
    try set("display.mode", "800x480")
    try desk.noticeEdit()
    try desk.turn(.seconds(10))
    try set("display.mode", "640x480")
    try desk.noticeEdit()
    try desk.turn(.seconds(10))
    #expect(desk.value("display.mode") == "640x480")
    try desk.turn(.seconds(6))
    try desk.turn(until: { desk.settings.isAtRest })
    #expect(desk.file == "[display]\nmode=auto\n")
  }

  @Test("A panel that is killed while it asks begins with the former value, and says so")
  func killed() throws {
    folder.write("[display]\nmode=1024x768\n", to: "panel.conf")
    do {
      let desk = try desk()
      try set("display.mode", "800x480")
      try desk.noticeEdit()
      #expect(desk.file.contains("begun=true"))
    }
    let next = try desk()
    #expect(next.value("display.mode") == "1024x768" && folder.text(of: "panel.conf") == "[display]\nmode=1024x768\n")
    #expect(next.lines == ["display.mode was on trial when the panel ended: it is 1024x768 again."])
    #expect(!next.panel.contains("Keep"))
  }

  @Test("Set while no panel runs, it is asked about at the next start")
  func setBetween() throws {
    try set("display.rotation", "180")
    let desk = try desk()
    #expect(desk.value("display.rotation") == "180" && desk.file.contains("begun=true"))
    #expect(desk.panel.contains("Keep"))
    try desk.turn(.seconds(16))
    #expect(desk.value("display.rotation") == "0")
  }

  @Test("The command line says that it has to be kept, --keep that it need not, and other settings are just set")
  func commandLine() throws {
    let config = ["--config", folder.file("panel.conf")]
    let set = try Program.run(["set", "display.mode", "800x480"] + config)
    #expect(set.status == 0 && set.lines.count == 1)
    #expect(set.output.hasPrefix("display.mode: press Keep on the panel within 15 seconds"))
    #expect(folder.text(of: "panel.conf").contains("\nformer=display.mode\n"))
    #expect(try Program.run(["check", folder.file("panel.conf")]).status == 0)
    #expect(try !Program.run(["list"] + config).output.contains("trial."))
    #expect(try Program.run(["set", "display.mode", "800x480", "--keep"] + config).output.isEmpty)
    #expect(!folder.text(of: "panel.conf").contains("trial"))
    #expect(try Program.run(["set", "oven.fan", "3"] + config).output.isEmpty)
    #expect(try Program.run(["reset", "display.mode"] + config).output.contains("press Keep"))
    #expect(folder.text(of: "panel.conf").contains("\nformer=display.mode=800x480\n"))
  }

  private static let mode = "display.mode is 800x480 now."
  private static let devices = "input.devices is Goodix*: matrix 0 1 0 -1 0 1 now."

  /// The elements of the question on a panel of some size, by their labels.
  private func asked(_ lines: [String], on size: Size) throws -> [String: Rect] {
    let panel = try Harness(size: size) { NoticedRoot(content: Page()) }
    let question = TrialQuestion(
      lines: lines.map { LocalizedStringKey($0) }, end: .seconds(15), answers: TrialAnswers(keep: {}, takeBack: {}))
    try panel.setEnvironment { $0.trialQuestion = question }
    let elements = panel.stage.elements.flatMap(\.flattened)
    return Dictionary(elements.map { ($0.label, $0.frame) }) { first, _ in first }
  }

  @Test(
    "The question fits every panel, and no word of the time that is left is cut off",
    arguments: [Size(width: 320, height: 240), Size(width: 800, height: 480), Size(width: 1920, height: 1080)])
  func fits(size: Size) throws {
    let elements = try asked([Self.mode, Self.devices], on: size)
    let bounds = Rect(origin: .zero, size: size)
    for name in ["Keep", "Revert", Self.mode, "Reverts in 15 s unless kept."] {
      let frame = try #require(elements[name])
      #expect(bounds.contains(frame), "\(name) at \(frame)")
    }
    let time = try #require(elements["Reverts in 15 s unless kept."]).size
    // Type is larger on a large screen.
    let ample = size.width > 800 ? size : Size(width: 800, height: 480)
    let whole = try #require(asked([Self.mode], on: ample)["Reverts in 15 s unless kept."])
    #expect(time == whole.size, "it is shortened or broken")
  }

  @Test("The buttons are where the device checks touch them")
  func places() throws {
    let elements = try asked([Self.mode], on: Size(width: 800, height: 480))
    #expect(elements["Keep"]?.contains(Point(x: 325, y: 288)) == true, "\(elements)")
    #expect(elements["Revert"]?.contains(Point(x: 475, y: 288)) == true, "\(elements)")
  }
}
