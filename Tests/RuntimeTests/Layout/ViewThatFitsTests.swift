import Combine
import Graphics
import PrimitiveViews
import Runtime
import Testing

@Suite("Views of which one fits")
struct ViewThatFitsTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Choice: View {
    let log: Log
    let width: Double
    var body: some View {
      ViewThatFits(in: .horizontal) {
        candidate("wide", 300)
        candidate("middle", 200)
        candidate("narrow", 100)
      }
      .frame(width: width, height: 40)
      .onPreferenceChange(Names.self) { log.note("reports \($0.joined(separator: " "))") }
    }

    private func candidate(_ name: String, _ width: Double) -> some View {
      Box.red.frame(width: width, height: 20)
        .named(name)
        .onAppear { log.note("\(name) comes") }
        .onDisappear { log.note("\(name) goes") }
        .task {
          log.note("\(name) works")
          try? await Task.sleep(for: .seconds(100))
          log.note("\(name) stops")
        }
        .preference(key: Names.self, value: [name])
    }
  }

  private struct Panel: View {
    let log: Log
    @State private var width = 250.0
    var body: some View {
      VStack {
        Choice(log: log, width: width)
        Area("Widen") { width = 400 }
        Area("Narrow") { width = 120 }
      }
    }
  }

  @Test("Only the one that is shown appears, works and reports")
  func others() async throws {
    let log = Log()
    let panel = try BarePanel { Panel(log: log) }
    #expect(panel.contains("middle") && !panel.contains("wide"))
    try await panel.advance(by: .seconds(1))
    var entries = log.take().filter { $0 != "reports " }
    #expect(entries.sorted() == ["middle comes", "middle works", "reports middle"])
    try panel.tap("Widen")
    try await panel.advance(by: .seconds(1))
    entries = log.take()
    #expect(entries.sorted() == ["middle goes", "middle stops", "reports wide", "wide comes", "wide works"])
    try panel.tap("Narrow")
    try await panel.advance(by: .seconds(1))
    entries = log.take()
    #expect(entries.sorted() == ["narrow comes", "narrow works", "reports narrow", "wide goes", "wide stops"])
    try panel.check()
  }

  @Test("Views inside one another appear once each, outer ones first")
  func nested() throws {
    let log = Log()
    func around(_ name: String, _ inner: some View) -> some View {
      ViewThatFits {
        Box.red.frame(width: 5_000, height: 20).onAppear { log.note("wide") }
        inner.padding(1).onAppear { log.note(name) }
      }
    }
    let panel = try BarePanel { around("outer", around("middle", around("inner", Box.red.named("box")))) }
    #expect(log.take() == ["outer", "middle", "inner"])
    #expect(panel.contains("box"))
    try panel.check()
  }

  private final class Restless: ObservableObject {
    @Published var isOn = true
    @Published var width = 300.0
  }

  private struct RestlessPanel: View {
    @ObservedObject var model: Restless
    let log: Log
    var body: some View {
      ViewThatFits(in: .horizontal) {
        ForEach([200.0, 100], id: \.self) { width in
          Box.red.frame(width: width, height: 20).onAppear { log.note("\(width)") }
        }
      }
      .frame(width: model.width, height: 40)
      Counter(isOn: model.isOn)
    }
  }

  private struct Counter: View {
    let isOn: Bool
    @State private var count = 0
    var body: some View {
      let _ = isOn ? count += 1 : ()
      Bar("\(count)")
    }
  }

  @Test("After another view has been stopped, the one that fits appears")
  func afterEndlessUpdate() throws {
    let (model, log) = (Restless(), Log())
    let stage = try Stage.bare { RestlessPanel(model: model, log: log) }
    var reports: [String] = []
    stage.onReport = { reports.append($0) }
    for _ in 0..<2 { _ = stage.draw() }
    #expect(reports.count == 1)
    model.isOn = false
    _ = stage.draw()
    _ = log.take()
    model.width = 150
    _ = stage.draw()
    #expect(log.take() == ["100.0"])
  }

  @Test("Only the geometry of the one that is shown is told")
  func geometry() throws {
    let log = Log()
    let panel = try BarePanel(size: Size(width: 250, height: 100)) {
      ViewThatFits(in: .horizontal) {
        ForEach([300.0, 200, 100], id: \.self) { width in
          Box.red.frame(width: width, height: 20)
            .onGeometryChange(for: Double.self) {
              $0.size.width
            } action: {
              log.note("\($0)")
            }
        }
      }
    }
    #expect(log.take() == ["200.0"])
    try panel.resize(to: Size(width: 150, height: 100))
    #expect(log.take() == ["100.0"])
  }

  @Test("What it does as it appears is seen in the first frame")
  func atOnce() throws {
    struct Telling: View {
      @State private var told = "nothing"
      var body: some View {
        VStack {
          ViewThatFits {
            Box.red.frame(width: 5_000, height: 20).onAppear { told = "too wide" }
            Box.red.frame(width: 50, height: 20).onAppear { told = "fits" }
          }
          Bar("Told \(told)")
        }
      }
    }
    let panel = try BarePanel { Telling() }
    #expect(panel.contains("Told fits"), "\(panel.labels)")
  }
}
