import Glibc
import SeededRandom
import Testing

@testable import LinuxHost

@Suite("A simulated day", .seeded)
struct SimulatedDayTests {
  /// The bytes by which what a panel holds at midnight may be more than what it holds at noon, however many events there are.
  /// malloc keeps up to seven pieces of each of 64 sizes for each thread and counts them as in use, which are 236 kB, and the
  /// alarms remember 500 changes, which are 100 kB. The rest is for what the last events have left on the screen.
  private static let mostGrowth = 500_000

  /// How many events a day has: `FACEPLATE_DAY_EVENTS` for a longer test.
  private static var events: Int {
    getenv("FACEPLATE_DAY_EVENTS").flatMap { Int(String(cString: $0)) } ?? 150
  }

  /// How a day ends.
  private enum Outcome: Int32 { case good, wrong, grown, noStart }

  /// Lives through a day in a process of its own, and says what has happened.
  @MainActor private static func live(events: Int, fault: SimulatedDay.Fault? = nil) -> Outcome {
    let say = writeToStandardError
    do {
      let day = try SimulatedDay(seed: 1, fault: fault)
      defer { day.end() }
      do {
        let pause = Duration.seconds(86_400) / events
        // By noon everything has happened that fills caches.
        try day.live(until: .seconds(43_200), pause: pause)
        let noon = try day.holdings()
        try day.live(until: .seconds(86_400), pause: pause)
        let night = try day.holdings()
        say("noon: \(noon); midnight: \(night); \(day.host.statistics)")
        say(day.costs)
        for (event, count) in day.counts.sorted(by: { "\($0.key)" < "\($1.key)" }) { say("  \(event): \(count)") }
        if night.bytes > noon.bytes + mostGrowth || night.descriptors > noon.descriptors
          || night.threads > noon.threads
        {
          say("What the panel holds grows.")
          return .grown
        }
        return .good
      } catch {
        say("\(error), after event \(day.counts.values.reduce(0, +)): \(day.last)")
        return .wrong
      }
    } catch {
      say("\(error)")
      return .noStart
    }
  }

  /// In a process of its own: a test runner's threads do not block the panel's signals, and take memory.
  @Test(
    "A panel lives through a day of events: it shows what it should, sleeps between them, never holds its loop for long and holds no more at midnight than at noon"
  )
  func day() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      [seed = RunSeed.value as UInt64] in
      setenv("FACEPLATE_SEED", "\(seed)", 1)
      let code = await MainActor.run { SimulatedDayTests.live(events: SimulatedDayTests.events) }
      exit(code.rawValue)
    }
    if let said = result?.standardErrorContent { print(String(decoding: said, as: UTF8.self)) }
  }

  @Test("A day in which a wake waits for a tenth of a second fails")
  func slowWake() async {
    await #expect(processExitsWith: .exitCode(Outcome.wrong.rawValue)) {
      let code = await MainActor.run { SimulatedDayTests.live(events: 150, fault: .wait(.milliseconds(100))) }
      exit(code.rawValue)
    }
  }

  @Test("A day in which each event leaves a small array fails")
  func leak() async {
    await #expect(processExitsWith: .exitCode(Outcome.grown.rawValue)) {
      let code = await MainActor.run { SimulatedDayTests.live(events: 150, fault: .leak(16_384)) }
      exit(code.rawValue)
    }
  }
}
