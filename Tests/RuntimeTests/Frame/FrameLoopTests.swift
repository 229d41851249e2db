import Combine
import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Frame")
struct FrameLoopTests {
  private struct Panel: View {
    @State var count = 5
    @State var window = 20.0...60

    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: 0...99)
        RangeSlider("Window", value: $window, in: 0...100, step: 1).frame(width: 436)
        Button("Start") {}
      }
    }
  }

  @Test("Invariant 2: nothing changed means nothing to draw and no deadline")
  func idle() throws {
    let panel = try Harness { Panel() }
    // Whoever listens is told of the last value a little later.
    panel.stage.onAnnouncement = nil
    func expectIdle() { #expect(panel.stage.draw() == nil && panel.stage.deadline == nil && !panel.stage.needsDraw) }
    expectIdle()
    try panel.tap(at: Point(x: 1, y: 1))
    try panel.advance(by: .seconds(100))
    expectIdle()
    try panel.tap("Increment", in: "Count")
    expectIdle()
    try panel.drag("Window minimum", dx: 30)
    // The handle shrinks to its size at rest.
    try panel.advance(by: .seconds(1))
    expectIdle()
    try panel.turn(by: 4)
    try panel.pressKnob()
    try panel.longPressKnob()
    expectIdle()
    try panel.setEnvironment { $0.colorScheme = .dark }
    expectIdle()
    try panel.setEnvironment { $0.colorScheme = .dark }
    #expect(panel.damage.isEmpty)
    try panel.cancelAll()
    expectIdle()
  }

  private final class Oven: ObservableObject {
    @Published var heat = 0
  }

  @Test("A change that a view animates while the panel is first made is shown with the first frame")
  func animatedFromTheFirst() throws {
    struct Heater: View {
      let oven: Oven
      var body: some View {
        let _ = warm()
        Text("Heater")
      }
      private func warm() {
        oven.heat = 1
        withAnimation(.linear(duration: 1)) { oven.heat = 2 }
      }
    }
    struct Panel: View {
      @ObservedObject var oven: Oven
      var body: some View {
        VStack {
          Text("Heat \(oven.heat)")
          Heater(oven: oven)
        }
      }
    }
    let panel = try Harness { Panel(oven: Oven()) }
    #expect(panel.labels == ["Heat 2", "Heater"])
  }

  @Test("10. A step repaints the value and the half, and nothing else")
  func stepDamage() throws {
    let panel = try Harness { Panel() }
    let row = try panel.element("Count").frame
    try panel.press("Increment", in: "Count")
    try panel.advance(by: .milliseconds(500))
    #expect(!panel.damage.isEmpty)
    #expect(panel.damage.area < 32 * 40)
    #expect(row.contains(panel.damage.bounds.rect))
    try panel.lift()
  }

  @Test("Invariant 7: a handle's step repaints the handle and the end of the selection, not all of it")
  func dragDamage() throws {
    let panel = try Harness { Panel() }
    try panel.press("Window minimum")
    try panel.move(dx: 10)
    try panel.move(dx: 8)
    let handle = try panel.element("Window minimum").frame
    let end = try panel.element("Window maximum").frame
    let onTrack = panel.damage.rects.filter { Double($0.maxY) > handle.minY }
    #expect(!onTrack.isEmpty && onTrack.allSatisfy { Double($0.maxX) < end.minX })
    #expect(panel.damage.intersects(PixelRect(covering: handle)))
    try panel.lift()
  }

  private struct Four: View {
    @Tweak("four.a", in: 0...9) private var a = 1
    @Tweak("four.b", in: 0...9) private var b = 1
    @Tweak("four.c", in: 0.0...9) private var c = 1.0...2
    @State private var isOn = false

    var body: some View {
      VStack {
        Text("\(a) \(isOn)")
        Stepper("A", value: $a, in: 0...9)
        Stepper("B with a title that does not fit into a word", value: $b, in: 0...9)
        RangeSlider("C", value: $c, in: 0...9)
        Do("Switch") { isOn.toggle() }
      }
    }
  }

  @Test("Controls whose inputs stay equal are not evaluated with the view around them")
  func equalInputs() throws {
    let panel = try Harness { Four() }
    // The panel's body, and that of the view whose action is another closure each time.
    #expect(try panel.evaluations { try panel.activate("Switch") } == 2)
    #expect(panel.contains("1 true"))
  }

  private struct Loop: View {
    @State private var count = 0
    var body: some View {
      let _ = count += 1
      Text("\(count)")
    }
  }

  @Test("A view that changes what it reads is stopped and reported")
  func loop() throws {
    let fonts = try FontLibrary.system()
    let stage = Stage(size: Size(width: 100, height: 100), fonts: fonts) { Loop() }
    var reports: [String] = []
    stage.onReport = { reports.append($0) }
    _ = stage.draw()
    _ = stage.draw()
    #expect(reports.count == 1)
    #expect(reports.first?.contains("changes what it reads") == true)
  }

  private enum Count: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").preference(key: Count.self, value: count).onPreferenceChange(Count.self) { count = $0 + 1 }
    }
  }

  private struct Around: View { var body: some View { VStack { Restless() } } }

  @Test("A view that changes what it reports each time that it is told of it is stopped and named")
  func preferenceLoop() throws {
    let stage = Stage(size: Size(width: 100, height: 100), fonts: try .system()) { Around() }
    var reports: [String] = []
    stage.onReport = { reports.append($0) }
    _ = stage.draw()
    _ = stage.draw()
    #expect(reports.count == 1, "\(reports)")
    #expect(reports.first?.contains("Around > Restless") == true)
    #expect(reports.first?.contains("changes what it reads") == true)
  }

  private struct Deep: View {
    let depth: Int
    var body: some View {
      if depth > 0 { AnyView(Deep(depth: depth - 1).padding(0.01)) } else { Text("bottom") }
    }
  }

  @Test("Trees too deep are cut off with a report, and do not crash")
  func deep() throws {
    let panel = try Harness(size: Size(width: 100, height: 100)) { Deep(depth: 10_000) }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("deeper than"))
    try panel.setEnvironment { $0.colorScheme = .dark }
    try panel.resize(to: Size(width: 90, height: 90), scale: 2)
    try panel.tap(at: Point(x: 50, y: 50))
    try panel.key(.tab)
  }

  @Test("Views built ten thousand deep at once are cut off as well")
  func deepValue() throws {
    var view = AnyView(Text("bottom"))
    for _ in 0..<10_000 { view = AnyView(HStack { view }) }
    let built = view
    let panel = try Harness(size: Size(width: 100, height: 100)) { built }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("deeper than"))
  }

  @Test("A hundred thousand elements are cut off with a report, in reasonable time")
  func wide() throws {
    struct Wide: View {
      @State private var isReversed = false
      var body: some View {
        VStack(spacing: 0) {
          ForEach(Array(0..<100_000), id: \.self) { _ in Color.gray.frame(height: 0.01).padding(0) }
        }
        Do("Go") { isReversed.toggle() }
      }
    }
    let panel = try Harness(size: Size(width: 100, height: 100)) { Wide() }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("100000 elements"))
    try panel.activate("Go")
  }
}
