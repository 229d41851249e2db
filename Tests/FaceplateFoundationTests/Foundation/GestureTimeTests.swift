import Faceplate
import FaceplateTesting
import Testing

@Suite("Times of gestures")
struct GestureTimeTests {
  @Test("A magnification and a rotation give the time of their latest event as a date")
  func dates() throws {
    var dates: [String: [Date]] = [:]
    let panel = try Harness(size: Size(width: 200, height: 200)) {
      Rectangle().gesture(
        MagnifyGesture().onChanged { dates["magnify", default: []].append($0.time) }
          .simultaneously(with: RotateGesture().onChanged { dates["rotate", default: []].append($0.time) }))
    }
    try panel.press(at: Point(x: 80, y: 100))
    try panel.press(at: Point(x: 120, y: 100), contact: 1)
    for place in [Point(x: 150, y: 130), Point(x: 160, y: 180)] {
      try panel.advance(by: .seconds(2))
      try panel.move(to: place, contact: 1)
    }
    for name in ["magnify", "rotate"] {
      let times = try #require(dates[name])
      #expect(times.count == 2)
      let (first, last) = (try #require(times.first), try #require(times.last))
      #expect(abs(last.timeIntervalSince(first) - 2) < 1e-6, "\(name)")
    }
  }
}
