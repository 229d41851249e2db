import Combine
import Foundation
import Observation
import PrimitiveViews
import Synchronization
import Testing

@testable import Runtime

private struct Weak {
  weak var reading: Reading?
}

extension Node {
  /// What this node and those below have last read of observable objects.
  fileprivate var readings: [Reading] { (reading.map { [$0] } ?? []) + children.flatMap(\.readings) }
}

@Suite("Objects")
struct ObjectTests {
  @Observable final class Oven {
    var fan = 0
    var unread = 0
  }

  private struct Reader: View {
    let oven: Oven
    let other: Int
    var body: some View { Bar("\(oven.fan) \(other)") }
  }

  private struct Panel: View {
    @State private var oven = Oven()
    @State private var other = 0
    var body: some View {
      Reader(oven: oven, other: other)
      Do("Other") { other += 1 }
      Do("Fan") { oven.fan += 1 }
    }
  }

  @Test("Views that are built again for other reasons leave no trace with the objects that they read")
  func readings() throws {
    let panel = try BarePanel { VStack { Panel() } }
    let rounds = 20
    var readings: [Weak] = []
    for _ in 0..<rounds {
      try panel.activate("Other")
      readings += panel.stage.rootLayoutNode.node!.readings.map(Weak.init)
    }
    #expect(readings.count >= rounds)
    #expect(readings.filter { $0.reading != nil }.count == panel.stage.rootLayoutNode.node!.readings.count)
    try panel.activate("Fan")
    #expect(panel.contains("1 \(rounds)"))
    try panel.activate("Other")
    #expect(panel.contains("1 \(rounds + 1)"))
  }

  private final class Heater: ObservableObject {
    @Published var heat = 0
    /// The storage of the heat, which any thread may set.
    var storage: Published<Int> { _heat }
  }

  private struct Gauge: View {
    @ObservedObject var heater: Heater
    var body: some View { Bar("\(heater.heat) degrees") }
  }

  @Test("A change is shown, even if a frame is drawn between its announcement and itself")
  func betweenTimes() throws {
    let heater = Heater()
    let heat = heater.storage
    let panel = try BarePanel { Gauge(heater: heater) }
    // Draws the frame that the main thread may draw while another thread sets the value.
    panel.stage.onObjectChange { MainActor.assumeIsolated { try? panel.frame() } }
    heat.wrappedValue = 90
    panel.stage.onObjectChange {}
    try panel.frame()
    #expect(panel.contains("90 degrees"))
  }

  @Test("A change on another thread is shown, even if a frame is drawn between its announcement and itself")
  func betweenThreads() throws {
    let heater = Heater()
    let heat = heater.storage
    let panel = try BarePanel { Gauge(heater: heater) }
    let (isAnnounced, isDrawn) = (Latch(), Latch())
    panel.stage.onObjectChange {
      isAnnounced.open()
      while !isDrawn.isOpen { sched_yield() }
    }
    // A thread of its own: on one of the pool it would keep tasks of other tests waiting.
    let setter = Thread { heat.wrappedValue = 90 }
    setter.start()
    while !isAnnounced.isOpen, !setter.isFinished { sched_yield() }
    #expect(!setter.isFinished)
    try panel.frame()
    isDrawn.open()
    while !setter.isFinished { sched_yield() }
    panel.stage.onObjectChange {}
    try panel.frame()
    #expect(panel.contains("90 degrees"))
  }

  /// What one thread opens and another looks at.
  private nonisolated final class Latch: Sendable {
    private let state = Atomic(false)

    var isOpen: Bool { state.load(ordering: .acquiring) }

    func open() { state.store(true, ordering: .releasing) }
  }

  private struct Owner: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      ForEach(Array($names.enumerated()), id: \.offset) { Name(name: $0.element) }
      Do("Shrink") { _ = names.popLast() }
    }
  }

  private struct Name: View {
    @Binding var name: String
    var body: some View {
      Bar(name)
      Do("Rename \(name)") { name += "!" }
    }
  }

  @Test("Elements of a collection can be bound, and may go")
  func elements() throws {
    let panel = try BarePanel { VStack { Owner() } }
    try panel.activate("Rename c")
    #expect(panel.contains("c!"))
    try panel.activate("Shrink")
    #expect(!panel.contains("c!") && panel.contains("b"))
    try panel.activate("Rename a")
    #expect(panel.contains("a!"))
  }
}
