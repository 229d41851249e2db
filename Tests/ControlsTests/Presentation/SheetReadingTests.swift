import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Closures of sheets that read")
struct SheetReadingTests {
  @Test("State that only a sheet reads changes the sheet")
  func sheets() throws {
    struct Opening: View {
      @State private var isOpen = false
      @State private var count = 0
      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) { Button("Count \(count)") { count += 1 } }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { Opening() }
    try panel.tap("Open")
    try panel.tap("Count 0")
    try panel.tap("Count 1")
    #expect(panel.contains("Count 2"), "\(panel.labels)")
  }
}
