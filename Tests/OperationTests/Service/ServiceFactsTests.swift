import Appliance
import Faceplate
import FaceplateTesting
import Looks
import ProgramFixtures
import Testing

@testable import Operation

/// What a page for service is told by this machine.
@Suite("Facts of the machine")
struct ServiceFactsTests {
  @Test("The system's name is that of os-release, with and without quotation marks")
  func system() {
    #expect(MachineFacts.system(in: "ID=debian\nPRETTY_NAME=\"Debian 12\"\n") == "Debian 12")
    #expect(MachineFacts.system(in: "PRETTY_NAME=Yocto\n") == "Yocto")
    #expect(MachineFacts.system(in: "ID=debian\n") == "")
  }

  @Test("An update's progress is the last percentage of a line, however the text is cut")
  func progress() {
    var lines = UpdateProgress()
    #expect(lines.parse([UInt8]("Loading 1".utf8)) == nil)
    #expect(lines.parse([UInt8]("0 %\n25% of 50 %\nrest".utf8)) == 0.5)
    #expect(lines.parse([UInt8]("\nno number %\n".utf8)) == nil)
    #expect(UpdateProgress.share("12.5 %") == 0.125)
    #expect(UpdateProgress.share("900 %") == 1)
    #expect(UpdateProgress.share("% 10") == nil)
  }

  @Test("An update without a command, and one with its progress and result")
  func update() async throws {
    let folder = try Folder()
    let panel = try Harness { Text("Panel") }
    let log = PanelLog(journal: nil) { _ in }
    func machine(_ commands: String) -> LinuxMachine {
      LinuxMachine(panel.stage, settings: nil, log: log, commands: commands) {}
    }
    await #expect(throws: ServiceFault.noUpdateCommand) {
      _ = try await machine(folder.file("none")).update { _ in }
    }
    folder.write("[update]\nrun=/bin/sh -c 'echo 50 %; echo 2.2 is installed'\n", to: "commands")
    var shares: [Double] = []
    let result = try await machine(folder.file("commands")).update { shares.append($0) }
    #expect(result == "2.2 is installed")
    await panel.settle()
    #expect(shares == [0.5])
    folder.write("[update]\nrun=/bin/sh -c 'exit 3'\n", to: "commands")
    await #expect(throws: ServiceFault.other("update has failed with the status 3")) {
      _ = try await machine(folder.file("commands")).update { _ in }
    }
  }

  @Test("The log has the last hundred lines, the newest first, without what is quoted")
  func log() {
    let log = PanelLog(journal: nil) { _ in }
    for number in 0..<130 { log.write("line \(number) is “secret”", .machine) }
    #expect(log.recent.count == 100)
    #expect(log.recent.first == "line 129 is “…”")
  }
}
