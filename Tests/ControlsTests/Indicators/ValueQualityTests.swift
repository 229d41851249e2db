import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Values that nobody knows")
struct ValueQualityTests {
  private enum Part: String, CaseIterable {
    case stepper, dial, slider, rangeSlider, gauge, marker, ring, openRing, progress, toggle, checkbox, menu, segments
  }

  /// A control of the value 0 or 1, which is at no end of a stepper's range.
  @ViewBuilder private static func control(_ part: Part, _ value: Double) -> some View {
    let (number, flag, name) = (Binding.constant(value), Binding.constant(value > 0), Binding.constant("\(value)"))
    let gauge = Gauge(value: value, label: { Text("Part") })
    let picker = Picker("Part", selection: name) {
      Text("Zero").tag("0.0")
      Text("One").tag("1.0")
    }
    switch part {
    case .stepper: Stepper("Part", value: number, in: -1...2, format: .number)
    case .dial: Stepper("Part", value: number, in: -1...2, format: .number).stepperStyle(.dial)
    case .slider: Slider("Part", value: number, in: 0...1, format: .number)
    case .rangeSlider: RangeSlider("Part", value: .constant(value / 2...value), in: 0...1)
    case .gauge: gauge
    case .marker: gauge.gaugeStyle(.accessoryLinear)
    case .ring: gauge.gaugeStyle(.accessoryCircularCapacity)
    case .openRing: gauge.gaugeStyle(.accessoryCircular)
    case .progress: ProgressView("Part", value: value)
    case .toggle: Toggle("Part", isOn: flag)
    case .checkbox: Toggle("Part", isOn: flag).toggleStyle(.checkbox)
    case .menu: picker.pickerStyle(.menu)
    case .segments: picker.pickerStyle(.segmented)
    }
  }

  private func panel(_ part: Part, _ value: Double, _ quality: Quality) throws -> Harness {
    try Harness(size: Size(width: 320, height: 240)) { Self.control(part, value).valueQuality(quality).padding() }
  }

  @Test("Its picture tells no value, and assistive technology hears why", arguments: Part.allCases)
  private func picture(_ part: Part) throws {
    let known = try [0, 1].map { try panel(part, $0, .good) }
    try #require(known[0].bitmap != known[1].bitmap)
    let unknown = try [0, 1].map { try panel(part, $0, .unset) }
    #expect(unknown[0].bitmap == unknown[1].bitmap)
    #expect(unknown[0].bitmap != known[0].bitmap && unknown[0].bitmap != known[1].bitmap)
    for panel in unknown {
      let name = part == .rangeSlider ? "Part minimum" : "Part"
      #expect(try panel.value(of: name) == "Not known yet")
    }
  }

  @Test(
    "A row keeps its width beside its mark, and its button stays under the finger",
    arguments: [Part.stepper, .toggle, .menu, .slider], [Quality.unset, .stale, .bad("")])
  private func width(_ part: Part, _ quality: Quality) throws {
    let known = try panel(part, 1, .good).element("Part").frame
    let unknown = try panel(part, 1, quality).element("Part").frame
    #expect(unknown.minX == known.minX)
    #expect(unknown.width > known.width - 40)
  }

  @Test("A control of a value that was never told, or not as a value, can be worked, and one of a broken link cannot")
  func working() throws {
    let qualities = [
      (Quality.unset, true), (.pending, true), (.unreadable("this is not a number"), true), (.stale, false),
      (.bad("No answer"), false),
    ]
    for (quality, isEnabled) in qualities {
      let panel = try panel(.slider, 1, quality)
      #expect(try panel.isEnabled("Part") == isEnabled)
    }
    #expect(try panel(.slider, 1, .bad("No answer")).value(of: "Part") == "No answer")
    #expect(try panel(.slider, 1, .unreadable("this is not a number")).value(of: "Part") == "this is not a number")
  }

  @Test("The first press of a switch that nobody knows turns it on")
  func press() throws {
    struct Panel: View {
      @State private var isOn = true
      @State private var quality = Quality.unset

      var body: some View {
        Toggle("Light", isOn: $isOn).valueQuality(quality).onChange(of: isOn) { quality = .good }
        Toggle("Lamp", isOn: Binding(get: { isOn }, set: { (isOn, quality) = ($0, .good) })).valueQuality(quality)
      }
    }
    let panel = try Harness { VStack { Panel() } }
    #expect(try panel.value(of: "Lamp") == "Not known yet")
    try panel.tap("Lamp")
    #expect(try panel.value(of: "Lamp") == "on")
  }

  @Test("A listener hears a value that becomes known, and why one is known no longer")
  func announcements() throws {
    struct Panel: View {
      @State private var quality = Quality.unset

      var body: some View {
        Slider("Heat", value: .constant(0.5), in: 0...1, format: .number.fractionDigits(1)).valueQuality(quality)
        Button("Tell") { quality = .good }
        Button("Break") { quality = .bad("No answer") }
      }
    }
    let panel = try Harness { VStack { Panel() } }
    #expect(panel.announcements == [])
    try panel.tap("Tell")
    try panel.advance(by: .seconds(1))
    try panel.tap("Break")
    try panel.advance(by: .seconds(1))
    #expect(panel.announcements == ["Heat, 0.5", "No answer"])
  }

  @Test("An unknown progress has a dash and no filled part, as a bar and as a ring")
  func unknownProgress() throws {
    func panel(_ value: Double, _ quality: Quality, isRing: Bool) throws -> Harness {
      try Harness(size: Size(width: 320, height: 240)) {
        Group {
          if isRing {
            ProgressView("Filling", value: value).progressViewStyle(.circular)
          } else {
            ProgressView("Filling", value: value).progressViewStyle(.linear)
          }
        }
        .dash(for: quality)
      }
    }
    for isRing in [false, true] {
      let unknown = try panel(0, .stale, isRing: isRing)
      #expect(try panel(0.7, .stale, isRing: isRing).png() == unknown.png())
      #expect(try panel(0, .good, isRing: isRing).png() != unknown.png(), "Nothing is done is another thing.")
      #expect(try unknown.value(of: "Filling") == "Not up to date")
    }
  }
}
