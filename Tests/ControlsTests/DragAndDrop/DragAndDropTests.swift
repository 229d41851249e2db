import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// Two lists between which tasks are dragged.
private struct BoardPanel: View {
  @State var open = ["Filter", "Pump", "Valve"]
  @State var done: [String] = []
  @State private var isTargeted = false
  var log = Log()
  var refuses = false

  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      VStack {
        Text("Open")
        ForEach(open, id: \.self) { name in
          Text(name).frame(width: 100, height: 40).draggable(name)
        }
      }
      .frame(width: 140, height: 220, alignment: .top)
      .dropDestination(for: String.self) { names, _ in move(names, to: \.open) }
      VStack {
        Text("Done")
        ForEach(done, id: \.self) { Text("\($0) done") }
      }
      .frame(width: 140, height: 220, alignment: .top)
      .background(isTargeted ? Color.yellow : Color.gray)
      .dropDestination(for: String.self) { names, place in
        log.note("\(names) at \(Int(place.x)) \(Int(place.y))")
        return refuses ? false : move(names, to: \.done)
      } isTargeted: {
        isTargeted = $0
        log.note("targeted \($0)")
      }
    }
  }

  private func move(_ names: [String], to list: KeyPath<Self, [String]>) -> Bool {
    open.removeAll { names.contains($0) }
    done.removeAll { names.contains($0) }
    if list == \.open { open += names } else { done += names }
    return true
  }
}

@MainActor
@Suite("Drag and drop")
struct DragAndDropTests {
  static let size = Size(width: 320, height: 240)

  func board(_ log: Log = Log(), refuses: Bool = false) throws -> Harness {
    try Harness(size: Self.size) { BoardPanel(log: log, refuses: refuses) }
  }

  /// A place of the second list below its title.
  func middle(of panel: Harness) throws -> Point {
    try panel.element("Done").frame.center.offsetBy(dx: 0, dy: 90)
  }

  @Test("What is dragged by a finger is dropped where the finger is lifted")
  func dropped() throws {
    let log = Log()
    let panel = try board(log)
    try panel.drag("Pump", to: middle(of: panel))
    #expect(panel.contains("Pump done"), "\(panel.accessibilityDump)")
    #expect(!panel.contains("Pump"))
    let notes = log.take()
    #expect(notes.first == "targeted true")
    #expect(notes.dropFirst().first == "targeted false")
    // The middle of a list that is 140 points wide.
    #expect(notes.last?.hasPrefix("[\"Pump\"] at 70 ") == true, "\(notes)")
    #expect(notes.count == 3)
  }

  @Test("A picture of the view follows the finger, and nothing of it is left afterwards")
  func preview() throws {
    let panel = try board()
    let before = panel.snapshot()
    let frame = try panel.element("Pump").frame
    try panel.press("Pump")
    try panel.move(dx: 0, dy: 90, steps: 9)
    let place = frame.center.offsetBy(dx: -40, dy: 90)
    // The plate behind the text is where there was background.
    #expect(panel.bitmap[Int(place.x), Int(place.y)] != before[Int(place.x), Int(place.y)])
    try panel.move(dx: 0, dy: 200, steps: 5)
    try panel.lift()
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot() == before)
  }

  @Test("Lifting the finger beside all destinations changes nothing, and the picture flies back")
  func beside() throws {
    let log = Log()
    let panel = try board(log)
    let before = panel.snapshot()
    try panel.drag("Filter", to: Point(x: 160, y: 236))
    #expect(panel.snapshot() != before)
    #expect(panel.stage.deadline != nil)
    try panel.advance(by: .milliseconds(300))
    #expect(panel.snapshot() == before)
    #expect(panel.stage.deadline == nil)
    #expect(log.take().filter { $0.contains("Filter") } == [])
  }

  @Test("What a destination refuses flies back")
  func refused() throws {
    let log = Log()
    let panel = try board(log, refuses: true)
    let before = panel.snapshot()
    try panel.drag("Filter", to: middle(of: panel))
    #expect(log.take().count == 3)
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot() == before)
  }

  @Test("Escape and a lost finger cancel a drag")
  func cancelled() throws {
    let log = Log()
    let panel = try board(log)
    for isLost in [true, false] {
      try panel.press("Pump")
      try panel.move(to: middle(of: panel))
      #expect(log.take() == ["targeted true"])
      if isLost { try panel.cancel() } else { try panel.key(.escape) }
      #expect(log.take() == ["targeted false"])
      if !isLost { try panel.lift() }
      try panel.advance(by: .seconds(1))
      #expect(log.take() == [])
      #expect(panel.contains("Pump"))
    }
  }

  @Test("The host's end of all input cancels a drag")
  func cancelAll() throws {
    let panel = try board()
    let before = panel.snapshot()
    try panel.press("Pump")
    try panel.move(to: middle(of: panel))
    try panel.cancelAll()
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot() == before)
  }

  @Test("Keys pick up, go from destination to destination, and drop")
  func keys() throws {
    let panel = try board()
    try panel.key(.tab)
    try panel.key(.tab)
    try panel.key(.enter)
    try panel.key(.enter)
    #expect(panel.contains("Pump done"), "\(panel.accessibilityDump)")
  }

  @Test("While keys steer a drag, the ring is around the destination and not around what has the focus")
  func ring() throws {
    let panel = try board()
    try panel.key(.tab)
    let focused = panel.snapshot()
    // The middle of the ring's upper edge, above a view of 40 points in height.
    let center = try panel.element("Filter").frame.center
    let (x, y) = (Int(center.x), Int((center.y - 20 - FocusRing.gap - FocusRing.width / 2).rounded()))
    try panel.key(.enter)
    #expect(panel.bitmap[x, y] != focused[x, y])
    try panel.key(.escape)
    try panel.advance(by: .seconds(1))
    #expect(panel.snapshot() == focused)
  }

  @Test("An arrow goes to the destination in its direction")
  func arrows() throws {
    let log = Log()
    let panel = try board(log)
    try panel.key(.tab)
    try panel.key(.space)
    #expect(log.take() == ["targeted true"])
    try panel.key(.left)
    #expect(log.take() == ["targeted false"])
    try panel.key(.right)
    #expect(log.take() == ["targeted true"])
    try panel.key(.right)
    #expect(log.take() == [])
    try panel.key(.escape)
    #expect(log.take() == ["targeted false"])
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Filter"))
  }

  @Test("A knob picks up, turns to a destination, and drops; held down it cancels")
  func knob() throws {
    let log = Log()
    let panel = try board(log)
    try panel.turn(by: 1)
    try panel.pressKnob()
    #expect(log.take() == ["targeted true"])
    try panel.turn(by: 1)
    #expect(log.take() == ["targeted false"])
    try panel.turn(by: 1)
    #expect(log.take() == ["targeted true"])
    try panel.longPressKnob()
    #expect(log.take() == ["targeted false"])
    try panel.advance(by: .seconds(1))
    try panel.pressKnob()
    try panel.pressKnob()
    #expect(panel.contains("Filter done"), "\(panel.accessibilityDump)")
  }

  @Test("Accessibility actions drag and drop")
  func actions() throws {
    let panel = try board()
    try panel.perform("Drag", on: "Valve")
    #expect(panel.stage.elements.flatMap(\.flattened).flatMap(\.actions).filter { $0.name == "Drop here" }.count == 2)
    let places = panel.stage.elements.flatMap(\.flattened).filter { $0.actions.contains { $0.name == "Drop here" } }
    let action = try #require(places.last?.actions.first { $0.name == "Drop here" })
    panel.stage.whileCurrent { action.perform() }
    try panel.advance(by: .milliseconds(1))
    #expect(panel.contains("Valve done"), "\(panel.accessibilityDump)")
    #expect(!panel.accessibilityDump.contains("Drop here"))
  }

  @Test("A destination that is disabled gets nothing")
  func disabled() throws {
    let log = Log()
    let panel = try Harness(size: Self.size) {
      VStack {
        Text("Coin").frame(width: 80, height: 40).draggable("coin")
        Color.gray.frame(width: 80, height: 80)
          .dropDestination(for: String.self) { items, _ in
            log.note("\(items)")
            return true
          } isTargeted: {
            log.note("targeted \($0)")
          }
          .disabled(true)
      }
    }
    try panel.drag("Coin", dx: 0, dy: 60)
    #expect(log.take() == [])
    try panel.perform("Drag", on: "Coin")
    #expect(!panel.accessibilityDump.contains("Drop here"))
  }

  @Test("A panel without draggable views has no tracker")
  func unused() throws {
    let panel = try Harness(size: Self.size) {
      Color.gray.dropDestination(for: String.self) { _, _ in true }
    }
    try panel.tap(at: Point(x: 100, y: 100))
    #expect(panel.stage.services.existing(DragTracker.self) == nil)
    let board = try board()
    #expect(board.stage.services.existing(DragTracker.self) != nil)
    #expect(board.stage.deadline == nil)
  }
}
