import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("App storage")
struct AppStorageTests {
  @Test("A stored value is a tweak of the panel; a text that is none of its cases changes nothing")
  func storage() throws {
    enum Mode: String { case eco, fast }
    struct Kept: View {
      @AppStorage("volume") private var volume = 0.5
      @AppStorage("wash.mode") private var mode = Mode.eco
      var body: some View {
        VStack {
          Text("\(mode.rawValue) \(volume)")
          Button("Change") {
            volume = 0.75
            mode = .fast
          }
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 200)) { Kept() }
    var written: [String] = []
    panel.stage.tweaks.onChange = { written.append("\($0)=\($1)") }
    try panel.tap("Change")
    #expect(written.sorted() == ["app.volume=0.75", "wash.mode=fast"])
    panel.stage.tweaks.apply(["app.volume": "0.25", "wash.mode": "none"])
    try panel.frame()
    #expect(panel.labels.contains { $0.hasPrefix("fast 0.25") }, "\(panel.labels)")
    #expect(panel.stage.tweaks.text(of: "wash.mode") == "fast")
  }

  @Test("What an application has stored it finds again, however long it is")
  func long() throws {
    struct Kept: View {
      @AppStorage("notes") private var notes = ""
      var body: some View { Text("\(notes.utf8.count) bytes") }
    }
    let panel = try Harness(size: Size(width: 300, height: 200)) { Kept() }
    let notes = String(repeating: "x", count: 100_000)
    #expect(panel.stage.tweaks.declarations[0].check(notes) == nil)
    panel.stage.tweaks.apply(["app.notes": notes])
    try panel.frame()
    #expect(panel.contains("100000 bytes"))
  }
}
