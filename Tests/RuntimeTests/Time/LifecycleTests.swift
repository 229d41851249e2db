import Graphics
import Observation
import PrimitiveViews
import Runtime
import Testing

@Suite("Coming, changing and going")
struct LifecycleTests {
  private final class Journal { var lines: [String] = [] }

  @Observable final class Oven {
    var temperature = 20
    var name = "Oven"
  }

  @Test("A view says when it appears, when a value changes and when it disappears, in this order")
  func order() throws {
    struct Panel: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        VStack {
          Area("Add") { count += 1 }
          if count < 2 {
            Bar("\(count)")
              .onAppear { journal.lines.append("appear") }
              .onChange(of: count) { journal.lines.append("change \($0) to \($1)") }
              .onDisappear { journal.lines.append("disappear") }
          }
        }
      }
    }
    let journal = Journal()
    let panel = try BarePanel { Panel(journal: journal) }
    #expect(journal.lines == ["appear"])
    try panel.tap("Add")
    #expect(journal.lines == ["appear", "change 0 to 1"])
    try panel.tap("Add")
    #expect(journal.lines == ["appear", "change 0 to 1", "disappear"])
  }

  @Test("A task's sleep follows the panel's time: a hold made of a task counts 1, 7, 17")
  func taskHold() async throws {
    struct Held: View {
      @State private var count = 0
      @State private var isPressed = false
      var body: some View {
        Bar("\(count)")
          .words(.label, "Count")
          .words(.value, "\(count)")
          ._onButtonGesture {
            isPressed = $0
          } perform: {
          }
          .task(id: isPressed) {
            guard isPressed else { return }
            count += 1
            do {
              try await Task.sleep(for: .milliseconds(500))
              while true {
                count += 1
                try await Task.sleep(for: .milliseconds(100))
              }
            } catch {}
          }
      }
    }
    for (duration, count) in [(Duration.milliseconds(499), 1), (.seconds(1), 7), (.seconds(2), 17)] {
      let panel = try BarePanel { Held() }
      try panel.press("Count")
      try await panel.advance(by: duration)
      try panel.lift()
      try await panel.advance(by: .seconds(5))
      let counted = try panel.value(of: "Count")
      #expect(counted == "\(count)")
    }
  }

  // https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
  @Test("A view that comes back appears once more, and not when it is only built again")
  func again() throws {
    struct Panel: View {
      let journal: Journal
      @State private var isThere = true
      @State private var count = 0
      var body: some View {
        VStack {
          Area("Switch") { isThere.toggle() }
          Area("Add") { count += 1 }
          if isThere {
            Bar("\(count)")
              .onAppear { journal.lines.append("appear") }
              .onDisappear { journal.lines.append("disappear") }
          }
        }
      }
    }
    let journal = Journal()
    let panel = try BarePanel { Panel(journal: journal) }
    try panel.tap("Add")
    #expect(journal.lines == ["appear"])
    try panel.tap("Switch")
    try panel.tap("Switch")
    #expect(journal.lines == ["appear", "disappear", "appear"])
  }

  // https://developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  @Test("A task with another id is cancelled and begins again, and one with an equal id goes on")
  func restart() async throws {
    struct Panel: View {
      let journal: Journal
      @State private var number = 1
      @State private var other = 0
      var body: some View {
        VStack {
          Area("Next") { number += 1 }
          Area("Other") { other += 1 }
          Bar("\(other)").task(id: number) {
            journal.lines.append("begins \(number)")
            do { try await Task.sleep(for: .seconds(60)) } catch { journal.lines.append("cancelled") }
          }
        }
      }
    }
    let journal = Journal()
    let panel = try BarePanel { Panel(journal: journal) }
    try await panel.advance(by: .seconds(1))
    try panel.tap("Other")
    try await panel.advance(by: .seconds(1))
    #expect(journal.lines == ["begins 1"])
    try panel.tap("Next")
    try await panel.advance(by: .seconds(1))
    #expect(journal.lines.sorted() == ["begins 1", "begins 2", "cancelled"])
  }

  // The same page.
  @Test("A task with another id begins after the former one has been cancelled")
  func restartOrder() async throws {
    struct Panel: View {
      let journal: Journal
      @State private var number = 1
      var body: some View {
        VStack {
          Area("Next") { number += 1 }
          Bar("\(number)").task(id: number) {
            let (journal, own) = (journal, number)
            journal.lines.append("begins \(own)")
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(60))
            } onCancel: {
              MainActor.assumeIsolated { journal.lines.append("cancelled \(own)") }
            }
          }
        }
      }
    }
    let journal = Journal()
    let panel = try BarePanel { Panel(journal: journal) }
    try await panel.advance(by: .seconds(1))
    try panel.tap("Next")
    #expect(journal.lines == ["begins 1", "cancelled 1"])
    try await panel.advance(by: .seconds(1))
    #expect(journal.lines == ["begins 1", "cancelled 1", "begins 2"])
  }

  // https://android.benigumo.com/20240328/onappear-onchange-task
  @Test("Views appear from the inside out before the first task begins, and tasks begin in the same order")
  func appearanceBeforeTasks() async throws {
    struct Panel: View {
      let journal: Journal
      var body: some View {
        VStack {
          Bar("there")
            .task { journal.lines.append("inner task") }
            .onChange(of: 0, initial: true) { journal.lines.append("inner change") }
            .onAppear { journal.lines.append("inner appear") }
        }
        .task { journal.lines.append("outer task") }
        .onAppear { journal.lines.append("outer appear") }
      }
    }
    let journal = Journal()
    let panel = try BarePanel { Panel(journal: journal) }
    #expect(journal.lines == ["inner change", "inner appear", "outer appear"])
    try await panel.advance(by: .seconds(1))
    #expect(journal.lines == ["inner change", "inner appear", "outer appear", "inner task", "outer task"])
  }

  @Test("A task is cancelled with its view")
  func cancellation() async throws {
    struct Panel: View {
      let journal: Journal
      @State private var isShown = true
      var body: some View {
        VStack {
          Area("Hide") { isShown = false }
          if isShown {
            Bar("there").task {
              do { try await Task.sleep(for: .seconds(60)) } catch { journal.lines.append("cancelled") }
            }
          }
        }
      }
    }
    let journal = Journal()
    let panel = try BarePanel { Panel(journal: journal) }
    try await panel.advance(by: .seconds(1))
    try panel.tap("Hide")
    try await panel.advance(by: .seconds(1))
    #expect(journal.lines == ["cancelled"])
    #expect(panel.stage.deadline == nil)
  }

  @Test("A change of an observable object reaches the views that read the property, and no others")
  func observation() throws {
    struct Reading: View {
      let oven: Oven
      var body: some View {
        Bar("\(oven.temperature)").words(.label, "Temperature").words(.value, "\(oven.temperature)")
      }
    }
    struct Panel: View {
      let oven: Oven
      var body: some View {
        VStack {
          Bar(oven.name)
          Reading(oven: oven)
        }
      }
    }
    let oven = Oven()
    let panel = try BarePanel { Panel(oven: oven) }
    let before = panel.stage.evaluations
    oven.temperature = 180
    #expect(panel.stage.needsDraw)
    try panel.frame()
    #expect(try panel.value(of: "Temperature") == "180")
    #expect(panel.stage.evaluations == before + 1)
    oven.temperature = 200
    try panel.frame()
    #expect(try panel.value(of: "Temperature") == "200")
  }

  @Test("The first value is told once, and each change after it")
  func initialChange() throws {
    struct Panel: View {
      let journal: Journal
      @FocusState private var field: Int?
      var body: some View {
        VStack {
          Area("One") {}.focused($field, equals: 1)
          Area("Two") {}.focused($field, equals: 2)
        }
        .defaultFocus($field, 2)
        .onChange(of: field, initial: true) { journal.lines.append("\($0 ?? 0) to \($1 ?? 0)") }
      }
    }
    let journal = Journal()
    _ = try BarePanel { Panel(journal: journal) }
    #expect(journal.lines == ["0 to 0", "0 to 2"])
  }

  private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("Several changes in one update are told as one, and not at all if the value is then what it was")
  func changesOfOneUpdate() throws {
    struct Panel: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        VStack {
          Area("Add") { count += 1 }
          Bar("Count \(count)").preference(key: Sum.self, value: count)
        }
        .onPreferenceChange(Sum.self) { if $0 % 2 == 1 { count = 2 } }
        .onChange(of: count) { journal.lines.append("\($0) to \($1)") }
      }
    }
    let journal = Journal()
    let panel = try BarePanel { Panel(journal: journal) }
    try panel.tap("Add")
    #expect(panel.contains("Count 2"))
    #expect(journal.lines == ["0 to 2"])
    try panel.tap("Add")
    #expect(panel.contains("Count 2"))
    #expect(journal.lines == ["0 to 2"])
  }
}
