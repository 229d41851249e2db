import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// What Apple's documentation says of lists.
@MainActor
@Suite("Documented lists")
struct DocumentedListTests {
  private struct Letters: View {
    let log: Log
    @State private var letters = ["a", "b", "c", "d"]
    var body: some View {
      List {
        ForEach(letters, id: \.self) { Text($0) }
          .onDelete {
            log.note("delete \(Array($0))")
            letters.remove(atOffsets: $0)
          }
          .onMove {
            log.note("move \(Array($0)) to \($1)")
            letters.move(fromOffsets: $0, toOffset: $1)
          }
      }
    }
  }

  // https://developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:) and
  // https://developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)
  @Test("Rows are moved and deleted by offsets; the one to which they go is counted before they are taken out")
  func offsets() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 400, height: 400)) { Letters(log: log) }
    try panel.perform("Move down", on: "a")
    try panel.advance(by: .seconds(1))
    #expect(log.take() == ["move [0] to 2"])
    try panel.perform("Move up", on: "d")
    try panel.advance(by: .seconds(1))
    #expect(log.take() == ["move [3] to 2"])
    try panel.perform("Delete", on: "d")
    try panel.advance(by: .seconds(1))
    #expect(log.take() == ["delete [2]"])
    #expect(!panel.contains("d") && panel.contains("c"))
  }

  private struct Rooms: View {
    let log: Log

    var body: some View {
      List {
        row("Kitchen") { Button("Start") { log.note("start") } }
        row("Cellar") { Button("Look") { log.note("look") }.buttonStyle(.borderless) }
        row("Attic") { Button("Open") { log.note("open") }.buttonStyle(.plain) }
        row("Hall") {
          Button("Up") { log.note("up") }
          Button("Down") { log.note("down") }
        }
      }
    }

    private func row<Buttons: View>(_ name: String, @ViewBuilder _ buttons: () -> Buttons) -> some View {
      HStack {
        Text(name)
        Spacer()
        buttons()
      }
    }
  }

  // https://openillumi.com/en/en-swiftui-list-multiple-button-conflict-fix
  @Test("A touch anywhere on a row presses its only button of the default style, and no button of another style")
  func buttons() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 480, height: 480)) { Rooms(log: log) }
    /// The actions of a touch on the name of a row, and of one in the middle of the row, where nothing is.
    func actions(_ name: String) throws -> [[String]] {
      let center = try panel.element(name).frame.center
      return try [center.x, 240].map { x in
        try panel.tap(at: Point(x: x, y: center.y))
        return log.take()
      }
    }
    #expect(try actions("Kitchen") == [["start"], ["start"]])
    #expect(try actions("Cellar") == [[], []])
    #expect(try actions("Attic") == [[], []])
    // One touch does not do two things.
    #expect(try actions("Hall") == [[], []])
    for name in ["Start", "Look", "Open", "Up", "Down"] { try panel.tap(name) }
    #expect(log.take() == ["start", "look", "open", "up", "down"])
    // A finger that leaves the row presses nothing.
    try panel.press("Kitchen")
    try panel.move(dx: 0, dy: 200, steps: 8)
    try panel.lift()
    #expect(log.take() == [])
  }

  @Test("A touch beside one of two small buttons of a row presses it, but not from elsewhere on the row")
  func smallButtons() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 480, height: 200)) {
      List {
        HStack {
          Text("Hall")
          Spacer()
          Button("Up") { log.note("up") }
          Button("Down") { log.note("down") }
        }
        .controlSize(.mini)
      }
    }
    let frame = try panel.element("Up").frame
    let beside = Point(x: frame.midX, y: frame.minY - 2)
    try panel.tap(at: beside)
    #expect(log.take() == ["up"])
    try panel.press(at: beside)
    try panel.move(dx: -200, dy: 0, steps: 8)
    try panel.lift()
    #expect(log.take() == [])
  }

  @Test("A touch on a text in an expanded group presses no button beside it")
  func group() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 480, height: 320)) {
      List {
        DisclosureGroup("More", isExpanded: .constant(true)) {
          Text("This erases all")
          Button("Erase") { log.note("erase") }
        }
      }
    }
    try panel.tap(at: panel.element("This erases all").frame.center)
    #expect(log.take() == [])
    try panel.tap("Erase")
    #expect(log.take() == ["erase"])
  }
}
