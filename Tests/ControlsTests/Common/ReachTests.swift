import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Runtime

/// Every value of every control by one way of input alone: by what a finger, a knob or a keyboard can do, and nothing
/// else.
@Suite("Every value by every way of input alone")
struct ReachTests {
  /// Puts the focus on the first control and, for the knob, begins to edit it.
  func begin(_ panel: Harness, _ way: InputWay) throws {
    if way == .keys { try panel.key(.tab) }
    if way == .knob {
      try panel.turn(by: 1)
      try panel.pressKnob()
    }
  }

  func press(_ panel: Harness, _ name: String, _ way: InputWay) throws {
    switch way {
    case .touch: try panel.tap(name)
    case .knob: try panel.pressKnob()
    case .keys: try panel.key(.space)
    }
  }
}
