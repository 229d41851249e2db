import Graphics
import PrimitiveViews
import Runtime
import Testing

@Suite("Gestures made of others")
struct ComposedGestureTests {
  private final class Journal { var lines: [String] = [] }

  /// A long press and then a drag, as in 9.5: pressing, dragging, and a translation that counts only at a real end.
  private struct LongDrag: View {
    enum Phase: Equatable {
      case inactive, pressing
      case dragging(Double)
    }

    let journal: Journal
    @GestureState private var phase = Phase.inactive
    @State private var offset = 0.0

    var body: some View {
      let gesture = LongPressGesture(minimumDuration: 0.5)
        .sequenced(before: DragGesture(minimumDistance: 1))
        .updating($phase) { value, state, _ in
          switch value {
          case .first(true): state = .pressing
          case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
          default: state = .inactive
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          offset += drag.translation.width
          journal.lines.append("ended")
        }
      Box.black
        .frame(width: 100, height: 100)
        .gesture(gesture)
        .words(.label, "Thing")
        .words(.value, "\(phase) \(offset)")
    }
  }

  private func value(_ panel: BarePanel) throws -> String { try panel.value(of: "Thing") }

  @Test("9.5 A drag after half a second is followed and counts at its end")
  func longDrag() throws {
    let journal = Journal()
    let panel = try BarePanel { LongDrag(journal: journal) }
    try panel.press("Thing")
    #expect(try value(panel) == "pressing 0.0")
    try panel.advance(by: .milliseconds(500))
    #expect(try value(panel) == "dragging(0.0) 0.0")
    try panel.move(dx: 30)
    #expect(try value(panel) == "dragging(30.0) 0.0")
    try panel.lift()
    #expect(try value(panel) == "inactive 30.0")
    #expect(journal.lines == ["ended"])
  }

  @Test("9.5 A drag before half a second never starts")
  func earlyDrag() throws {
    let journal = Journal()
    let panel = try BarePanel { LongDrag(journal: journal) }
    try panel.press("Thing")
    try panel.advance(by: .milliseconds(300))
    try panel.move(dx: 30)
    try panel.advance(by: .seconds(1))
    try panel.lift()
    #expect(try value(panel) == "inactive 0.0")
    #expect(journal.lines.isEmpty)
  }

  @Test("9.5 Letting go without a drag, and losing the finger, change nothing", arguments: [true, false])
  func noDrag(isLost: Bool) throws {
    let journal = Journal()
    let panel = try BarePanel { LongDrag(journal: journal) }
    try panel.press("Thing")
    try panel.advance(by: .seconds(1))
    if isLost { try panel.move(dx: 20) }
    if isLost { try panel.cancel() } else { try panel.lift() }
    #expect(try value(panel) == "inactive 0.0")
    #expect(journal.lines.isEmpty)
  }

  @Test(
    "A double tap rules out the single one, which comes when the second does not",
    arguments: [(1, ["single", "second won"]), (2, ["double"])])
  func exclusive(_ taps: Int, _ expected: [String]) throws {
    let journal = Journal()
    let panel = try BarePanel {
      Box.black
        .frame(width: 100, height: 100)
        .gesture(
          TapGesture(count: 2).onEnded { journal.lines.append("double") }
            .exclusively(before: TapGesture().onEnded { journal.lines.append("single") })
            .onEnded { value in
              if case .second = value { journal.lines.append("second won") }
            }
        )
        .words(.label, "Thing")
        .words(.value, "-")
    }
    for _ in 0..<taps { try panel.tap("Thing") }
    try panel.advance(by: .seconds(1))
    #expect(journal.lines == expected)
  }

  @Test("Two gestures at once report what each has come to")
  func simultaneous() throws {
    let journal = Journal()
    let panel = try BarePanel {
      Box.black
        .frame(width: 100, height: 100)
        .gesture(
          LongPressGesture(minimumDuration: 0.2).simultaneously(with: DragGesture(minimumDistance: 5))
            .onEnded { journal.lines.append("\($0.first ?? false) \($0.second?.translation.width ?? 0)") }
        )
        .words(.label, "Thing")
        .words(.value, "-")
    }
    try panel.press("Thing")
    try panel.advance(by: .milliseconds(300))
    try panel.move(dx: 40)
    try panel.lift()
    #expect(journal.lines == ["true 40.0"])
  }

  @Test("A gesture can report something made of its value")
  func mapped() throws {
    let journal = Journal()
    let panel = try BarePanel {
      Box.black
        .frame(width: 100, height: 100)
        .gesture(DragGesture().map { Int($0.translation.width) }.onEnded { journal.lines.append("\($0)") })
        .words(.label, "Thing")
        .words(.value, "-")
    }
    try panel.drag("Thing", dx: 25)
    #expect(journal.lines == ["25"])
  }
}
