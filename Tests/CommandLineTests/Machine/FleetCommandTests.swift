import Faceplate
import Testing
import Values

@testable import CommandLine
@testable import Links

@Suite("The list of panels at a broker") struct FleetCommandTests {
  @Test("What strangers have written stays in its column and works no terminal")
  func controls() {
    var panel = BrokerFleet.Panel(name: "hall\u{1B}[2J")
    (panel.title, panel.version, panel.values) = ("Hall\nfake\tonline", "1\u{7}", 3)
    #expect(panel.row == "hall?[2J\toffline\tHall?fake?online\t1?\t3\t")
    panel.parts = [PartState("panel-file", fault: nil), PartState("link-a\tb", fault: "gone\n")]
    #expect(panel.row.hasSuffix("\t3\tlink-a?b: gone?"))
    panel.parts.removeLast()
    #expect(panel.row.hasSuffix("\t3\tgood"))
  }
}
