import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Closures of lists that read")
struct RowReadingTests {
  @Test("The same in rows that are made as they are seen")
  func lazyRows() throws {
    struct Choices: View {
      @State private var chosen = 1
      var body: some View {
        List(1..<30) { number in
          Button(number == chosen ? "\(number) chosen" : "\(number)") { chosen = number }
        }
      }
    }
    let panel = try Harness(size: Size(width: 300, height: 300)) { Choices() }
    try panel.tap("3")
    #expect(panel.contains("3 chosen") && panel.contains("1"), "\(panel.labels)")
  }
}
