import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

extension ReachTests {
  private struct Count: View {
    @State var value = 0
    var body: some View { Stepper("Count", value: $value, in: 0...12) }
  }

  @ViewBuilder private func stepper(_ style: Int) -> some View {
    switch style {
    case 0: Count()
    case 1: Count().stepperStyle(.capsule)
    case 2: Count().stepperStyle(.vertical)
    case 3: Count().stepperStyle(.compact)
    case 4: Count().stepperStyle(.dial).frame(width: 240, height: 240)
    case 5: Count().stepperStyle(.largeTouch)
    default: Count().stepperStyle(.coarseFine)
    }
  }

  @Test("Stepper, in every style", arguments: 0..<7, InputWay.allCases)
  func steppers(style: Int, way: InputWay) throws {
    let panel = try Harness(size: Size(width: 420, height: 300)) { stepper(style) }
    try begin(panel, way)
    var seen = [try panel.value(of: "Count")]
    for isUp in [true, false] {
      for _ in 0..<12 {
        switch way {
        case .touch: try panel.tap(isUp ? "Increment" : "Decrement", in: "Count")
        case .knob: try panel.turn(by: isUp ? 1 : -1)
        case .keys: try panel.key(isUp ? .up : .down)
        }
        seen.append(try panel.value(of: "Count"))
      }
    }
    #expect(seen == ((0...12) + (0...11).reversed()).map { "\($0)" })
  }
}
