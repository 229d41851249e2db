import Faceplate
import FaceplateTesting
import Testing

@testable import Runtime
@testable import Speech

@Suite("The way of speech through a panel, and the texts that change on it")
struct SpeechRouteTests {
  private func panel(_ count: Int) throws -> Harness {
    try Harness {
      VStack {
        Button("Start") {}
        Text("Count \(count)")
        Button("Stop") {}
      }
    }
  }

  @Test("The next stop follows the one that is spoken of, and there is none at the end")
  func next() throws {
    let panel = try panel(1)
    var route = SpeechRoute()
    #expect(route.adopt(route.order(panel.stage.elements)) == false)
    let first = try #require(route.stop(by: 1) { _ in true })
    #expect(first.element.label == "Start")
    #expect(route.place(at: first) == true)
    #expect(route.stop(by: 1, where: \.isControl)?.element.label == "Stop")
    #expect(route.stop(by: -1) { _ in true } == nil)
    #expect(route.adopt(route.order(panel.stage.elements)) == true)
    #expect(route.current?.element.label == "Start")
    route.leave()
    #expect(route.current == nil)
  }

  @Test("The place on a covered page is taken once")
  func formerPlace() throws {
    let panel = try panel(1)
    var route = SpeechRoute()
    _ = route.adopt(route.order(panel.stage.elements))
    let stop = try #require(route.stops.last)
    route.remember(stop.id)
    #expect(route.takeFormerPlace()?.element.label == stop.element.label)
    #expect(route.takeFormerPlace() == nil)
  }

  @Test("A text that changes soon after an action is said once")
  func formerTexts() throws {
    let route = SpeechRoute()
    let before = route.order(try panel(1).stage.elements)
    var texts = FormerTexts(of: before, at: .seconds(1))
    #expect(texts.isRecent(at: .milliseconds(1_500)))
    #expect(!texts.isRecent(at: .milliseconds(1_501)))
    var after = before
    let index = try #require(after.firstIndex { !$0.isControl })
    after[index].element.label = "Count 2"
    #expect(texts.takeChanged(among: after, but: after[index].id).isEmpty)
    #expect(texts.takeChanged(among: after, but: nil).map(\.element.label) == ["Count 2"])
    #expect(texts.takeChanged(among: after, but: nil).isEmpty)
  }
}
