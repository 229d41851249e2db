import Glibc
import Machine
import Testing

@testable import LinuxHost

@Suite struct LatencyWatchTests {
  /// A loop that is watched and whose turns do not sleep, and what the watch has said.
  private final class Rig {
    let loop = EventLoop()
    var said: [String] = []

    init(limit: Duration) {
      loop.latency = LatencyWatch(limit: limit) { [unowned self] in said.append($0) }
      loop.beforeSleep { .zero }
    }

    /// Runs the wakes until the loop is stopped, and returns the phases that the watch names in its only sentence.
    func phases() throws -> [String] {
      loop.eachWake(in: .supervision) { [loop] _ in loop.stop() }
      loop.run()
      let sentence = try #require(said.first)
      #expect(said.count == 1 && sentence.hasPrefix("The loop was held for "))
      let parts = sentence.split(separator: " is the limit: ", maxSplits: 1).last ?? ""
      return parts.split(separator: "; ").map { String($0.prefix { $0 != ":" }) }
    }
  }

  @Test("A wake that computes for too long is reported with its phase")
  func computing() throws {
    let rig = Rig(limit: .milliseconds(5))
    rig.loop.eachWake(in: .files) { _ in
      let end = ThreadTime.now() + .milliseconds(20)
      while ThreadTime.now() < end {}
    }
    #expect(try rig.phases().contains("files"))
    #expect(try #require(rig.loop.latency).longest.computing >= .milliseconds(20))
  }

  @Test("A wake that waits for something is reported with its phase, though it computes nothing")
  func waiting() throws {
    let rig = Rig(limit: .milliseconds(50))
    // What a read from a device, a lock or a program would do.
    rig.loop.eachWake(in: .input) { _ in poll(nil, 0, 80) }
    #expect(try rig.phases().contains("input"))
    let latency = try #require(rig.loop.latency)
    #expect(latency.longest.waits > 0 && latency.longest.waiting > .milliseconds(50))
    #expect(latency.waitingWakes == 1)
  }

  @Test("Deadlines that take too long belong to the wake before")
  func deadlines() throws {
    let rig = Rig(limit: .milliseconds(50))
    var turns = 0
    rig.loop.eachWake(in: .time) { _ in turns += 1 }
    rig.loop.beforeSleep {
      if turns == 1 { poll(nil, 0, 80) }
      return nil
    }
    rig.loop.turn()
    #expect(rig.said.isEmpty)
    #expect(try rig.phases().contains("deadlines"))
  }

  @Test("A sleep between two wakes does not count")
  func sleeping() throws {
    let loop = EventLoop()
    var said: [String] = []
    loop.latency = LatencyWatch { said.append($0) }
    let start = MonotonicTime.now()
    loop.beforeSleep { start + .milliseconds(80) }
    loop.turn()
    loop.latency?.end()
    #expect(said == [])
    #expect(loop.latency?.wakes == 1)
  }

  @Test("What the caller of a turn does by itself does not count")
  func between() throws {
    let rig = Rig(limit: .milliseconds(50))
    for _ in 0..<2 {
      rig.loop.turn()
      poll(nil, 0, 80)
    }
    rig.loop.turn()
    #expect(rig.said == [])
    #expect(try #require(rig.loop.latency).wakes == 2)
  }

  @Test("The time in which other programs have the processor does not count, nor that of a machine that stands still")
  func others() {
    typealias Reading = ThreadMeter.Reading
    let start = Reading(time: .seconds(1), computing: .seconds(1), queued: .seconds(1), waits: 7)
    let busy = Reading(
      time: .milliseconds(1_100), computing: .milliseconds(1_010), queued: .milliseconds(1_060), waits: 9)
    #expect(
      busy.cost(since: start)
        == LatencyWatch.Cost(computing: .milliseconds(10), waiting: .milliseconds(30), waits: 2))
    let still = Reading(time: .seconds(9), computing: .milliseconds(1_010), queued: .seconds(1), waits: 7)
    #expect(still.cost(since: start) == LatencyWatch.Cost(computing: .milliseconds(10)))
  }
}
