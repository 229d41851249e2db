import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Runtime

extension ReachTests {
  @Test("Step indicator: back to every step that is done", arguments: [false, true], InputWay.allCases)
  func steps(isVertical: Bool, way: InputWay) throws {
    struct Wizard: View {
      let isVertical: Bool
      @State private var step = 4
      var body: some View { StepIndicator(count: 5, current: step) { step = $0 }.stepsVertical(isVertical) }
    }
    let panel = try Harness(size: Size(width: 400, height: 400)) {
      Wizard(isVertical: isVertical).frame(width: isVertical ? 100 : 380, height: isVertical ? 380 : 100)
    }
    var seen: [String] = []
    for step in [4, 3, 2, 1] {
      switch way {
      case .touch: try panel.tap("Step \(step) of 5")
      case .knob:
        // The last of those that can be gone back to.
        try panel.turn(by: -1)
        try panel.pressKnob()
      case .keys:
        try panel.key(.tab, .shift)
        try panel.key(.enter)
      }
      seen.append(try panel.value(of: "Steps"))
    }
    #expect(seen == ["Step 4 of 5", "Step 3 of 5", "Step 2 of 5", "Step 1 of 5"])
  }
}
