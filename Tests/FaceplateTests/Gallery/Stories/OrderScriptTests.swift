import Faceplate
import Testing

/// The kiosk's script from the first touch to the receipt.
@Suite("Script of the ordering kiosk")
struct OrderScriptTests {
  @Test("An order is paid for, and the next customer finds the welcome", arguments: ["1080x1920", "800x480"])
  func script(size: String) throws {
    let file = Program.package + "/Sources/Gallery/Ordering/Scripts/order-touch.script"
    let lines = String(decoding: try [UInt8](contentsOf: file), as: UTF8.self).split(separator: "\n")
    let folder = try Folder()
    let end = try #require(lines.firstIndex { $0 == "tap Done" })
    folder.write(lines[..<end].joined(separator: "\n") + "\n", to: "almost")
    let almost = try described(folder.file("almost"), size)
    #expect(
      almost.contains { $0.hasPrefix("text\tYour number\t") } && almost.contains { $0.hasPrefix("text\t€15.60\t") })
    let done = try described(file, size)
    #expect(done.contains { $0.hasPrefix("button\tEat here\t") })
    for line in almost + done { #expect(!line.contains("4111"), "\(line)") }
  }

  @Test("The staff tries each fault behind its code, which is asked for each time, and customers meet them")
  func faults() throws {
    let file = Program.package + "/Sources/Gallery/Ordering/Scripts/order-faults-touch.script"
    let lines = String(decoding: try [UInt8](contentsOf: file), as: UTF8.self).split(separator: "\n")
    let folder = try Folder()
    // What is seen after the first wait of each of these lengths.
    for (step, words) in [
      ("wait 4", "The bank refuses this card"), ("wait 21", "The bank does not answer"),
      ("wait 72", "Are you still there?"), ("wait 95", "Hungry?"),
    ] {
      let end = try #require(lines.firstIndex { $0 == step })
      folder.write(lines[...end].joined(separator: "\n") + "\n", to: "part")
      let seen = try described(folder.file("part"), "800x480")
      #expect(seen.contains { $0.split(separator: "\t").dropFirst().first == "\(words)" }, "\(step): \(seen)")
    }
    let end = try described(file, "800x480")
    #expect(end.contains { $0.hasPrefix("text\tThere is no paper") } && end.contains { $0.hasPrefix("text\t€6.90\t") })
  }

  private func described(_ script: String, _ size: String) throws -> [String] {
    let result = try Program.run("render", "--screen", "order", "--size", size, "--script", script, "--describe")
    #expect(result.status == 0, "\(result.output)")
    return result.lines
  }
}
