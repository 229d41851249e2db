import SeededRandom
import Testing

@testable import Values

@Suite("The ring of samples", .seeded)
struct SampleRingTests {
  @Test("Extremes of any stretch are those of its samples, while the ring turns several times")
  func extremes() {
    var random = SeededGenerator(seed: 1)
    for capacity in [2, 31, 32, 33, 100, 1_000] {
      var ring = SampleRing(capacity: capacity)
      var all: [Double] = []
      for index in 0..<3 * capacity + 50 {
        let value = Int.random(in: 0..<20, using: &random) == 0 ? Double.nan : Double.random(in: -9...9, using: &random)
        ring.append(value, at: Double(index))
        all.append(value)
        let first = Int.random(in: 0...index, using: &random)
        let last = Int.random(in: first...index + 1, using: &random)
        let kept = all[max(first, all.count - capacity)..<max(last, max(first, all.count - capacity))].filter {
          !$0.isNaN
        }
        let expected = kept.min().map { $0...kept.max()! }
        #expect(ring.extremes(in: first..<last) == expected)
      }
      #expect(ring.count == capacity)
      #expect(ring.start == all.count - capacity)
      #expect(ring.timeRange == Double(ring.start)...Double(all.count - 1))
    }
  }

  @Test("One outlier among a hundred thousand samples is found in any stretch that has it")
  func outlier() {
    var ring = SampleRing(capacity: 100_000)
    for index in 0..<150_000 { ring.append(index == 77_777 ? 100 : 1, at: Double(index)) }
    #expect(ring.extremes(in: 50_000..<150_000) == 1...100)
    #expect(ring.extremes(in: 77_777..<77_778) == 100...100)
    #expect(ring.extremes(in: 77_778..<150_000) == 1...1)
  }

  @Test("Samples are found by their times; times that go back count as the last one")
  func times() {
    var ring = SampleRing(capacity: 10)
    #expect(ring.nearest(to: 0) == nil)
    #expect(ring.timeRange == nil)
    for time in [1.0, 2, 4, 3, .nan, 8] { ring.append(time, at: time) }
    #expect((0..<6).map(ring.time) == [1, 2, 4, 4, 4, 8])
    #expect(ring.nearest(to: 2.9) == 1)
    #expect(ring.nearest(to: 7) == 5)
    #expect(ring.nearest(to: -9) == 0)
    #expect(ring.indices(from: 2, to: 8) == 1..<5)
    #expect(ring.value(4).isNaN)
  }

  @Test("All samples move in time together, also in a ring that is full, and not to times that are none")
  func move() {
    var ring = SampleRing(capacity: 32)
    for time in 0..<50 { ring.append(Double(time), at: Double(time)) }
    ring.move(by: 1_000)
    #expect(ring.timeRange == 1_018...1_049)
    #expect(ring.nearest(to: 1_030).map(ring.value) == 30)
    ring.move(by: .infinity)
    ring.move(by: .nan)
    #expect(ring.timeRange == 1_018...1_049)
    #expect(ring.moves == 1)
    ring.append(50, at: 1_050)
    #expect(ring.indices(from: 1_049, to: 1_051) == 49..<51)
    var empty = SampleRing(capacity: 2)
    empty.move(by: 5)
    #expect(empty.timeRange == nil)
  }

  @Test("A ring that begins with a time that is none begins at zero")
  func firstTime() {
    var ring = SampleRing(capacity: 4)
    ring.append(1, at: .infinity)
    #expect(ring.time(0) == 0)
    ring.append(2, at: -5)
    #expect(ring.time(1) == 0)
  }
}
