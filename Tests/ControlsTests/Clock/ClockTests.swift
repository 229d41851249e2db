import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Clocks and readouts")
struct ClockTests {
  @Test("A time of day counts from midnight, and is written in either way")
  func times() {
    #expect(TimeOfDay(seconds: -1) == TimeOfDay(hour: 23, minute: 59, second: 59))
    #expect(TimeOfDay(seconds: 86_400 + 60) == TimeOfDay(hour: 0, minute: 1))
    let texts = [0, 9, 12, 21].map { TimeOfDay(hour: $0, minute: 5, second: 7) }
    #expect(texts.map { $0.text() } == ["00:05", "09:05", "12:05", "21:05"])
    #expect(texts.map { $0.text(.twelve) } == ["12:05\u{A0}AM", "9:05\u{A0}AM", "12:05\u{A0}PM", "9:05\u{A0}PM"])
    #expect(texts[3].text(.twentyFour, showsSeconds: true) == "21:05:07")
  }

  private struct Passing: View {
    @State var time = TimeOfDay(hour: 9, minute: 59, second: 58)
    var body: some View {
      VStack {
        ClockFace(time).frame(height: 200)
        Do("Tick") { time = TimeOfDay(seconds: time.seconds + 1) }
      }
    }
  }

  @Test("Digits keep their places as time passes, and the time is read out")
  func digital() throws {
    let panel = try Harness { Passing().clockSeconds().font(.largeTitle) }
    let frame = try panel.element("09:59:58").frame
    for text in ["09:59:59", "10:00:00", "10:00:01"] {
      try panel.activate("Tick")
      #expect(try panel.element(text).frame == frame)
    }
  }

  @Test("Hands point where they should: at three o'clock right and up, at six down and up")
  func hands() throws {
    func darkPlaces(_ time: TimeOfDay) throws -> [Bool] {
      let panel = try Harness(size: Size(width: 200, height: 200)) { ClockFace(time).clockStyle(.analog) }
      // Up, right, down and left of the middle, where both hands reach and no mark does.
      return [(0, -40), (40, 0), (0, 40), (-40, 0)].map { dx, dy in
        panel.bitmap[100 + dx, 100 + dy] & 0xff < 0x80
      }
    }
    #expect(try darkPlaces(TimeOfDay(hour: 3, minute: 0)) == [true, true, false, false])
    #expect(try darkPlaces(TimeOfDay(hour: 18, minute: 0)) == [true, false, true, false])
    #expect(try darkPlaces(TimeOfDay(hour: 8, minute: 45))[3])
  }

  @Test("A second that passes repaints what the hand leaves and reaches; without seconds, nothing")
  func damage() throws {
    let panel = try Harness { Passing().clockStyle(.analog).clockSeconds() }
    try panel.activate("Tick")
    #expect(panel.damage.area > 0 && panel.damage.area < 200 * 200 / 4)
    let still = try Harness { Passing(time: TimeOfDay(hour: 9, minute: 59, second: 8)).clockStyle(.analog) }
    let frames = still.frames
    try still.activate("Tick")
    #expect(still.frames == frames)
  }

  @Test("A readout keeps its width, writes its unit smaller, and is read out with its name")
  func readout() throws {
    struct Scale: View {
      @State private var grams = -5
      var body: some View {
        VStack {
          HStack {
            Readout("Weight", value: grams, in: -5...9_999, format: .number.unit("g"))
            Pad(name: "beside", width: 10, height: 10)
          }
          Do("More") { grams += 1_001 }
        }
      }
    }
    let panel = try Harness { Scale() }
    #expect(try panel.value(of: "Weight") == "-5 g")
    let place = try panel.element("beside").frame
    for _ in 0..<9 {
      try panel.activate("More")
      let (now, text) = try (panel.element("beside").frame, panel.value(of: "Weight"))
      #expect(abs(now.minX - place.minX) <= 1, "\(text): \(now) for \(place)")
    }
    #expect(try panel.value(of: "Weight") == "9004 g")
    func heights(_ layoutNode: LayoutNode) -> [String: Double] {
      let own = (layoutNode.behavior as? TextBehavior).map { [$0.text: $0.frame.height] } ?? [:]
      return layoutNode.behavior.shownChildren.reduce(into: own) { $0.merge(heights($1)) { first, _ in first } }
    }
    let found = heights(panel.stage.rootLayoutNode)
    #expect(try #require(found["g"]) < 0.6 * #require(found["9004"]))
  }

  @Test("A readout's size follows that of controls, and its label can be hidden")
  func readoutSizes() throws {
    let heights = try ControlSize.allCases.map { size in
      try Harness { Readout("Weight", value: 5).controlSize(size) }.element("Weight").frame.height
    }
    #expect(heights == heights.sorted() && Set(heights).count == 5)
    let hidden = try Harness { Readout("Weight", value: 5).labelsHidden() }
    #expect(try hidden.value(of: "Weight") == "5" && hidden.element("Weight").frame.height < heights[2])
  }
}
