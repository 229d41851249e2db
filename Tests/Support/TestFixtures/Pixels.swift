import Looks
import FaceplateTesting
import Graphics
import Runtime

/// A view drawn alone on white, for looking at single pixels.
package func drawn<Content: View>(
  _ width: Double = 40, _ height: Double = 40, scale: Double = 1, @ViewBuilder _ content: @escaping () -> Content
) throws -> Bitmap {
  let panel = try Harness(size: Size(width: width, height: height), scale: scale) {
    ZStack {
      Color.white
      content()
    }
  }
  return panel.snapshot()
}
