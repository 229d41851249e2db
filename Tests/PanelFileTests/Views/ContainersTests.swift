import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Controls
@testable import Looks
@testable import PanelFile
@testable import Runtime

/// How containers of panel files use the room that a screen has.
@MainActor @Suite("Containers of panel files") struct ContainersTests {
  /// The frames of the elements with labels that begin with some words, in their order.
  private func frames(_ panel: ShownPanel, _ beginning: String) -> [Rect] {
    panel.harness.stage.elements.flatMap(\.flattened).filter { $0.label.hasPrefix(beginning) }.map(\.frame)
  }

  /// A page whose only item is a grid of some cards.
  private func grid(_ count: Int, keys: String = "") -> String {
    let items = (1...count).map { "{text: {text: Item \($0), card: true}}" }.joined(separator: ", ")
    return "pages: {start: {body: [{grid: {\(keys)body: [\(items)]}}]}}"
  }

  @Test("A grid has no hole: its rows are as even as they can be, and a short one is as wide as the others")
  func holes() throws {
    let size = Size(width: 1024, height: 600)
    let four = frames(try ShownPanel(grid(4), size: size), "Item")
    #expect(Set(four.map(\.midY)).count == 1)
    let seven = frames(try ShownPanel(grid(7), size: size), "Item")
    #expect(Dictionary(grouping: seven, by: \.midY).map(\.value.count).sorted() == [3, 4])
    let narrow = frames(try ShownPanel(grid(3), size: Size(width: 320, height: 480)), "Item")
    #expect(narrow[0].midY == narrow[1].midY && narrow[2].midY > narrow[1].midY)
    #expect(abs(narrow[2].midX - 160) < 1)
    // Whoever says how many columns there are has them.
    let fixed = frames(try ShownPanel(grid(3, keys: "columns: 2, "), size: size), "Item")
    #expect(fixed[0].midY == fixed[1].midY && fixed[2].midX == fixed[0].midX)
  }

  @Test(
    "A row that opens a page, or is in the place of a control without a value, is as high as others and touched anywhere",
    arguments: ["column", "form", "list"])
  func touchRows(container: String) throws {
    let text = """
      links: {broker: {mqtt: mqtt://broker.lan}}
      values: {lamp: {type: switch}, time: {type: time, mqtt: {topic: part, set: part/set}}}
      pages:
        start: {body: [{\(container): [{link: other}, {date picker: time}, {toggle: lamp}]}]}
        other: {body: [{text: Inside}]}
      """
    let panel = try ShownPanel(text)
    let height = try panel.harness.element("Lamp").frame.height
    #expect(try ["Other", "Time"].map { try panel.harness.element($0).frame.height } == [height, height])
    let row = try panel.harness.element("Other").frame
    try panel.harness.tap(at: Point(x: row.midX, y: row.maxY - 2))
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("Inside"))
  }

  @Test("Cards of a grid share the height of a page, and those that need more scroll")
  func heights() throws {
    let screen = Size(width: 1280, height: 800)
    let rows = Dictionary(
      grouping: frames(try ShownPanel(grid(8), size: screen), "Item"), by: \.midY
    ).keys.sorted()
    #expect(rows.count == 2)
    // Two rows with 24 points between them and 28 points above and below.
    #expect(abs(rows[0] - 208) < 1 && abs(rows[1] - 592) < 1, "\(rows)")
  }

  @Test("The rows of a page stand apart in the middle of a high screen, and close together on a low one")
  func rows() throws {
    let text = "pages: {start: {body: [{text: Row 1}, {text: Row 2}, {text: Row 3}]}}"
    let high = frames(try ShownPanel(text, size: Size(width: 800, height: 480)), "Row")
    #expect(abs(high[1].midY - 240) < 1)
    #expect(abs(high[1].minY - high[0].maxY - 64) < 1, "\(high)")
    let low = frames(try ShownPanel(text, size: Size(width: 800, height: 90)), "Row")
    #expect(low[1].minY - low[0].maxY == 8, "\(low)")
  }

  @Test("A text keeps its lines beside a card that takes the height")
  func lines() throws {
    let panel = try ShownPanel(
      """
      pages:
        start:
          body:
            - columns:
                first: [{group: {title: Card, grow: true, body: [{text: Inside}]}}]
                second:
                  - group: {title: Other, grow: true, body: [{text: Inside}]}
                  - text: {text: This text is too long for one line of a column, lines: 2}
      """, size: Size(width: 480, height: 320))
    #expect(frames(panel, "This text")[0].height > 35)
  }

  @Test("Readings side by side in a narrow card shrink, and stay inside of it")
  func readings() throws {
    let panel = try ShownPanel(
      """
      values:
        warm: {type: number, unit: °C, digits: 1, initial: 19.8, label: Warm}
        damp: {type: number, unit: "%", initial: 46, label: Damp}
      pages:
        start: {body: [{columns: {first: [{text: A}], second: [{row: {card: true, body: [{readout: warm}, {readout: damp}]}}]}}]}
      """, size: Size(width: 480, height: 320))
    let (warm, damp) = (frames(panel, "Warm")[0], frames(panel, "Damp")[0])
    #expect(warm.midY == damp.midY && warm.minX >= 254 && damp.maxX <= 462, "\(warm) \(damp)")
  }

  @Test("A large screen has larger controls, unless the file names their size")
  func controls() throws {
    let text = "values: {a: {type: number, in: 0..9, label: Number}}\npages: {start: {body: [a]}}"
    func height(_ text: String, _ size: Size) throws -> Double {
      try ShownPanel(text, size: size).harness.element("Number").frame.height
    }
    let screen = Size(width: 1920, height: 1080)
    let regular = try height("panel: {size: regular}\n" + text, screen)
    #expect(try height(text, screen) > regular)
    #expect(try height(text, Size(width: 1280, height: 700)) < regular)
  }

  @Test("A row whose items have no room beside each other goes on below, and nothing is cut", arguments: [320.0, 480])
  func wrappingRow(width: Double) throws {
    let values = ["Temperature", "Pressure", "Speed"].map {
      "\($0.lowercased()): {type: number, in: 0..1000, unit: 1/min, initial: 888, label: \($0)}"
    }
    let row = "row: {body: [{readout: temperature}, {readout: pressure}, {readout: speed}]}"
    let text = """
      values: {\(values.joined(separator: ", "))}
      pages: {start: {body: [{columns: {first: [{\(row)}], second: [{text: Below}]}}]}}
      """
    let panel = try ShownPanel(text, size: Size(width: width, height: 800))
    let found = ["Temperature", "Pressure", "Speed"].flatMap { frames(panel, $0) }
    #expect(found.count == 3 && found.allSatisfy { $0.minX >= 0 && $0.maxX <= width }, "\(found)")
    #expect(found[2].minY >= found[0].maxY && found[2].minX == found[0].minX)
  }

  @Test(
    "Items that scroll and fill a page keep its margins",
    arguments: [Size(width: 320, height: 240), Size(width: 800, height: 480)])
  func scrollingPage(size: Size) throws {
    let panel = try ShownPanel(
      "pages: {start: {body: [{scroll: [{button: {label: Wide, tap: back}}, {link: other}]}]}, other: {body: [{text: Inside}]}}",
      size: size)
    let margin = ScreenMetrics.of(ScreenClass(size)).margin
    let (button, link) = (try panel.harness.element("Wide").frame, try panel.harness.element("Other").frame)
    #expect(button.minY >= margin && link.minX >= margin && link.maxX <= size.width - margin, "\(button) \(link)")
  }

  @Test(
    "Items beside one that fills the page keep the margins of the page",
    arguments: ["alarms", "alarm list", "{form: [{text: Row}]}", "{list: [{text: Row}]}"])
  func besideFilling(item: String) throws {
    let size = Size(width: 800, height: 480)
    let panel = try ShownPanel(
      """
      values:
        warm: {type: number, in: 0..9, initial: 4, label: Above}
        run: {type: switch, label: Below}
      alarms: {hot: {value: warm, above: 8, text: Hot}}
      pages: {start: {body: [warm, \(item), run]}}
      """, size: size)
    let margin = ScreenMetrics.of(ScreenClass(size)).margin
    let (above, below) = (try panel.harness.element("Above").frame, try panel.harness.element("Below").frame)
    for frame in [above, below] {
      #expect(frame.minX >= margin && frame.maxX <= size.width - margin, "\(above) \(below)")
    }
    #expect(above.minY >= margin && below.maxY <= size.height - margin, "\(above) \(below)")
  }

  @Test("In a card with a title and in a disclosure, texts and check boxes begin where the titles of other rows do")
  func leadingItems() throws {
    let items = "[{toggle: lamp}, {toggle: {value: pump, style: checkbox}}, {text: Short}]"
    for container in ["group: {title: Card, body: \(items)}", "disclosure: {title: More, body: \(items)}"] {
      let panel = try ShownPanel(
        "values: {lamp: {type: switch}, pump: {type: switch}}\npages: {start: {body: [{\(container)}]}}",
        size: Size(width: 480, height: 400))
      if container.hasPrefix("d") {
        try panel.harness.tap("More")
        try panel.harness.advance(by: .seconds(1))
      }
      let edges = try ["Lamp", "Pump", "Short"].map { try panel.harness.element($0).frame.minX }
      #expect(edges.allSatisfy { abs($0 - edges[0]) <= 12 }, "\(edges)")
    }
  }

  @Test("The ring of the focus around segments keeps clear of the title above them")
  func ringBelowTitle() throws {
    let panel = try ShownPanel(
      """
      values: {mode: {type: choice, options: {auto: Automatic program, day: Day and evening, night: Night and holidays}}}
      pages: {start: {body: [{picker: {value: mode, style: segmented, label: Operating program}}]}}
      """, size: Size(width: 480, height: 272))
    try panel.harness.key(.tab)
    try panel.harness.advance(by: .seconds(1))
    func title(_ node: LayoutNode) -> Rect? {
      if (node.behavior as? TextBehavior)?.fit?.text == "Operating program" { return node.stageFrame }
      return node.behavior.shownChildren.firstMapped(title)
    }
    let words = try #require(title(panel.harness.stage.rootLayoutNode))
    let ring = try #require(panel.harness.stage.focus.current).ringLine
    #expect(ring.minY > words.minY && ring.minY - FocusRing.width / 2 >= words.maxY - 0.5, "\(words) \(ring)")
  }

  @Test("A text with header is a heading")
  func heading() throws {
    let panel = try ShownPanel("pages: {start: {body: [{text: {text: Kitchen, header: true}}, {text: Warm}]}}")
    let elements = panel.harness.stage.elements.flatMap(\.flattened)
    #expect(elements.filter { $0.traits.contains(.isHeader) }.map(\.label) == ["Kitchen"])
  }

  @Test("A grid of which one item changes, even into one for which fewer columns have room, is as if made anew")
  func changing() throws {
    let names = ["a", "b", "c", "d", "e"]
    let values = names.map { "\($0): {type: number, digits: 0, keep: false}" }.joined(separator: ", ")
    for keys in ["", "columns: 3, "] {
      let items = names.map { "{text: \"Item {\($0)}\"}" }.joined(separator: ", ")
      let panel = try ShownPanel(
        "values: {\(values)}\npages: {start: {body: [{grid: {\(keys)body: [\(items)]}}]}}",
        size: Size(width: 320, height: 240))
      let changes = [("b", "1"), ("b", "8000"), ("e", "700000000000000"), ("a", "7"), ("e", "1"), ("c", "12345678")]
      for (name, text) in changes {
        try panel.tell(name, text)
        try panel.harness.checkAgainstFreshStage()
      }
    }
  }

  @Test(
    "A grid that shares the height of its page is as if made anew, whatever of it changes", arguments: [false, true])
  func sharing(areCards: Bool) throws {
    let names = ["a", "b", "c", "d", "e", "f"]
    let values = names.map { "\($0): {type: number, digits: 0, keep: false}" }.joined(separator: ", ")
    let items = names.map { "{text: {text: \"Item {\($0)}\"\(areCards ? ", card: true" : "")}}" }.joined(
      separator: ", ")
    let panel = try ShownPanel(
      "values: {\(values)}\npages: {start: {body: [{grid: {columns: 3, body: [\(items)]}}]}}",
      size: Size(width: 800, height: 480))
    for (index, change) in [("b", "1"), ("f", "70000000"), ("b", "12"), ("f", "3")].enumerated() {
      try panel.tell(change.0, change.1)
      try panel.harness.checkAgainstFreshStage()
      // Another height is another offer to each item.
      try panel.harness.resize(to: Size(width: 800, height: index % 2 == 0 ? 400 : 480))
      try panel.harness.checkAgainstFreshStage()
      try panel.harness.setEnvironment { $0.dynamicTypeSize = index % 2 == 0 ? .xxLarge : .large }
      try panel.harness.checkAgainstFreshStage()
    }
  }
}
