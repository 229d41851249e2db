import Controls
import Looks
import Graphics
import Runtime
import Testing

@testable import LinuxHost

@Suite("The look of a panel by its settings")
struct AppearanceTests {
  @Test("Texts become appearances")
  func texts() {
    #expect(Appearance("light") == .light && Appearance("dark") == .dark)
    #expect(
      Appearance("07:00..19:30") == .hours(from: TimeOfDay(hour: 7, minute: 0), until: TimeOfDay(hour: 19, minute: 30)))
    #expect(Appearance("sensor 10 lx") == .sensor(lux: 10))
  }

  @Test(
    "Others are refused",
    arguments: [
      "", "Light", "7:00..19:00", "07:00..07:00", "24:00..07:00", "07:60..08:00", "07:00..", "..", "07:00-19:00",
      "sensor", "sensor 0 lx", "sensor nan lx", "sensor 1e9 lx", "sensor 10", "٠٧:00..19:00",
    ])
  func nonsense(text: String) { #expect(Appearance(text) == nil) }

  @Test("The groups [panel] and [theme] become the look of the options")
  func options() {
    var options = PanelOptions()
    for (id, text) in [
      ("panel.appearance", "dark"), ("panel.contrast", "increased"), ("panel.text-size", "accessibility5"),
      ("panel.reduce-motion", "true"), ("theme.colors", "industrial"), ("theme.accent", "#7A1FA2"),
      ("theme.radius", "4"), ("theme.density", "compact"),
    ] {
      #expect(options.set(id, to: text) == true, "\(id)")
    }
    let look = options.look
    #expect(look.appearance == .dark && look.contrast == .increased && look.textSize == .accessibility5)
    #expect(look.reducesMotion && look.design.colors == .industrial && look.design.density == .compact)
    #expect(look.design.cornerRadius == 4 && look.design.accent?.hexText == "7A1FA2")
    options.set("theme.accent", to: "auto")
    #expect(options.look.design.accent == nil)
  }

  @Test(
    "Looks that do not exist are refused, with what there is",
    arguments: [
      ("panel.contrast", "high", "must be standard or increased"),
      (
        "panel.text-size", "huge",
        "must be xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, "
          + "accessibility2, accessibility3, accessibility4 or accessibility5"
      ),
      ("theme.accent", "#7A1FA280", "must be a colour such as #7A1FA2"),
      ("theme.accent", "purple-ish", "must be a colour such as #7A1FA2"),
      ("theme.radius", "41", "must be the radius of corners from 0 to 40 points"),
      ("theme.radius", "nan", "must be the radius of corners from 0 to 40 points"),
      ("theme.density", "tight", "must be compact, regular or spacious"),
      ("theme.typeface", "/nowhere.ttf", "must be font files"),
    ])
  func refused(id: String, text: String, words: String) throws {
    let setting = try #require(MachineSetting.all.first { $0.id == id })
    #expect(setting.check(text)?.hasPrefix(words) == true, "\(setting.check(text) ?? "accepted")")
  }
}

extension RGBA {
  fileprivate var hexText: String {
    [red, green, blue].map {
      let digits = String(Int(($0 * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }
}
