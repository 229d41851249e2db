import Controls
import FaceplateTesting
import Graphics
import Looks
import Runtime
import Testing

@testable import Faceplate

@Suite("A scene of settings")
struct SettingsSceneTests {
  private struct Oven: App {
    @State private var isMetric = true

    var body: some Scene {
      WindowGroup {
        VStack {
          Text(isMetric ? "180 °C" : "356 °F")
          SettingsLink()
        }
      }
      Settings { Toggle("Metric", isOn: $isMetric) }
    }
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup { SettingsLink { Text("Set up") } } }
  }

  private struct Only: App {
    var body: some Scene { Settings { Text("Nothing else") } }
  }

  private func panel<Application: App>(_ application: Application) throws -> Harness {
    try Harness(size: Size(width: 400, height: 300)) { ApplicationView(application: application) }
  }

  @Test("The settings are a page that a link opens and a button closes, and share the application's state")
  func page() throws {
    let panel = try panel(Oven())
    #expect(panel.contains("180 °C") && !panel.contains("Metric"))
    try panel.tap("Settings")
    #expect(panel.contains("Metric") && !panel.contains("180 °C"))
    try panel.tap("Metric")
    try panel.tap("Done")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("356 °F") && !panel.contains("Metric"))
    #expect(panel.stage.deadline == nil)
  }

  @Test("The page is opened by knob as well")
  func knob() throws {
    let panel = try panel(Oven())
    try panel.turn(by: 1)
    try panel.pressKnob()
    #expect(panel.contains("Metric"))
  }

  @Test("Without settings the link cannot be used; nothing but settings are the window")
  func others() throws {
    #expect(try !panel(Plain()).isEnabled("Set up"))
    #expect(try panel(Only()).contains("Nothing else"))
  }
}
