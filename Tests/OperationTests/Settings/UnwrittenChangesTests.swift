import Faceplate
import Settings
import Testing

@testable import Operation

@Suite("Changes of settings that the file does not have yet")
struct UnwrittenChangesTests {
  private static let declarations = ["a.x", "a.y"].map { SettingDeclaration(id: $0, defaultText: "0") }

  @Test("Changes gather, are handed over together, and are gone once they are written")
  func written() throws {
    var changes = UnwrittenChanges()
    changes.note("a.x", to: "1", at: .zero)
    changes.note("a.y", to: nil, at: .zero)
    #expect(changes.due != nil)
    let (edits, faults) = changes.handOver(Self.declarations, in: "file")
    #expect(Set(edits.map(\.id)) == ["a.x", "a.y"])
    #expect(faults.isEmpty)
    #expect(changes.isEmpty)
    #expect(changes.isBeingWritten)
    changes.noteWritten()
    #expect(!changes.isBeingWritten)
    #expect(changes.ids.isEmpty)
  }

  @Test("While the disk is busy, nothing else is handed over")
  func busy() {
    var changes = UnwrittenChanges()
    changes.note("a.x", to: "1", at: .zero)
    _ = changes.handOver(Self.declarations, in: "file")
    changes.note("a.y", to: "2", at: .zero)
    #expect(changes.due == nil)
    #expect(changes.handOver(Self.declarations, in: "file").edits.isEmpty)
    #expect(changes.ids == ["a.x", "a.y"])
  }

  @Test("What counts ahead of the file still counts after its write, unless it has changed since")
  func ahead() {
    var changes = UnwrittenChanges()
    changes.count(ahead: "a.x", as: "1", at: .zero)
    _ = changes.handOver(Self.declarations, in: "file")
    #expect(changes.inEffect.map(\.text) == ["1"])
    changes.note("a.x", to: "2", at: .zero)
    changes.noteWritten()
    #expect(changes.inEffect.map(\.text) == ["2"])
  }
}
