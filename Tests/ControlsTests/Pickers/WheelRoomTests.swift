import FaceplateTesting
import Graphics
@testable import Headless
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Wheels where room is scarce")
struct WheelRoomTests {
  @Test("A wheel has five rows, and three where five have no room", arguments: [(240.0, 5), (200, 3)])
  func rows(height: Double, count: Int) throws {
    let panel = try Harness(size: Size(width: 200, height: height)) {
      Picker("Day", selection: .constant(15)) { ForEach(1...31, id: \.self) { Text("\($0)") } }.pickerStyle(.wheel)
    }
    let shown = (1...31).filter { day in
      guard let frame = try? panel.element("\(day)").frame else { return false }
      return frame.minY > -1 && frame.maxY < height + 1
    }
    #expect(shown.contains(15))
    #expect(shown.count >= count)
  }

  @Test(
    "The wheels of a date and their button are inside the smallest screens", arguments: [(320.0, 240.0), (480, 272)])
  func date(width: Double, height: Double) throws {
    let panel = try Harness(size: Size(width: width, height: height)) {
      CalendarPicker(
        time: .constant(CalendarTime(year: 2027, month: 9, day: 4)),
        bounds: CalendarTime(year: 2027, month: 1, day: 1)...CalendarTime(year: 2027, month: 12, day: 31),
        showsDay: true, showsTime: false, label: Text("Day"))
    }
    try panel.tap("Day, Date")
    let screen = Rect(x: 0, y: 0, width: width, height: height)
    for label in ["Day", "Month", "Year", "Done"] {
      #expect(screen.contains(try panel.element(label).frame), "\(label)")
    }
  }

  @Test(
    "A date and a time are readable beside a long label, however narrow the screen is",
    arguments: [(240.0, 240.0), (320, 240), (480, 272)])
  func readable(width: Double, height: Double) throws {
    let panel = try Harness(size: Size(width: width, height: height)) {
      CalendarPicker(
        time: .constant(CalendarTime(year: 2027, month: 9, day: 24, hour: 23, minute: 58)),
        bounds: CalendarTime(year: 2027, month: 1, day: 1)...CalendarTime(year: 2027, month: 12, day: 31),
        showsDay: true, showsTime: true, label: Text("Date and time")
      )
      .padding(24)
    }
    let screen = LintScreen(Int(width), Int(height))
    #expect(try panel.lint(on: [screen]).filter { $0.rule == .textCut } == [])
    let (day, time) = (try panel.element("Date and time, Date").frame, try panel.element("Date and time, Time").frame)
    #expect(Rect(x: 0, y: 0, width: width, height: height).contains(day))
    #expect(!day.intersects(time))
  }

  @Test(
    "No number of a date is cut in large text", arguments: [(320.0, 240.0), (800, 480)],
    [DynamicTypeSize.accessibility3, .accessibility5])
  func largeText(size: (width: Double, height: Double), textSize: DynamicTypeSize) throws {
    let panel = try Harness(size: Size(width: size.width, height: size.height)) {
      CalendarPicker(
        time: .constant(CalendarTime(year: 2027, month: 9, day: 24)),
        bounds: CalendarTime(year: 2027, month: 1, day: 1)...CalendarTime(year: 2027, month: 12, day: 31),
        showsDay: true, showsTime: false, label: Text("Day"))
    }
    try panel.setEnvironment { $0.dynamicTypeSize = textSize }
    try panel.tap("Day, Date")
    try panel.advance(by: .seconds(1))
    let parts = ["24", "September", "Sep", "2027"]
    let shown = LintSurvey(panel.stage).texts.map(\.fit).filter { parts.contains($0.text) }
    #expect(shown.count == 3)
    #expect(shown.filter(\.isTruncated).map(\.text) == [])
  }
}
