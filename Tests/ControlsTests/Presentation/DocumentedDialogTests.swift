import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// What Apple's documentation says of alerts and confirmation dialogs.
@MainActor
@Suite("Documented dialogs")
struct DocumentedDialogTests {
  // https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)
  @Test("An alert without actions has one that closes it")
  func standardAction() throws {
    struct Panel: View {
      @State private var hasFailed = false
      var body: some View {
        VStack {
          Button("Log in") { hasFailed = true }
          Text(hasFailed ? "failed" : "waiting")
        }
        .alert("Login failed", isPresented: $hasFailed) {}
      }
    }
    let panel = try Harness { Panel() }
    try panel.tap("Log in")
    #expect(panel.contains("Login failed"))
    try panel.tap("OK")
    #expect(panel.contains("waiting") && !panel.contains("Login failed"))
  }

  @Test("An alert whose actions turn out to be none has one that closes it", arguments: [false, true])
  func noActionsAtRunTime(presents: Bool) throws {
    struct Panel: View {
      let presents: Bool
      @State private var hasFailed = false
      @State private var canRetry = false
      var body: some View {
        VStack {
          Button("Log in") { hasFailed = true }
          Button("Allow") { canRetry = true }
          if presents {
            Text(hasFailed ? "failed" : "waiting")
              .alert("Login failed", isPresented: $hasFailed, presenting: canRetry) { if $0 { Button("Retry") {} } }
          } else {
            Text(hasFailed ? "failed" : "waiting")
              .alert("Login failed", isPresented: $hasFailed) { if canRetry { Button("Retry") {} } }
          }
        }
      }
    }
    let panel = try Harness { Panel(presents: presents) }
    try panel.tap("Log in")
    #expect(panel.contains("Login failed"))
    try panel.tap("OK")
    #expect(panel.contains("waiting") && !panel.contains("Login failed"))
    try panel.tap("Allow")
    try panel.tap("Log in")
    #expect(panel.contains("Retry") && !panel.contains("OK"), "\(panel.labels)")
    try panel.tap("Retry")
    #expect(panel.contains("waiting") && !panel.contains("Login failed"))
  }

  // https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)
  @Test("A button with the cancel role takes the place of the one that a confirmation dialog adds")
  func cancelRole() throws {
    struct Panel: View {
      @State private var asks = false
      @State private var answer = "none"
      var body: some View {
        VStack {
          Button("Empty") { asks = true }
          Text("Answer \(answer)")
        }
        .confirmationDialog("Empty the trash?", isPresented: $asks) {
          Button("Delete", role: .destructive) { answer = "delete" }
          Button("Keep", role: .cancel) { answer = "keep" }
        }
      }
    }
    let panel = try Harness { Panel() }
    try panel.tap("Empty")
    #expect(panel.contains("Keep") && !panel.contains("Cancel"), "\(panel.labels)")
    try panel.tap("Keep")
    #expect(panel.contains("Answer keep") && !panel.contains("Delete"))
  }
}
