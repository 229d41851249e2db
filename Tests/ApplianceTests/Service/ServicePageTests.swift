import FaceplateTesting
import Graphics
import Testing

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

/// Pages for service with a simulated machine.
@Suite("Pages for service")
struct ServicePageTests {
  /// A panel with a page, once the machine has answered.
  private func panel<Page: View>(
    _ machine: SimulatedMachine = SimulatedMachine(), size: Size = Size(width: 800, height: 480),
    @ViewBuilder page: @escaping () -> Page
  ) async throws -> Harness {
    let panel = try Harness(size: size) { page().environment(\.serviceMachine, machine) }
    panel.checksFrames = false
    try await rest(panel)
    return panel
  }

  /// Lets the machine answer and the page show it.
  private func rest(_ panel: Harness) async throws {
    for _ in 0..<4 {
      await panel.settle()
      try panel.frame()
    }
  }

  @Test("Brightness changes the upper number of its setting, and takes the lower one along")
  func brightness() throws {
    let panel = try Harness { BrightnessSlider().padding() }
    #expect(try panel.value(of: "Brightness") == "100 %")
    try panel.key(.tab)
    for _ in 0..<17 { try panel.key(.left) }
    #expect(panel.stage.tweaks.text(of: "idle.brightness") == "15..15")
    for _ in 0..<9 { try panel.key(.left) }
    #expect(panel.stage.tweaks.text(of: "idle.brightness") == "10..10")
  }

  @Test("Volume is worked by a knob, and is the setting of the machine")
  func volume() throws {
    let panel = try Harness { VolumeSlider().padding() }
    try panel.turn(by: 1)
    try panel.pressKnob()
    try panel.turn(by: 3)
    #expect(panel.stage.tweaks.text(of: "feedback.volume") == "65")
  }

  @Test("The language is chosen by its own name")
  func language() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { LanguagePicker(["en", "de"]) }
    #expect(panel.contains("Deutsch") && !panel.contains("Français"))
    try panel.tap("Deutsch")
    #expect(panel.stage.tweaks.text(of: "panel.language") == "de")
  }

  @Test("A time server and a zone are asked for, and the page shows what the machine says then")
  func clock() async throws {
    let machine = SimulatedMachine()
    let panel = try await panel(machine) { DateTimeSettings() }
    #expect(!panel.contains("Set the clock"))
    try panel.tap("Set by a time server")
    try await rest(panel)
    #expect(panel.contains("Set the clock"))
    try panel.tap("Europe/Berlin")
    try await rest(panel)
    try panel.tap("Asia/Tokyo")
    try await rest(panel)
    #expect(panel.contains("Asia/Tokyo") && !panel.contains("Europe/Berlin"))
    #expect(machine.requests == ["server time false", "zone Asia/Tokyo"])
  }

  @Test("What calendar and clock show is the moment again, also where summer time begins and ends")
  func moments() {
    // 2026-03-29T00:59Z to 2026-10-25T02:00Z in a fixed zone, and in UTC.
    for fixed in [0, 3600, -12_600] {
      let offset = LocalOffset(fixed: fixed)
      for seconds in [1_774_745_940, 1_774_746_000, 1_792_893_600, 1_795_348_800] {
        let moment = Duration.seconds(seconds)
        #expect(offset.moment(of: offset.calendarTime(at: moment)) == moment)
      }
    }
    let time = LocalOffset(fixed: 3600).calendarTime(at: .seconds(1_795_348_800))
    #expect(time == CalendarTime(year: 2026, month: 11, day: 22, hour: 13, minute: 0))
  }

  @Test("A machine without the service says so in one sentence, and is asked again by a button")
  func absence() async throws {
    let machine = SimulatedMachine()
    machine.fault = .noTimeService
    let panel = try await panel(machine) { DateTimeSettings() }
    #expect(panel.contains("This machine has no service for its clock"))
    machine.fault = nil
    try panel.tap("Try again")
    try await rest(panel)
    #expect(panel.contains("Set by a time server"))
  }

  @Test("What the panel may not change is said below, and announced")
  func denial() async throws {
    let machine = SimulatedMachine()
    let panel = try await panel(machine) { DateTimeSettings() }
    machine.fault = .denied
    try panel.tap("Set by a time server")
    try await rest(panel)
    #expect(panel.contains("The panel may not change this"))
    #expect(panel.announcements.contains("The panel may not change this"))
  }

  @Test("An open network and a known one are joined at once")
  func joined() async throws {
    let machine = SimulatedMachine()
    let panel = try await panel(machine, size: Size(width: 480, height: 800)) { NetworkSettings() }
    for name in ["Guests", "Office"] {
      try panel.tap(name)
      try await rest(panel)
      #expect(machine.networkState.connections.map(\.network) == ["", name])
    }
    #expect(machine.requests == ["join Guests", "join Office"])
  }

  @Test("A password is asked for, drawn as dots, without a button that shows it, and refused if it is wrong")
  func password() async throws {
    let machine = SimulatedMachine()
    let panel = try await panel(machine, size: Size(width: 480, height: 800)) { NetworkSettings() }
    for (text, isRight) in [("wrong word", false), ("secret word", true)] {
      try panel.tap("Workshop")
      try panel.tap("Password")
      for character in text { try panel.key(.character(character)) }
      #expect(!panel.contains("Show password"))
      #expect(!panel.labels.contains { $0.contains(text) })
      try panel.tap("Connect")
      try await rest(panel)
      #expect(panel.contains("The password is wrong") == !isRight)
      #expect(machine.networkState.connections.contains { $0.network == "Workshop" } == isRight)
    }
    #expect(machine.requests == ["join Workshop", "join Workshop"])
    #expect(panel.reports == [])
  }

  @Test("About, log and update show what the machine says")
  func facts() async throws {
    let about = try await panel { MachineAbout(version: "2.1") }
    for text in ["2.1", "Demonstration board", "A-1705", "192.168.1.20"] { #expect(about.contains(text), "\(text)") }
    let log = try await panel { LogView() }
    #expect(log.contains("The panel starts."))
    let machine = SimulatedMachine()
    let update = try await panel(machine) { UpdateSettings(version: "2.1") }
    try update.tap("Update now")
    try await rest(update)
    #expect(update.contains("2.1 is installed") && machine.requests == ["update"])
  }

  @Test("The reset asks first, and then each value is as it was delivered")
  func reset() async throws {
    struct Page: View {
      @Tweak("oven.fan", in: 0...5) private var fan = 2
      var body: some View {
        VStack {
          Stepper("Fan", value: $fan, in: 0...5)
          FactoryResetButton()
        }
      }
    }
    let panel = try Harness { Page() }
    panel.checksFrames = false
    try panel.tap("Increment")
    try panel.tap("Factory reset")
    try panel.tap("Keep")
    try await rest(panel)
    #expect(try panel.value(of: "Fan") == "3")
    try panel.tap("Factory reset")
    try panel.tap("Reset")
    try await rest(panel)
    #expect(try panel.value(of: "Fan") == "2")
  }

  @Test("Without a machine a page says who knows")
  func nobody() throws {
    let panel = try Harness { LogView().environment(\.serviceMachine, nil) }
    #expect(panel.contains("Only the machine of a running panel knows this"))
  }

  @Test("All pages are reached by knob and by keys", arguments: ["knob", "keys"])
  func reach(_ way: String) async throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) { ServiceSettings(version: "2.1") }
    panel.checksFrames = false
    if way == "knob" {
      try panel.turn(by: 6)
      try panel.pressKnob()
    } else {
      for _ in 0..<6 { try panel.key(.tab) }
      try panel.key(.enter)
    }
    try await rest(panel)
    #expect(panel.contains("Demonstration board"))
  }
}
