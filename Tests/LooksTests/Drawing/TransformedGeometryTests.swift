import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@Suite("Geometry of scaled, rotated and mirrored views")
struct TransformedGeometryTests {
  private struct Corner: PreferenceKey {
    static var defaultValue: [Anchor<Point>] { [] }
    static func reduce(value: inout [Anchor<Point>], nextValue: () -> [Anchor<Point>]) { value += nextValue() }
  }

  /// Shows the frame of its own view in a coordinate space.
  private struct FrameLabel: View {
    let space: CoordinateSpace

    var body: some View {
      GeometryReader { proxy in
        let frame = proxy.frame(in: space)
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
        Pad(name: numbers.joined(separator: " "))
      }
      .frame(width: 20, height: 10)
    }
  }

  @Test("A frame contains the scale and the rotation between the view and the coordinate space")
  func frames() throws {
    let panel = try Harness(size: Size(width: 100, height: 100)) {
      VStack(alignment: .leading, spacing: 0) {
        FrameLabel(space: .global).padding(5).scaleEffect(2, anchor: .topLeading)
        FrameLabel(space: .named("inside")).padding(5).coordinateSpace(.named("inside")).scaleEffect(2)
        FrameLabel(space: .named("outside")).rotationEffect(.degrees(90), anchor: .topLeading)
          .coordinateSpace(.named("outside"))
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(panel.contains("10 10 40 20"), "\(panel.accessibilityDump)")
    #expect(panel.contains("5 5 20 10"), "\(panel.accessibilityDump)")
    #expect(panel.contains("-10 0 10 20"), "\(panel.accessibilityDump)")
  }

  @Test("An anchor in a rotated view is where it is drawn")
  func anchors() throws {
    let panel = try Harness(size: Size(width: 100, height: 100)) {
      Pad(name: "turned", width: 40, height: 20)
        .anchorPreference(key: Corner.self, value: .topTrailing) { [$0] }
        .rotationEffect(.degrees(90), anchor: .topLeading)
        .padding(.leading, 50)
        .frame(width: 100, height: 100, alignment: .topLeading)
        .overlayPreferenceValue(Corner.self) { anchors in
          GeometryReader { proxy in
            let point = anchors.first.map { proxy[$0] } ?? .zero
            Pad(name: "corner at \(Int(point.x.rounded())), \(Int(point.y.rounded()))", width: 1, height: 1)
          }
        }
    }
    #expect(panel.contains("corner at 50, 40"), "\(panel.accessibilityDump)")
  }

  @Test("A gesture reports locations in the coordinates of a scaled ancestor")
  func gestures() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 100, height: 100)) {
      Pad(name: "area", width: 50, height: 50)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .named("board")).onChanged {
            log.note("\($0.location.x) \($0.location.y)")
          }
        )
        .coordinateSpace(.named("board"))
        .scaleEffect(2, anchor: .topLeading)
        .frame(width: 100, height: 100, alignment: .topLeading)
    }
    try panel.press(at: Point(x: 60, y: 20))
    try panel.lift()
    #expect(log.take().first == "30.0 10.0")
  }

  @Test("A view that follows another one takes the frame at which a scaled one is drawn")
  func matched() throws {
    struct Followed: View {
      @Namespace private var space
      var body: some View {
        ZStack(alignment: .topLeading) {
          Pad(name: "source", width: 20, height: 10)
            .matchedGeometryEffect(id: "a", in: space)
            .padding(5)
            .scaleEffect(2, anchor: .topLeading)
          Color.red.semantics(Semantics(role: .image, label: "follower"))
            .matchedGeometryEffect(id: "a", in: space, isSource: false)
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
      }
    }
    let panel = try Harness(size: Size(width: 100, height: 100)) { Followed() }
    #expect(try panel.element("source").frame == Rect(x: 10, y: 10, width: 40, height: 20))
    #expect(try panel.element("follower").frame == Rect(x: 10, y: 10, width: 40, height: 20))
  }

  @Test("The frame of an element in a mirrored view is where it is drawn, and touches on it are mirrored")
  func flipped() throws {
    let log = Log()
    let panel = try Harness(size: Size(width: 100, height: 40)) {
      Pad(name: "arrow", width: 20, height: 20)
        .gesture(DragGesture(minimumDistance: 0).onChanged { log.note("\($0.location.x)") })
        .frame(width: 100, height: 40, alignment: .leading)
        .flipsForRightToLeftLayoutDirection(true)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try panel.element("arrow").frame == Rect(x: 0, y: 10, width: 20, height: 20))
    try panel.press(at: Point(x: 5, y: 20))
    try panel.lift()
    #expect(log.take().first == "15.0")
  }
}
