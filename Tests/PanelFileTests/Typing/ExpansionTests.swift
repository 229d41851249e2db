import Testing
import Values

@testable import PanelFile

@Suite("The expansion of components and files")
struct ExpansionTests {
  @Test("What is open is known by name, and closes in reverse order")
  func open() {
    var expansion = Expansion("panel.yaml")
    expansion.begin("zone")
    #expect(expansion.open == ["panel.yaml", "zone"])
    expansion.end()
    #expect(expansion.open == ["panel.yaml"])
  }

  @Test("Bodies may be nested as deep as the limit, and nodes may be as many")
  func limits() {
    var expansion = Expansion("panel.yaml")
    for _ in 0..<Limits.nesting { #expect(expansion.enter() == true) }
    #expect(expansion.enter() == false)
    expansion.leave()
    expansion.leave()
    #expect(expansion.enter() == true)
    #expect(expansion.count(Limits.nodes) == true)
    #expect(expansion.fits)
    #expect(expansion.count(1) == false)
    #expect(!expansion.fits)
  }
}
