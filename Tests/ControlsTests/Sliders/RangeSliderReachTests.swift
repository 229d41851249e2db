import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension ReachTests {
  private struct Window: View {
    @State var value = 0...6
    var body: some View {
      RangeSlider("Window", value: $value, in: 0...6).labelsHidden().sliderLabels(.hidden).frame(width: 236)
    }
  }

  @Test("Range slider: every pair of values", arguments: InputWay.allCases)
  func rangeSlider(way: InputWay) throws {
    let panel = try Harness(size: Size(width: 260, height: 100)) { Window() }
    var pairs: Set<String> = []
    func note() throws {
      pairs.insert(try "\(panel.value(of: "Window minimum")) \(panel.value(of: "Window maximum"))")
    }
    func step(_ handle: String, _ direction: Int) throws {
      switch way {
      case .touch: try panel.drag(handle, dx: Double(direction) * 200 / 6, steps: 4)
      case .knob: try panel.turn(by: direction)
      case .keys: try panel.key(direction > 0 ? .right : .left)
      }
      try note()
    }
    try begin(panel, way)
    for top in (0...6).reversed() {
      // The lower handle up to the upper one and back, then the upper one down by one.
      for _ in 0..<top { try step("Window minimum", 1) }
      for _ in 0..<top { try step("Window minimum", -1) }
      if way == .keys { try panel.key(.tab) }
      if way == .knob { try panel.pressKnob() }
      if top > 0 { try step("Window maximum", -1) }
      if way == .keys { try panel.key(.tab, .shift) }
      if way == .knob {
        try panel.pressKnob()
        try panel.pressKnob()
      }
    }
    #expect(pairs.count == 28)
  }
}
