import Glibc
import Testing

@testable import LinuxHost

@Suite struct AccessTests {
  private let node = Access(
    path: "/dev/dri/card0", owner: "root", group: "video", mode: "crw-rw----", isAllowed: false)
  private let user = User(name: "panel", groups: ["panel", "tty"])

  @Test("Denied names node user and cure")
  func deniedNamesNodeUserAndCure() {
    let text = Access.deniedText(path: "/dev/dri/card0", groupHint: "video", access: node, user: user)
    #expect(
      text == """
        /dev/dri/card0 may not be opened by panel: Permission denied.
          node: of root, group video, mode crw-rw----
          user: panel in groups panel tty
          fix: sudo usermod -aG video,input panel, then log out and in again; of a service: SupplementaryGroups=video input in its unit
        """)
  }

  @Test("The right group points at a sandbox")
  func theRightGroupPointsAtASandbox() {
    let member = User(name: "panel", groups: ["panel", "video"])
    let text = Access.deniedText(path: "/dev/dri/card0", groupHint: "video", access: node, user: member)
    #expect(text.contains("DeviceAllow=/dev/dri/card0 rw"))
  }

  @Test("Busy names who holds the card")
  func busyNamesWhoHoldsTheCard() {
    let holders = [
      Holder(processID: 300, command: "systemd-logind", unit: "systemd-logind.service"),
      Holder(processID: 812, command: "Xorg", unit: "lightdm.service"),
    ]
    let text = Access.busyText(
      path: "/dev/dri/card0", driver: "vc4", number: 16, access: node, holders: holders, user: user,
      activeConsole: "tty7")
    #expect(
      text == """
        /dev/dri/card0 (vc4) belongs to another program now, so no picture can be set: Device or resource busy.
          node: of root, group video, mode crw-rw----
          user: panel in groups panel tty
          held by: systemd-logind (pid 300, systemd-logind.service), Xorg (pid 812, lightdm.service)
          console: tty7 is in front
          fix: sudo systemctl stop lightdm.service; permanently: sudo systemctl disable lightdm.service
        """)
  }

  @Test("A holder outside any unit is stopped by number")
  func aHolderOutsideAnyUnitIsStoppedByNumber() {
    let text = Access.busyText(
      path: "/dev/dri/card0", driver: "", number: 16, access: nil,
      holders: [Holder(processID: 9, command: "weston", unit: nil)], user: user, activeConsole: nil)
    #expect(text.hasSuffix("fix: sudo kill 9"))
  }

  @Test("A desktop is logged out of")
  func aDesktopIsLoggedOutOf() {
    let text = Access.busyText(
      path: "/dev/dri/card0", driver: "", number: 16, access: nil,
      holders: [Holder(processID: 9, command: "gnome-shell", unit: "user@1000.service")], user: user,
      activeConsole: nil)
    #expect(
      text.hasSuffix("fix: log out of the desktop that gnome-shell shows, or sudo systemctl stop display-manager"))
  }

  @Test("A user who lacks one group reads of that one alone")
  func whoHasOneGroupIsToldOfThatAlone() {
    let member = User(name: "panel", groups: ["panel", "video"])
    let text = Access.deniedText(path: "/dev/input/event0", groupHint: "input", access: nil, user: member)
    #expect(text.contains("usermod -aG input panel"))
  }

  @Test("An invisible holder is said to be so")
  func anInvisibleHolderIsSaidToBeSo() {
    let text = Access.busyText(
      path: "/dev/dri/card0", driver: "", number: 16, access: nil, holders: [], user: user, activeConsole: nil)
    #expect(text.contains("unknown without root; sudo fuser -v /dev/dri/card0 shows it"))
  }

  @Test("Units are read from control groups")
  func unitsAreReadFromControlGroups() {
    #expect(Holder.unit(inControlGroup: "0::/system.slice/lightdm.service\n") == "lightdm.service")
    #expect(
      Holder.unit(inControlGroup: "0::/user.slice/user-1000.slice/user@1000.service/app.slice/x.scope\n")
        == "user@1000.service")
    #expect(Holder.unit(inControlGroup: "0::/init.scope\n") == nil)
  }

  @Test("Modes look as in listings")
  func modesLookAsInListings() {
    #expect(Access.modeText(0o020660) == "crw-rw----")
    #expect(Access.modeText(0o100755) == "-rwxr-xr-x")
    #expect(Access(path: "/dev/null")?.isAllowed == true)
    #expect(Access(path: "/dev/nothing-of-the-kind") == nil)
  }

  @Test("Several cards give one message")
  func severalCardsGiveOneMessage() {
    let error = DisplayChoice.combine([MachineError(.noDisplay, "first"), MachineError(.denied, "second")])
    #expect(error.description == "first\nsecond")
    #expect(error.exitCode == 77)
    #expect(DisplayChoice.combine([]).exitCode == 78)
  }

  @Test(
    "A failure that may pass is no missing display",
    arguments: [
      (ENOENT, MachineError.Reason.noDisplay), (ENODEV, .noDisplay), (EOPNOTSUPP, .noDisplay), (EMFILE, .failed),
      (ENFILE, .failed), (ENOMEM, .failed), (EIO, .failed),
    ])
  func whatThePassingOfTimeMayMendIsNoMissingDisplay(number: Int32, reason: MachineError.Reason) {
    #expect(DRMCard.reason(number) == reason)
  }

  @Test("A card that is not there is no display")
  func aCardThatIsNotThereIsNoDisplay() {
    do {
      var options = DisplayOptions()
      options.card = "/dev/dri/card99"
      _ = try DisplayChoice(options: options).plan()
      Issue.record("opened a card that does not exist")
    } catch {
      #expect((error as? MachineError)?.exitCode == 78)
    }
  }

  @Test("A report works on any machine")
  func aReportWorksOnAnyMachine() {
    let report = MachineReport()
    #expect(report.description.contains("A panel can"))
    #expect(report.description.hasSuffix(report.canStart ? "A panel can start." : "A panel cannot start."))
    #expect(report.problems.allSatisfy { report.description.contains("missing: \($0.prefix { $0 != "\n" })") })
    if !report.canStart { #expect(!report.problems.isEmpty) }
  }
}
