import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@MainActor
@Suite("Services and keys that are held back")
struct HeldKeyServiceTests {
  /// Who has been offered events, in order.
  @MainActor private enum Witness {
    static var seen: [String] = []
  }

  private final class Watch: StageService {
    static var place: ServicePlace { .watch }
    init(stage: Stage) {}
    func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
      Witness.seen.append("watch")
      return false
    }
  }

  @Test("A key that was held back is offered once to what looks at keys, and a finger in the same way")
  func heldBack() throws {
    let panel = try Harness { Color.clear }
    _ = panel.stage.service(Watch.self)
    panel.stage.apply(AccessibilitySettings(slowKeys: .milliseconds(300)))
    Witness.seen = []
    try panel.holdKey(.function(13), for: .milliseconds(400))
    #expect(Witness.seen == ["watch", "watch"])
    Witness.seen = []
    try panel.press(at: Point(x: 10, y: 10))
    try panel.advance(by: .milliseconds(400))
    try panel.lift()
    #expect(Witness.seen == ["watch", "watch"])
  }
}
