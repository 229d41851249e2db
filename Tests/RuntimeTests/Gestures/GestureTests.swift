import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Gestures")
struct GestureTests {
  private func panel<Content: View>(@ViewBuilder _ content: @escaping () -> Content) throws -> BarePanel {
    try BarePanel(size: Size(width: 200, height: 200), root: content)
  }

  @Test("A tap is a touch that hardly moves", arguments: [(0.0, 1), (9, 1), (11, 0)])
  func tap(distance: Double, count: Int) throws {
    let log = Log()
    let panel = try panel { Pad(name: "pad").onTapGesture { log.note("tap") } }
    try panel.drag("pad", dx: distance, steps: 1)
    #expect(log.take().count == count)
    try panel.tap("pad")
    #expect(log.take() == ["tap"])
  }

  @Test("A touch beside the view is none of its own")
  func miss() throws {
    let log = Log()
    let panel = try panel { Pad(name: "pad").onTapGesture { log.note("tap") } }
    try panel.tap(at: Point(x: 5, y: 5))
    #expect(log.entries.isEmpty && panel.stage.deadline == nil)
  }

  @Test("A double tap is two taps within 300 ms at one place")
  func doubleTap() throws {
    let log = Log()
    let panel = try panel { Pad(name: "pad").onTapGesture(count: 2) { log.note("double") } }
    try panel.tap("pad")
    #expect(panel.stage.deadline != nil)
    try panel.advance(by: .milliseconds(100))
    try panel.tap("pad")
    #expect(log.take() == ["double"])
    #expect(panel.stage.deadline == nil)
    try panel.tap("pad")
    try panel.advance(by: .milliseconds(310))
    #expect(panel.stage.deadline == nil)
    try panel.tap("pad")
    #expect(log.take() == [])
    try panel.advance(by: .seconds(1))
    try panel.tap(at: Point(x: 60, y: 60))
    try panel.tap(at: Point(x: 140, y: 140))
    #expect(log.take() == [])
    try panel.tap(at: Point(x: 140, y: 140))
    #expect(log.take() == ["double"])
  }

  @Test("A double tap that waits is not kept waiting by a touch elsewhere")
  func doubleTapElsewhere() throws {
    let log = Log()
    let panel = try panel {
      HStack {
        Pad(name: "double", width: 90).onTapGesture(count: 2) { log.note("double") }
        Pad(name: "single", width: 90).onTapGesture { log.note("single") }
      }
    }
    try panel.tap("double")
    try panel.tap("single")
    try panel.advance(by: .seconds(5))
    try panel.tap("double")
    try panel.advance(by: .seconds(5))
    #expect(log.take() == ["single"])
    #expect(panel.stage.deadline == nil)
  }

  @Test("A long press ripens after half a second, unless the finger moves or goes")
  func longPress() throws {
    let log = Log()
    let panel = try panel { Pad(name: "pad").onLongPressGesture { log.note("long") } }
    try panel.press("pad")
    #expect(panel.stage.deadline == .milliseconds(500))
    try panel.advance(by: .milliseconds(499))
    #expect(log.take() == [])
    try panel.advance(by: .milliseconds(1))
    #expect(log.take() == ["long"])
    try panel.advance(by: .seconds(2))
    try panel.lift()
    try panel.hold("pad", for: .milliseconds(499))
    try panel.press("pad")
    try panel.move(dx: 12)
    try panel.advance(by: .seconds(2))
    try panel.lift()
    #expect(log.take() == [] && panel.stage.deadline == nil)
  }

  private func dragging(_ log: Log, _ name: String, minimumDistance: Double = 10) -> some Gesture {
    DragGesture(minimumDistance: minimumDistance)
      .onChanged { log.note("\(name) \(Int($0.translation.width))") }
      .onEnded { _ in log.note("\(name) end") }
  }

  @Test("A drag begins at its least distance and reports how far it has come")
  func drag() throws {
    let log = Log()
    let panel = try panel { Pad(name: "pad").gesture(dragging(log, "drag")) }
    try panel.press("pad")
    try panel.move(dx: 6)
    #expect(log.take() == [])
    try panel.move(dx: 6)
    try panel.move(dx: 100)
    try panel.lift()
    #expect(log.take() == ["drag 12", "drag 112", "drag end"])
    try panel.drag("pad", dx: 5)
    try panel.press("pad")
    try panel.move(dx: 30)
    try panel.cancel()
    #expect(log.take() == ["drag 30"])
  }

  @Test("A child's gesture comes before its parent's")
  func childFirst() throws {
    let log = Log()
    let panel = try panel {
      Pad(name: "pad").onTapGesture { log.note("child") }.padding(20).onTapGesture { log.note("parent") }
    }
    try panel.tap("pad")
    #expect(log.take() == ["child"])
  }

  @Test("What happens first wins: a parent's drag takes the finger from a button")
  func dragOverButton() throws {
    let log = Log()
    let panel = try panel {
      Area("Start") { log.note("start") }.gesture(dragging(log, "drag"))
    }
    try panel.drag("Start", dx: 12, steps: 2)
    #expect(log.take() == ["drag 12", "drag end"])
    try panel.tap("Start")
    #expect(log.take() == ["start"])
  }

  @Test("A gesture of high priority comes before those of views below; a simultaneous one beside them")
  func priorities() throws {
    let log = Log()
    let panel = try panel {
      VStack {
        Pad(name: "high", width: 50, height: 50).onTapGesture { log.note("child") }
          .highPriorityGesture(TapGesture().onEnded { log.note("parent") })
        Pad(name: "both", width: 50, height: 50).onTapGesture { log.note("child") }
          .simultaneousGesture(TapGesture().onEnded { log.note("parent") })
      }
    }
    try panel.tap("high")
    #expect(log.take() == ["parent"])
    try panel.tap("both")
    #expect(log.take() == ["child", "parent"])
  }

  @Test("A second finger neither disturbs a drag nor takes it over")
  func secondFinger() throws {
    let log = Log()
    let panel = try panel { Pad(name: "pad").gesture(dragging(log, "drag")) }
    try panel.press("pad")
    try panel.move(dx: 20)
    try panel.press("pad", contact: 1)
    try panel.move(dx: -30, contact: 1)
    try panel.lift(contact: 1)
    try panel.move(dx: 10)
    try panel.lift()
    #expect(log.take() == ["drag 20", "drag 30", "drag end"])
  }

  @Test("A lost lift does not leave a gesture hanging")
  func lostLift() throws {
    let log = Log()
    let panel = try panel { Pad(name: "pad").gesture(dragging(log, "drag")) }
    try panel.press("pad")
    try panel.move(dx: 20)
    try panel.drag("pad", dx: 15, steps: 1)
    #expect(log.take() == ["drag 20", "drag 15", "drag end"])
  }

  private struct Vanishing: View {
    let log: Log
    @State private var isThere = true
    @State private var isEnabled = true

    var body: some View {
      VStack {
        if isThere {
          Pad(name: "pad")
            .gesture(DragGesture().onChanged { _ in log.note("drag") }.onEnded { _ in log.note("end") })
            .disabled(!isEnabled)
        }
        Do("Remove") { isThere = false }
        Do("Disable") { isEnabled.toggle() }
      }
    }
  }

  @Test("A gesture ends without effect when its view goes or is disabled", arguments: ["Remove", "Disable"])
  func vanishing(action: String) throws {
    let log = Log()
    let panel = try panel { Vanishing(log: log) }
    try panel.press("pad")
    try panel.move(dx: 20)
    try panel.activate(action)
    try panel.move(dx: 20)
    try panel.lift()
    #expect(log.take() == ["drag"])
    if action == "Disable" {
      try panel.drag("pad", dx: 20, steps: 1)
      #expect(log.take() == [])
      try panel.activate(action)
      try panel.drag("pad", dx: 20, steps: 1)
      #expect(log.take() == ["drag", "end"])
    }
  }

  @Test("The end of everything ends what is in progress, and a later touch begins anew")
  func cancelAll() throws {
    let log = Log()
    let panel = try panel { Pad(name: "pad").gesture(dragging(log, "drag")) }
    try panel.press("pad")
    try panel.move(dx: 20)
    try panel.cancelAll()
    #expect(log.take() == ["drag 20"])
    for finger in 0..<40 {
      try panel.press("pad", contact: finger)
      try panel.cancelAll()
    }
    try panel.drag("pad", dx: 20, steps: 1)
    #expect(log.take() == ["drag 20", "drag end"])
  }
}
