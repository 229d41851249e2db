import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Headless
@testable import Looks
@testable import Runtime

@Suite("Steppers in little room")
struct StepperRoomTests {
  private struct Rows: View {
    @State private var count = 4
    var body: some View {
      VStack(spacing: 10) {
        Stepper("Fan", value: $count, in: 0...9)
        Stepper("Temperature of the core", value: $count, in: 0...999)
      }
    }
  }

  /// The frame from the leading edge of one button of a stepper to the trailing edge of the other.
  private func extent(_ panel: Harness, _ name: String) throws -> Rect {
    try panel.element("Decrement", in: name).frame.union(panel.element("Increment", in: name).frame)
  }

  @Test("Beside their labels, steppers of one column have one width")
  func beside() throws {
    let panel = try Harness(size: Size(width: 600, height: 200)) { Rows() }
    let (fan, core) = (try extent(panel, "Fan"), try extent(panel, "Temperature of the core"))
    #expect(fan.width == core.width && fan.maxX == core.maxX)
  }

  @Test("The value of a read-only stepper ends where the row ends, as other values do")
  func readOnly() throws {
    /// The trailing edge of what a view draws.
    func edge<Root: View>(_ root: Root) throws -> Int {
      let panel = try Harness(size: Size(width: 300, height: 60)) { root }
      let back = panel.bitmap[299, 0]
      return try #require(
        (0..<300).last { x in (0..<60).contains { panel.bitmap[x, $0] != back } })
    }
    let stepper = try edge(Stepper("Fan", value: .constant(7), in: 0...9).readOnly())
    let plain = try edge(
      LabeledContent("Fan") { Text("7").fontWeight(.semibold).monospacedDigit().foregroundStyle(.primary) })
    #expect(abs(stepper - plain) <= 1)
  }

  @Test("Below its label, a stepper fills the row", arguments: [190.0, 220, 250])
  func below(width: Double) throws {
    let panel = try Harness(size: Size(width: width, height: 240)) { Rows() }
    let core = try extent(panel, "Temperature of the core")
    #expect(core.minX == 0 && core.maxX == width)
  }

  @Test("First the value gives way, then the buttons, which stay as wide as a fingertip")
  func narrow() throws {
    for width in [180.0, 160, 150] {
      let panel = try Harness(size: Size(width: width, height: 200)) {
        Stepper("Time", value: .constant(45), in: 0...90).labelsHidden()
      }
      let whole = try extent(panel, "Time")
      #expect(whole.minX >= 0 && whole.maxX <= width, "\(whole)")
      #expect(try panel.element("Increment", in: "Time").frame.width >= 44)
    }
  }

  private enum Style: CaseIterable { case standard, capsule, compact, vertical, largeTouch, coarseFine }

  @ViewBuilder private func styled(_ stepper: some View, _ style: Style) -> some View {
    switch style {
    case .standard: stepper
    case .capsule: stepper.stepperStyle(.capsule)
    case .compact: stepper.stepperStyle(.compact)
    case .vertical: stepper.stepperStyle(.vertical)
    case .largeTouch: stepper.stepperStyle(.largeTouch)
    case .coarseFine: stepper.stepperStyle(.coarseFine)
    }
  }

  @Test("A value with a long unit shrinks, and the stepper stays within its row", arguments: Style.allCases)
  private func longUnit(style: Style) throws {
    for width in [300.0, 240] {
      let panel = try Harness(size: Size(width: width, height: 240)) {
        styled(
          Stepper(value: .constant(50_000), in: 0...100_000, format: .number.unit("Liter pro Minute")) {
            Text("Flow")
          }, style)
      }
      let whole = try extent(panel, "Flow")
      // Two buttons that share an odd number of pixels are half a pixel wider than their places.
      #expect(whole.minX >= 0 && whole.maxX.rounded(.down) <= width, "\(whole)")
    }
  }

  @Test("Four buttons that do not fit into one row stand below the value")
  func coarse() throws {
    func places(_ width: Double) throws -> (value: Rect, outer: Rect, inner: Rect) {
      let panel = try Harness(size: Size(width: width, height: 200)) {
        Stepper("Count", value: .constant(240), in: 0...999).stepperStyle(.coarseFine).labelsHidden()
      }
      let row = try panel.element("Count").frame
      return (
        row, try panel.element("Decrement by 10", in: "Count").frame, try panel.element("Increment", in: "Count").frame
      )
    }
    let (wide, narrow) = (try places(400), try places(190))
    #expect(wide.outer.midY == wide.value.midY && wide.inner.midY == wide.value.midY)
    #expect(narrow.outer.midY > narrow.value.midY && narrow.inner.midY == narrow.outer.midY)
    #expect(narrow.outer.minX >= 0 && narrow.outer.width >= 44 && narrow.inner.width >= 44)
  }

  @Test(
    "A stepper with large steps in two rows takes a tap anywhere between its single steps", arguments: [-0.8, 0, 0.8])
  func twoRows(share: Double) throws {
    struct Narrow: View {
      @State private var value = 120
      var body: some View {
        Stepper("Number", value: $value, in: 3...480).stepperStyle(.coarseFine).labelsHidden().frame(width: 200)
      }
    }
    let panel = try Harness(size: Size(width: 480, height: 480)) { Narrow() }
    let (less, more) = try (
      panel.element("Decrement", in: "Number").frame, panel.element("Increment", in: "Number").frame
    )
    let (middle, half) = ((less.maxX + more.minX) / 2, (more.minX - less.maxX) / 2)
    try panel.tap(at: Point(x: middle + share * half, y: less.midY))
    #expect(panel.contains("Done"))
    try panel.tap("Close")
    // Beside the digits, above the buttons.
    try panel.tap(at: Point(x: middle + share * (more.maxX - middle), y: less.minY - 6))
    #expect(panel.contains("Done"))
    try panel.tap("Close")
    try panel.tap("Increment", in: "Number")
    #expect(try panel.value(of: "Number") == "121")
  }

  @Test("A touch above the upper half of a vertical stepper and below the lower one still hits it")
  func reach() throws {
    struct Panel: View {
      @State private var count = 4
      var body: some View { Stepper("Count", value: $count, in: 0...9).stepperStyle(.vertical).labelsHidden() }
    }
    let panel = try Harness(size: Size(width: 300, height: 200)) { Panel() }
    let (up, down) = (try panel.element("Increment").frame, try panel.element("Decrement").frame)
    try panel.tap(at: Point(x: up.midX, y: up.minY - 13))
    #expect(try panel.value(of: "Count") == "5")
    try panel.tap(at: Point(x: down.midX, y: down.maxY + 13))
    #expect(try panel.value(of: "Count") == "4")
    try panel.tap(at: Point(x: up.midX, y: up.maxY - 1))
    #expect(try panel.value(of: "Count") == "5")
  }
}

@Suite("Read-only controls")
struct ReadOnlyTests {
  /// The number of pixels of a colour.
  private func count(_ panel: Harness, _ color: RGBA) -> Int {
    (0..<panel.bitmap.height).reduce(0) { sum, y in
      sum + (0..<panel.bitmap.width).count { panel.bitmap[$0, y] == color.premultiplied }
    }
  }

  private func panel(_ isReadOnly: Bool, @ViewBuilder _ control: @escaping () -> some View) throws -> Harness {
    try Harness(size: Size(width: 300, height: 300)) { control().padding(20).readOnly(isReadOnly) }
  }

  @Test("A stepper of any style shows its value and nothing to press", arguments: 0..<6)
  func steppers(style: Int) throws {
    let panel = try panel(true) {
      let count = Stepper("Count", value: .constant(7), in: 0...9)
      switch style {
      case 0: count
      case 1: count.stepperStyle(.capsule)
      case 2: count.stepperStyle(.vertical)
      case 3: count.stepperStyle(.compact)
      case 4: count.stepperStyle(.coarseFine)
      default: count.stepperStyle(.largeTouch)
      }
    }
    #expect(try panel.value(of: "Count") == "7" && panel.isEnabled("Count"))
    #expect(try panel.element("Count").parts.isEmpty)
    // Neither the background of a control nor a symbol in the tint is drawn.
    #expect(count(panel, Theme.light.palette.control) == 0 && count(panel, Theme.light.palette.tint) == 0)
  }

  @Test("A text field shows its text without a frame, and neither keys nor fingers change it")
  func fields() throws {
    struct Field: View {
      @State private var name = "Oven"
      var body: some View { TextField("Name", text: $name) }
    }
    func ink(_ panel: Harness) -> Int { count(panel, Theme.light.palette.outline) }
    let (usual, fixed) = (try panel(false) { Field() }, try panel(true) { Field() })
    #expect(ink(usual) > 100 && ink(fixed) == 0)
    for panel in [usual, fixed] {
      try panel.key(.tab)
      try panel.key(.character("s"))
    }
    try fixed.tap("Name")
    #expect(try usual.value(of: "Name") == "Ovens")
    #expect(try fixed.value(of: "Name") == "Oven" && fixed.isEnabled("Name"))
    #expect(fixed.contains("Name") && !fixed.contains("space"), "No keyboard appears.")
  }

  @Test("A slider and a dial draw no handle, and the part up to the value in a neutral colour")
  func tracks() throws {
    func slider(_ isReadOnly: Bool) throws -> Harness {
      try panel(isReadOnly) { Slider("Level", value: .constant(0.5), in: 0...1, format: .percent).labelsHidden() }
    }
    func dial(_ isReadOnly: Bool) throws -> Harness {
      try panel(isReadOnly) { Stepper("Heat", value: .constant(50), in: 0...100).stepperStyle(.dial) }
    }
    let palette = Theme.light.palette
    for make in [slider, dial] {
      let (usual, fixed) = (try make(false), try make(true))
      #expect(count(usual, palette.surface) > 50 && count(fixed, palette.surface) == 0)
      #expect(count(usual, palette.tint) > 300 && count(fixed, palette.tint) == 0)
      #expect(count(fixed, palette.secondaryText) > 300)
    }
    #expect(try dial(true).element("Heat").parts.isEmpty)
  }

  @Test("In large text, the numbers of large steps become smaller before they are cut")
  func largeSteps() throws {
    let panel = try Harness(size: Size(width: 480, height: 320)) {
      Stepper("Temperature", value: .constant(20), in: 0...90).stepperStyle(.coarseFine).frame(width: 190)
    }
    try panel.setEnvironment { $0.dynamicTypeSize = .accessibility1 }
    try panel.frame()
    let steps = LintSurvey(panel.stage).texts.map(\.fit).filter { $0.text.hasPrefix("−") || $0.text.hasPrefix("+") }
    #expect(steps.count == 2 && !steps.contains { $0.isTruncated }, "\(steps.map(\.text))")
  }
}
