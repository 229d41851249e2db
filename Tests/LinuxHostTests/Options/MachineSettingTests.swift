import CLinux
import Glibc
import Testing

@testable import LinuxHost

@Suite struct MachineSettingTests {
  @Test("Every default is fit and changes nothing")
  func everyDefaultIsFitAndChangesNothing() {
    var options = PanelOptions()
    for setting in MachineSetting.all {
      #expect(setting.check(setting.defaultText) == nil, "\(setting.id)")
      #expect(options.set(setting.id, to: setting.defaultText) == true)
    }
    let fresh = PanelOptions()
    #expect(options.display == fresh.display)
    #expect(options.input == fresh.input)
    #expect(options.idle == fresh.idle)
    #expect(options.console == fresh.console && options.fontFiles == fresh.fontFiles)
  }

  @Test(
    "Times say on which side they are",
    arguments: [
      ("access.slow-keys", "3 s", "too long; must be "), ("access.repeat-delay", "10 ms", "too short; must be "),
      ("access.slow-keys", "slow", "must be "), ("access.slow-keys", "2 s", nil),
    ])
  func timesSayOnWhichSideTheyAre(id: String, text: String, beginning: String?) throws {
    let setting = try #require(MachineSetting.all.first { $0.id == id })
    let fault = beginning.map { $0 + setting.description }
    #expect(setting.check(text) == fault)
  }

  @Test("Names are unique")
  func namesAreUnique() {
    #expect(Set(MachineSetting.all.map(\.id)).count == MachineSetting.all.count)
    #expect(Set(MachineSetting.all.map(\.option)).count == MachineSetting.all.count)
  }

  @Test("A pipe is no font file")
  func aPipeIsNoFontFile() {
    let folder = Folder()
    mkfifo("\(folder.path)/pipe", 0o644)
    folder.write("file", "a")
    var options = PanelOptions()
    let (pipe, file) = (
      options.set("fonts.files", to: "\(folder.path)/pipe"), options.set("fonts.files", to: "\(folder.path)/file")
    )
    #expect(!pipe && file)
  }

  @Test(
    "Modes read what they write",
    arguments: ["auto", "800x480", "auto; HDMI-A-2: 1280x720@60", "800x480; A: auto; B: 1x1"])
  func modesReadWhatTheyWrite(text: String) { #expect(DisplayModes(text)?.description == text) }

  @Test("Nonsense is no modes", arguments: ["800", ": 800x480", "800x480; A: B: 1x1", "A: 0x0"])
  func nonsenseIsNoModes(text: String) { #expect(DisplayModes(text) == nil) }

  @Test("Texts become options")
  func textsBecomeOptions() {
    var options = PanelOptions()
    for (id, text) in [
      ("display.mode", "1280x720@60"), ("display.rotation", "270"), ("display.scale", "1.5"),
      ("display.mirror", "true"),
      ("idle.dim", "1 min 30 s"), ("idle.brightness", "5..80"), ("input.devices", "A: reversed; B*: ignored"),
    ] {
      #expect(options.set(id, to: text) == true, "\(id)")
    }
    #expect(options.display.mode == DisplayModes(ModeRequest(width: 1280, height: 720, refresh: 60)))
    #expect(options.display.rotation == .threeQuarters)
    #expect(options.display.scale == DisplayScale("1.5") && options.display.isMirrored)
    #expect(options.idle.dim == .seconds(90) && options.idle.brightness == 5...80)
    #expect(options.input.devices.map(\.name) == ["A", "B*"])
  }

  @Test(
    "Each screen may have a scale",
    arguments: [
      ("auto", nil, nil), ("1.5", 1.5, 1.5), ("1; HDMI-A-2: 1.5", 1, 1.5), ("HDMI-A-2:2", nil, 2),
      ("1.25 ; HDMI-A-2 : auto", 1.25, nil),
    ])
  func eachScreenMayHaveAScale(text: String, first: Double?, second: Double?) throws {
    let scale = try #require(DisplayScale(text))
    #expect(scale.of("DSI-1") == first && scale.of("HDMI-A-2") == second)
    #expect(DisplayScale(scale.description) == scale)
  }

  @Test("Font files have to be there")
  func fontFilesHaveToBeThere() {
    var options = PanelOptions()
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
    #expect(options.set("fonts.files", to: " \(path) ; /etc/passwd") == true)
    #expect(options.fontFiles == [path, "/etc/passwd"])
    #expect(options.set("fonts.files", to: "\(path);/nowhere.ttf") == false)
  }

  @Test("A font file is a plain file with something in it")
  func aFontFileIsAPlainFileWithSomethingInIt() throws {
    let folder = Folder()
    folder.write("empty.ttf", "")
    folder.write("full.ttf", "x")
    try #require(mkfifo("\(folder.path)/pipe.ttf", 0o600) == 0)
    func isGood(_ path: String) -> Bool { MachineSetting.files(path) != nil }
    #expect(isGood("\(folder.path)/full.ttf"))
    for path in ["\(folder.path)/pipe.ttf", "\(folder.path)/empty.ttf", folder.path, "/dev/zero", "/proc/kmsg"] {
      #expect(!isGood(path), "\(path)")
    }
  }

  @Test("A text that stays touches no disk")
  func aTextThatStaysTouchesNoDisk() throws {
    let folder = Folder()
    folder.write("full.ttf", "x")
    var options = PanelOptions()
    let path = "\(folder.path)/full.ttf"
    #expect(options.set("fonts.files", to: path) == true)
    unlink(path)
    #expect(options.set("fonts.files", to: path) == true, "it is the value that it has")
    #expect(options.set("fonts.files", to: "\(path);") == false, "another text is looked at anew")
  }

  @Test(
    "Nonsense is refused",
    arguments: [
      ("idle.dim", "47261439850130342.9 h"), ("idle.off", "8761 h"), ("idle.blank", "9223372036854775807 s"),
      ("input.devices", String(repeating: "a: reversed; ", count: 65)),
      ("input.devices", String(repeating: "*", count: 300) + ": reversed"),
      ("display.connector", String(repeating: "x", count: 5000)),
      ("display.mode", "wide"), ("display.rotation", "45"), ("display.scale", "0"), ("display.scale", "1; HDMI-A-2"),
      ("display.scale", ": 2"), ("display.shift", "17"),
      ("display.method", "gl"), ("idle.dim", "0 s"), ("idle.dim", "60"), ("idle.brightness", "80..20"),
      ("idle.brightness", "0..101"), ("idle.brightness", "0..0"), ("input.layout", "klingon"),
      ("input.cursor", "always"),
      ("no.such", "1"),
    ])
  func nonsenseIsRefused(id: String, text: String) {
    var options = PanelOptions()
    #expect(options.set(id, to: text) == false)
    if let setting = MachineSetting.all.first(where: { $0.id == id }) {
      #expect(setting.check(text)?.hasPrefix("must be ") == true)
    }
  }
}
