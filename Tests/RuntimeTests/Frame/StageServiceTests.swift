import Graphics
import PrimitiveViews
import Testing

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
    let panel = try BarePanel { Box.clear }
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
}
