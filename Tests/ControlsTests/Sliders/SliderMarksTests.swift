import FaceplateTesting
import Graphics
import Controls
import Looks
import Runtime
import Testing

@MainActor
@Suite("Slider marks and bounds")
struct SliderMarksTests {
  @Test("The handle goes as far as the enabled bounds, by touch, by name and to the ends")
  func enabled() throws {
    struct Balance: View {
      @State private var balance = 0.0
      var body: some View {
        Slider(value: $balance, in: -1...1, step: 0.25, neutralValue: 0, enabledBounds: -0.5...0.5) {
          Text("Balance")
        } ticks: {
          SliderTick(-0.5)
          SliderTick(0.5)
        }
        Text("Now \(balance, specifier: "%.2f")")
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 200)) { VStack { Balance() } }
    try panel.adjust("Balance", by: 3)
    #expect(panel.contains("Now 0.50"), "\(panel.labels)")
    let frame = try panel.element("Balance").frame
    try panel.tap(at: Point(x: frame.minX + 4, y: frame.midY))
    #expect(panel.contains("Now -0.50"), "\(panel.labels)")
    try panel.check()
  }

  @Test("The chosen part of the track begins at the neutral value")
  func neutral() throws {
    func picture(_ value: Double, neutral: Double?) throws -> [UInt8] {
      try Harness(size: Size(width: 300, height: 60)) {
        Slider(value: .constant(value), in: 0...1, neutralValue: neutral) { Text("Level") }
      }
      .png()
    }
    #expect(try picture(0.8, neutral: 0.5) != picture(0.8, neutral: nil))
    #expect(try picture(0.8, neutral: 0) == picture(0.8, neutral: nil))
  }

  @Test("A label of the current value is read out in its place")
  func valueLabel() throws {
    let panel = try Harness(size: Size(width: 300, height: 100)) {
      Slider(value: .constant(0.5)) {
        Text("Speed")
      } currentValueLabel: {
        Text("medium")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      }
    }
    #expect(try panel.value(of: "Speed") == "medium")
  }
}
