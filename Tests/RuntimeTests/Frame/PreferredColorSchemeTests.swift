import Graphics
import PrimitiveViews
import Runtime
import Testing

@Suite("Preferred colour schemes")
struct PreferredColorSchemeTests {
  /// Says which scheme holds where it stands.
  private struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { Bar("\(name) \(scheme == .dark ? "dark" : "light")") }
  }

  private struct Panel: View {
    @State private var inner: ColorScheme?
    var body: some View {
      VStack {
        Scheme(name: "Beside")
        Scheme(name: "Below").preferredColorScheme(inner)
        Area("Dark") { inner = .dark }
        Area("Light") { inner = .light }
        Area("None") { inner = nil }
      }
    }
  }

  @Test("What the host says holds again when nobody prefers anything")
  func host() throws {
    let panel = try BarePanel(colorScheme: .dark) { Panel() }
    #expect(panel.contains("Beside dark"))
    try panel.tap("Light")
    #expect(panel.contains("Beside light"))
    try panel.setEnvironment { $0.colorScheme = .light }
    try panel.setEnvironment { $0.colorScheme = .dark }
    #expect(panel.contains("Beside light"))
    try panel.tap("None")
    #expect(panel.contains("Beside dark"))
  }

  @Test("The application's choice goes before what the host says, and a view's preference before both")
  func application() throws {
    let panel = try BarePanel { Panel() }
    panel.stage.chosenScheme = .dark
    try panel.setEnvironment { $0.colorScheme = .light }
    #expect(panel.contains("Beside dark"))
    try panel.tap("Light")
    #expect(panel.contains("Beside light"))
    try panel.tap("None")
    #expect(panel.contains("Beside dark") && panel.stage.chosenScheme == .dark)
    panel.stage.chosenScheme = nil
    try panel.setEnvironment { $0.colorScheme = .light }
    #expect(panel.contains("Beside light"))
  }

  @Test("The innermost counts, and of several beside each other the first")
  func several() throws {
    let panel = try BarePanel {
      VStack {
        Scheme(name: "A").preferredColorScheme(.dark).preferredColorScheme(.light)
        Scheme(name: "B").preferredColorScheme(.light)
      }
      .preferredColorScheme(.light)
    }
    #expect(panel.contains("A dark") && panel.contains("B dark"), "\(panel.labels)")
  }

  @Test("It is so from the first frame on")
  func first() throws {
    let panel = try BarePanel { Scheme(name: "A").preferredColorScheme(.dark) }
    #expect(panel.contains("A dark"))
    let always = try BarePanel(colorScheme: .dark) { Scheme(name: "A") }
    #expect(panel.snapshot() == always.snapshot())
  }
}
