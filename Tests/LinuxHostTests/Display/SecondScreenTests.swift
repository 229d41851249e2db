import Glibc
import Graphics
import Testing

@testable import LinuxHost

/// A second screen that fails beside one that works.
@Suite struct SecondScreenTests {
  @Test(
    "A second screen that fails while it runs leaves the first alone", arguments: [ShowResult.failed(EINVAL), .pending])
  func aSecondScreenThatFailsWhileItRunsLeavesTheFirstAlone(result: ShowResult) throws {
    let card = FakeAdapter([.fake(1, "A"), .fake(2, "B")])
    var options = PanelOptions()
    let isSet = options.set("display.mirror", to: "true")
    #expect(isSet)
    let rig = ScreenRig([card], options.display)
    try rig.screens.open()
    rig.run(for: .milliseconds(8))
    card.results["B"] = result
    rig.screens.add(Region(PixelRect(x: 0, y: 0, width: 1, height: 1)))
    rig.run(for: .seconds(60))
    #expect(card.screens.filter { $0.name == "A" }.count == 1 && card.screen("A")?.modesets == 0)
    #expect(rig.said.filter { $0.contains("B shows nothing") }.count == 1)
    let attempts = card.screen("B")?.modesets ?? 0
    // Seven pauses of growing length, six attempts after each.
    #expect((6...60).contains(attempts))
    card.results = [:]
    rig.run(for: .seconds(120))
    #expect(rig.said.last == "B shows the panel again.")
    #expect(rig.shown == ["A 800x480@60", "B 800x480@60"] && !rig.screens.needsShowing)
  }
}
