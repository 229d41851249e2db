import Graphics

@testable import FaceplateTesting
@testable import Runtime

extension Harness {
  /// Compares the screen with the panel drawn by no pass of paint at all.
  func checkAgainstRendering() throws {
    let state = PaintState(transform: Transform(scaleX: stage.scale, y: stage.scale), clip: stage.surface.rect)
    let list = DisplayList(background: .black, items: stage.rootLayoutNode.rendered(state))
    let whole = Bitmap(width: bitmap.width, height: bitmap.height)
    Rasterizer().draw(list, into: whole)
    try compare(with: whole, "a panel that no pass of paint has drawn")
  }
}
