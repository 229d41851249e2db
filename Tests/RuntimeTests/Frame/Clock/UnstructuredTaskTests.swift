import Graphics
import Observation
import PrimitiveViews
import Runtime
import Testing

@Suite("Tasks that an application makes itself")
struct UnstructuredTaskTests {
  @Observable final class Machine {
    var seconds = 0
    private var task: Task<Void, Never>?

    func start(_ pause: @escaping () async throws -> Void) {
      task = Task { [weak self] in
        while !Task.isCancelled {
          do { try await pause() } catch { return }
          self?.seconds += 1
        }
      }
    }

    func stop() { task?.cancel() }
  }

  private struct Panel: View {
    let machine: Machine
    let startsItself: Bool
    let pause: () async throws -> Void
    var body: some View {
      VStack {
        Bar("At \(machine.seconds)")
        Area("Start") { machine.start(pause) }
        Area("Stop") { machine.stop() }
      }
      .onAppear { if startsItself { machine.start(pause) } }
    }
  }

  private static let pauses: [() async throws -> Void] = [
    { try await Task.sleep(for: .seconds(1)) },
    { try await Task.sleep(for: .seconds(1), tolerance: .milliseconds(1)) },
    { try await Task.sleep(nanoseconds: 1_000_000_000) },
    { try await Task.sleep(until: .now + .seconds(1), clock: .continuous) },
    { try await Task.sleep(until: .now.advanced(by: .seconds(1))) },
  ]

  /// How far the panel says that the machine has counted.
  private func count(_ panel: BarePanel) -> Int? {
    panel.labels.compactMap { $0.hasPrefix("At ") ? Int($0.dropFirst(3)) : nil }.first
  }

  @Test("Their sleep follows the panel's time, whoever starts them", arguments: 0..<5)
  func follows(_ index: Int) async throws {
    for startsItself in [true, false] {
      let machine = Machine()
      let panel = try BarePanel {
        Panel(machine: machine, startsItself: startsItself, pause: Self.pauses[index])
      }
      if !startsItself { try panel.tap("Start") }
      try await panel.advance(by: .milliseconds(10_500))
      let counted = try #require(count(panel))
      // A moment of the machine's clock is nearer by the time that it has taken to ask.
      #expect(index < 3 ? counted == 10 : counted >= 10, "\(panel.labels)")
      try panel.tap("Stop")
      // A sleep that ended during the tap may be counted once more.
      await panel.settle()
      let stopped = try #require(count(panel))
      try await panel.advance(by: .seconds(10))
      #expect(count(panel) == stopped)
      #expect(panel.stage.deadline == nil)
    }
  }
}
