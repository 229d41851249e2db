import Graphics
import Runtime

/// A rectangle that can be touched and is found by its name.
package struct Pad: View {
  let name: String
  let width: Double
  let height: Double

  package init(name: String, width: Double = 100, height: Double = 100) {
    self.name = name
    self.width = width
    self.height = height
  }

  package var body: some View {
    Box.gray.frame(width: width, height: height)
      .semantics(Semantics(role: .image, label: name))
  }
}
