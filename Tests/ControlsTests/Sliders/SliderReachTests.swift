import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension ReachTests {
  private struct Level: View {
    @State var value = 0.0
    var body: some View {
      Slider("Level", value: $value, in: 0...10, step: 1).labelsHidden().sliderLabels(.hidden)
    }
  }

  @Test("Slider, lying, upright and from right to left", arguments: 0..<3, InputWay.allCases)
  func sliders(kind: Int, way: InputWay) throws {
    let panel = try Harness(size: Size(width: 260, height: 260)) {
      Level().sliderOrientation(kind == 1 ? .vertical : .horizontal)
        .frame(width: kind == 1 ? 60 : 236, height: kind == 1 ? 236 : 60)
    }
    if kind == 2 { try panel.setEnvironment { $0.layoutDirection = .rightToLeft } }
    try begin(panel, way)
    let frame = try panel.element("Level").frame
    if way == .touch { try panel.press(at: place(0, frame, kind)) }
    var seen = [try panel.value(of: "Level")]
    for value in (1...10) + (0...9).reversed() {
      let isUp = Double(value) > Double(seen[seen.count - 1]) ?? 0
      switch way {
      case .touch: try panel.move(to: place(Double(value) / 10, frame, kind))
      case .knob: try panel.turn(by: isUp ? 1 : -1)
      case .keys: try panel.key(isUp ? .up : .down)
      }
      seen.append(try panel.value(of: "Level"))
    }
    #expect(seen == ((0...10) + (0...9).reversed()).map { "\($0)" })
  }

  /// Where the handle is for a fraction.
  private func place(_ fraction: Double, _ frame: Rect, _ kind: Int) -> Point {
    let share = kind == 0 ? fraction : 1 - fraction
    return kind == 1
      ? Point(x: frame.midX, y: frame.minY + 18 + 200 * share) : Point(x: frame.minX + 18 + 200 * share, y: frame.midY)
  }

  @Test("Slider by a tap on its track, at every stop")
  func trackTaps() throws {
    let panel = try Harness(size: Size(width: 260, height: 100)) { Level().frame(width: 236, height: 60) }
    let frame = try panel.element("Level").frame
    for value in [10, 3, 7, 0, 9, 1, 6, 2, 8, 4, 0, 5] {
      try panel.tap(at: place(Double(value) / 10, frame, 0))
      #expect(try panel.value(of: "Level") == "\(value)")
    }
  }
}
