import Graphics
import Testing

@testable import LinuxHost

/// The kernel may need a second to make the buffers of a large screen.
@Suite("Buffers of screens that come while the panel runs") struct ScreenBuffersTests {
  /// A panel on a screen of its own, whose adapter makes no other buffers before the gate is opened.
  private final class Rig {
    let gate = Gate()
    let card = FakeAdapter([.fake(1, "A", [(800, 480), (640, 480)])])
    let screens: ScreenRig

    init() throws {
      var options = DisplayOptions()
      options.isMirrored = true
      screens = ScreenRig([card], options)
      try screens.screens.open()
      screens.run(for: .milliseconds(8))
      card.gate = gate
    }

    var shown: [String] { screens.shown }
    /// The number of pictures that the panel's own screen has shown.
    var pictures: Int { card.screen("A")?.pictures ?? 0 }

    /// Plugs a large screen in, or pulls it.
    func plug(_ isIn: Bool) {
      card.connected.removeAll { $0.name == "B" }
      if isIn { card.connected.append(.fake(2, "B", [(5120, 2160)])) }
      screens.screens.review()
    }

    /// Draws something in one wake.
    func draw() {
      screens.screens.add(Region(PixelRect(x: 0, y: 0, width: 1, height: 1)))
      screens.run(for: .milliseconds(8))
    }

    /// Lets the other thread make what it is to make, and sleeps until the screens are opened.
    func makeBuffers() {
      var isOpened = false
      screens.screens.onResize = { isOpened = true }
      gate.open()
      while !isOpened { screens.loop.turn() }
    }
  }

  @Test("They are made on another thread, and the panel draws on meanwhile")
  func plugged() throws {
    let rig = try Rig()
    let bitmap = rig.screens.bitmap
    rig.plug(true)
    #expect(rig.shown == ["A 800x480@60"])
    for _ in 0..<3 {
      let pictures = rig.pictures
      rig.draw()
      #expect(rig.pictures == pictures + 1 && rig.screens.bitmap === bitmap)
    }
    #expect(rig.card.openedPrepared == [])
    rig.makeBuffers()
    #expect(rig.shown == ["A 800x480@60", "B 5120x2160@60"])
    #expect(rig.card.openedPrepared == ["B"])
    // The panel's own screen has stayed open.
    #expect(rig.card.screens.map(\.name) == ["A", "B"])
  }

  @Test("They are given back where their screen is pulled before they are there")
  func pulled() throws {
    let rig = try Rig()
    rig.plug(true)
    rig.plug(false)
    #expect(rig.card.prepared == ["B"])
    rig.makeBuffers()
    #expect(rig.shown == ["A 800x480@60"])
    #expect(rig.card.prepared == [])
    #expect(rig.card.screens.map(\.name) == ["A"])
  }

  @Test("Another mode that is set in the meantime counts")
  func anotherMode() throws {
    let rig = try Rig()
    var options = PanelOptions()
    options.display.isMirrored = true
    let isSet = options.set("display.mode", to: "640x480")
    #expect(isSet)
    rig.screens.screens.apply(options.display)
    #expect(rig.shown == ["A 800x480@60"])
    rig.plug(true)
    rig.makeBuffers()
    #expect(rig.shown == ["A 640x480@60", "B 5120x2160@60"])
  }

  @Test("A terminal that is shown when they are there keeps the screens, which are opened once the panel is back")
  func terminal() throws {
    let rig = try Rig()
    rig.plug(true)
    rig.screens.screens.suspend()
    rig.gate.open()
    rig.screens.loop.turn()
    #expect(rig.card.screens.map(\.name) == ["A"])
    rig.screens.screens.resume()
    #expect(rig.shown == ["A 800x480@60", "B 5120x2160@60"])
    #expect(rig.card.openedPrepared == ["B"])
  }

  @Test("A mode that is set while a terminal is shown counts once the panel is back")
  func modeBesideTerminal() throws {
    let rig = try Rig()
    rig.card.gate = nil
    rig.screens.screens.suspend()
    var options = PanelOptions()
    options.display.isMirrored = true
    let isSet = options.set("display.mode", to: "640x480")
    #expect(isSet)
    rig.screens.screens.apply(options.display)
    #expect(rig.shown == ["A 800x480@60"])
    rig.screens.screens.resume()
    #expect(rig.shown == ["A 640x480@60"])
  }

  @Test("The hardware is asked no more often for that")
  func questions() throws {
    let rig = try Rig()
    rig.card.connected.append(.fake(2, "B", [(5120, 2160)]))
    let probes = rig.card.probes
    rig.screens.screens.review(isProbed: true)
    rig.makeBuffers()
    #expect(rig.shown == ["A 800x480@60", "B 5120x2160@60"])
    #expect(rig.card.probes == probes)
  }
}
