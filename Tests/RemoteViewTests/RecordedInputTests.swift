import Graphics
import Runtime
import Testing

@testable import RemoteView

@Suite("What a record has of the input")
struct RecordedInputTests {
  private func recorded(_ events: [(InputEvent.Kind, isSecret: Bool)]) -> [InputEvent.Kind] {
    var input = RecordedInput()
    return events.filter { input.takes($0.0, isSecret: $0.isSecret) }.map(\.0)
  }

  private static func finger(_ phase: ContactPhase) -> InputEvent.Kind {
    .contact(id: 1, phase: phase, at: Point(x: 5, y: 5))
  }

  @Test("What begins on a secret is left out to its end, also where it ends elsewhere")
  func secret() {
    let events: [(InputEvent.Kind, isSecret: Bool)] = [
      (Self.finger(.down), true), (Self.finger(.moved), false), (Self.finger(.up), false),
      (.key(.enter, isDown: true), true), (.key(.enter, isDown: false), false), (.knobPressed(isDown: true), true),
      (.knobPressed(isDown: false), false), (.knobTurned(detents: 1), true),
      (.wheel(by: Size(width: 0, height: 9), at: Point(x: 5, y: 5)), true),
    ]
    #expect(recorded(events) == [])
  }

  @Test("What has begun is ended, also where a secret has come meanwhile")
  func open() {
    let events: [(InputEvent.Kind, isSecret: Bool)] = [
      (Self.finger(.down), false), (Self.finger(.up), true), (.key(.enter, isDown: true), false),
      (.key(.enter, isDown: false), true), (.knobPressed(isDown: true), false), (.knobPressed(isDown: false), true),
    ]
    #expect(recorded(events) == events.map(\.0))
  }

  @Test("After all input was cancelled nothing is held")
  func cancelled() {
    let events: [(InputEvent.Kind, isSecret: Bool)] = [
      (.knobPressed(isDown: true), false), (.cancelAll, true), (.knobPressed(isDown: false), false),
    ]
    #expect(recorded(events) == [.knobPressed(isDown: true), .cancelAll])
  }
}
