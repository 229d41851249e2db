import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Columns that adapt")
struct AdaptiveColumnsTests {
  private func panel(_ width: Double, _ height: Double, rows: Int = 3) throws -> Harness {
    try Harness(size: Size(width: width, height: height)) {
      AdaptiveColumns {
        Text("First").card()
      } second: {
        ForEach(0..<rows) { Text("Row \($0)").card() }
      } actions: {
        Button("Start") {}
      }
    }
  }

  @Test("On a wide screen the groups are side by side, on a narrow or upright one below each other")
  func columns() throws {
    for (width, height) in [(480.0, 272.0), (800, 480), (1920, 1080)] {
      let panel = try panel(width, height)
      #expect(try panel.element("Row 0").frame.minX > width / 2)
    }
    for (width, height) in [(320.0, 240.0), (480, 800), (1080, 1920)] {
      let panel = try panel(width, height)
      let (first, second) = (try panel.element("First").frame, try panel.element("Row 0").frame)
      #expect(second.minY > first.maxY && abs(second.midX - first.midX) < 1)
    }
  }

  @Test("Larger text needs wider columns")
  func textSize() throws {
    for (size, isWide) in [(DynamicTypeSize.large, true), (.xxLarge, false)] {
      let panel = try panel(480, 272)
      try panel.setEnvironment { $0.dynamicTypeSize = size }
      #expect(try (panel.element("Row 0").frame.minX > 240) == isWide)
    }
  }

  @Test("The actions are whole on the screen, however much there is above them, and do not scroll")
  func actions() throws {
    for (width, height) in [(320.0, 240.0), (480, 272), (800, 480), (1920, 1080), (1080, 1920)] {
      let panel = try panel(width, height, rows: 40)
      let button = try panel.element("Start").frame
      #expect(Rect(x: 0, y: 0, width: width, height: height).contains(button), "\(width) × \(height)")
      try panel.press(at: Point(x: width * 0.75, y: height / 2))
      try panel.move(dx: 0, dy: -height / 2 + 10, steps: 6)
      try panel.lift()
      #expect(try panel.element("Start").frame == button)
    }
  }

  @Test("Actions stand side by side, and below each other where one has no room for its words")
  func longActions() throws {
    func buttons(_ size: DynamicTypeSize) throws -> (Rect, Rect) {
      let panel = try Harness(size: Size(width: 320, height: 240)) {
        AdaptiveColumns {
          Text("First").card()
        } second: {
          EmptyView()
        } actions: {
          Button("Reset") {}
          Button("Start") {}
        }
      }
      try panel.setEnvironment { $0.dynamicTypeSize = size }
      return (try panel.element("Reset").frame, try panel.element("Start").frame)
    }
    let (usual, large) = (try buttons(.large), try buttons(.accessibility5))
    #expect(usual.0.minY == usual.1.minY && usual.0.width == usual.1.width && usual.1.minX > usual.0.maxX)
    #expect(large.1.minY > large.0.maxY && large.0.minX == large.1.minX && large.0.width == 304)
  }

  @Test("Two rows of actions that leave less than a row and a half of a low page scroll with the cards")
  func lowPage() throws {
    func panel(_ titles: [String]) throws -> Harness {
      try Harness(size: Size(width: 320, height: 142)) {
        AdaptiveColumns {
          Text("First").frame(height: 80).card()
        } second: {
          Text("Second").frame(height: 80).card()
        } actions: {
          ForEach(titles, id: \.self) { Button($0) {} }
        }
      }
    }
    let long = try panel(["Save energy at night", "Reset all settings"])
    let (card, action) = (try long.element("Second").frame, try long.element("Save energy at night").frame)
    #expect(action.minY > card.maxY && action.minY > 142)
    try long.press(at: Point(x: 160, y: 100))
    try long.move(dx: 0, dy: -60, steps: 6)
    #expect(try long.element("Second").frame.minY < card.minY - 20)
    try long.lift()
    let short = try panel(["Save", "Reset"])
    #expect(try short.element("Save").frame.maxY <= 142)
  }

  @Test(
    "Below a banner, two rows of actions that leave less than two rows of the page scroll with the cards",
    arguments: [320.0, 480])
  func rowsBelowBanner(width: Double) throws {
    func panel(_ titles: [String]) throws -> Harness {
      try Harness(size: Size(width: width, height: 195)) {
        AdaptiveColumns {
          Text("First").frame(height: 80).card()
        } second: {
          Text("Second").frame(height: 180).card()
        } actions: {
          ForEach(titles, id: \.self) { Button($0) {} }
        }
      }
    }
    let titles = ["Save energy at night and on Sundays", "Reset all settings of this machine"]
    let long = try panel(titles)
    let docked = try titles.map { try long.element($0).frame }
    #expect(docked[0].maxY < docked[1].minY && docked[1].maxY <= 195)
    try long.setEnvironment { $0.bannerHeight = 45 }
    #expect(try long.element(titles[0]).frame.minY > long.element("Second").frame.maxY)
    try long.setEnvironment { $0.bannerHeight = 0 }
    #expect(try titles.map { try long.element($0).frame } == docked)
    let short = try panel(["Save", "Reset"])
    try short.setEnvironment { $0.bannerHeight = 45 }
    #expect(try short.element("Save").frame.maxY <= 195)
  }

  @Test("A menu among the actions is as wide as the buttons beside it, and fills a row of its own")
  func menus() throws {
    func frames(_ width: Double, _ title: String) throws -> (menu: Rect, start: Rect) {
      let panel = try Harness(size: Size(width: width, height: 480)) {
        AdaptiveColumns {
          Text("First").card()
        } second: {
          EmptyView()
        } actions: {
          Menu(title) { Button("Rename") {} }
          Button("Start") {}
        }
      }
      return (try panel.element(title).frame, try panel.element("Start").frame)
    }
    let beside = try frames(800, "More")
    #expect(beside.menu.minY == beside.start.minY && abs(beside.menu.width - beside.start.width) < 1)
    let above = try frames(320, "Everything that can be set here")
    #expect(above.menu.maxY < above.start.minY && above.menu.width == above.start.width)
  }

  @Test("Where three actions have no room beside each other, the last one has a row of its own below the others")
  func threeActions() throws {
    let panel = try Harness(size: Size(width: 320, height: 240)) {
      AdaptiveColumns {
        Text("First").card()
      } second: {
        EmptyView()
      } actions: {
        Button("Lock") {}
        Button("Add more") {}
        Button("Pause") {}
      }
    }
    let (lock, add) = (try panel.element("Lock").frame, try panel.element("Add more").frame)
    let pause = try panel.element("Pause").frame
    #expect(lock.minY == add.minY && lock.width == add.width && add.minX > lock.maxX && lock.minX == pause.minX)
    #expect(pause.minY > lock.maxY && pause.width == 304 && pause.maxY <= 240 && lock.minY > 120)
    #expect(pause.height == lock.height)
  }

  @Test("Actions that would need two rows below a column stand in one row below both, on a low screen only")
  func actionsBelowBoth() throws {
    func frames(_ width: Double, _ height: Double) throws -> [Rect] {
      let panel = try Harness(size: Size(width: width, height: height)) {
        AdaptiveColumns {
          Color.gray.accessibilityLabel("Dial").growsInColumn()
        } second: {
          Color.gray.accessibilityLabel("Time").growsInColumn()
        } actions: {
          Button("Lock") {}
          Button("Add laundry") {}
          Button("Pause") {}
        }
      }
      return try ["Dial", "Time", "Lock", "Add laundry", "Pause"].map { try panel.element($0).frame }
    }
    let low = try frames(480, 272)
    let metrics = ScreenMetrics.of(.small)
    #expect(Set(low[2...].map(\.minY)).count == 1)
    // Places are whole pixels.
    func near(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) <= 0.5 }
    #expect(near(low[2].minX, metrics.margin) && near(low[4].maxX, 480 - metrics.margin))
    #expect(near(low[2].maxY, 272 - metrics.margin) && near(low[0].maxY, low[1].maxY))
    #expect(near(low[2].minY - low[0].maxY, metrics.spacing))
    let usual = try frames(800, 480)
    #expect(usual[2].minX > 400 && usual[0].maxY == usual[4].maxY && usual[1].maxY < usual[2].minY)
  }

  @Test("A card that grows is at most a tenth higher than wide; the others share what it leaves")
  func growth() throws {
    let panel = try Harness(size: Size(width: 600, height: 1400)) {
      AdaptiveColumns {
        Color.gray.accessibilityLabel("Dial").growsInColumn()
      } second: {
        Color.gray.frame(minHeight: 60).accessibilityLabel("Time")
        Color.gray.frame(minHeight: 60).accessibilityLabel("Fan")
      }
    }
    let frames = try ["Dial", "Time", "Fan"].map { try panel.element($0).frame }
    let metrics = ScreenMetrics.of(.tall)
    let needed = frames[0].width * 1.1 + 120
    let rest = (1400 - 2 * metrics.margin - 2 * metrics.spacing - needed) / 3
    #expect(abs(frames[0].height - frames[0].width * 1.1 - rest) < 1 && abs(frames[1].height - 60 - rest) < 1)
    #expect(frames[1].height == frames[2].height)
  }

  @Test("The title of a card is at its top, with the content right below, however high the card is")
  func title() throws {
    for height in [120.0, 600] {
      let panel = try Harness(size: Size(width: 400, height: height)) {
        Card("Scene") { Text("Evening").frame(height: 44) }
      }
      let (title, content) = (try panel.element("Scene").frame, try panel.element("Evening").frame)
      let metrics = ScreenMetrics.of(ScreenClass(Size(width: 400, height: height)))
      #expect(abs(title.minY - metrics.cardPadding) <= 1, "\(height)")
      #expect(abs(content.midY - 22 - title.maxY - metrics.rowSpacing) < 1, "\(height)")
    }
  }

  @Test("The rows of a high card stand up to twice as far apart, unless one of them grows")
  func spread() throws {
    func gap(_ height: Double, grows: Bool = false) throws -> Double {
      let panel = try Harness(size: Size(width: 400, height: height)) {
        Card("Lamps") {
          Color.gray.frame(height: 40).accessibilityLabel("Kitchen")
          Color.gray.frame(height: 40).accessibilityLabel("Hall")
          if grows { Color.gray.accessibilityLabel("Chart") }
        }
        .environment(\.screenClass, .medium)
      }
      return try panel.element("Hall").frame.minY - panel.element("Kitchen").frame.maxY
    }
    let least = ScreenMetrics.of(.medium).rowSpacing
    #expect(try gap(100) == least && gap(600) == 2 * least && gap(600, grows: true) == least)
  }

  @Test("Text fields are as high as the other controls of the screen")
  func fields() throws {
    for size in [Size(width: 320, height: 240), Size(width: 1536, height: 864)] {
      let panel = try Harness(size: size) { TextField("Name", text: .constant("Ada")).frame(width: 200) }
      let heights = ScreenMetrics.of(ScreenClass(size)).controlHeights
      #expect(try panel.element("Name").frame.height == heights[2], "\(size)")
    }
  }

  @Test("A row of a card is no wider than it is read")
  func width() throws {
    let panel = try Harness(size: Size(width: 1920, height: 1080)) {
      Toggle("Child lock", isOn: .constant(true)).card()
    }
    #expect(try panel.element("Child lock").frame.width == ScreenMetrics.of(.large).contentWidth)
  }
}

@Suite("Flow layout")
struct FlowLayoutTests {
  private func frames(_ width: Double) throws -> [Rect] {
    let panel = try Harness(size: Size(width: width, height: 300)) {
      FlowLayout(spacing: 10) {
        ForEach(0..<3) { Color.black.frame(width: 90, height: 40).accessibilityLabel("\($0)") }
      }
    }
    return try (0..<3).map { try panel.element("\($0)").frame }
  }

  @Test("Views are side by side while they fit, and go on in another row")
  func rows() throws {
    #expect(Set(try frames(300).map(\.minY)).count == 1)
    let two = try frames(200)
    #expect(two[0].minY == two[1].minY && two[2].minY == two[0].maxY + 10 && two[1].minX == two[0].maxX + 10)
    #expect(Set(try frames(100).map(\.minY)).count == 3)
  }
}
