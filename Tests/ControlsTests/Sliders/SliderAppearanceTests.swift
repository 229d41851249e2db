import FaceplateTesting
import Graphics
import Headless
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Appearance of sliders")
struct SliderAppearanceTests {
  private struct Panel: View {
    var isDisabled = false
    @State private var window = 20.0...60
    var body: some View {
      RangeSlider("Window", value: $window, in: 0...100, step: 20).labelsHidden().sliderLabels(.hidden)
        .frame(width: 236).disabled(isDisabled)
    }
  }

  private func picture<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> Bitmap {
    try Harness(size: Size(width: 300, height: 120), root: content).snapshot()
  }

  private func differences(_ one: Bitmap, _ other: Bitmap) -> Int {
    var count = 0
    for y in 0..<one.height { for x in 0..<one.width where one[x, y] != other[x, y] { count += 1 } }
    return count
  }

  @Test("The value of a slider is whole, however large the text is")
  func wholeValue() throws {
    struct Price: View {
      @State private var value = 500_000.0...4_000_000
      var body: some View {
        RangeSlider(
          "Price", value: $value, in: 0...8_000_000, step: 100_000,
          format: .number.fractionDigits(0).unit("€")
        )
        .padding(8)
      }
    }
    let panel = try Harness(size: Size(width: 320, height: 240)) { Price() }
    let found = try panel.lint(
      on: [LintScreen(320, 240, diagonal: 2.8)], looks: [LintLook(textSize: .accessibility3)])
    #expect(found.filter { $0.rule == .textCut } == [])
  }

  @Test("Both values and the bounds of a range slider are whole, however long their unit is")
  func longUnit() throws {
    let panel = try Harness(size: Size(width: 480, height: 320)) {
      RangeSlider(
        "Speeds", value: .constant(1200.0...10_870), in: 0...12_000, step: 10,
        format: .number.fractionDigits(0).unit("revolutions per minute"), showsBounds: true
      )
      .padding(8)
    }
    let found = try panel.lint(on: [LintScreen(480, 320, diagonal: 3.5)], looks: [LintLook(textSize: .accessibility3)])
    #expect(found.filter { $0.rule == .textCut } == [])
  }

  @Test("9.6-L Marks stand where handles can rest, as many as there are stops, or as many as are wanted")
  func ticks() throws {
    var look = SliderLook()
    #expect(look.ticks.fractions(of: Stops(0.0...100, step: 20)) == [])
    look.ticks = .stops
    #expect(look.ticks.fractions(of: Stops(0.0...100, step: 20)) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(look.ticks.fractions(of: Stops(0.0...100)) == [])
    look.ticks = .count(3)
    #expect(look.ticks.fractions(of: Stops(0.0...100, step: 20)) == [0, 0.5, 1])
    let plain = try picture { Panel() }
    #expect(try differences(plain, picture { Panel().sliderTicks(.stops) }) > 20)
  }

  @Test("9.6-L A table of prices far apart is spread evenly: each stop is as far from the next on the track")
  func table() throws {
    struct Prices: View {
      @State private var value = 0...1_000
      var body: some View {
        if let stops = Stops(table: [0, 500, 1_000, 5_000, 50_000]) {
          RangeSlider("Price", value: $value, stops: stops).frame(width: 236)
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 120)) { Prices() }
    try panel.drag("Price maximum", dx: 50)
    #expect(try panel.value(of: "Price maximum") == "5000")
    try panel.drag("Price maximum", dx: 50)
    #expect(try panel.value(of: "Price maximum") == "50000")
    try panel.drag("Price minimum", dx: 50)
    #expect(try panel.value(of: "Price minimum") == "500")
  }

  @Test("9.6-L Bars behind the track show how often values occur, those between the handles in the tint")
  func histogram() throws {
    let panel = try Harness(size: Size(width: 300, height: 160)) { Panel().sliderHistogram([0, 4, 2, 8, 0]) }
    let (low, high) = try (
      panel.element("Window minimum").frame.center, panel.element("Window maximum").frame.center
    )
    let inside = panel.bitmap[Int((low.x + high.x) / 2), Int(low.y) - 8]
    let outside = panel.bitmap[Int(high.x) + 20, Int(low.y) - 30]
    let empty = panel.bitmap[Int(low.x) - 20, Int(low.y) - 8]
    #expect(inside != outside && inside != empty && outside != empty)
    #expect(try panel.element("Window").frame.height > 48 + 40)
    try panel.drag("Window minimum", dx: 40)
    #expect(try panel.value(of: "Window minimum") == "40")
  }

  @Test("9.6-L Handles can be larger and smaller; what a finger can grab stays as it is")
  func handleSize() throws {
    let plain = try picture { Panel() }
    let large = try Harness(size: Size(width: 300, height: 120)) { Panel().sliderHandleScale(1.2) }
    #expect(differences(plain, large.bitmap) > 50)
    #expect(try large.element("Window minimum").frame.width == 44)
  }

  @Test("9.6-L Everything that is drawn of a slider can be set: colours, sizes, symbols, and one for the whole range")
  func appearance() throws {
    func pixel(_ panel: Harness, _ handle: String, dx: Int = 0) throws -> UInt32 {
      let center = try panel.element(handle).frame.center
      return panel.bitmap[Int(center.x) + dx, Int(center.y)] & 0xff_ffff
    }
    let look = SliderAppearance(
      handleDiameter: 28, handleBorderWidth: 3, handleColor: Color(red: 1, green: 1, blue: 0),
      handleBorderColor: Color(red: 0, green: 0, blue: 0), trackThickness: 10,
      trackColor: Color(red: 0, green: 1, blue: 0), spanColor: Color(red: 1, green: 0, blue: 0),
      wholeRangeColor: Color(red: 0, green: 0, blue: 1))
    let panel = try Harness(size: Size(width: 300, height: 120)) { Panel().sliderAppearance(look) }
    let low = "Window minimum"
    #expect(try pixel(panel, low) == 0xffff00 && pixel(panel, low, dx: -12) == 0)
    #expect(try pixel(panel, low, dx: -30) == 0x00ff00 && pixel(panel, low, dx: 40) == 0xff0000)
    try panel.adjust(low, by: -9)
    try panel.adjust("Window maximum", by: 9)
    #expect(try pixel(panel, low, dx: 40) == 0x0000ff && pixel(panel, low, dx: -12) == 0x0000ff)
    let plain = try Harness(size: Size(width: 300, height: 120)) { Panel() }
    let marked = try Harness(size: Size(width: 300, height: 120)) {
      Panel().sliderAppearance(SliderAppearance(handleSymbols: ["minus", "plus"]))
    }
    #expect(try pixel(plain, low) != pixel(marked, low))
  }

  @Test("9.6-L A label may be any view, and a tap on the view at an end goes there")
  func views() throws {
    struct Ends: View {
      @State private var value = 0.5
      var body: some View {
        Slider(value: $value, in: 0...1, step: 0.25) {
          Label("Brightness", systemImage: "sun.max")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        .frame(width: 300)
      }
    }
    let panel = try Harness { Ends() }
    let frame = try panel.element("Brightness").frame
    try panel.tap(at: Point(x: frame.maxX - 10, y: frame.midY))
    #expect(try panel.value(of: "Brightness") == "100%")
    try panel.tap(at: Point(x: frame.minX + 10, y: frame.midY))
    #expect(try panel.value(of: "Brightness") == "0%")
  }

  @Test("9.6-L Disabled, a slider is grey and takes neither finger nor key")
  func disabled() throws {
    let panel = try Harness(size: Size(width: 300, height: 120)) { Panel(isDisabled: true) }
    try panel.drag("Window minimum", dx: 40)
    try panel.key(.tab)
    try panel.key(.right)
    #expect(try panel.value(of: "Window minimum") == "20" && !panel.isEnabled("Window minimum"))
    let line = try panel.element("Window minimum").frame.center
    let color = panel.bitmap[Int(line.x) + 40, Int(line.y)]
    let (red, blue) = ((color >> 16) & 0xff, color & 0xff)
    #expect(abs(Int(red) - Int(blue)) < 0x30)
  }

  @Test("5 A slider's steps by assistive technology are its own, and end at both ends of its range")
  func assistiveSteps() throws {
    struct Narrow: View {
      @State private var value = 0.5
      var body: some View { Slider("Level", value: $value, in: 0.25...0.75, step: 0.25) }
    }
    let panel = try Harness { Narrow() }
    for (count, text) in [(1, "0.75"), (1, "0.75"), (-1, "0.5"), (-9, "0.25"), (-1, "0.25"), (9, "0.75")] {
      try panel.adjust("Level", by: count)
      #expect(try panel.value(of: "Level") == text)
    }
  }

  @Test("Words beside a slider stand in the middle of its track, whatever their size")
  func baseline() throws {
    for (font, size) in [(Font.body, DynamicTypeSize.large), (.largeTitle, .large), (.body, .accessibility3)] {
      let panel = try Harness(size: Size(width: 600, height: 200)) {
        HStack(alignment: .firstTextBaseline) {
          Text("HH").accessibilityIdentifier("words")
          Slider(value: .constant(0.5)) { Text("Track") }
        }
        .font(font)
        .dynamicTypeSize(size)
      }
      let (words, track) = (try panel.element("HH").frame, try panel.element("Track").frame)
      // The middle of capitals is about as far above the middle of a line as its descent is less than its ascent.
      #expect(abs(words.midY - track.midY) < words.height * 0.05, "\(words) \(track)")
    }
  }
}
