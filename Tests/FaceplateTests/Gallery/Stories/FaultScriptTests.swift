import Faceplate
import Testing

/// The scripts that go through the faults of a machine. They say themselves what has to be on the panel.
@Suite("Scripts of faults")
struct FaultScriptTests {
  /// The lines of a script that say what has to be there, and the elements at its end.
  private func played(_ folder: String, _ name: String, _ screen: String) throws -> (expected: [String], end: [String])
  {
    let file = Program.package + "/Sources/Gallery/\(folder)/Scripts/\(name).script"
    let text = String(decoding: try [UInt8](contentsOf: file), as: UTF8.self)
    let result = try Program.run("render", "--screen", screen, "--script", file, "--describe")
    #expect(result.status == 0, "\(result.output)")
    return (text.split(separator: "\n").filter { $0.hasPrefix("expect ") }.map(String.init), result.lines)
  }

  @Test("The washing machine says what to do about each fault, and washes to the end")
  func laundry() throws {
    let (expected, end) = try played("Laundry", "laundry-faults-touch", "laundry")
    #expect(
      expected == [
        "expect \"Open the tap, and clean the sieve in its hose. Then press Continue.\"",
        "expect \"Clean the filter behind the flap at the bottom. Then press Continue.\"",
        "expect \"Close the door. Then press Continue.\"",
      ])
    #expect(end.contains { $0.hasPrefix("button\tStart\t") })
  }

  @Test("The oven's alarms name each fault")
  func oven() throws {
    let (expected, _) = try played("Oven", "bake-faults-touch", "bake")
    #expect(
      expected == [
        "expect \"The door is open\"", "expect \"The temperature sensor has failed\"", "expect \"The oven is too hot\"",
      ])
  }
}
