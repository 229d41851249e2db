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

  @Test("Headers are at least as high as the environment says")
  func leastHeight() throws {
    func top(_ height: Double?) throws -> Double {
      let panel = try Harness(size: Size(width: 320, height: 400)) {
        List { Section("Header") { Text("Row") } }.environment(\.defaultMinListHeaderHeight, height)
      }
      return try panel.element("Row").frame.minY
    }
    let plain = try top(nil)
    #expect(try top(1) == plain)
    #expect(try top(100) > plain + 40)
  }
}
