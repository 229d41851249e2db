import CDRM
import Glibc
import Graphics
import Testing

@testable import LinuxHost

@Suite struct ScreensTests {
  private func options(_ settings: [String: String]) -> DisplayOptions {
    var options = PanelOptions()
    for (id, text) in settings {
      let isSet = options.set(id, to: text)
      #expect(isSet, "\(id)")
    }
    return options.display
  }

  // MARK: A second screen

  @Test("A second screen without the mode leaves the first alone")
  func aSecondScreenWithoutTheModeLeavesTheFirstAlone() throws {
    let card = FakeAdapter([.fake(1, "A", [(1024, 600), (800, 480)])])
    let rig = ScreenRig([card], options(["display.mode": "800x480", "display.mirror": "true"]))
    try rig.screens.open()
    rig.run(for: .milliseconds(8))
    card.connected.append(.fake(2, "B", [(1280, 720)]))
    rig.screens.review()
    #expect(rig.shown == ["A 800x480@60", "B 1280x720@60"])
    let before = card.screen("A")?.pictures ?? 0
    rig.screens.add(Region(PixelRect(x: 0, y: 0, width: 1, height: 1)))
    rig.run(for: .milliseconds(8))
    #expect(card.screen("A")?.pictures == before + 1)
    #expect(rig.said.contains { $0.contains("B on /dev/dri/card0 (fake) has no mode 800x480") })
  }

  @Test("Each screen may have a mode of its own")
  func eachScreenMayHaveAModeOfItsOwn() throws {
    let sizes = [(1024, 600), (800, 480), (640, 480)]
    let card = FakeAdapter([.fake(1, "A", sizes), .fake(2, "B", sizes)])
    let rig = ScreenRig([card], options(["display.mode": "640x480; B: 800x480", "display.mirror": "true"]))
    try rig.screens.open()
    #expect(rig.shown == ["A 640x480@60", "B 800x480@60"])
  }

  @Test("A second screen that cannot be opened leaves the first alone")
  func aSecondScreenThatCannotBeOpenedLeavesTheFirstAlone() throws {
    let card = FakeAdapter([.fake(1, "A"), .fake(2, "B")])
    card.refusals["B"] = MachineError(.failed, "a buffer cannot be made")
    let rig = ScreenRig([card], options(["display.mirror": "true"]))
    try rig.screens.open()
    #expect(rig.shown == ["A 800x480@60"])
    #expect(rig.said.contains { $0.contains("B shows nothing") })
    // Once there is memory for it, it comes.
    card.refusals = [:]
    rig.screens.review()
    #expect(rig.shown == ["A 800x480@60", "B 800x480@60"])
    #expect(card.screens.filter { $0.name == "A" }.count == 1)
  }

  @Test("A second screen never takes the first one's CRTC")
  func aSecondScreenNeverTakesTheFirstOnesCRTC() throws {
    let card = FakeAdapter([.fake(1, "A"), .fake(2, "B")])
    card.connected[0].possibleCRTCs = 1
    card.connected[1].possibleCRTCs = 1
    let rig = ScreenRig([card], options(["display.mirror": "true"]))
    try rig.screens.open()
    #expect(rig.shown == ["A 800x480@60"])
    #expect(rig.said.contains { $0.contains("has no CRTC for B") })
  }

  // MARK: The panel's own screen

  @Test("A connector with a lower index does not take the picture")
  func aConnectorWithALowerIndexDoesNotTakeThePicture() throws {
    let card = FakeAdapter([.fake(2, "B")])
    let rig = ScreenRig([card])
    try rig.screens.open()
    card.connected.insert(.fake(1, "A"), at: 0)
    rig.screens.review()
    #expect(rig.shown == ["B 800x480@60"])
    #expect(card.screen("B")?.isOff == false)
  }

  @Test("An adapter with a lower index does not take the picture")
  func anAdapterWithALowerIndexDoesNotTakeThePicture() throws {
    let rig = ScreenRig([FakeAdapter([.fake(1, "A")], at: "/dev/dri/card1")])
    try rig.screens.open()
    rig.adapters.insert(FakeAdapter([.fake(1, "A")], at: "/dev/dri/card0"), at: 0)
    rig.screens.review()
    #expect(rig.screens.slots.map { ($0.screen as? FakeScreen)?.adapter.path } == ["/dev/dri/card1"])
  }

  @Test("The next screen takes the picture where its own is pulled")
  func theNextScreenTakesThePictureWhereItsOwnIsPulled() throws {
    let card = FakeAdapter([.fake(1, "A"), .fake(2, "B")])
    let rig = ScreenRig([card])
    try rig.screens.open()
    card.connected[0].isConnected = false
    rig.screens.review()
    #expect(rig.shown == ["B 800x480@60"])
  }

  @Test("Another scale keeps screens and bitmap and asks no hardware")
  func anotherScaleKeepsScreensAndBitmapAndAsksNoHardware() throws {
    let card = FakeAdapter([.fake(1, "A"), .fake(2, "B")])
    let rig = ScreenRig([card], options(["display.mirror": "true", "display.scale": "1"]))
    try rig.screens.open()
    rig.run(for: .milliseconds(8))
    var resizes = 0
    rig.screens.onResize = { resizes += 1 }
    let (bitmap, probes, modesets) = (rig.bitmap, card.probes, card.screens.map(\.modesets))
    rig.screens.apply(options(["display.mirror": "true", "display.scale": "1.25"]))
    #expect(rig.screens.picture.surface.scale == 1.25 && resizes == 1)
    #expect(rig.bitmap === bitmap && card.probes == probes)
    #expect(card.screens.map(\.modesets) == modesets)
    #expect(rig.screens.needsShowing)
    // Settings that no screen opens with lead back to this scale.
    card.isUpright = true
    rig.screens.apply(options(["display.mirror": "true", "display.scale": "2", "display.rotation": "90"]))
    #expect(rig.screens.picture.surface.scale == 1.25)
  }

  // MARK: Settings that the hardware does not have

  @Test(
    "An unusable setting does not keep a panel from starting",
    arguments: [
      ["display.mode": "123x45"], ["display.connector": "NO-1"], ["display.card": "/dev/dri/card9"],
      ["display.card": "nodriver"], ["display.card": "fd:77"], ["display.method": "atomic"],
      ["display.method": "fbdev"],
      ["display.format": "rgb565"],
      [
        "display.mode": "123x45", "display.connector": "NO-1", "display.card": "/dev/dri/card9",
        "display.method": "legacy",
      ],
    ])
  func anUnusableSettingDoesNotKeepAPanelFromStarting(settings: [String: String]) throws {
    let card = FakeAdapter([.fake(1, "A")])
    card.isPlain = true
    let rig = ScreenRig([card], options(settings))
    try rig.screens.open()
    #expect(rig.shown == ["A 800x480@60"])
    #expect(!rig.said.isEmpty)
    // And so while it runs.
    let live = ScreenRig([card])
    try live.screens.open()
    live.screens.apply(options(settings))
    #expect(live.shown == ["A 800x480@60"])
    #expect(live.said.count >= 2)
  }

  @Test("An unusable mode keeps the last good one")
  func anUnusableModeKeepsTheLastGoodOne() throws {
    let card = FakeAdapter([.fake(1, "A", [(800, 480), (640, 480)])])
    let rig = ScreenRig([card], options(["display.mode": "640x480"]))
    try rig.screens.open()
    rig.screens.apply(options(["display.mode": "123x45"]))
    #expect(rig.shown == ["A 640x480@60"])
    #expect(rig.said.contains { $0.contains("has no mode 123x45; it offers 800x480@60 640x480@60") })
    rig.screens.apply(options(["display.mode": "800x480"]))
    #expect(rig.shown == ["A 800x480@60"])
  }

  @Test("A connector that comes later is taken then")
  func aConnectorThatComesLaterIsTakenThen() throws {
    let card = FakeAdapter([.fake(1, "A"), .fake(2, "B")])
    card.connected[1].isConnected = false
    let rig = ScreenRig([card], options(["display.connector": "B"]))
    try rig.screens.open()
    #expect(rig.shown == ["A 800x480@60"])
    card.connected[1].isConnected = true
    rig.screens.review()
    #expect(rig.shown == ["B 800x480@60"])
  }

  @Test("Settings that no screen opens with are taken back")
  func settingsThatNoScreenOpensWithAreTakenBack() throws {
    let card = FakeAdapter([.fake(1, "A", [(800, 480), (640, 480)])])
    let rig = ScreenRig([card])
    try rig.screens.open()
    card.isUpright = true
    rig.screens.apply(options(["display.rotation": "90"]))
    #expect(rig.shown == ["A 800x480@60"])
    #expect(rig.said.contains { $0.contains("not turned") && $0.contains("shown as before") })
  }

  @Test("Without hardware the reason is said")
  func withoutHardwareTheReasonIsSaid() {
    let rig = ScreenRig([])
    #expect { try rig.screens.open() } throws: { ($0 as? MachineError)?.exitCode == 78 }
  }

  @Test("An adapter that fails once at the start is asked again")
  func anAdapterThatFailsOnceAtTheStartIsAskedAgain() throws {
    let card = FakeAdapter([.fake(1, "A")])
    card.refusedQuestions = 1
    let rig = ScreenRig([card])
    try rig.screens.open()
    #expect(rig.shown == ["A 800x480@60"])
  }

  @Test("A screen that seems to be gone is looked for a few times more")
  func aScreenThatSeemsToBeGoneIsLookedForAFewTimesMore() throws {
    let card = FakeAdapter([.fake(1, "A")])
    let rig = ScreenRig([card])
    try rig.screens.open()
    rig.run(for: .milliseconds(8))
    // The kernel answers nothing for a moment, and tells nobody when that is over.
    card.refusedQuestions = 1
    rig.screens.review()
    #expect(rig.said.contains { $0.contains("A is not connected any more") })
    #expect(rig.lookAgain() == 1)
    #expect(rig.said.contains { $0.contains("A is connected again") })
    // One that stays away wakes nobody in the end.
    card.connected = []
    rig.screens.review()
    #expect(rig.lookAgain() == OpeningRetry.attempts)
    #expect(rig.screens.deadline == nil)
  }

  @Test("The next screen is taken where the first cannot be opened")
  func theNextScreenIsTakenWhereTheFirstCannotBeOpened() throws {
    let card = FakeAdapter([.fake(1, "A"), .fake(2, "B")])
    card.refusals["A"] = MachineError(.failed, "a buffer cannot be made")
    let rig = ScreenRig([card])
    try rig.screens.open()
    #expect(rig.shown == ["B 800x480@60"])
    #expect(rig.said.contains { $0.contains("a buffer cannot be made") && $0.contains("B is used instead") })
  }

  // MARK: Recovery

  @Test("A screen that is busy for ever is recovered and not asked all the time")
  func aScreenThatIsBusyForEverIsRecoveredAndNotAskedAllTheTime() throws {
    let card = FakeAdapter([.fake(1, "A")])
    card.result = .busy
    let rig = ScreenRig([card])
    try rig.screens.open()
    rig.run(for: .seconds(2))
    // 8 ms, 16, 32, and 64 ms from then on.
    #expect((card.screen("A")?.pictures ?? 0) < 40)
    rig.run(for: .seconds(10))
    #expect(card.screen("A")?.methodChanges == 1)
    card.result = .shown
    rig.run(for: .seconds(10))
    #expect(rig.shown == ["A 800x480@60"] && !rig.screens.needsShowing)
  }

  @Test("A stuck driver reaches the older calls while the watchdog is fed")
  func aStuckDriverReachesTheOlderCallsWhileTheWatchdogIsFed() throws {
    let card = FakeAdapter([.fake(1, "A")])
    card.result = .pending
    let rig = ScreenRig([card])
    try rig.screens.open()
    for _ in 0..<1500 {
      rig.run(for: .milliseconds(8))
      #expect(rig.screens.isHealthy(at: rig.time.now))
    }
    #expect(card.screen("A")?.methodChanges == 1)
  }

  @Test("A link that has gone bad is set up again")
  func aLinkThatHasGoneBadIsSetUpAnew() throws {
    let card = FakeAdapter([.fake(1, "A")])
    let rig = ScreenRig([card])
    try rig.screens.open()
    rig.run(for: .milliseconds(8))
    let before = card.screen("A")?.modesets ?? 0
    rig.screens.review()
    #expect(card.screen("A")?.modesets == before)
    card.connected[0].isLinkBad = true
    rig.screens.review()
    #expect(card.screen("A")?.modesets == before + 1)
    #expect(rig.screens.needsShowing)
  }

  @Test("Connectors that come later are seen")
  func connectorsThatComeLaterAreSeen() throws {
    let card = FakeAdapter([.fake(1, "A")])
    let rig = ScreenRig([card], options(["display.mirror": "true"]))
    try rig.screens.open()
    card.connected.append(.fake(9, "DP-2-1"))
    var reviewed = false
    rig.screens.onResize = { reviewed = true }
    let probes = card.probes
    rig.screens.probe()
    // The thread tells that it has asked.
    while !reviewed { rig.loop.turn() }
    #expect(rig.shown == ["A 800x480@60", "DP-2-1 800x480@60"])
    // Hardware can take a second to answer, in which the loop would draw nothing.
    #expect(card.probes == probes)
  }
}

@Suite struct DirtyClipsTests {
  @Test("Without damage there are no clips")
  func withoutDamageThereAreNoClips() {
    #expect(DirtyClips.of(nil).isEmpty)
    #expect(DirtyClips.of(Region()).isEmpty)
  }

  /// What `drm_mode_dirtyfb_ioctl` answers: clips and their number come together or not at all.
  private func kernelAnswer(_ clips: UnsafeMutablePointer<drmModeClip>?, _ count: UInt32) -> Int32 {
    (clips == nil) == (count == 0) ? 0 : -EINVAL
  }

  @Test(
    "The kernel accepts each report",
    arguments: [nil, Region(), Region(PixelRect(x: 1, y: 2, width: 3, height: 4))] as [Region?])
  func theKernelAcceptsEachReport(damage: Region?) {
    var answers: [Int32] = []
    let isKnown = DirtyClips.report(damage) {
      answers.append(kernelAnswer($0, $1))
      return answers[0]
    }
    #expect(isKnown && answers == [0])
  }

  @Test("Only a driver without the call is asked no more")
  func onlyADriverWithoutTheCallIsAskedNoMore() {
    #expect(!DirtyClips.report(nil) { _, _ in -ENOSYS })
    #expect(DirtyClips.report(nil) { _, _ in -EINVAL })
    #expect(
      !DirtyClips.report(nil) { _, _ in
        errno = ENOSYS
        return -1
      })
  }

  @Test("Places beyond the kernel's numbers are cut off")
  func placesBeyondTheKernelsNumbersAreCutOff() {
    let clips = DirtyClips.of(Region(PixelRect(x: -5, y: 0, width: 100_000, height: 10)))
    #expect(clips.map(\.x1) == [0] && clips.map(\.x2) == [UInt16.max])
  }
}
