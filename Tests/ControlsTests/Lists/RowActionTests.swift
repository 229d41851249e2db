import FaceplateTesting
import Graphics
import Controls
import Looks
import Runtime
import Testing

@MainActor
@Suite("What can be done with rows")
struct RowActionTests {
  private struct Names: View {
    @State private var names = ["Ann", "Bob", "Cid"]
    @State private var mode = EditMode.inactive
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name)
            Button("Greet \(name)") {}
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text(names.joined(separator: " "))
      }
      .environment(\.editMode, $mode)
      Button("Edit") { mode = .active }
    }
  }

  private func panel() throws -> Harness { try Harness(size: Size(width: 400, height: 500)) { VStack { Names() } } }

  @Test("A swipe shows a button that takes the row away")
  func swipe() throws {
    let panel = try panel()
    let row = try panel.element("Bob").frame
    try panel.press(at: Point(x: 350, y: row.midY))
    try panel.move(dx: -80, steps: 8)
    try panel.lift()
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Ann Bob Cid"))
    try panel.tap(at: Point(x: 340, y: row.midY))
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Ann Cid") && !panel.contains("Bob"), "\(panel.labels)")
  }

  @Test("The Delete key takes the row with the focus away")
  func key() throws {
    let panel = try panel()
    try panel.turn(by: 1)
    try panel.key(.delete)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Bob Cid"), "\(panel.labels)")
  }

  @Test("Those who cannot see the panel take rows away and move them by name")
  func actions() throws {
    let panel = try panel()
    func perform(_ name: String) throws {
      let row = panel.stage.elements.flatMap(\.flattened).first { element in
        element.actions.contains { $0.name == name } && element.flattened.contains { $0.label == "Bob" }
      }
      try #require(row?.actions.first { $0.name == name }).perform()
      try panel.advance(by: .seconds(1))
    }
    try perform("Move up")
    #expect(panel.contains("Bob Ann Cid"), "\(panel.labels)")
    try perform("Delete")
    #expect(panel.contains("Ann Cid"), "\(panel.labels)")
  }

  @Test("While the page is edited each row has its arrows and its button")
  func editing() throws {
    let panel = try panel()
    try panel.tap("Edit")
    let row = try panel.element("Ann").frame
    try panel.tap(at: Point(x: 360, y: row.midY))
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Bob Ann Cid"), "\(panel.labels)")
    try panel.tap(at: Point(x: 42, y: row.midY))
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Ann Cid"), "\(panel.labels)")
  }

  /// A row with actions at both edges, and the names of the actions that were performed.
  private struct BothEdges: View {
    let allowsFullSwipe: Bool
    @State private var performed: [String] = []

    var body: some View {
      List {
        Text("Row")
          .swipeActions(edge: .leading, allowsFullSwipe: allowsFullSwipe) {
            Button("Pin") { performed.append("pin") }
            Button("Flag") { performed.append("flag") }
          }
          .swipeActions(allowsFullSwipe: allowsFullSwipe) { Button("Stop") { performed.append("stop") } }
        Text("Done: " + performed.joined(separator: ", "))
      }
    }

    @MainActor static func panel(allowsFullSwipe: Bool = true) throws -> Harness {
      try Harness(size: Size(width: 400, height: 300)) { BothEdges(allowsFullSwipe: allowsFullSwipe) }
    }
  }

  /// Swipes over the row by a distance in points, from where there is room for it.
  private func swipe(_ panel: Harness, by distance: Double) throws {
    let row = try panel.element("Row").frame
    try panel.press(at: Point(x: distance > 0 ? 60 : 340, y: row.midY))
    try panel.move(dx: distance, steps: 10)
    try panel.lift()
    try panel.advance(by: .seconds(1))
  }

  @Test("Each edge has its actions, and the way back shuts it without opening the other")
  func edges() throws {
    let panel = try BothEdges.panel()
    try swipe(panel, by: 80)
    try panel.tap(at: Point(x: 60, y: try panel.element("Row").frame.midY))
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Done: pin"), "\(panel.labels)")
    try swipe(panel, by: -80)
    try panel.tap(at: Point(x: 345, y: try panel.element("Row").frame.midY))
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Done: pin, stop"), "\(panel.labels)")
    try swipe(panel, by: -80)
    try swipe(panel, by: 80)
    try panel.tap(at: Point(x: 60, y: try panel.element("Row").frame.midY))
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Done: pin, stop"), "A swipe back has opened the other edge: \(panel.labels)")
  }

  @Test("A swipe over more than half the row performs the first action, where that is allowed")
  func fullSwipe() throws {
    let panel = try BothEdges.panel()
    try swipe(panel, by: 260)
    #expect(panel.contains("Done: pin"), "\(panel.labels)")
    try swipe(panel, by: -260)
    #expect(panel.contains("Done: pin, stop"), "\(panel.labels)")
    let careful = try BothEdges.panel(allowsFullSwipe: false)
    try swipe(careful, by: 260)
    #expect(careful.contains("Done: "), "\(careful.labels)")
  }

  /// A list of two rows that can be deleted. The first has two actions of its own at the trailing edge.
  private struct OwnActions: View {
    @State private var names = ["Row", "Other"]
    @State private var performed: [String] = []

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          if name == "Row" {
            Text(name).swipeActions {
              Button("Keep") { performed.append("keep") }
              Button("More") { performed.append("more") }
            }
          } else {
            Text(name)
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
        Text("Done: " + performed.joined(separator: ", "))
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
  @Test("The first action is next to its edge, and a swipe over more than half the row performs it")
  func orderFromEdge() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { OwnActions() }
    try swipe(panel, by: -80)
    #expect(try panel.element("More").frame.maxX <= panel.element("Keep").frame.minX, "\(panel.accessibilityDump)")
    try swipe(panel, by: 80)
    #expect(!panel.contains("Keep"))
    try swipe(panel, by: -260)
    #expect(panel.contains("Done: keep") && !panel.contains("Keep"), "\(panel.labels)")
    let leading = try BothEdges.panel()
    try swipe(leading, by: 80)
    #expect(try leading.element("Pin").frame.maxX <= leading.element("Flag").frame.minX)
  }

  // https://developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)
  @Test("Actions at the trailing edge take the place of the one that deletes the row")
  func ownActions() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { OwnActions() }
    try swipe(panel, by: -80)
    try swipe(panel, by: -80)
    #expect(panel.contains("Keep") && !panel.contains("Delete"), "\(panel.labels)")
    let names = panel.stage.elements.flatMap(\.flattened).flatMap(\.actions).map(\.name)
    #expect(names.sorted() == ["Delete", "Keep", "More"])
  }

  @Test("Assistive technology has the actions of both edges")
  func actionsOfBothEdges() throws {
    let panel = try BothEdges.panel()
    let names = panel.stage.elements.flatMap(\.flattened).flatMap(\.actions).map(\.name)
    #expect(names.sorted() == ["Flag", "Pin", "Stop"])
  }

  @Test("A scroll that begins on a row moves the list, not the row")
  func scroll() throws {
    let panel = try Harness(size: Size(width: 300, height: 200)) {
      List { ForEach(0..<30) { Text("Row \($0)") }.onDelete { _ in } }
    }
    try panel.press(at: Point(x: 150, y: 150))
    try panel.move(dx: 0, dy: -100, steps: 10)
    try panel.lift()
    try panel.advance(by: .seconds(3))
    #expect(!panel.contains("Row 0"))
  }

  @Test("The arrows of rows that can be moved have the tint in effect")
  func arrows() throws {
    let panel = try Harness(size: Size(width: 300, height: 200)) {
      List { ForEach(0..<3, id: \.self) { Text("Row \($0)") }.onMove { _, _ in } }
        .environment(\.editMode, .constant(.active))
        .tint(.red)
    }
    /// The number of pixels of which one channel is much stronger than another.
    func count(_ strong: UInt32, over weak: UInt32) -> Int {
      (0..<panel.bitmap.height).reduce(0) { sum, y in
        sum
          + (0..<panel.bitmap.width).count {
            let pixel = panel.bitmap[$0, y]
            return Int(pixel >> strong & 0xFF) - Int(pixel >> weak & 0xFF) > 80
          }
      }
    }
    #expect(count(16, over: 0) > 0 && count(0, over: 16) == 0)
  }
}
