import Testing

@testable import Controls

@Suite("Navigation paths")
struct NavigationPathTests {
  @Test("A negative number of values removes none, and a greater one than there are removes all")
  func removal() {
    var path = NavigationPath([1, 2, 3])
    path.removeLast(-1)
    #expect(path.count == 3)
    path.removeLast(.min)
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path.count == 1)
    path.removeLast(.max)
    #expect(path.isEmpty)
  }
}
