import Faceplate
import FaceplateTesting
import Glibc
import Graphics
import Machine
import ProgramFixtures
import SeededRandom
import Testing

@testable import Gallery
@testable import LinuxHost
@testable import Operation
@testable import Settings

/// Settings files full of nasty values, carried on to where the values are used: whatever passes its check does no harm.
@Suite("Nasty settings, read and put to use", .seeded)
struct SettingsUseFuzzTests {
  /// How many files in all; `make test-long` asks for a million.
  private static let files = getenv("FACEPLATE_FUZZ").flatMap { Int(String(cString: $0)) } ?? 8_000
  /// Files for each one that is drawn.
  private static let filesPerFrame = 1_000

  /// A value of each kind, without limits, where a view's geometry and text depend on it.
  private struct Anything: View {
    @Tweak("any.whole") private var whole = 3
    @Tweak("any.number") private var number = 2.5
    @Tweak("any.time") private var time = Duration.seconds(90)
    @Tweak("any.color") private var color = Color.primary
    @Tweak("any.size") private var size = Size(width: 20, height: 10)
    @Tweak("any.place") private var place = Point(x: 3, y: 4)
    @Tweak("any.range") private var range = 2.0...5.0
    @Tweak("any.bounded", in: 0.0...1.0, step: 0.25) private var bounded = 0.5
    @Tweak("any.pause", in: .zero...(.seconds(60)), step: .milliseconds(250)) private var pause = Duration.seconds(3)
    @Tweak("any.title") private var title = "Title"

    var body: some View {
      VStack {
        Text("\(whole) \(number.tweakText) \(time.tweakText) \(title)").opacity(bounded)
        Rectangle().fill(color).frame(width: size.width, height: size.height).offset(x: place.x, y: place.y)
        Stepper("Whole", value: $whole)
        Slider(value: $bounded, in: 0...1) { Text("Bounded") }
      }
    }
  }

  @Test("What passes its check does no harm where it is used", arguments: 0..<4 as Range<UInt64>)
  func use(seed: UInt64) throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      VStack {
        OvenPanel()
        Anything()
      }
    }
    let tweaks = panel.stage.tweaks
    let declarations = tweaks.declarations.map(\.setting) + MachineSetting.all.map(\.setting)
    let check = SettingsCheck(declarations)
    var texts = NastyText(seed: seed)
    var (accepted, look) = (0, PanelLook())
    for round in 0..<Self.files / 4 {
      let text = texts.file(of: declarations)
      let document = try SettingsDocument(Array(text.utf8), file: "nasty")
      let reading = check.reading(of: document)
      accepted += reading.values.count
      var options = PanelOptions()
      for (id, text) in reading.values where MachineSetting.all.contains(where: { $0.id == id }) {
        guard options.set(id, to: text) else { throw Harm(what: "\(id) passed its check and is refused", file: text) }
      }
      try use(options)
      try look.show(options) { try panel.setEnvironment($0) }
      tweaks.apply(reading.values)
      try readBack(reading.values, from: tweaks, text)
      if round % Self.filesPerFrame == 0 { try panel.frame() }
    }
    #expect(accepted > Self.files / 8, "most would be no test")
  }

  /// What the panel writes of a value has to be read as the same value.
  private func readBack(_ values: [String: String], from tweaks: TweakStore, _ file: String) throws {
    for declaration in tweaks.declarations {
      guard values[declaration.id] != nil, let text = tweaks.text(of: declaration.id) else { continue }
      if let fault = declaration.check(text) { throw Harm(what: "\(declaration.id)=\(text): \(fault)", file: file) }
      tweaks.apply([declaration.id: text])
      guard tweaks.text(of: declaration.id) == text else { throw Harm(what: "\(declaration.id)=\(text)", file: file) }
    }
  }

  private func use(_ options: PanelOptions) throws {
    try use(options.display)
    for rule in options.input.devices { try use(rule) }
    var policy = IdlePolicy(options.idle, at: .seconds(1_000_000))
    while let deadline = policy.deadline {
      guard (deadline - .seconds(1_000_000)).pollMilliseconds >= 0 else { throw Harm(what: "a timeout", file: "") }
      policy.advance(to: deadline)
    }
    _ = policy.handle(InputEvent(time: .seconds(1_000_001), .knobTurned(detents: 1)))
  }

  private static let modes = [(1920, 1080, 60.0), (800, 480, 59.94), (65_535, 65_535, 1000)].map {
    Mode(width: $0.0, height: $0.1, refresh: $0.2)
  }

  private func use(_ display: DisplayOptions) throws {
    let text = display.mode.description
    for connector in ["HDMI-A-1"] + display.mode.named.keys {
      let mode = display.mode.of(connector)
      if let mode { _ = Mode.choose(from: Self.modes, request: mode) }
      guard let copy = DisplayModes(text), copy.of(connector)?.width == mode?.width else {
        throw Harm(what: text, file: "")
      }
    }
    guard DisplayScale(display.scale.description) == display.scale else {
      throw Harm(what: display.scale.description, file: "")
    }
    let scale = display.scale.of("HDMI-A-1") ?? 1
    let surface = TouchSurface(width: 800, height: 480, rotation: display.rotation, scale: scale)
    _ = (surface.point(x: 799, y: 479), surface.screen)
    var shift = PixelShift(reach: display.pixelShift, at: .zero)
    while let deadline = shift.deadline, deadline < .seconds(600) {
      _ = (shift.advance(to: deadline), shift.offset)
    }
  }

  private func use(_ rule: DeviceRule) throws {
    guard let again = DeviceRule(rule.description), again.name == rule.name,
      abs(again.knob.steps - rule.knob.steps) <= 0.00501
    else { throw Harm(what: rule.description, file: "") }
    var knob = KnobTranslator(tuning: rule.knob)
    for (index, count) in [1, 1, Int32.max, Int32.min, -1, 7].enumerated() {
      knob.handle(type: 2, code: 7, value: count, at: .milliseconds(index))
    }
    _ = (knob.drain(), rule.fits("Dial of a knob"))
    guard rule.matrix.count == 6 else { return }
    let place = TouchCalibration.apply(rule.matrix, to: Point(x: 1, y: 1))
    _ = TouchSurface(width: 800, height: 480).point(x: place.x * 800, y: place.y * 480)
    _ = TouchCalibration.matrix(from: TouchCalibration.targets, current: rule.matrix)
    _ = DeviceRule.calibrating("Glass", rule.matrix, in: [rule]).map(\.description)
  }

  struct Harm: Error {
    var what: String
    var file: String
  }
}
