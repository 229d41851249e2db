import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Preferred colour schemes and sheets")
struct SheetColorSchemeTests {
  /// Says which scheme holds where it stands.
  private struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
  }

  private struct Panel: View {
    @State private var inner: ColorScheme?
    @State private var isAsking = false
    @State private var isAlone = false
    var body: some View {
      VStack {
        Scheme(name: "Beside")
        if !isAlone { Scheme(name: "Below").preferredColorScheme(inner) }
        Button("Dark") { inner = .dark }
        Button("Light") { inner = .light }
        Button("None") { inner = nil }
        Button("Remove") { isAlone = true }
        Button("Ask") { isAsking = true }
      }
      .sheet(isPresented: $isAsking) {
        VStack {
          Scheme(name: "Sheet")
          Button("Close") { isAsking = false }
        }
      }
    }
  }

  /// The colour of the top left corner.
  private func corner(_ panel: Harness) -> UInt32 { panel.bitmap[0, 0] }

  @Test("It holds for the whole panel and for what stands above it, and comes and goes")
  func whole() throws {
    let panel = try Harness { Panel() }
    let light = corner(panel)
    #expect(panel.contains("Beside light") && panel.contains("Below light"))
    try panel.tap("Dark")
    #expect(panel.contains("Beside dark") && panel.contains("Below dark"), "\(panel.labels)")
    #expect(corner(panel) != light)
    try panel.tap("Ask")
    #expect(panel.contains("Sheet dark"), "\(panel.labels)")
    try panel.tap("Close")
    try panel.tap("None")
    #expect(panel.contains("Beside light") && corner(panel) == light)
    try panel.tap("Dark")
    try panel.tap("Remove")
    #expect(panel.contains("Beside light") && corner(panel) == light)
    try panel.check()
  }

  @Test("A sheet's own preference holds in the sheet alone")
  func sheet() throws {
    struct Told: View {
      let log: Log
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("Told").onChange(of: scheme, initial: true) { log.note("\(scheme)") } }
    }
    struct Asking: View {
      let log: Log
      @State private var isAsking = false
      var body: some View {
        VStack {
          Told(log: log)
          Button("Ask") { isAsking = true }
        }
        .sheet(isPresented: $isAsking) { Scheme(name: "Sheet").preferredColorScheme(.dark) }
      }
    }
    let log = Log()
    let panel = try Harness { Asking(log: log) }
    try panel.tap("Ask")
    #expect(panel.contains("Sheet dark"), "\(panel.labels)")
    #expect(log.take() == ["light"])
  }
}
