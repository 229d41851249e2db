import FaceplateTesting
import Graphics
import Testing

@testable import Looks
@testable import Runtime

@MainActor
@Suite("Mesh gradients")
struct MeshGradientTests {
  private func pixel<Content: View>(_ x: Int, _ y: Int, @ViewBuilder _ content: @escaping () -> Content) throws
    -> UInt32
  {
    let picture = try Harness(size: Size(width: 60, height: 60), root: content).snapshot()
    return picture.pixels[y * picture.width + x]
  }

  private func mesh(_ points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]) -> MeshGradient {
    MeshGradient(
      width: 2, height: 2, points: points, colors: [.black, .black, .white, .white],
      background: Color(red: 1, green: 0, blue: 0))
  }

  @Test("Colours run from point to point, in a view and in a shape")
  func runs() throws {
    for (y, level) in [(0, 0...12), (30, 118...140), (59, 243...255)] {
      let own = try pixel(30, y) { mesh() }
      #expect(level.contains(Int(own & 255)), "\(y): \(own & 255)")
      #expect(try pixel(30, y) { Rectangle().fill(mesh()) } == own)
    }
  }

  @Test("Where the mesh is not, there is the background; points that are no numbers are where an even mesh has them")
  func bounds() throws {
    let half = mesh([[0, 0], [0.5, 0], [0, 1], [0.5, 1]])
    #expect(try pixel(50, 30) { half } == 0xffff_0000)
    #expect(try pixel(10, 59) { half } & 255 > 240)
    #expect(try pixel(30, 59) { mesh([[.nan, 0]]) } & 255 > 240)
  }
}
