import Testing

@testable import Runtime

@Suite("Who depends on what")
struct DependentTests {
  private final class Reader: Dependent {
    var calls = 0
    override func invalidate() { calls += 1 }
  }

  @Test("Whatever a run reads, and in whatever order, it is told of that and of nothing else, once")
  func runs() {
    let all = (0..<4).map { _ in Location() }
    let reader = Reader()
    let runs = [
      [0, 1, 2], [2, 0], [0, 1], [], [1, 1, 2, 0], [0, 1, 2, 3], [0, 3], [0, 3, 1, 2], [3, 2, 1, 0], [3, 2],
    ]
    for reads in runs {
      reader.tracking { for place in reads { all[place].noteRead() } }
      for place in all.indices {
        reader.calls = 0
        all[place].notify()
        #expect(reader.calls == (reads.contains(place) ? 1 : 0), "\(place) of \(reads)")
        #expect(all[place].hasDependents == reads.contains(place))
      }
    }
    reader.stopTracking()
    #expect(!all.contains { $0.hasDependents })
  }

  @Test("A location tells each of its dependents once, also as they become many and few again")
  func numbers() {
    let location = Location()
    let readers = (0..<3 * Location.mostFew).map { _ in Reader() }
    func expectCalls(of reading: ArraySlice<Reader>, _ moment: String) {
      for reader in readers { reader.calls = 0 }
      location.notify(except: reading.first)
      #expect(
        readers.map(\.calls) == readers.map { reader in reading.dropFirst().contains { $0 === reader } ? 1 : 0 },
        "\(moment)")
    }
    for count in 1...readers.count {
      readers[count - 1].tracking { for _ in 0..<2 { location.noteRead() } }
      expectCalls(of: readers[..<count], "\(count) read")
    }
    for count in (0..<readers.count).reversed() {
      readers[count].stopTracking()
      expectCalls(of: readers[..<count], "\(count) still read")
      #expect(location.hasDependents == (count > 0))
    }
  }
}
