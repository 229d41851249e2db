import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Coordinate spaces of scroll views")
struct ScrollSpaceTests {
  private struct Nested: View {
    @State private var near = 0.0
    @State private var upright = 0.0
    @State private var lying = 0.0

    var body: some View {
      VStack(spacing: 0) {
        Text("near \(near), vertical \(upright), horizontal \(lying)").frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 100)
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Color.green.frame(width: 30, height: 50)
                Color.blue.frame(width: 1000, height: 50)
                  .onGeometryChange(for: Double.self) {
                    $0.frame(in: .scrollView).minY
                  } action: {
                    near = $0
                  }
                  .onGeometryChange(for: Double.self) {
                    $0.frame(in: .scrollView(axis: .vertical)).minY
                  } action: {
                    upright = $0
                  }
                  .onGeometryChange(for: Double.self) {
                    $0.frame(in: .scrollView(axis: .horizontal)).minX
                  } action: {
                    lying = $0
                  }
              }
            }
            Color.red.frame(height: 1000)
          }
        }
      }
    }
  }

  @Test("The nearest scroll view along an axis may be further out than the nearest of all")
  func axis() throws {
    let panel = try Harness(size: Size(width: 300, height: 300)) { Nested() }
    #expect(panel.contains("near 0.000000, vertical 100.000000, horizontal 30.000000"), "\(panel.labels)")
  }
}
