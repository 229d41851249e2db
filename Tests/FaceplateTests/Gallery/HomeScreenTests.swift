import Faceplate
import FaceplateTesting
import Testing

@testable import Gallery

/// The page of all finished panels.
@Suite("The home page of the gallery")
struct HomeScreenTests {
  @Test("Each tile leads to its panel, and each panel has a way back, by touch and by keys")
  func tiles() throws {
    let panel = try Harness(size: Size(width: 800, height: 480)) { HomeScreen() }
    panel.checksFrames = false
    let titles = panel.labels
    #expect(titles.count == HomeTile.all.count)
    for title in titles {
      try panel.tap(title)
      try panel.advance(by: .seconds(1))
      #expect(panel.contains("Back") && panel.contains(title), "\(title)")
      #expect(panel.labels.count > 3, "\(title)")
      try panel.tap("Back")
      try panel.advance(by: .seconds(1))
      #expect(panel.labels == titles, "\(title)")
    }
    #expect(panel.reports == [])
  }

  @Test("Each tile but the last, which leads to the list of all, is a panel of the gallery")
  func names() {
    let names = Set(GalleryScreens.all.map(\.name))
    #expect(HomeTile.all.last?.id == "")
    for tile in HomeTile.all.dropLast() { #expect(names.contains(tile.id), "\(tile.id)") }
  }
}
