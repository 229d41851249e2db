import Faceplate
import Testing

/// The oven's scripts from power-on to done, by one way of working alone each.
@Suite("Scripts of the oven")
struct BakeScriptTests {
  private static let steps = ["touch": ["tap", "hold"], "knob": ["turn", "press knob"], "keys": ["press"]]

  @Test("The oven is worked from power-on to done", arguments: ["touch", "knob", "keys"])
  func script(_ way: String) throws {
    let file = Program.package + "/Sources/Gallery/Oven/Scripts/bake-\(way).script"
    let text = String(decoding: try [UInt8](contentsOf: file), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let own = try #require(Self.steps[way])
    for line in lines where !line.hasPrefix("wait ") {
      #expect(own.contains { line.hasPrefix($0) }, "\(line)")
      if way == "keys" { #expect(line != "press knob") }
    }
    let done = try described(file)
    #expect(done.contains { $0.hasPrefix("button\tCake, 175 °C\t") })
  }

  private func described(_ script: String) throws -> [String] {
    let result = try Program.run("render", "--screen", "bake", "--script", script, "--describe")
    #expect(result.status == 0, "\(result.output)")
    return result.lines
  }
}
