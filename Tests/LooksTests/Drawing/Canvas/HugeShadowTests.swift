import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@Suite("Shadows with offsets beyond every display")
struct HugeShadowTests {
  nonisolated static let offsets = [Double.infinity, -.infinity, .nan, 1e300, -1e19]

  @Test("A style whose shadow is far away draws its fill", arguments: offsets)
  func styles(offset: Double) throws {
    let bitmap = try drawn {
      VStack(spacing: 0) {
        Rectangle().fill(Color(red: 1, green: 0, blue: 0).shadow(.drop(color: .black, radius: 2, x: offset, y: offset)))
        Rectangle().fill(Color(red: 0, green: 0, blue: 1).shadow(.drop(color: .black, radius: 0, x: 0, y: offset)))
      }
    }
    #expect(bitmap.hex(20, 5) == "FF0000" && bitmap.hex(20, 35) == "0000FF")
  }

  @Test("A shape whose inner shadow is far away is drawn", arguments: offsets)
  func inner(offset: Double) throws {
    let bitmap = try drawn {
      Rectangle().fill(Color(red: 1, green: 0, blue: 0).shadow(.inner(color: .black, radius: 2, x: offset, y: 0)))
    }
    #expect(bitmap.hex(20, 20) != "FFFFFF")
  }

  @Test("A canvas filter whose shadow is far away draws the shape", arguments: offsets)
  func canvas(offset: Double) throws {
    let bitmap = try drawn {
      Canvas { context, _ in
        context.addFilter(.shadow(color: .black, radius: 2, x: offset, y: offset))
        context.fill(Path(Rect(x: 10, y: 10, width: 20, height: 20)), with: .color(Color(red: 1, green: 0, blue: 0)))
      }
    }
    #expect(bitmap.hex(20, 20) == "FF0000")
  }
}
