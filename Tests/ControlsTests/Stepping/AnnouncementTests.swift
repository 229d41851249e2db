import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Announcements")
struct AnnouncementTests {
  private struct Panel: View {
    @State private var value = 5
    @State private var other = 1
    var body: some View {
      VStack {
        Stepper("Fan", value: $value, in: 0...50)
        Stepper("Heat", value: $other, in: 0...2)
        Do("Announce") { AccessibilityNotification.Announcement("Done").post() }
        Do("Reset") {
          value = 0
          other = 0
        }
      }
    }
  }

  @Test("5.5 A change by any path is said, with the label where it is not clear")
  func changes() throws {
    let panel = try Harness { Panel() }
    #expect(panel.announcements == [])
    try panel.tap("Increment", in: "Fan")
    try panel.advance(by: .seconds(1))
    try panel.adjust("Fan", by: 2)
    try panel.advance(by: .seconds(1))
    try panel.activate("Reset")
    try panel.advance(by: .seconds(1))
    #expect(panel.announcements == ["Fan, 6", "8", "0, minimum", "Heat, 0, minimum"])
  }

  @Test("5.10 While held it is said at most every 300 ms, and the last value always is")
  func throttled() throws {
    let panel = try Harness { Panel() }
    var times: [Duration] = []
    panel.stage.onAnnouncement = { [weak panel] _ in times.append(panel?.now ?? .zero) }
    try panel.press("Increment", in: "Fan")
    try panel.advance(by: .milliseconds(2050))
    try panel.lift()
    var last = ""
    panel.stage.onAnnouncement = { last = $0 }
    try panel.advance(by: .seconds(1))
    #expect(times.count >= 6)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= .milliseconds(300) })
    #expect(try panel.value(of: "Fan") == "22" && last == "22")
    #expect(panel.stage.deadline == nil)
  }

  @Test("5.6 A value that the label says is said once, alone and in a row that is read as one")
  func labelsWithValues() throws {
    struct Row: View {
      @State private var count = 2

      var body: some View {
        HStack {
          Text("Coffee")
          Stepper("Quantity: \(count)", value: $count, in: 0...4)
        }
        .accessibilityElement(children: .combine)
        Do("More") { count += 1 }
      }
    }
    let panel = try Harness { Row() }
    #expect(panel.stage.elements.first?.label == "Coffee, Quantity: 2")
    for _ in 0..<2 {
      try panel.activate("More")
      try panel.advance(by: .seconds(1))
    }
    #expect(panel.announcements == ["Quantity: 3", "4, maximum"])
    #expect(panel.stage.elements.first?.label == "Coffee, Quantity: 4")
  }

  @Test("Other words for the same value are not said, and a value that changes with them is")
  func otherWords() throws {
    struct Heat: View {
      @State private var heat = 20.5
      @State private var level = 0.25
      @State private var limits = 1.5...2.5
      var body: some View {
        VStack {
          Stepper("Heat", value: $heat, in: 5...30, step: 0.5, format: .number.fractionDigits(1))
          Slider("Level", value: $level, in: 0...1, format: .number.fractionDigits(2))
          RangeSlider("Limits", value: $limits, in: 0...10, step: 0.5, format: .number.fractionDigits(1))
          Do("Warmer") { heat += 0.5 }
        }
      }
    }
    let panel = try Harness { Heat() }
    try panel.setEnvironment { $0.numberConventions = .german }
    try panel.advance(by: .seconds(2))
    #expect(try panel.value(of: "Heat") == "20,5" && panel.value(of: "Limits minimum") == "1,5")
    #expect(panel.announcements == [])
    panel.stage.setEnvironment { $0.numberConventions = .english }
    try panel.activate("Warmer")
    try panel.advance(by: .seconds(2))
    #expect(panel.announcements == ["Heat, 21.0"])
  }

  private struct OwnSteppers: View {
    @State private var sugar = 1
    @State private var milk = 1
    @State private var ice = 1

    var body: some View {
      VStack {
        Text("sugar").accessibilityLabel("Sugar").accessibilityValue("\(sugar) spoons")
          .accessibilityAdjustableAction { sugar += $0 == .increment ? 1 : -1 }
        Text("milk").accessibilityAdjustableAction { milk += $0 == .increment ? 1 : -1 }
          .accessibilityValue(Text("\(milk) drops")).accessibilityLabel("Milk")
        Text("ice").accessibilityRepresentation { Stepper("Ice", value: $ice, in: 0...2) }
        Text("not adjustable").accessibilityValue("\(sugar + milk + ice)")
      }
    }
  }

  @Test("5.5 Steppers that an application describes itself announce their values, once each")
  func ownSteppers() throws {
    let panel = try Harness { OwnSteppers() }
    for name in ["Sugar", "Milk", "Ice"] {
      try panel.adjust(name, by: 1)
      try panel.advance(by: .seconds(1))
    }
    try panel.adjust("Sugar", by: 1)
    try panel.advance(by: .seconds(1))
    #expect(panel.announcements == ["Sugar, 2 spoons", "Milk, 2 drops", "Ice, 2, maximum", "Sugar, 3 spoons"])
  }

  @Test("A value that changes with its range is said, though the handle stays where it is")
  func rangeChanges() throws {
    struct Limits: View {
      @State private var most = 10
      var body: some View {
        RangeSlider("Limits", value: .constant(0...most), in: 0...most, step: 1)
        Do("More") { most = 20 }
      }
    }
    let panel = try Harness { Limits() }
    try panel.activate("More")
    try panel.advance(by: .seconds(1))
    #expect(panel.announcements == ["Limits maximum, 20, maximum"])
  }

  @Test(
    "Values are asked for only while somebody listens; what has changed before is no news, and what changes then is")
  func listening() throws {
    struct Heat: View {
      let asked: () -> Void
      @State private var heat = 20
      @State private var most = 10
      @State private var sugar = 1
      var body: some View {
        Text("heat").semantics(
          Semantics(
            role: .slider, label: "Heat", value: "\(heat)",
            amount: {
              asked()
              return heat
            }, adjust: { heat += $0 }))
        RangeSlider("Limits", value: .constant(0...most), in: 0...most, step: 1)
        Text("sugar").accessibilityLabel("Sugar").accessibilityValue("\(sugar) spoons")
          .accessibilityAdjustableAction { sugar += $0 == .increment ? 1 : -1 }
        Do("More") { (heat, most, sugar) = (heat + 1, most + 1, sugar + 1) }
      }
    }
    var count = 0
    let panel = try Harness { Heat(asked: { count += 1 }) }
    var told: [String] = []
    for round in 0..<2 {
      panel.stage.onAnnouncement = nil
      panel.stage.announcer.onTell = nil
      (count, told) = (0, [])
      try panel.activate("More")
      #expect(count == 0)
      panel.stage.announcer.onTell = { told.append($0) }
      #expect(count == 1)
      // Other words for the same values, right at the beginning.
      try panel.setEnvironment { $0.numberConventions = round == 0 ? .german : .english }
      try panel.advance(by: .seconds(2))
      #expect(told == [])
      try panel.activate("More")
      try panel.advance(by: .seconds(2))
      let (limit, spoons) = (12 + 2 * round, 3 + 2 * round)
      #expect(
        told == ["Heat, \(22 + 2 * round)", "Limits maximum, \(limit), maximum", "Sugar, \(spoons) spoons"])
    }
  }

  @Test("A value on a page behind the shown one is not said, neither when it changes nor when its page is shown")
  func hiddenPages() throws {
    struct Pages: View {
      @State private var page = "first"
      @State private var value = 5.0
      @State private var limits = 2.0...8.0
      var body: some View {
        TabView(selection: $page) {
          Tab("First", systemImage: "1.circle", value: "first") {
            VStack {
              Stepper("Shown", value: $value, in: 0...50)
              Do("Widen") { limits = 1...9 }
              Do("Turn") { page = "second" }
            }
          }
          Tab("Second", systemImage: "2.circle", value: "second") {
            VStack {
              Stepper("Hidden", value: $value, in: 0...50)
              Slider("Hidden slider", value: $value, in: 0...50)
              RangeSlider("Limits", value: $limits, in: 0...10)
              Text("Own").accessibilityValue("\(value)").accessibilityAdjustableAction { _ in }
            }
          }
        }
      }
    }
    let panel = try Harness(size: Size(width: 800, height: 480)) { Pages() }
    try panel.activate("Turn")
    try panel.advance(by: .seconds(2))
    try panel.tap("First")
    try panel.advance(by: .seconds(2))
    let before = panel.announcements.count
    try panel.adjust("Shown", by: 1)
    try panel.advance(by: .seconds(3))
    try panel.activate("Widen")
    try panel.advance(by: .seconds(3))
    try panel.activate("Turn")
    try panel.advance(by: .seconds(3))
    #expect(panel.announcements.dropFirst(before) == ["Shown, 6"])
  }

  @Test("An application announces something")
  func application() throws {
    let panel = try Harness { Panel() }
    try panel.activate("Announce")
    #expect(panel.announcements == ["Done"])
  }

  @Test("Nothing wakes the panel where nobody listens")
  func silent() throws {
    let panel = try Harness { Panel() }
    panel.stage.onAnnouncement = nil
    try panel.tap("Increment", in: "Fan")
    try panel.tap("Increment", in: "Fan")
    #expect(panel.stage.deadline == nil)
  }
}
