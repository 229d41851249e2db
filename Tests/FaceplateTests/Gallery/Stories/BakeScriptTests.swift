import Faceplate
import Testing

/// The oven's scripts from power-on to done, by one way of working alone each.
@Suite("Scripts of the oven")
struct BakeScriptTests {
  private static let steps = ["touch": ["tap", "hold"], "knob": ["turn", "press knob"], "keys": ["press"]]

  @Test("The oven is worked from power-on to done", arguments: ["touch", "knob", "keys"])
  func script(_ way: String) throws {
    let script = try PlayedScript("Oven", "bake-\(way)", screen: "bake")
    let own = try #require(Self.steps[way])
    for line in script.steps where !line.hasPrefix("wait ") {
      #expect(own.contains { line.hasPrefix($0) }, "\(line)")
      if way == "keys" { #expect(line != "press knob") }
    }
    #expect(script.end.contains { $0.hasPrefix("button\tCake, 175 °C\t") })
  }
}
