import Controls
import Glibc
import Graphics
import Looks
import Machine
import Runtime
import Testing

@testable import LinuxHost

/// A clock that is told by hand.
private final class HandClock { var now = Duration.zero }

/// What the button of the panel does, and how often it was pressed.
private final class Presses {
  var count = 0
  var act: () -> Void = {}
  /// What building the page does.
  var build: () -> Void = {}
  /// What laying out the page does.
  var layOut: () -> Void = {}
}

/// Gives its view the whole surface.
private struct PageLayout: Layout {
  let presses: Presses

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    presses.layOut()
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// A panel whose every pixel changes with each press of Enter.
private struct ChangingPanel: View {
  let presses: Presses
  @State private var count = 0

  var body: some View {
    let _ = presses.build()
    PageLayout(presses: presses) {
      VStack {
        ForEach(0..<12) { Text("Line \($0) after \(count) presses") }
        Button("Press") {
          count += 1
          presses.count += 1
          presses.act()
        }
        .buttonRepeatBehavior(.enabled).keyboardShortcut(.defaultAction)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(count % 2 == 0 ? Color.red : Color.blue)
    }
  }
}

/// A panel on a large screen. No wake has any time for drawing: each paints one band.
private final class LargeScreen {
  struct Failure: Error {}

  let clock = HandClock()
  let presses = Presses()
  let card = FakeAdapter([.fake(1, "A", [(1920, 1080)])])
  let viewers = DayViewers()
  let rig: ScreenRig
  let stage: Stage
  let host: PanelHost
  private let machine: PanelHost.Machine
  private var isLooking = false
  private var isMixed = false

  init() throws {
    let (clock, presses) = (clock, presses)
    stage = Stage(size: .zero, fonts: try FontLibrary.system()) { ChangingPanel(presses: presses) }
    var options = PanelOptions()
    options.console.isTaken = false
    options.log = { _ in }
    options.idle.backlight = ""
    rig = ScreenRig([card])
    host = PanelHost(
      stage: stage, options: options, adapters: rig.source, loop: EventLoop { clock.now },
      rasterizer: Rasterizer(usesAllProcessors: false))
    host.drawn.wakeBudget = .zero
    host.mirror = viewers
    machine = try host.open()
    host.machine = machine
    host.connect(machine)
    // No turn sleeps.
    host.loop.beforeSleep { [unowned self] in isLooking ? nil : clock.now }
    card.onShow = { [unowned self] picture in
      let bitmap = picture.bitmap
      for y in 1..<bitmap.height where bitmap[2, y] != bitmap[2, 0] { isMixed = true }
    }
  }

  /// Runs a scenario and ends the process: with 7 if it holds.
  static func run(_ scenario: (LargeScreen) throws -> Void) {
    do {
      let panel = try LargeScreen()
      try scenario(panel)
      try panel.require(!panel.isMixed, "a picture that was shown has bands of two states")
      exit(7)
    } catch {
      exit(error is Failure ? 2 : 3)
    }
  }

  func require(_ condition: Bool, _ what: String) throws {
    if condition { return }
    let text = "Not so: \(what)\n"
    write(STDERR_FILENO, text, text.utf8.count)
    throw Failure()
  }

  var screens: Screens { machine.screens }
  var bitmap: Bitmap { screens.bitmap! }
  var pictures: Int { card.screen("A")?.pictures ?? 0 }
  /// Whether a frame is painted in parts.
  var isPainting: Bool { host.drawn.longFrame != nil }

  /// The deadline of the panel, without that of the test.
  var deadline: Duration? {
    isLooking = true
    defer { isLooking = false }
    return host.loop.deadline
  }

  /// The bitmap as one drawing paints it.
  var fresh: Bitmap {
    let fresh = Bitmap(width: bitmap.width, height: bitmap.height)
    Rasterizer(usesAllProcessors: false).draw(stage.drawAll().list, into: fresh)
    return fresh
  }

  /// Presses Enter in the next wake.
  func press() {
    viewers.input = [true, false].map { InputEvent(time: clock.now, .key(.enter, isDown: $0)) }
  }

  /// Wakes until a condition holds; how often.
  @discardableResult
  func turn(_ what: String, until isMet: () -> Bool) throws -> Int {
    var wakes = 0
    while !isMet() {
      try require(wakes < 1000, what)
      clock.now += .milliseconds(1)
      host.loop.turn()
      wakes += 1
    }
    return wakes
  }

  /// Lets everything come to rest, and compares the picture.
  func settle() throws {
    let end = clock.now + .seconds(2)
    while clock.now < end {
      clock.now += .milliseconds(8)
      host.loop.turn()
    }
    try require(!isPainting && !host.drawn.isCopying && !screens.needsShowing, "everything is shown")
    try require(bitmap == fresh, "the picture is that of one drawing")
  }
}

/// Each in a process of its own: a test runner's threads do not block the panel's signals.
@Suite("Frames of many pixels") struct LongFrameTests {
  @Test("A whole large screen is painted in several wakes, and its picture is that of one drawing")
  func split() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        LargeScreen.run { panel in
          try panel.turn("a frame begins") { panel.isPainting }
          try panel.require(panel.deadline == .zero, "the next wake comes at once")
          let wakes = try panel.turn("a picture is shown") { panel.pictures > 0 }
          try panel.require(wakes > 8, "many wakes")
          try panel.settle()
          try panel.require(panel.deadline != .zero, "no other wake comes at once")
        }
      }
    }
  }

  @Test("Input is handled between two bands, and what it changes is in the frame after")
  func inputBetween() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        LargeScreen.run { panel in
          try panel.settle()
          panel.press()
          try panel.turn("the first press is painted") { panel.isPainting }
          let pictures = panel.pictures
          panel.press()
          panel.host.loop.turn()
          try panel.require(panel.presses.count == 2, "the second press has been handled")
          try panel.require(panel.isPainting && panel.pictures == pictures, "the picture is not complete yet")
          try panel.turn("the picture of the first press is shown") { panel.pictures == pictures + 1 }
          try panel.turn("that of the second is shown") { panel.pictures == pictures + 2 }
          try panel.settle()
        }
      }
    }
  }

  @Test("A screen that is turned meanwhile begins anew")
  func turned() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        LargeScreen.run { panel in
          try panel.settle()
          panel.press()
          try panel.turn("the press is painted") { panel.isPainting }
          let former = panel.bitmap
          var options = panel.host.options
          options.display.rotation = .half
          panel.host.apply(display: options.display, input: options.input, idle: options.idle)
          try panel.require(panel.bitmap !== former, "the screen has another bitmap")
          try panel.settle()
          try panel.require(panel.pictures > 0, "it is shown")
        }
      }
    }
  }

  @Test("A frame of a screen that is pulled waits until the screen is back")
  func pulled() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        LargeScreen.run { panel in
          try panel.settle()
          panel.press()
          try panel.turn("the press is painted") { panel.isPainting }
          let (pictures, connected) = (panel.pictures, panel.card.connected)
          panel.card.connected = []
          panel.screens.review()
          panel.press()
          for _ in 0..<20 { panel.host.loop.turn() }
          try panel.require(panel.presses.count == 2, "input counts without a screen")
          try panel.require(panel.isPainting && panel.pictures == pictures, "nothing is painted or shown")
          try panel.require(panel.deadline != .zero, "no wake comes at once")
          panel.card.connected = connected
          panel.screens.review()
          try panel.settle()
          try panel.require(panel.pictures > pictures, "it is shown")
        }
      }
    }
  }

  @Test("Viewers see whole frames alone, also those who come while one is painted")
  func viewers() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        LargeScreen.run { panel in
          try panel.settle()
          panel.press()
          try panel.turn("the press is painted") { panel.isPainting }
          panel.viewers.toggle()
          panel.host.loop.turn()
          try panel.require(panel.isPainting && panel.viewers.seen == nil, "nobody sees half of a frame")
          try panel.turn("the picture is seen") { panel.viewers.seen != nil }
          try panel.require(!panel.isPainting && panel.viewers.seen == panel.bitmap, "they see the whole frame")
          panel.press()
          try panel.turn("the second press is painted") { panel.isPainting }
          let before = panel.viewers.seen?.copy()
          panel.host.loop.turn()
          try panel.require(panel.isPainting && panel.viewers.seen == before, "they see the frame before")
          try panel.settle()
          try panel.require(panel.viewers.seen == panel.bitmap, "they see what the screen shows")
        }
      }
    }
  }

  @Test("What a screen lacks is copied in parts, and input is handled between them")
  func copied() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        LargeScreen.run { panel in
          try panel.settle()
          let pictures = panel.pictures
          panel.card.screen("A")?.missingParts = 5
          panel.press()
          try panel.turn("the picture is copied") { panel.host.drawn.isCopying }
          try panel.require(panel.deadline == .zero, "the next wake comes at once")
          panel.press()
          panel.host.loop.turn()
          try panel.require(panel.presses.count == 2, "the second press has been handled")
          try panel.require(panel.host.drawn.isCopying && panel.pictures == pictures, "the picture is not shown yet")
          try panel.turn("it is shown") { panel.pictures == pictures + 1 }
          try panel.require(panel.card.screen("A")?.missingParts == 0, "all parts have been copied")
          try panel.settle()
        }
      }
    }
  }

  @Test("A frame whose page has taken long to build is painted in the next wakes")
  func built() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        LargeScreen.run { panel in
          panel.host.drawn.wakeBudget = .milliseconds(25)
          try panel.settle()
          let (pictures, pixel) = (panel.pictures, panel.bitmap[2, 0])
          panel.presses.build = { panel.clock.now += .milliseconds(30) }
          panel.press()
          panel.host.loop.turn()
          try panel.require(panel.presses.count == 1 && panel.isPainting, "the press is built and laid out")
          try panel.require(panel.bitmap[2, 0] == pixel, "no band is painted in this wake")
          try panel.require(panel.deadline == .zero, "the next wake comes at once")
          panel.host.loop.turn()
          try panel.require(panel.bitmap[2, 0] != pixel, "the bands follow")
          try panel.turn("it is shown") { panel.pictures == pictures + 1 }
          try panel.settle()
        }
      }
    }
  }

  @Test("A frame of another scale that takes long is built, laid out and painted in a wake each")
  func scaled() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        LargeScreen.run { panel in
          panel.host.drawn.wakeBudget = .milliseconds(25)
          try panel.settle()
          panel.presses.build = { panel.clock.now += .milliseconds(30) }
          panel.presses.layOut = panel.presses.build
          var options = panel.host.options
          options.display.scale = DisplayScale("2")!
          panel.press()
          panel.host.apply(display: options.display, input: options.input, idle: options.idle)
          let began = panel.clock.now
          panel.host.loop.turn()
          try panel.require(panel.host.drawn.isBuilt && !panel.host.drawn.isLaidOut, "it is built")
          try panel.require(panel.clock.now == began + .milliseconds(30), "it is not laid out in this wake")
          try panel.require(panel.deadline == .zero, "the next wake comes at once")
          panel.host.loop.turn()
          try panel.require(panel.host.drawn.isLaidOut && !panel.host.drawn.isBuilt, "it is laid out")
          try panel.require(!panel.isPainting, "it is not painted in this wake")
          panel.presses.layOut = {}
          try panel.require(panel.deadline == .zero, "the next wake comes at once")
          panel.host.loop.turn()
          try panel.require(!panel.host.drawn.isLaidOut, "it is painted")
          try panel.settle()
          try panel.require(panel.stage.scale == 2, "it is in the new scale")
        }
      }
    }
  }

  @Test("A wake that has taken long leaves its drawing to the next one")
  func postponed() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        LargeScreen.run { panel in
          panel.host.drawn.wakeBudget = .milliseconds(25)
          try panel.settle()
          let pictures = panel.pictures
          panel.presses.act = { panel.clock.now += .milliseconds(30) }
          panel.press()
          panel.host.loop.turn()
          try panel.require(
            panel.presses.count == 1 && panel.pictures == pictures, "the press is handled and not drawn")
          try panel.require(panel.deadline == .zero, "the next wake comes at once")
          panel.host.loop.turn()
          try panel.require(panel.pictures == pictures + 1, "it is drawn then")
          try panel.settle()
        }
      }
    }
  }
}
