import Faceplate
import FaceplateTesting
import Graphics
import ProgramFixtures
import Testing

@testable import CommandLine

private struct Kitchen: View {
  @State private var heat = 180.0
  @State private var count = 0

  var body: some View {
    VStack(spacing: 40) {
      Stepper("Heat", value: $heat, in: 0...300, step: 5)
      Button("Count") { count += 1 }
      Text("Counted \(count)")
    }
  }
}

private struct Pantry: View {
  @State private var jars = 3

  var body: some View {
    NavigationStack {
      Form {
        Section { Stepper("Jars", value: $jars, in: 0...9) }
      }
    }
  }
}

@Suite("The inspector of views")
struct ViewInspectorTests {
  /// What an inspector says of a point of a panel.
  private final class Journal {
    var lines: [String] = []
  }

  private func inspector(_ panel: Harness) throws -> (ViewInspector, Journal) {
    let (journal, sources) = (Journal(), Program.package + "/Tests/CommandLineTests/Developing")
    let inspector = ViewInspector(panel.stage, sources: sources) { [journal] in journal.lines.append($0) }
    panel.onFrame = { change, _, _ in inspector.noteFrame(change) }
    return (inspector, journal)
  }

  @Test("It tells the control with its type, frame and value, and the file and line of the view and of the control")
  func control() throws {
    let panel = try Harness { Kitchen() }
    let (inspector, journal) = try inspector(panel)
    let frame = try panel.element("Heat").frame
    inspector.inspect(at: Point(x: frame.minX + 4, y: frame.midY))
    let first = try #require(journal.lines.first)
    #expect(first.contains("“Heat”, stepper 180") && first.contains(" points at "), "\(journal.lines)")
    let place = journal.lines.first { $0.hasPrefix("  in Kitchen at ") } ?? "\(journal.lines)"
    #expect(place.contains("ViewInspectorTests.swift:9, “Heat” at ") && place.hasSuffix("ViewInspectorTests.swift:15"))
    #expect(journal.lines.contains("  Kitchen.heat 180.0"))
  }

  @Test("It tells the application's view also where many of the toolkit's stand between, and few of those")
  func deep() throws {
    let panel = try Harness { Pantry() }
    let (inspector, journal) = try inspector(panel)
    inspector.inspect(at: try panel.element("Jars").frame.center)
    let views = journal.lines.filter { $0.hasPrefix("  in ") }
    #expect(views.contains { $0.hasPrefix("  in Pantry at ") }, "\(views)")
    #expect(views.count { !$0.contains(" at ") } == 3, "\(views)")
  }

  @Test("It tells why the control is drawn again, and nothing of what is drawn elsewhere")
  func reasons() throws {
    let panel = try Harness { Kitchen() }
    let (inspector, journal) = try inspector(panel)
    let frame = try panel.element("Heat").frame
    inspector.inspect(at: Point(x: frame.minX + 4, y: frame.midY))
    journal.lines = []
    try panel.tap("Count")
    #expect(journal.lines == [])
    try panel.tap("Increment", in: "Heat")
    #expect(journal.lines.contains { $0.hasPrefix("  drawn again: ") && $0.contains("Kitchen.heat 180.0 → 185.0") })
  }

  @Test("No value is told while a secret is on the screen")
  func secrets() throws {
    struct Login: View {
      @State private var word = "swordfish"
      var body: some View { SecureField("Password", text: $word) }
    }
    let panel = try Harness { Login() }
    let (inspector, journal) = try inspector(panel)
    inspector.inspect(at: try panel.element("Password").frame.center)
    #expect(!journal.lines.isEmpty && !journal.lines.joined().contains("swordfish"))
  }

  @Test("A declaration is found by its name alone")
  func sources() throws {
    let folder = try Folder()
    folder.write(
      "// struct Pump\nlet structPump = 1\nstruct PumpRoom {}\n  private struct Pump: View {\n  Text(\"On\")\n}\n",
      to: "P.swift")
    let found = SourceFolder(path: folder.path).find("Pump", with: "On")
    #expect(found?.declaration == SourceFolder.Place(file: folder.file("P.swift"), line: 4))
    #expect(found?.label?.line == 5)
    #expect(SourceFolder(path: folder.path).find("Pumps", with: "") == nil)
  }
}
