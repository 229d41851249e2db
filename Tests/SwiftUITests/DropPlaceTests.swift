import FaceplateTesting
import SwiftUI
import Testing

private final class DropNotes {
  var all: [String] = []
  func note(_ what: String, _ info: DropInfo) { all.append("\(what) \(Int(info.location.x)) \(Int(info.location.y))") }
}

private struct Watcher: DropDelegate {
  let places: DropNotes
  func validateDrop(info: DropInfo) -> Bool {
    places.note("validated", info)
    return true
  }
  func dropEntered(info: DropInfo) { places.note("entered", info) }
  func dropExited(info: DropInfo) { places.note("exited", info) }
  func performDrop(info: DropInfo) -> Bool {
    places.note("dropped", info)
    return true
  }
}

@Observable private final class Presence { var isThere = true }

private struct TrayTable: View {
  let places: DropNotes
  var presence = Presence()
  var body: some View {
    VStack(spacing: 0) {
      Text("Paper").frame(width: 200, height: 40).onDrag { NSItemProvider(object: "sheet") }
      if presence.isThere {
        Text("Tray").frame(width: 200, height: 40).onDrop(of: [.text], delegate: Watcher(places: places))
      }
      Text("Bin").frame(width: 200, height: 40).onDrop(of: [.text], isTargeted: nil) { _ in true }
    }
  }
}

@MainActor
@Suite("Where a drop delegate is told that something is")
struct DropPlaceTests {
  private func table(_ places: DropNotes, _ presence: Presence = Presence()) throws -> Harness {
    try Harness(size: Size(width: 200, height: 120)) { TrayTable(places: places, presence: presence) }
  }

  @Test("A finger's place is told when the drop is judged, when it comes and when it leaves")
  func finger() throws {
    let places = DropNotes()
    let panel = try table(places)
    try panel.press("Paper")
    try panel.move(dx: 5, dy: 45)
    #expect(Set(places.all) == ["validated 105 25", "entered 105 25"])
    places.all = []
    try panel.move(dx: 0, dy: 35)
    #expect(places.all.last == "exited 105 60", "\(places.all)")
    try panel.move(dx: 0, dy: -35)
    places.all = []
    try panel.lift()
    #expect(places.all.last == "dropped 105 25", "\(places.all)")
    #expect(places.all.allSatisfy { $0.hasSuffix(" 105 25") }, "\(places.all)")
  }

  @Test("What keys bring is in the middle of the view, when it comes and when it leaves")
  func keys() throws {
    let places = DropNotes()
    let panel = try table(places)
    try panel.key(.tab)
    try panel.key(.enter)
    try panel.key(.down)
    #expect(places.all.filter { !$0.hasPrefix("validated") } == ["entered 100 20", "exited 100 20"], "\(places.all)")
    #expect(places.all.allSatisfy { $0.hasSuffix(" 100 20") }, "\(places.all)")
  }

  @Test("A view that goes while something is over it is told where that was last")
  func gone() throws {
    let (places, presence) = (DropNotes(), Presence())
    let panel = try table(places, presence)
    try panel.press("Paper")
    try panel.move(dx: 5, dy: 45)
    places.all = []
    presence.isThere = false
    try panel.advance(by: .milliseconds(100))
    #expect(places.all.filter { $0.hasPrefix("exited") } == ["exited 105 25"], "\(places.all)")
    try panel.lift()
  }
}
