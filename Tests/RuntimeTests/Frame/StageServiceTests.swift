import FaceplateTesting
import Graphics
import Testing

@testable import Looks
@testable import Runtime

@Suite("The services of a stage")
struct StageServiceTests {
  /// Who has been offered events, in order.
  @MainActor private enum Witness {
    static var seen: [String] = []
  }

  private final class Filter: StageService {
    static var place: ServicePlace { .filter }
    init(stage: Stage) {}
    func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
      Witness.seen.append("filter")
      return false
    }
  }

  private final class Watch: StageService {
    static var place: ServicePlace { .watch }
    init(stage: Stage) {}
    func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
      Witness.seen.append("watch")
      return false
    }
  }

  private final class Usual: StageService {
    init(stage: Stage) {}
    func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
      Witness.seen.append("usual")
      return false
    }
  }

  @Test("Each is offered events in its place, whatever was used first")
  func order() throws {
    let panel = try Harness { Color.clear }
    _ = panel.stage.service(Usual.self)
    _ = panel.stage.service(Watch.self)
    _ = panel.stage.service(Filter.self)
    Witness.seen = []
    try panel.send(.key(.tab, isDown: true))
    #expect(Witness.seen == ["filter", "watch", "usual"])
    Witness.seen = []
    panel.stage.handle(InputEvent(time: panel.now, .key(.tab, isDown: false)), behind: .filter)
    #expect(Witness.seen == ["watch", "usual"])
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
