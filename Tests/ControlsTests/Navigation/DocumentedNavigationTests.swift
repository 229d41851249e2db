import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

/// What Apple's documentation says of navigation stacks.
@MainActor
@Suite("Documented navigation")
struct DocumentedNavigationTests {
  // https://developer.apple.com/documentation/swiftui/navigationpath
  @Test("A path holds values of several types, each shown by the destination of its type")
  func types() throws {
    struct Panel: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Both") {
            path.append(1)
            path.append("one")
          }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationDestination(for: String.self) { Text("Word \($0)") }
        }
        Text("Depth \(path.count)")
      }
    }
    let panel = try Harness(size: Size(width: 480, height: 400)) { VStack { Panel() } }
    #expect(panel.contains("Depth 0"))
    try panel.tap("Both")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Word one") && panel.contains("Depth 2"), "\(panel.labels)")
    try panel.tap("Back")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Number 1") && panel.contains("Depth 1"), "\(panel.labels)")
  }

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
  }

  // https://developer.apple.com/documentation/swiftui/dismissaction
  @Test("A page that is pushed goes when it dismisses itself")
  func dismissal() throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) {
      NavigationStack { NavigationLink("Go") { Leaving() } }
    }
    try panel.tap("Go")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Leave") && !panel.contains("Go"))
    try panel.tap("Leave")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Go") && !panel.contains("Leave"))
  }

  // https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)
  @Test("A page can hide its button that leads back", arguments: [false, true])
  func hiddenBack(isHidden: Bool) throws {
    let panel = try Harness(size: Size(width: 480, height: 400)) {
      NavigationStack { NavigationLink("Go") { Text("Page").navigationBarBackButtonHidden(isHidden) } }
    }
    try panel.tap("Go")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Page"))
    #expect(panel.contains("Back") == !isHidden)
  }
}
