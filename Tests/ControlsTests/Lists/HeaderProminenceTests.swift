import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Header prominence")
struct HeaderProminenceTests {
  @Test("A prominent header is larger than another")
  func header() throws {
    func height(_ prominence: Prominence) throws -> Double {
      let panel = try Harness(size: Size(width: 320, height: 240)) {
        List { Section("Header") { Text("Row") } }.headerProminence(prominence)
      }
      return try panel.element("Header").frame.height
    }
    #expect(try height(.increased) > height(.standard))
  }
}
