import FaceplateTesting
import Graphics
import Looks
import Runtime
import Testing

@testable import Controls

@Suite("The background of dialogs and menus")
struct FloatingBackgroundTests {
  @Test("Its shadow is drawn from a cached mask, without a layer", arguments: [Elevation.menu, .dialog])
  func shadow(elevation: Elevation) throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) {
      FloatingBackground(elevation: elevation).frame(width: 200, height: 100)
    }
    var (soft, groups) = (0, 0)
    for item in panel.stage.drawAll().list.items {
      if case .softRoundedRect = item.shape { soft += 1 }
      if case .group = item.shape { groups += 1 }
    }
    #expect(soft == 1 && groups == 0)
  }
}
