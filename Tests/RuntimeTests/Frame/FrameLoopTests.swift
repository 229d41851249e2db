import Combine
import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

@Suite("Frame")
struct FrameLoopTests {
  private final class Oven: ObservableObject {
    @Published var heat = 0
  }

  @Test("A change that a view animates while the panel is first made is shown with the first frame")
  func animatedFromTheFirst() throws {
    struct Heater: View {
      let oven: Oven
      var body: some View {
        let _ = warm()
        Bar("Heater")
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
          Bar("Heat \(oven.heat)")
          Heater(oven: oven)
        }
      }
    }
    let panel = try BarePanel { Panel(oven: Oven()) }
    #expect(panel.labels == ["Heat 2", "Heater"])
  }

  private struct Loop: View {
    @State private var count = 0
    var body: some View {
      let _ = count += 1
      Bar("\(count)")
    }
  }

  @Test("A view that changes what it reads is stopped and reported")
  func loop() throws {
    let stage = try Stage.bare { Loop() }
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
      Bar("\(count)").preference(key: Count.self, value: count).onPreferenceChange(Count.self) { count = $0 + 1 }
    }
  }

  private struct Around: View { var body: some View { VStack { Restless() } } }

  @Test("A view that changes what it reports each time that it is told of it is stopped and named")
  func preferenceLoop() throws {
    let stage = try Stage.bare { Around() }
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
      if depth > 0 { AnyView(Deep(depth: depth - 1).padding(0.01)) } else { Bar("bottom") }
    }
  }

  @Test("Trees too deep are cut off with a report, and do not crash")
  func deep() throws {
    let panel = try BarePanel(size: Size(width: 100, height: 100)) { Deep(depth: 10_000) }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("deeper than"))
    try panel.setEnvironment { $0.colorScheme = .dark }
    try panel.resize(to: Size(width: 90, height: 90), scale: 2)
    try panel.tap(at: Point(x: 50, y: 50))
    try panel.key(.tab)
  }

  @Test("Views built ten thousand deep at once are cut off as well")
  func deepValue() throws {
    var view = AnyView(Bar("bottom"))
    for _ in 0..<10_000 { view = AnyView(HStack { view }) }
    let built = view
    let panel = try BarePanel(size: Size(width: 100, height: 100)) { built }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("deeper than"))
  }

  @Test("A hundred thousand elements are cut off with a report, in reasonable time")
  func wide() throws {
    struct Wide: View {
      @State private var isReversed = false
      var body: some View {
        VStack(spacing: 0) {
          ForEach(Array(0..<100_000), id: \.self) { _ in Box.gray.frame(height: 0.01).padding(0) }
        }
        Do("Go") { isReversed.toggle() }
      }
    }
    let panel = try BarePanel(size: Size(width: 100, height: 100)) { Wide() }
    #expect(panel.reports.count == 1 && panel.reports[0].contains("100000 elements"))
    try panel.activate("Go")
  }
}
