import Graphics
import PrimitiveViews
import Testing

@testable import Runtime

private enum ProgramKey: FocusedValueKey { typealias Value = String }
private enum CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var program: String? {
    get { self[ProgramKey.self] }
    set { self[ProgramKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@MainActor
@Suite("Values that follow the focus")
struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.program) private var program
    @FocusedBinding(\.count) private var count

    var body: some View {
      Bar("program \(program ?? "none"), count \(count.map(String.init) ?? "none")")
      Do("Add") { count = (count ?? 0) + 1 }
    }
  }

  private struct Panel: View {
    @State private var counts = [1, 10]
    @State private var name = "left"

    var body: some View {
      VStack {
        Area("Left") {}.focusedValue(\.program, name).focusedValue(\.count, $counts[0])
        Area("Right") {}.focusedValue(\.program, "right").focusedValue(\.count, $counts[1])
        Area("Beside") {}
        Do("Rename") { name = "renamed" }
        Reader()
        Bar("\(counts[0]) and \(counts[1])")
      }
    }
  }

  private func panel() throws -> BarePanel { try BarePanel(size: Size(width: 400, height: 400)) { Panel() } }

  @Test("A value is there while the focus is inside the view that gives it")
  func value() throws {
    let panel = try panel()
    #expect(panel.contains("program none, count none"))
    try panel.tap("Left")
    #expect(panel.contains("program left, count 1"))
    try panel.tap("Right")
    #expect(panel.contains("program right, count 10"))
    try panel.tap("Beside")
    #expect(panel.contains("program none, count none"))
  }

  @Test("A value that changes under the focus is read anew")
  func change() throws {
    let panel = try panel()
    try panel.tap("Left")
    try panel.activate("Rename")
    #expect(panel.contains("program renamed, count 1"))
  }

  @Test("A binding writes to the view with the focus")
  func binding() throws {
    let panel = try panel()
    try panel.tap("Right")
    try panel.activate("Add")
    #expect(panel.contains("1 and 11") && panel.contains("program right, count 11"))
  }

  @Test("A view that is updated and provides the same value updates no reader")
  func same() throws {
    final class Log { var count = 0 }
    struct Counting: View {
      let log: Log
      @FocusedValue(\.program) private var program
      var body: some View {
        log.count += 1
        return Bar("program \(program ?? "none")")
      }
    }
    struct Provider: View {
      let log: Log
      @State private var count = 0
      @State private var fan = 3
      var body: some View {
        VStack {
          Bar("count \(count)").focusedSceneValue(\.program, "same").focusedSceneValue(\.count, $fan)
          Do("Count") { count += 1 }
          Counting(log: log)
        }
      }
    }
    let log = Log()
    let panel = try BarePanel { Provider(log: log) }
    #expect(panel.contains("program same"))
    let before = log.count
    try panel.activate("Count")
    #expect(panel.contains("count 1") && log.count == before)
  }

  @Test("A scene's value is there without any focus, after that of a view, and goes with its view")
  func scene() throws {
    struct Scene: View {
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown { Bar("Scene").focusedSceneValue(\.program, "scene") }
          Area("Left") {}.focusedValue(\.program, "left")
          Do("Hide") { isShown = false }
          Do("Leave") {}
          Area("Beside") {}
          Reader()
        }
      }
    }
    let panel = try BarePanel(size: Size(width: 400, height: 400)) { Scene() }
    #expect(panel.contains("program scene, count none"))
    try panel.tap("Left")
    #expect(panel.contains("program left, count none"))
    try panel.tap("Beside")
    #expect(panel.contains("program scene, count none"))
    try panel.activate("Hide")
    #expect(panel.contains("program none, count none"))
  }

  @Test("Views that are told apart by depth: the inner one counts")
  func nested() throws {
    let panel = try BarePanel(size: Size(width: 400, height: 400)) {
      VStack {
        VStack { Area("Inner") {}.focusedValue(\.program, "inner") }.focusedValue(\.program, "outer")
        Reader()
      }
    }
    try panel.tap("Inner")
    #expect(panel.contains("program inner, count none"))
  }
}
