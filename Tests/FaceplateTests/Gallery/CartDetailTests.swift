import Faceplate
import FaceplateTesting
import Gallery
import Testing

@Suite("The cart, closely")
struct CartDetailTests {
  private static let name = "Colombia El Mirador"

  @Test("A quantity that changes repaints its digits, its half and the sums, and no other row")
  func damage() throws {
    let panel = try Harness(size: Size(width: 480, height: 800)) { CartScreen() }
    let row = try panel.element(Self.name).frame
    let footer = try panel.element("Checkout").frame
    try panel.press("Increment", in: Self.name)
    func lies(_ rect: PixelRect, from top: Double, to bottom: Double) -> Bool {
      Double(rect.minY) >= top && Double(rect.maxY) <= bottom
    }
    let inRow = panel.damage.rects.filter { lies($0, from: row.minY, to: row.maxY) }
    let inFooter = panel.damage.rects.filter { lies($0, from: footer.minY - 100, to: footer.minY) }
    #expect(!inRow.isEmpty && !inFooter.isEmpty)
    #expect(inRow.count + inFooter.count == panel.damage.rects.count, "\(panel.damage.rects) were repainted")
    #expect(panel.damage.area < 52 * 44 + 40 * 30 + 90 * 30)
    try panel.lift()
  }
}
