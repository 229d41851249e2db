import Testing
import Values

struct FirstMappedTests {
  /// A tree whose last leaf is what is looked for.
  private final class Branch {
    let children: [Branch]
    init(depth: Int) { children = depth == 0 ? [] : [Branch(depth: depth - 1)] }
  }

  @Test("The transform is called once for each element up to the first result", arguments: [0, 1, 5])
  func calls(place: Int) {
    var calls: [Int] = []
    let found = (0..<6).firstMapped { number -> String? in
      calls.append(number)
      return number >= place ? "\(number)" : nil
    }
    #expect(found == "\(place)")
    #expect(calls == Array(0...place))
  }

  @Test("Without a result, each element is asked once")
  func nothing() {
    var calls = 0
    let found = (0..<6).firstMapped { _ -> Int? in
      calls += 1
      return nil
    }
    #expect(found == nil)
    #expect(calls == 6)
  }

  @Test("A search that calls itself visits each node once", arguments: [40, 200])
  func recursion(depth: Int) {
    var visits = 0
    func leaf(below branch: Branch) -> Branch? {
      visits += 1
      return branch.children.isEmpty ? branch : branch.children.firstMapped(leaf)
    }
    #expect(leaf(below: Branch(depth: depth)) != nil)
    #expect(visits == depth + 1)
  }
}
