import Faceplate
import Testing

/// The scripts that go through the faults of a machine.
@Suite("Scripts of faults")
struct FaultScriptTests {
  /// What the panel says after the first lines of a script.
  private func described(_ folder: String, _ name: String, _ screen: String, lines count: Int) throws -> [String] {
    let file = Program.package + "/Sources/Gallery/\(folder)/Scripts/\(name).script"
    let text = String(decoding: try [UInt8](contentsOf: file), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    let desk = try Folder()
    desk.write(lines.prefix(count).joined(separator: "\n") + "\n", to: "part")
    let result = try Program.run("render", "--screen", screen, "--script", desk.file("part"), "--describe")
    #expect(result.status == 0, "\(result.output)")
    return result.lines
  }

  @Test(
    "The washing machine says what to do about each fault",
    arguments: [
      (5, "Open the tap, and clean the sieve in its hose. Then press Continue."),
      (17, "Clean the filter behind the flap at the bottom. Then press Continue."),
      (25, "Close the door. Then press Continue."),
    ])
  func laundry(lines: Int, advice: String) throws {
    let said = try described("Laundry", "laundry-faults-touch", "laundry", lines: lines)
    #expect(said.contains { $0.contains(advice) }, "\(said)")
  }

  @Test("After its faults the washing machine washes to the end")
  func laundryEnd() throws {
    let end = try described("Laundry", "laundry-faults-touch", "laundry", lines: 100)
    #expect(end.contains { $0.hasPrefix("button\tStart\t") })
  }

  @Test(
    "The oven's banner names each fault",
    arguments: [
      (12, "The door is open"), (15, "The temperature sensor has failed"), (24, "The oven is too hot"),
    ])
  func oven(lines: Int, alarm: String) throws {
    let said = try described("Oven", "bake-faults-touch", "bake", lines: lines)
    #expect(said.contains { $0.hasPrefix("button\t\(alarm), ") }, "\(said)")
  }
}
