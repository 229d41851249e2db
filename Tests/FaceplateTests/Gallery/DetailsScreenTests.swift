import Faceplate
import FaceplateTesting
import Gallery
import Testing

@Suite("The page of held views, steps in other colours, one field of a card, and a tweak below its view")
struct DetailsScreenTests {
  private func panel() throws -> Harness {
    let panel = try Harness(size: Size(width: 800, height: 480)) { DetailsScreen() }
    panel.checksFrames = false
    return panel
  }

  @Test("A pad counts once when it is pressed, and faster and faster while it is held")
  func hold() throws {
    let panel = try panel()
    try panel.tap("More")
    #expect(try panel.value(of: "Count") == "13")
    try panel.hold("Less", for: .milliseconds(300))
    #expect(try panel.value(of: "Count") == "12")
    try panel.hold("More", for: .seconds(2))
    let count = try #require(Int(panel.value(of: "Count")))
    #expect(count >= 12 + 19)
    try panel.activate("Less")
    #expect(try panel.value(of: "Count") == "\(count - 1)")
  }

  @Test("A tap on a step that is done goes back to it")
  func steps() throws {
    let panel = try panel()
    try panel.tap("Step 1 of 3, Cart")
    #expect(try panel.value(of: "Step 1 of 3, Cart") == "current")
  }

  @Test("The tweak of the word is below it, and changes its margin")
  func tweaks() throws {
    let panel = try panel()
    let word = try panel.element("Hello").frame
    #expect(try panel.element("Padding").frame.minY > word.maxY)
    func ground() -> UInt32 { panel.bitmap[Int(word.minX) - 13, Int(word.midY)] }
    let before = ground()
    try panel.adjust("Padding", by: 5)
    #expect(panel.stage.tweaks.text(of: "sign.padding") == "15")
    #expect(ground() != before)
  }

  @Test("One field of a card stands alone")
  func field() throws {
    let panel = try panel()
    #expect(panel.contains("Card number"))
    #expect(!panel.contains("Security code"))
  }
}
