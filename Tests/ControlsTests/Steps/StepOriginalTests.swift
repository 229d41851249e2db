import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// The original look, in the numbers of its source: 220 by 40 points, three steps, on white.
@Suite("Step indicator in its original look")
struct StepOriginalTests {
  private static let (tan, orange, grey, light) = (0xDED6C1, 0xFF9500, 0x9C919E, 0xE7E5E8)

  private func bitmap(scale: Double = 1, _ content: @escaping () -> some View) throws -> Bitmap {
    try Harness(size: Size(width: 220, height: 40), scale: scale) {
      content().frame(width: 220, height: 40).background(.white)
    }.bitmap
  }

  private func numbers() throws -> Bitmap {
    try bitmap { StepIndicator().stepColors(.original).stepMetrics(.original) }
  }

  private func icons(scale: Double = 1) throws -> Bitmap {
    try bitmap(scale: scale) {
      StepIndicator(icon: { _ in Rectangle() }).stepColors(.originalIcons).stepMetrics(.original)
    }
  }

  private func expect(_ color: Int, at x: Int, _ y: Int, in bitmap: Bitmap) {
    let pixel = bitmap[x, y]
    for shift in [16, 8, 0] {
      let (shown, wanted) = (Int(pixel >> shift & 0xFF), color >> shift & 0xFF)
      #expect(abs(shown - wanted) <= 1, "\(String(pixel, radix: 16)) at \(x), \(y)")
    }
  }

  @Test("8 Numbers: the circles are tan, orange and tan, the line is one point thick")
  func palette() throws {
    let bitmap = try numbers()
    expect(Self.tan, at: 4, 20, in: bitmap)
    expect(Self.orange, at: 94, 20, in: bitmap)
    expect(Self.tan, at: 184, 20, in: bitmap)
    // The line lies on two rows of pixels, half on each.
    for (y, isLine) in [(18, false), (19, true), (20, true), (21, false)] {
      for x in [51, 65, 78] { #expect((bitmap[x, y] & 0xFFFFFF != 0xFFFFFF) == isLine, "\(x), \(y)") }
    }
    #expect(bitmap[65, 19] == bitmap[65, 20])
    for x in [48, 81] { #expect(bitmap[x, 19] & 0xFFFFFF == 0xFFFFFF) }
  }

  @Test("8 Digits have 22 points, and the mark of a completed step has 21")
  func digits() throws {
    let whole = try numbers()
    let digit = try bitmap {
      ZStack {
        Circle().fill(Color(red: 1, green: 149 / 255, blue: 0))
        Text("2").font(.system(size: 22, weight: .semibold).monospacedDigit()).foregroundStyle(.white)
      }
      .frame(width: 40, height: 40)
    }
    let mark = try bitmap {
      ZStack {
        Circle().fill(StepIndicatorColors.original.done.fill)
        ControlSymbol(name: "checkmark", side: 21, weight: .heavy)
          .foregroundStyle(StepIndicatorColors.original.done.symbol)
      }
      .frame(width: 40, height: 40)
    }
    for (left, other) in [(90, digit), (0, mark)] {
      let equal = (0..<40).allSatisfy { y in (0..<40).allSatisfy { whole[left + $0, y] == other[90 + $0, y] } }
      #expect(equal, "\(left)")
    }
  }

  @Test("8 Icons: circles are tan up to the current step and light after it, icons orange and grey")
  func iconPalette() throws {
    let bitmap = try icons()
    expect(Self.tan, at: 94, 20, in: bitmap)
    expect(Self.light, at: 184, 20, in: bitmap)
    expect(Self.orange, at: 110, 20, in: bitmap)
    expect(Self.grey, at: 200, 20, in: bitmap)
  }

  @Test("8 Icons have 21 by 21 points, and the last one 18 by 20.24")
  func iconSizes() throws {
    // At 25 pixels a point all of these are whole numbers of pixels.
    let bitmap = try icons(scale: 25)
    func size(_ color: Int, _ center: Int) -> [Int] {
      let row = (center - 20 * 25..<center + 20 * 25).map { bitmap[$0, 500] }
      let column = (0..<1000).map { bitmap[center, $0] }
      return [row, column].map { $0.count { Int($0 & 0xFFFFFF) == color } }
    }
    #expect(size(Self.orange, 110 * 25) == [525, 525])
    #expect(size(Self.grey, 200 * 25) == [450, 506])
  }
}
