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
    for rect in panel.damage.rects {
      let isInRow = Double(rect.minY) >= row.minY && Double(rect.maxY) <= row.maxY
      let isInFooter = Double(rect.minY) >= footer.minY - 100 && Double(rect.maxY) <= footer.minY
      #expect(isInRow || isInFooter, "\(rect) was repainted")
    }
    #expect(panel.damage.area < 52 * 44 + 40 * 30 + 90 * 30)
    try panel.lift()
  }
}
