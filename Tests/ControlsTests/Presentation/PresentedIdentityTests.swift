import FaceplateTesting
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Presentations of another value")
struct PresentedIdentityTests {
  private struct Thing: Identifiable, Hashable {
    let id: Int
    var name = "thing"
  }

  /// Shows its own state beside the item, and says when it comes and goes.
  private struct Counter: View {
    let id: Int
    let log: Log
    @State private var count = 0

    var body: some View {
      VStack {
        Text("count \(count) of \(id)")
        Button("Count") { count += 1 }
      }
      .onAppear { log.note("appears \(id)") }
      .onDisappear { log.note("disappears \(id)") }
    }
  }

  private enum Kind: CaseIterable {
    case sheet, cover, popover, destination
    /// Whether closing it calls an action.
    var tellsDismissal: Bool { self == .sheet || self == .cover }
  }

  private struct Panel: View {
    let kind: Kind
    let log: Log
    @State private var thing: Thing?

    var body: some View {
      NavigationStack {
        switch kind {
        case .sheet: first.sheet(item: $thing, onDismiss: { log.note("dismissed") }, content: inside)
        case .cover: first.fullScreenCover(item: $thing, onDismiss: { log.note("dismissed") }, content: inside)
        case .popover: first.popover(item: $thing, content: inside)
        case .destination: first.navigationDestination(item: $thing, destination: inside)
        }
      }
    }

    private var first: some View { Button("Open") { thing = Thing(id: 1) } }

    private func inside(_ shown: Thing) -> some View {
      VStack {
        Counter(id: shown.id, log: log)
        Button("Rename") { thing = Thing(id: shown.id, name: "other") }
        Button("Other") { thing = Thing(id: shown.id + 1) }
        Button("Close") { thing = nil }
      }
    }
  }

  @Test(
    "Another item is another sheet, cover, popover or page: the state is new, and the former one is dismissed",
    arguments: Kind.allCases)
  private func otherItem(kind: Kind) throws {
    let log = Log()
    let panel = try Harness { Panel(kind: kind, log: log) }
    try panel.tap("Open")
    try panel.tap("Count")
    #expect(panel.contains("count 1 of 1"))
    #expect(log.take() == ["appears 1"])
    try panel.tap("Other")
    #expect(panel.contains("count 0 of 2"))
    #expect(!panel.contains("count 1 of 1"))
    let replaced = log.take()
    let wanted = ["appears 2", "disappears 1"] + (kind.tellsDismissal ? ["dismissed"] : [])
    #expect(replaced.sorted() == wanted)
    try panel.tap("Close")
    #expect(panel.contains("Open"))
    #expect(log.take().contains("dismissed") == kind.tellsDismissal)
  }

  @Test("An item with the same id is the same sheet, whatever else changes in it")
  func sameItem() throws {
    let log = Log()
    let panel = try Harness { Panel(kind: .sheet, log: log) }
    try panel.tap("Open")
    try panel.tap("Count")
    try panel.tap("Rename")
    #expect(panel.contains("count 1 of 1"))
    #expect(log.take() == ["appears 1"])
  }
}
