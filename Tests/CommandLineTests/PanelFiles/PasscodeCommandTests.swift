import Faceplate
import ProgramFixtures
import Testing

@testable import Appliance

@Suite("The hash of a code") struct PasscodeCommandTests {
  private func passcode(_ code: String) throws -> Program.Result {
    try Program.shell("printf '%s' '\(code)' | '\(Program.products)/kiosk' passcode")
  }

  @Test("The hash fits the code, and is another one each time")
  func hash() throws {
    let first = try passcode("4711")
    #expect(first.status == 0)
    let hash = try #require(first.lines.first)
    #expect(hash.hasPrefix("$y$"))
    #expect(try PasscodeHash.matches("4711", hash))
    #expect(try !PasscodeHash.matches("4712", hash))
    #expect(try passcode("4711").lines.first != hash)
  }

  @Test("What the keys of a panel cannot enter is refused", arguments: ["", "123", "1234567890123", "12a4"])
  func refused(code: String) throws {
    let result = try passcode(code)
    #expect(result.status == 1)
    #expect(!result.output.contains("$"), "\(result.output)")
  }
}
