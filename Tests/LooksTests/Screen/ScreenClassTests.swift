import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Classes of screens")
struct ScreenClassTests {
  @Test(
    "The class follows from the points of both sides",
    arguments: [
      (320.0, 240.0, ScreenClass.tiny), (480, 272, .small), (457, 274, .small), (360, 360, .small), (800, 480, .medium),
      (480, 800, .medium), (1024, 600, .expanded), (1024, 640, .expanded), (1280, 800, .large), (1920, 1080, .large),
      (1080, 1920, .tall), (600, 1024, .tall), (.nan, 480, .tiny), (0, 0, .tiny),
    ])
  func classes(width: Double, height: Double, expected: ScreenClass) {
    #expect(ScreenClass(Size(width: width, height: height)) == expected)
  }

  @Test("On a larger class no length of the table is smaller")
  func table() {
    let rows = ScreenClass.allCases.map(ScreenMetrics.of)
    for (small, large) in zip(rows, rows.dropFirst()) {
      #expect(small.typeScale <= large.typeScale && small.margin <= large.margin)
      #expect(small.spacing <= large.spacing && small.cardPadding <= large.cardPadding)
      #expect(zip(small.controlHeights, large.controlHeights).allSatisfy { $0 <= $1 })
      #expect(small.valueWidth <= large.valueWidth && small.contentWidth <= large.contentWidth)
    }
    // A regular control is at least as high as a fingertip is wide.
    #expect(rows.allSatisfy { $0.controlHeights[2] >= 44 })
  }

  /// Shows what it reads from the environment.
  private struct Reader: View {
    @Environment(\.screenClass) private var screenClass
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View {
      Text("\(screenClass) \(horizontal == .compact ? "compact" : "regular") \(vertical == .compact ? "low" : "high")")
    }
  }

  @Test("A view reads the class of its screen, and SwiftUI's two classes, and follows a change of the screen")
  func environment() throws {
    let panel = try Harness(size: Size(width: 800, height: 480)) { Reader() }
    #expect(panel.contains("medium regular high"))
    try panel.resize(to: Size(width: 480, height: 272))
    #expect(panel.contains("small compact low"))
    try panel.resize(to: Size(width: 1080, height: 1920))
    #expect(panel.contains("tall regular high"))
  }

  @Test("A view may set another class for a part of the screen")
  func part() throws {
    let panel = try Harness(size: Size(width: 800, height: 480)) { Reader().environment(\.screenClass, .tiny) }
    #expect(panel.contains("tiny regular high"))
  }

  @Test("Text and controls are larger on a large screen")
  func scale() throws {
    func heights(_ width: Double, _ height: Double) throws -> (text: Double, button: Double) {
      let panel = try Harness(size: Size(width: width, height: height)) {
        VStack {
          Text("Words")
          Button("Press") {}
        }
      }
      return (try panel.element("Words").frame.height, try panel.element("Press").frame.height)
    }
    let (medium, large) = (try heights(800, 480), try heights(1920, 1080))
    #expect(medium.button == 44 && large.button == 64)
    #expect(large.text > medium.text * 1.3)
  }
}
