import Glibc
import SeededRandom
import Testing

@testable import LinuxHost

@Suite("A simulated day", .seeded)
struct SimulatedDayTests {
  /// The longest time for which a wake may hold the loop. These are programs of a debug build, which take several times as long
  /// as those that ship; the checks with these allow 50 ms.
  private static let limit = Duration.milliseconds(250)

  /// The kilobytes by which a panel may grow in an afternoon: the allocator keeps some pages more or less.
  private static let mostGrowth = 4_000

  /// How many events a day has: `FACEPLATE_DAY_EVENTS` for a longer test.
  private static var events: Int {
    getenv("FACEPLATE_DAY_EVENTS").flatMap { Int(String(cString: $0)) } ?? 150
  }

  /// Lives through a day in a process of its own, and returns what it says and its status.
  @MainActor private static func live(seed: Int, events: Int, limit: Duration = limit) -> Int32 {
    let say = writeToStandardError
    do {
      let day = try SimulatedDay(seed: seed, limit: limit)
      defer { day.end() }
      do {
        let pause = Duration.seconds(86_400) / events
        // By noon everything has happened that fills caches.
        try day.live(until: .seconds(43_200), pause: pause)
        let noon = DayHoldings()
        try day.live(until: .seconds(86_400), pause: pause)
        let night = DayHoldings()
        say("noon: \(noon); midnight: \(night); \(day.host.statistics)")
        for (event, count) in day.counts.sorted(by: { "\($0.key)" < "\($1.key)" }) { say("  \(event): \(count)") }
        if night.kilobytes > noon.kilobytes + mostGrowth || night.descriptors > noon.descriptors
          || night.threads > noon.threads
        {
          say("What the panel holds grows.")
          return 2
        }
        return 0
      } catch {
        say("\(error), after event \(day.counts.values.reduce(0, +)): \(day.last)")
        return 1
      }
    } catch {
      say("\(error)")
      return 3
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
      let code = await MainActor.run { SimulatedDayTests.live(seed: 1, events: SimulatedDayTests.events) }
      exit(code)
    }
    if let said = result?.standardErrorContent { print(String(decoding: said, as: UTF8.self)) }
  }
}
