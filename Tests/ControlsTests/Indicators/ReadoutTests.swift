import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Readouts")
struct ReadoutTests {
  private func frame(_ value: Double, _ format: NumberFormat) throws -> Rect {
    let panel = try Harness(size: Size(width: 320, height: 240)) { Readout("Energy", value: value, format: format) }
    return try panel.element("Energy").frame
  }

  @Test(
    "A number or a unit of any length stays on a small screen",
    arguments: [
      (3.4e38, "kWh"), (-1e300, "kWh"), (123_456_789_012, "kWh"), (21.5, "cubic metres in an hour and for each person"),
    ])
  func room(value: Double, unit: String) throws {
    let frame = try frame(value, .number.fractionDigits(1).unit(unit))
    #expect(frame.minX >= 0 && frame.maxX <= 320)
  }

  @Test("A number that fits has its full size")
  func full() throws {
    let wide = try Harness(size: Size(width: 800, height: 480)) {
      Readout("Energy", value: 1234.5, format: .number.fractionDigits(1).unit("kWh"))
    }
    #expect(try frame(1234.5, .number.fractionDigits(1).unit("kWh")).size == wide.element("Energy").frame.size)
  }

  @Test("The unit stands right of the number in every language")
  func mirrored() throws {
    func ink(_ direction: LayoutDirection) throws -> [Int] {
      let panel = try Harness(size: Size(width: 320, height: 100)) {
        Readout("Power", value: 4.6, format: .number.fractionDigits(1).unit("kW")).labelsHidden()
          .frame(width: 300).fixedSize()
      }
      try panel.setEnvironment { $0.layoutDirection = direction }
      let ground = panel.bitmap[0, 0]
      let columns = (0..<panel.bitmap.width).filter { x in
        (0..<panel.bitmap.height).contains { panel.bitmap[x, $0] != ground }
      }
      let first = columns.first ?? 0
      return columns.map { $0 - first }
    }
    #expect(try ink(.rightToLeft) == ink(.leftToRight))
  }

  @Test("A value that nobody knows is not shown, and has the size of a known one")
  func unknown() throws {
    func panel(_ value: Double, isKnown: Bool) throws -> Harness {
      try Harness(size: Size(width: 320, height: 240)) {
        Readout("Energy", value: value, in: 0...9999, format: .number.fractionDigits(1).unit("kWh"))
          .environment(isKnown ? nil : UnknownValue(words: "Not known yet")) { $0.unknownValue = $1 }
      }
    }
    let (first, second) = try (panel(1, isKnown: false), panel(4321.5, isKnown: false))
    #expect(first.bitmap == second.bitmap)
    #expect(try first.value(of: "Energy") == "Not known yet")
    #expect(try first.element("Energy").frame == panel(4321.5, isKnown: true).element("Energy").frame)
  }
}
