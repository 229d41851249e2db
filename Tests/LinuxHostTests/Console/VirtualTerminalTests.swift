import Testing

@testable import LinuxHost

@Suite struct VirtualTerminalTests {
  @Test("A path that is no terminal is reported with what to do")
  func whatIsNoTerminalIsSaidWithWhatMendsIt() throws {
    let error = #expect(throws: MachineError.self) { try VirtualTerminal(tty: "/dev/null") }
    let text = try "\(#require(error))"
    #expect(text.contains("/dev/null is not a virtual terminal") && text.contains("\n  fix: "))
    // Machines differ in who may use the node.
    let node = try #require(Access(path: "/dev/null"))
    #expect(text.contains("node: of root, group root, mode \(node.mode)"))
  }

  @Test("Terminals have short names")
  func terminalsHaveShortNames() {
    #expect(VirtualTerminal.node("tty1") == "/dev/tty1")
    #expect(VirtualTerminal.node("/dev/tty7") == "/dev/tty7")
  }

  @Test("The console in front is another or this")
  func theConsoleInFrontIsAnotherOrThis() {
    // Device numbers of /dev/tty1, of /dev/tty7, and of /dev/pts/1.
    #expect(VirtualTerminal.other(than: 0x401, inFront: 1) == nil)
    #expect(VirtualTerminal.other(than: 0x407, inFront: 1) == 1)
    #expect(VirtualTerminal.other(than: 0x8801, inFront: 2) == nil)
  }

  @Test("Restoring something that is no terminal is reported")
  func restoringWhatIsNoTerminalSaysSo() {
    #expect(throws: MachineError(.failed, "/dev/null is not a virtual terminal.")) {
      try restoreConsole(tty: "/dev/null")
    }
    #expect(throws: MachineError.self) { try restoreConsole(tty: "/dev/no-such-terminal") }
  }
}
