import FaceplateTesting
import Graphics
import Localization
import SeededRandom
import Testing
import Values

@testable import Appliance
@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Roles and codes", .seeded)
struct AccessTests {
  @Test("A hash is that of its code alone, and each has a salt of its own")
  func hash() throws {
    let hash = try PasscodeHash.make("4711")
    #expect(hash.hasPrefix("$y$") && !hash.contains("4711"))
    #expect(try PasscodeHash.matches("4711", hash))
    #expect(try !PasscodeHash.matches("4712", hash))
    #expect(try PasscodeHash.make("4711") != hash)
    #expect(throws: PasscodeHash.Failure.self) { try PasscodeHash.matches("4711", "no hash") }
  }

  @Test("The config file takes the hash of a code, and refuses a plain one that anybody could read there")
  func plainCode() throws {
    let access = AccessCenter(codes: [.service: "$y$j9T$x$hash"])
    let panel = try Harness { Color.clear.accessControl(access) }
    // A code is declared when somebody asks for it.
    #expect(panel.stage.whileCurrent { access.hasCode(.service) })
    let declaration = try #require(panel.stage.tweaks.declarations.first { $0.id == "access.service-code" })
    #expect(declaration.check("$y$j9T$salt$other") == nil)
    #expect(declaration.check("") == nil)
    let fault = try #require(declaration.check("4711"))
    #expect(fault == "must be the hash of a code, which kiosk passcode prints, or empty for no code")
  }

  @Test(
    "The first three wrong codes cost nothing more than the third's wait; then each wait is twice as long, up to an hour"
  )
  func waits() {
    var tries = PasscodeTries()
    var now = Duration.seconds(1_000)
    var waits: [Duration] = []
    for _ in 0..<12 {
      tries.fail(at: now)
      waits.append(tries.wait(at: now))
      now += tries.wait(at: now)
      #expect(tries.isOpen(at: now))
      #expect(PasscodeTries(tweakText: tries.tweakText) == tries)
    }
    let seconds: [Int] = [0, 0, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]
    #expect(waits == seconds.map { Duration.seconds($0) })
    // Whoever sets the clock back waits an hour at most.
    #expect(tries.wait(at: .zero) == .seconds(3600))
  }

  @Test("Wrong codes are counted across a restart, and a right one in the wait is not taken")
  func tries() async throws {
    let hash = try PasscodeHash.make("4711")
    let access = AccessCenter(codes: [.service: hash])
    let panel = try Harness { Color.clear.accessControl(access) }
    panel.stage.clock.setOrigin(.seconds(1_795_348_800))
    for _ in 0..<3 { #expect(await enter("1", access, panel) == .wrong) }
    #expect(await enter("4711", access, panel) == .blocked)
    let text = try #require(panel.stage.tweaks.text(of: "access.tries"))
    #expect(text == "3 service until 2026-11-22T12:00:30.000Z")

    let after = AccessCenter(codes: [.service: hash])
    let second = try Harness { Color.clear.accessControl(after) }
    second.stage.clock.setOrigin(.seconds(1_795_348_810))
    second.stage.tweaks.apply(["access.tries": text])
    try second.frame()
    // The pad says so before a digit is entered.
    #expect(after.blockedUntil == .seconds(1_795_348_830))
    #expect(await enter("4711", after, second) == .blocked)
    try await second.advance(by: .seconds(20))
    #expect(await enter("4711", after, second) == .right)
    #expect(after.role == .service && second.stage.tweaks.text(of: "access.tries") == "0")
  }

  @Test("A machine whose clock begins years ago waits as long as after the last wrong code, and no longer")
  func clockOfYearsAgo() async throws {
    let access = AccessCenter(codes: [.service: try PasscodeHash.make("4711")])
    let panel = try Harness { Color.clear.accessControl(access) }
    panel.stage.clock.setOrigin(.seconds(60))
    panel.stage.tweaks.apply(["access.tries": "8 until 2026-11-22T12:00:30.000Z"])
    try panel.frame()
    #expect(access.blockedUntil == .seconds(1_020))
    #expect(panel.stage.tweaks.text(of: "access.tries") == "8 service until 1970-01-01T00:17:00.000Z")
    try await panel.advance(by: .seconds(959))
    #expect(await enter("4711", access, panel) == .blocked)
    try await panel.advance(by: .seconds(1))
    #expect(await enter("4711", access, panel) == .right)
  }

  @Test("A wait that is read while the clock is in 1970 is not skipped when the clock is set, nor does it grow")
  func clockThatIsSet() async throws {
    let start = Duration.seconds(1_795_348_800)
    let access = AccessCenter(codes: [.service: try PasscodeHash.make("4711")])
    let panel = try Harness { Color.clear.accessControl(access) }
    panel.stage.clock.setOrigin(.seconds(60))
    panel.stage.tweaks.apply(["access.tries": "3 service until \((start + .seconds(20)).momentText)"])
    try panel.frame()
    #expect(access.blockedUntil == .seconds(90))
    try await panel.advance(by: .seconds(10))
    panel.stage.clock.clockWasSet(by: start - .seconds(70))
    try panel.frame()
    #expect(access.blockedUntil == start + .seconds(20))
    #expect(await enter("4711", access, panel) == .blocked)
    try await panel.advance(by: .seconds(20))
    #expect(await enter("4711", access, panel) == .right)
  }

  private func enter(
    _ code: String, for role: AccessRole = .service, _ access: AccessCenter, _ panel: Harness
  ) async -> AccessCenter.Verdict {
    let task = panel.stage.whileCurrent { Task { await access.enter(code, for: role) } }
    return await task.value
  }

  @Test("Content above the present role is hidden, or shown without being usable")
  func denial() throws {
    for (denial, isThere) in [(AccessDenial.hidden, false), (.locked, true), (.readOnly, true)] {
      var count = 0
      let panel = try Harness {
        Button("Reset") { count += 1 }.access(.service, otherwise: denial).environment(\.accessRole, .user)
      }
      #expect(panel.labels.contains { $0.contains("Reset") } == isThere, "\(denial)")
      if isThere { try panel.tap(at: Point(x: 400, y: 240)) }
      #expect(count == 0)
    }
  }

  @Test("The button around a locked control says what it does, in the language of the panel")
  func lockedControl() throws {
    let panel = try Harness {
      Toggle("Lamp", isOn: .constant(false)).access(.service, otherwise: .locked).environment(\.accessRole, .user)
    }
    for (tag, label, value) in [("en", "Enter the code", "Locked"), ("de", "Code eingeben", "Gesperrt")] {
      try panel.setEnvironment { $0.setLanguage(Localizer(LanguageTag(tag))) }
      try panel.frame()
      let buttons = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .button }
      #expect(buttons.map(\.label) == [label])
      #expect(buttons.map(\.value) == [value])
    }
  }

  @Test("The pad takes digits by touch, and says only how many")
  func pad() async throws {
    var entered: [String] = []
    let panel = try Harness(size: Size(width: 400, height: 480)) {
      PINPad("Service") {
        entered.append($0)
        return .wrong
      } cancel: {
      }
    }
    for digit in ["4", "7", "1", "1"] { try panel.tap(digit) }
    #expect(panel.contains("4 digits entered") && !panel.labels.contains { $0.contains("4711") })
    try panel.tap("OK")
    await panel.settle()
    try panel.frame()
    #expect(entered == ["4711"] && panel.contains("Wrong code") && panel.contains("0 digits entered"))
  }

  @Test("A keyboard's digits count as soon as the pad has come")
  func keyboard() async throws {
    struct Page: View {
      @Environment(\.requestAccess) private var request
      var body: some View { Button("Ask") { request?(.service) } }
    }
    let access = AccessCenter(codes: [.service: try PasscodeHash.make("4711")])
    let panel = try Harness { Page().accessControl(access) }
    try panel.key(.tab)
    try panel.key(.enter)
    try await panel.advance(by: .seconds(1))
    for digit in "4711" { try panel.key(.character(digit)) }
    #expect(panel.contains("4 digits entered"))
    try panel.key(.enter)
    await panel.settle()
    try await panel.advance(by: .seconds(1))
    #expect(access.role == .service && !panel.contains("Cancel"))
  }

  @Test("A keyboard's digits count again after a wrong code")
  func keyboardAgain() async throws {
    var entered: [String] = []
    let panel = try Harness(size: Size(width: 400, height: 480)) {
      PINPad("Service") {
        entered.append($0)
        return .wrong
      } cancel: {
      }
    }
    for code in ["4711", "0815"] {
      for digit in code { try panel.key(.character(digit)) }
      try panel.key(.enter)
      await panel.settle()
      try await panel.advance(by: .seconds(1))
    }
    #expect(entered == ["4711", "0815"])
  }

  @Test("Enter presses what the focus has been moved to after digits were typed")
  func keyboardMoved() throws {
    var (entered, cancelled) = ([String](), 0)
    let panel = try Harness(size: Size(width: 400, height: 480)) {
      PINPad("Service") {
        entered.append($0)
        return .wrong
      } cancel: {
        cancelled += 1
      }
    }
    for digit in "47" { try panel.key(.character(digit)) }
    try panel.tab(to: "8")
    try panel.key(.enter)
    #expect(panel.contains("3 digits entered"))
    for digit in "1" { try panel.key(.character(digit)) }
    try panel.tab(to: "Cancel")
    try panel.key(.enter)
    #expect(cancelled == 1 && entered.isEmpty)
  }

  @Test("A wrong digit is taken back, and every key is as large as a digit", arguments: [240.0, 480])
  func deleting(height: Double) throws {
    var cancelled = 0
    let panel = try Harness(size: Size(width: 400, height: height)) {
      PINPad("Service", enter: { _ in .wrong }, cancel: { cancelled += 1 })
    }
    #expect(try !panel.isEnabled("Delete"))
    for digit in ["4", "7"] { try panel.tap(digit) }
    try panel.tap("Delete")
    #expect(panel.contains("1 digit entered"))
    let digit = try panel.element("0").frame.size
    for key in ["Delete", "OK"] {
      let size = try panel.element(key).frame.size
      #expect(abs(size.width - digit.width) < 2 && size.height == digit.height, "\(key): \(size), \(digit)")
    }
    let out = try panel.element("Cancel").frame
    #expect(out.width >= 100 && out.height >= 44)
    try panel.tap("Cancel")
    #expect(cancelled == 1)
  }

  @Test("Who gives up is told so, by the button and beside the pad")
  func giving() throws {
    struct Page: View {
      let gaveUp: () -> Void
      @Environment(\.requestAccess) private var request
      var body: some View { Button("Ask") { request?(.service, cancelled: gaveUp) } }
    }
    var count = 0
    let access = AccessCenter(codes: [.service: try PasscodeHash.make("4711")])
    let panel = try Harness { Page { count += 1 }.accessControl(access) }
    try panel.tap("Ask")
    try panel.advance(by: .seconds(1))
    let texts = panel.stage.elements.flatMap(\.flattened).filter { $0.role == .text }
    #expect(texts.count { $0.label == "Enter the code" } == 1)
    try panel.tap("Cancel")
    try panel.advance(by: .seconds(1))
    #expect(count == 1 && !panel.contains("Enter the code"))
    try panel.tap("Ask")
    try panel.advance(by: .seconds(1))
    try panel.key(.escape)
    try panel.advance(by: .seconds(1))
    #expect(count == 2 && !panel.contains("Enter the code"))
  }

  @Test("A person who knows the code of a role cannot go on guessing that of a higher one")
  func lowerRole() async throws {
    let access = AccessCenter(codes: [.user: try PasscodeHash.make("1"), .service: try PasscodeHash.make("4711")])
    let panel = try Harness { Text("A").accessControl(access) }
    for _ in 0..<2 { #expect(await enter("0", access, panel) == .wrong) }
    #expect(await enter("1", for: .user, access, panel) == .right)
    access.signOut()
    #expect(panel.stage.tweaks.text(of: "access.tries") == "2 service")
    #expect(await enter("0", access, panel) == .wrong)
    #expect(await enter("4711", access, panel) == .blocked)
    #expect(await enter("1", for: .user, access, panel) == .blocked)
    try await panel.advance(by: .seconds(30))
    #expect(await enter("4711", access, panel) == .right)
    #expect(panel.stage.tweaks.text(of: "access.tries") == "0")
  }

  @Test("A role without a code ends no wait, and its own code forgives a person's own mistakes")
  func openRole() async throws {
    let access = AccessCenter(codes: [.service: try PasscodeHash.make("4711")])
    let panel = try Harness { Text("A").accessControl(access) }
    for _ in 0..<3 { #expect(await enter("0", access, panel) == .wrong) }
    #expect(await enter("", for: .user, access, panel) == .right)
    #expect(await enter("4711", access, panel) == .blocked)
    let other = AccessCenter(codes: [.user: try PasscodeHash.make("1"), .service: try PasscodeHash.make("4711")])
    let second = try Harness { Text("A").accessControl(other) }
    for _ in 0..<2 { #expect(await enter("0", for: .user, other, second) == .wrong) }
    #expect(await enter("1", for: .user, other, second) == .right)
    #expect(second.stage.tweaks.text(of: "access.tries") == "0")
  }

  @Test("A clock that is set while a code is being checked ends no wait")
  func clockSetWhileChecking() async throws {
    let access = AccessCenter(codes: [.service: try PasscodeHash.make("4711")])
    let panel = try Harness { Text("A").accessControl(access) }
    for _ in 0..<2 { #expect(await enter("0", access, panel) == .wrong) }
    let task = panel.stage.whileCurrent { Task.immediate { await access.enter("0", for: .service) } }
    // A machine without a battery for its clock hears of the time.
    panel.stage.clock.clockWasSet(by: .seconds(1_796_000_000))
    try panel.frame()
    #expect(await task.value == .wrong)
    #expect(await enter("4711", access, panel) == .blocked)
    try await panel.advance(by: .seconds(30))
    #expect(await enter("4711", access, panel) == .right)
  }

  @Test(
    "A person who goes or gives up while a code is being checked leaves no role to the next one",
    arguments: [false, true]
  )
  func goneWhileChecking(givesUp: Bool) async throws {
    let access = AccessCenter(codes: [.service: try PasscodeHash.make("4711")])
    let panel = try Harness { Text("A").accessControl(access) }
    // The check has begun when the call returns; its answer has to wait for this test.
    let task = panel.stage.whileCurrent { Task.immediate { await access.enter("4711", for: .service) } }
    #expect(panel.stage.tweaks.text(of: "access.tries") != "0")
    if givesUp { access.withdraw() } else { access.signOut() }
    #expect(await task.value == .blocked)
    #expect(access.role == .visitor)
    #expect(await enter("4711", access, panel) == .right)
  }

  @Test("A pad that somebody has left alone closes as the panel returns to its start")
  func leftAlone() throws {
    let access = AccessCenter(codes: [.service: "$y$j9T$x$hash"])
    var cancelled = 0
    let panel = try Harness {
      Asking(cancelled: { cancelled += 1 }).idleReturn(after: .seconds(60)) { access.signOut() }.accessControl(access)
    }
    try panel.tap("Service")
    try panel.tap("4")
    #expect(panel.contains("1 digit entered"))
    try panel.advance(by: .seconds(61))
    #expect(!panel.contains("1 digit entered") && panel.contains("Service") && cancelled == 1)
  }

  /// A button that asks for the code of service.
  private struct Asking: View {
    let cancelled: () -> Void
    @Environment(\.requestAccess) private var requestAccess

    var body: some View { Button("Service") { requestAccess?(.service, cancelled: cancelled) } }
  }

  @Test("A locked panel is unlocked by holding, by finger and key for three seconds")
  func lock() throws {
    struct Page: View {
      @State var isLocked = true
      let press: () -> Void
      var body: some View { Button("Start") { press() }.childLock($isLocked) }
    }
    for way in ["finger", "key", "knob"] {
      var starts = 0
      let panel = try Harness { Page { starts += 1 } }
      try panel.tap(at: Point(x: 400, y: 200))
      #expect(starts == 0)
      switch way {
      case "finger":
        try panel.hold("Hold to unlock", for: .milliseconds(2_900))
        #expect(panel.contains("Locked"))
        try panel.hold("Hold to unlock", for: .milliseconds(3_100))
      case "key":
        try panel.key(.tab)
        try panel.holdKey(.enter, for: .milliseconds(3_100))
      default:
        try panel.turn(by: 1)
        for _ in 0..<3 { try panel.pressKnob() }
      }
      #expect(!panel.contains("Locked"), "\(way)")
      try panel.tap("Start")
      #expect(starts == 1)
    }
  }

  @Test("A lock for cleaning ends by itself")
  func cleaning() throws {
    struct Page: View {
      @State var isLocked = false
      var body: some View { Button("Clean") { isLocked = true }.cleaningLock($isLocked) }
    }
    let panel = try Harness { Page() }
    panel.checksFrames = false
    try panel.tap("Clean")
    let began = panel.now
    try panel.advance(to: began + .milliseconds(29_900))
    #expect(panel.contains("Hold to unlock"))
    try panel.advance(to: began + .milliseconds(30_100))
    #expect(!panel.contains("Hold to unlock"))
  }
}
