import Faceplate
import FaceplateTesting
import Foundation
import Testing

/// A lock with four digits that is judged on the main queue, as such panels often are.
private struct PinPanel: View {
  @State private var digits = 0
  @State private var state = "Locked"
  @State private var seconds = 0
  @State private var timer: Timer?

  var body: some View {
    VStack {
      Text(state)
      Text("Open for \(seconds) s")
      Button("Digit") {
        digits += 1
        guard digits == 4 else { return }
        DispatchQueue.main.async {
          state = "Judging"
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { open() }
        }
      }
      Button("Close") {
        timer?.invalidate()
        state = "Locked"
      }
    }
  }

  private func open() {
    state = "Open"
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      MainActor.assumeIsolated {
        seconds += 1
        if seconds == 3600 { state = "Locked" }
      }
      if MainActor.assumeIsolated({ seconds == 3600 }) { timer.invalidate() }
    }
  }
}

@MainActor
@Suite("The main queue and timers in applications")
struct MainQueueTests {
  @Test("Work of the main queue, delayed work and a timer follow the panel's clock")
  func pin() async throws {
    let panel = try Harness { PinPanel() }
    for _ in 0..<4 { try panel.tap("Digit") }
    await panel.settle()
    try panel.frame()
    #expect(panel.contains("Judging"), "\(panel.labels)")
    // The deadline is one of the machine's clock: a busy machine may need some of the time to come from it to the queue.
    try await panel.advance(by: .milliseconds(300))
    #expect(panel.contains("Judging"), "\(panel.labels)")
    try await panel.advance(by: .milliseconds(200))
    #expect(panel.contains("Open"), "\(panel.labels)")
    try await panel.advance(by: .milliseconds(10_500))
    #expect(panel.contains("Open for 10 s"), "\(panel.labels)")
    try panel.tap("Close")
    try await panel.advance(by: .seconds(60))
    #expect(panel.contains("Open for 10 s") && panel.contains("Locked"), "\(panel.labels)")
    #expect(panel.stage.deadline == nil)
  }

  @Test("A timer of an hour takes no time, and ends itself")
  func hour() async throws {
    let panel = try Harness { PinPanel() }
    for _ in 0..<4 { try panel.tap("Digit") }
    try await panel.advance(by: .milliseconds(500))
    panel.checksFrames = false
    try await panel.advance(by: .seconds(3700))
    #expect(panel.contains("Open for 3600 s") && panel.contains("Locked"), "\(panel.labels)")
    #expect(panel.stage.deadline == nil)
  }

  @Test("A timer runs once it is added to the run loop, and a new date moves its next firing")
  func added() throws {
    var times: [Duration] = []
    var timer: Timer?
    var clock: (() -> Duration)?
    let panel = try Harness {
      VStack {
        Button("Start") {
          timer = Timer(timeInterval: 2, repeats: true) { _ in MainActor.assumeIsolated { times.append(clock!()) } }
          RunLoop.main.add(timer!, forMode: .common)
          RunLoop.main.add(timer!, forMode: .default)
        }
        Button("Later") { timer?.fireDate = Date(timeIntervalSinceNow: 10) }
      }
    }
    clock = { panel.now }
    try panel.tap("Start")
    let start = panel.now
    try panel.advance(to: start + .milliseconds(4500))
    #expect(times.map { ($0 - start) / .seconds(1) }.map { $0.rounded() } == [2, 4])
    #expect(abs(try #require(timer).fireDate.timeIntervalSinceNow - 1.5) < 0.1)
    try panel.tap("Later")
    let moved = panel.now
    try panel.advance(to: moved + .seconds(9))
    #expect(times.count == 2)
    try panel.advance(to: moved + .milliseconds(12_500))
    #expect(times.count == 4)
    try #require(timer).invalidate()
    #expect(try !#require(timer).isValid)
  }

  @Test("A timer passes itself to its action, as the type that a source names")
  func passed() throws {
    var given: [Timer] = []
    func note(_ timer: Timer) { given.append(timer) }
    var timer: Timer?
    let panel = try Harness {
      Button("Start") {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          MainActor.assumeIsolated { note(timer) }
        }
      }
    }
    try panel.tap("Start")
    try panel.advance(by: .milliseconds(2500))
    #expect(given.count == 2 && given.allSatisfy { $0 === timer })
    timer?.invalidate()
  }

  @Test("A timer that fires once is invalid afterwards")
  func once() throws {
    var timer: Timer?
    var count = 0
    let panel = try Harness {
      Button("Start") {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in MainActor.assumeIsolated { count += 1 }
        }
      }
    }
    try panel.tap("Start")
    #expect(timer?.isValid == true)
    try panel.advance(by: .seconds(3))
    #expect(count == 1)
    #expect(timer?.isValid == false)
    #expect(panel.stage.deadline == nil)
  }

  @Test("Delayed work that is never due leaves no deadline")
  func never() throws {
    let panel = try Harness {
      Button("Start") { DispatchQueue.main.asyncAfter(deadline: .distantFuture) { Issue.record("It ran.") } }
    }
    try panel.tap("Start")
    try panel.advance(by: .seconds(3600))
    #expect(panel.stage.deadline == nil)
  }

  @Test("Work that another queue hands back belongs to the panel")
  func background() async throws {
    var result: Int?
    let panel = try Harness {
      Button("Start") {
        DispatchQueue.global().async {
          let sum = (1...100).reduce(0, +)
          DispatchQueue.main.async {
            DispatchQueue.main.asyncAfter(deadline: .now() + 60) { result = sum }
          }
        }
      }
    }
    try panel.tap("Start")
    while panel.stage.deadline == nil { await Task.yield() }
    try await panel.advance(by: .seconds(61))
    #expect(result == 5050)
  }
}
