import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Runtime

/// Every value of every control by one way of input alone: by what a finger, a knob or a keyboard can do, and nothing
/// else.
@Suite("Every value by every way of input alone")
struct ReachTests {
  enum Way: CaseIterable { case touch, knob, keys }

  // MARK: Stepper

  private struct Count: View {
    @State var value = 0
    var body: some View { Stepper("Count", value: $value, in: 0...12) }
  }

  @ViewBuilder private func stepper(_ style: Int) -> some View {
    switch style {
    case 0: Count()
    case 1: Count().stepperStyle(.capsule)
    case 2: Count().stepperStyle(.vertical)
    case 3: Count().stepperStyle(.compact)
    case 4: Count().stepperStyle(.dial).frame(width: 240, height: 240)
    case 5: Count().stepperStyle(.largeTouch)
    default: Count().stepperStyle(.coarseFine)
    }
  }

  @Test("Stepper, in every style", arguments: 0..<7, Way.allCases)
  func steppers(style: Int, way: Way) throws {
    let panel = try Harness(size: Size(width: 420, height: 300)) { stepper(style) }
    try begin(panel, way)
    var seen = [try panel.value(of: "Count")]
    for isUp in [true, false] {
      for _ in 0..<12 {
        switch way {
        case .touch: try panel.tap(isUp ? "Increment" : "Decrement", in: "Count")
        case .knob: try panel.turn(by: isUp ? 1 : -1)
        case .keys: try panel.key(isUp ? .up : .down)
        }
        seen.append(try panel.value(of: "Count"))
      }
    }
    #expect(seen == ((0...12) + (0...11).reversed()).map { "\($0)" })
  }

  /// Puts the focus on the first control and, for the knob, begins to edit it.
  private func begin(_ panel: Harness, _ way: Way) throws {
    if way == .keys { try panel.key(.tab) }
    if way == .knob {
      try panel.turn(by: 1)
      try panel.pressKnob()
    }
  }

  // MARK: Sliders

  private struct Level: View {
    @State var value = 0.0
    var body: some View {
      Slider("Level", value: $value, in: 0...10, step: 1).labelsHidden().sliderLabels(.hidden)
    }
  }

  @Test("Slider, lying, upright and from right to left", arguments: 0..<3, Way.allCases)
  func sliders(kind: Int, way: Way) throws {
    let panel = try Harness(size: Size(width: 260, height: 260)) {
      Level().sliderOrientation(kind == 1 ? .vertical : .horizontal)
        .frame(width: kind == 1 ? 60 : 236, height: kind == 1 ? 236 : 60)
    }
    if kind == 2 { try panel.setEnvironment { $0.layoutDirection = .rightToLeft } }
    try begin(panel, way)
    let frame = try panel.element("Level").frame
    if way == .touch { try panel.press(at: place(0, frame, kind)) }
    var seen = [try panel.value(of: "Level")]
    for value in (1...10) + (0...9).reversed() {
      let isUp = Double(value) > Double(seen[seen.count - 1]) ?? 0
      switch way {
      case .touch: try panel.move(to: place(Double(value) / 10, frame, kind))
      case .knob: try panel.turn(by: isUp ? 1 : -1)
      case .keys: try panel.key(isUp ? .up : .down)
      }
      seen.append(try panel.value(of: "Level"))
    }
    #expect(seen == ((0...10) + (0...9).reversed()).map { "\($0)" })
  }

  /// Where the handle is for a fraction.
  private func place(_ fraction: Double, _ frame: Rect, _ kind: Int) -> Point {
    let share = kind == 0 ? fraction : 1 - fraction
    return kind == 1
      ? Point(x: frame.midX, y: frame.minY + 18 + 200 * share) : Point(x: frame.minX + 18 + 200 * share, y: frame.midY)
  }

  @Test("Slider by a tap on its track, at every stop")
  func trackTaps() throws {
    let panel = try Harness(size: Size(width: 260, height: 100)) { Level().frame(width: 236, height: 60) }
    let frame = try panel.element("Level").frame
    for value in [10, 3, 7, 0, 9, 1, 6, 2, 8, 4, 0, 5] {
      try panel.tap(at: place(Double(value) / 10, frame, 0))
      #expect(try panel.value(of: "Level") == "\(value)")
    }
  }

  private struct Window: View {
    @State var value = 0...6
    var body: some View {
      RangeSlider("Window", value: $value, in: 0...6).labelsHidden().sliderLabels(.hidden).frame(width: 236)
    }
  }

  @Test("Range slider: every pair of values", arguments: Way.allCases)
  func rangeSlider(way: Way) throws {
    let panel = try Harness(size: Size(width: 260, height: 100)) { Window() }
    var pairs: Set<String> = []
    func note() throws {
      pairs.insert(try "\(panel.value(of: "Window minimum")) \(panel.value(of: "Window maximum"))")
    }
    func step(_ handle: String, _ direction: Int) throws {
      switch way {
      case .touch: try panel.drag(handle, dx: Double(direction) * 200 / 6, steps: 4)
      case .knob: try panel.turn(by: direction)
      case .keys: try panel.key(direction > 0 ? .right : .left)
      }
      try note()
    }
    try begin(panel, way)
    for top in (0...6).reversed() {
      // The lower handle up to the upper one and back, then the upper one down by one.
      for _ in 0..<top { try step("Window minimum", 1) }
      for _ in 0..<top { try step("Window minimum", -1) }
      if way == .keys { try panel.key(.tab) }
      if way == .knob { try panel.pressKnob() }
      if top > 0 { try step("Window maximum", -1) }
      if way == .keys { try panel.key(.tab, .shift) }
      if way == .knob {
        try panel.pressKnob()
        try panel.pressKnob()
      }
    }
    #expect(pairs.count == 28)
  }

  // MARK: Choices

  private static let options = ["Eco", "Quick", "Wool", "Silk"]

  private struct Program: View {
    @State var program = 0
    var body: some View {
      Picker("Program", selection: $program) {
        ForEach(options.indices, id: \.self) { Text(options[$0]).tag($0) }
      }
      .frame(width: 360)
    }
  }

  @ViewBuilder private func picker(_ style: Int) -> some View {
    switch style {
    case 0: Program().pickerStyle(.segmented)
    case 1: Program().pickerStyle(.inline)
    case 2: Program().pickerStyle(.wheel)
    default: Program().pickerStyle(.menu)
    }
  }

  @Test("Picker, in every style", arguments: 0..<4, Way.allCases)
  func pickers(style: Int, way: Way) throws {
    let panel = try Harness(size: Size(width: 420, height: 400)) { picker(style) }
    let isMenu = style == 3
    if !isMenu { try begin(panel, way) }
    var seen: [String] = []
    for (from, to) in [(0, 1), (1, 2), (2, 3), (3, 2), (2, 0)] {
      if isMenu { try openMenu(panel, way, isFirst: seen.isEmpty) }
      switch way {
      case .touch where style == 2 && abs(to - from) > 1:
        try panel.press(at: panel.element(Self.options[from], in: "Program").frame.center)
        try panel.move(dx: 0, dy: 44 * Double(from - to), steps: 5)
        try panel.lift()
      case .touch: try panel.tap(Self.options[to], in: isMenu ? nil : "Program")
      case .knob: try panel.turn(by: to - from)
      case .keys: for _ in 0..<abs(to - from) { try panel.key(to > from ? .down : .up) }
      }
      if isMenu && way == .knob { try panel.pressKnob() }
      if isMenu && way == .keys { try panel.key(.enter) }
      seen.append(try panel.value(of: "Program"))
    }
    #expect(seen == ["Quick", "Wool", "Silk", "Wool", "Eco"])
  }

  private func openMenu(_ panel: Harness, _ way: Way, isFirst: Bool) throws {
    switch way {
    case .touch:
      let frame = try panel.element("Program").frame
      try panel.tap(at: Point(x: frame.maxX - 20, y: frame.midY))
    case .knob:
      // The focus is back on the picker once the menu has gone.
      if isFirst { try panel.turn(by: 1) }
      try panel.pressKnob()
    case .keys:
      if isFirst { try panel.key(.tab) }
      try panel.key(.enter)
    }
  }

  @Test("A menu and a dialog are left without a choice", arguments: Way.allCases)
  func leaving(way: Way) throws {
    struct Panel: View {
      let log: Log
      @State private var isAsking = false
      var body: some View {
        VStack {
          Menu("More") { Button("Delete", role: .destructive) { log.note("delete") } }
          Button("Ask") { isAsking = true }
        }
        .alert("Stop?", isPresented: $isAsking) {
          Button("Stop", role: .destructive) { log.note("stop") }
          Button("Go on", role: .cancel) { log.note("go on") }
        }
      }
    }
    let log = Log()
    let panel = try Harness { Panel(log: log) }
    for (index, (opener, inside)) in [("More", "Delete"), ("Ask", "Stop")].enumerated() {
      switch way {
      case .touch: try panel.tap(opener)
      case .knob:
        try panel.turn(by: 1)
        try panel.pressKnob()
      case .keys:
        try panel.key(.tab)
        try panel.key(.enter)
      }
      #expect(panel.contains(inside))
      switch way {
      case .touch: if index == 0 { try panel.tap(at: Point(x: 5, y: 5)) } else { try panel.tap("Go on") }
      case .knob: try panel.longPressKnob()
      case .keys: try panel.key(.escape)
      }
      #expect(!panel.contains(inside))
    }
    #expect(log.take() == ["go on"])
  }

  @Test("Each answer of a dialog", arguments: Way.allCases, [false, true])
  func dialogs(way: Way, isAlert: Bool) throws {
    struct Panel: View {
      let log: Log
      let isAlert: Bool
      @State private var isAsking = false
      @State private var isChoosing = false
      var body: some View {
        Button("Ask") { if isAlert { isAsking = true } else { isChoosing = true } }
          .alert("Which?", isPresented: $isAsking) { answers }
          .confirmationDialog("Which?", isPresented: $isChoosing) { answers }
      }
      @ViewBuilder private var answers: some View {
        ForEach(["One", "Two", "Three"], id: \.self) { name in Button(name) { log.note(name) } }
      }
    }
    let log = Log()
    let panel = try Harness { Panel(log: log, isAlert: isAlert) }
    for (index, name) in ["One", "Two", "Three"].enumerated() {
      switch way {
      case .touch:
        try panel.tap("Ask")
        try panel.tap(name)
      case .knob:
        if index == 0 { try panel.turn(by: 1) }
        try panel.pressKnob()
        try panel.turn(by: index + 1)
        try panel.pressKnob()
      case .keys:
        if index == 0 { try panel.key(.tab) }
        try panel.key(.enter)
        for _ in 0...index { try panel.key(.tab) }
        try panel.key(.enter)
      }
      #expect(log.take() == [name] && !panel.contains(name))
    }
  }

  // MARK: Toggle, button, steps

  @Test("Toggle, in every style", arguments: 0..<3, Way.allCases)
  func toggles(style: Int, way: Way) throws {
    struct Lamp: View {
      @State private var isOn = false
      var body: some View { Toggle("Lamp", isOn: $isOn) }
    }
    let panel = try Harness(size: Size(width: 300, height: 100)) {
      switch style {
      case 0: Lamp().toggleStyle(.switch)
      case 1: Lamp().toggleStyle(.button)
      default: Lamp().toggleStyle(.checkbox)
      }
    }
    if way == .keys { try panel.key(.tab) }
    if way == .knob { try panel.turn(by: 1) }
    var seen: [String] = []
    for _ in 0..<4 {
      try press(panel, "Lamp", way)
      seen.append(try panel.value(of: "Lamp"))
    }
    #expect(seen == ["on", "off", "on", "off"])
  }

  private func press(_ panel: Harness, _ name: String, _ way: Way) throws {
    switch way {
    case .touch: try panel.tap(name)
    case .knob: try panel.pressKnob()
    case .keys: try panel.key(.space)
    }
  }

  @Test("Button, in every style", arguments: 0..<4, Way.allCases)
  func buttons(style: Int, way: Way) throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 300, height: 100)) {
      let button = Button("Start") { log.note("start") }
      switch style {
      case 0: button.buttonStyle(.bordered)
      case 1: button.buttonStyle(.borderedProminent)
      case 2: button.buttonStyle(.borderless)
      default: button.buttonStyle(.plain)
      }
    }
    if way == .keys { try panel.key(.tab) }
    if way == .knob { try panel.turn(by: 1) }
    for _ in 0..<3 { try press(panel, "Start", way) }
    #expect(log.take() == ["start", "start", "start"])
  }

  @Test("Step indicator: back to every step that is done", arguments: [false, true], Way.allCases)
  func steps(isVertical: Bool, way: Way) throws {
    struct Wizard: View {
      let isVertical: Bool
      @State private var step = 4
      var body: some View { StepIndicator(count: 5, current: step) { step = $0 }.stepsVertical(isVertical) }
    }
    let panel = try Harness(size: Size(width: 400, height: 400)) {
      Wizard(isVertical: isVertical).frame(width: isVertical ? 100 : 380, height: isVertical ? 380 : 100)
    }
    var seen: [String] = []
    for step in [4, 3, 2, 1] {
      switch way {
      case .touch: try panel.tap("Step \(step) of 5")
      case .knob:
        // The last of those that can be gone back to.
        try panel.turn(by: -1)
        try panel.pressKnob()
      case .keys:
        try panel.key(.tab, .shift)
        try panel.key(.enter)
      }
      seen.append(try panel.value(of: "Steps"))
    }
    #expect(seen == ["Step 4 of 5", "Step 3 of 5", "Step 2 of 5", "Step 1 of 5"])
  }

  // MARK: Text

  @Test("Text field: every digit of a number", arguments: Way.allCases)
  func digits(way: Way) throws {
    struct Code: View {
      @State private var code = ""
      var body: some View { TextField("Code", text: $code).frame(width: 200).keypad(.number) }
    }
    let panel = try Harness(size: Size(width: 400, height: 600)) {
      VStack {
        Code(); Spacer()
      }
    }
    let digits = "0123456789"
    switch way {
    case .touch:
      try panel.tap("Code")
      for digit in digits { try panel.tap(String(digit)) }
      try panel.tap("Delete")
      try panel.tap("Done")
    case .keys:
      try panel.key(.tab)
      for digit in digits { try panel.key(.character(digit)) }
      try panel.key(.backspace)
      try panel.key(.enter)
    case .knob:
      try panel.turn(by: 1)
      try panel.pressKnob()
      // The keys of the pad in the order in which the knob goes through them; it begins at the first.
      let order = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "Close", "0", "Delete", "Edit", "Done"]
      var place = 0
      for key in digits.map(String.init) + ["Delete", "Done"] {
        let next = try #require(order.firstIndex(of: key))
        try panel.turn(by: next - place)
        try panel.pressKnob()
        place = next
      }
    }
    #expect(try panel.value(of: "Code") == "012345678")
    #expect(!panel.contains("Done"))
  }
}
