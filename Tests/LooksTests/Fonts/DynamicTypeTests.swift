import FaceplateTesting
import Graphics
import Testing

@testable import Looks
@testable import Runtime

@MainActor
@Suite("Dynamic type")
struct DynamicTypeTests {
  private struct Measured: View {
    @ScaledMetric private var side = 20.0
    var body: some View {
      VStack {
        Text("Scaled").font(.body)
        Text("Fixed").font(.system(size: 17))
        Color.red.frame(width: side, height: 10).accessibilityElement().accessibilityLabel("Square")
      }
    }
  }

  @Test("Text styles and measures grow with the size that people want; sizes in points do not")
  func typeSize() throws {
    let usual = try Harness(size: Size(width: 300, height: 200)) { Measured() }
    let large = try Harness(size: Size(width: 300, height: 200)) { Measured().dynamicTypeSize(.accessibility1) }
    let ratio = try large.element("Scaled").frame.width / usual.element("Scaled").frame.width
    #expect((1.45...1.75).contains(ratio), "\(ratio)")
    #expect(try large.element("Fixed").frame.width == usual.element("Fixed").frame.width)
    #expect(try abs(large.element("Square").frame.width - 33) < 0.01)
    let limited = try Harness(size: Size(width: 300, height: 200)) {
      Measured().dynamicTypeSize(...DynamicTypeSize.large).environment(\.dynamicTypeSize, .accessibility1)
    }
    #expect(try limited.element("Scaled").frame.width == usual.element("Scaled").frame.width)
  }
}
