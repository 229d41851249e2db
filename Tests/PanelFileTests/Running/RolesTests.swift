import FaceplateTesting
import Graphics
import Testing
import Values

@testable import Appliance
@testable import PanelFile

@MainActor @Suite("Roles of panel files") struct RolesTests {
  /// The hash of 4711.
  private static let hash = "$y$j9T$abcdefghijklmnop$5laqhsJ147.nj9P4Zs8K4N5z/RwHYsHCNVYyblyCM05"
  private static let text = """
    panel: {idle: 2 min}
    values: {a: {type: switch}, b: {type: switch}, c: {type: number, in: 0..9}}
    roles: {service: \(hash)}
    pages:
      start:
        body:
          - button: {label: Hidden, access: service, otherwise: hidden, tap: {toggle: a}}
          - toggle: {value: a, label: Locked, access: service}
          - stepper: {value: c, label: Shown, access: service, otherwise: read only}
          - button: {name: ask, label: Ask, tap: [{pin: service}, {set: {b: true}}]}
          - button: {label: Leave, tap: sign out}
          - link: service
          - button: {name: remote, label: Remote, tap: {toggle: b}, access: service}
      service: {title: Service, access: service, body: [{text: Inside}]}
    """

  /// Enters digits, and waits until the code has been checked.
  private func enter(_ code: String, _ panel: ShownPanel, until isDone: () -> Bool) async throws {
    for digit in code { try panel.harness.tap(String(digit)) }
    try panel.harness.tap("OK")
    // Another thread computes the hash.
    for _ in 0..<1000 where !isDone() {
      await panel.harness.settle()
      try panel.harness.frame()
    }
  }

  @Test("What a role may use is hidden, locked or shown to others")
  func denials() throws {
    let panel = try ShownPanel(Self.text)
    #expect(!panel.harness.labels.contains("Hidden"))
    #expect(try !panel.harness.isEnabled("Shown"))
    try panel.harness.tap("Locked")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("Cancel"))
    #expect(panel.kept("a") == "false")
  }

  @Test("The right code opens, until the panel is left alone")
  func right() async throws {
    let panel = try ShownPanel(Self.text)
    try panel.harness.tap("Ask")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.kept("b") == "false")
    try await enter("4711", panel) { panel.kept("b") == "true" }
    #expect(panel.kept("b") == "true")
    #expect(panel.harness.labels.contains("Hidden"))
    try await panel.harness.advance(by: .seconds(121))
    #expect(!panel.harness.labels.contains("Hidden"))
  }

  @Test("A page of a role asks for the code, and shows nothing of itself before")
  func page() async throws {
    let panel = try ShownPanel(Self.text)
    try panel.harness.tap("Service")
    try await panel.harness.advance(by: .seconds(1))
    #expect(!panel.harness.labels.contains("Inside"))
    #expect(panel.harness.labels.contains("Cancel"))
    try await enter("4711", panel) { panel.harness.labels.contains("Inside") }
    #expect(panel.harness.labels.contains("Inside"))
  }

  @Test("Who gives up the code of a page is back where they came from")
  func cancel() async throws {
    let panel = try ShownPanel(Self.text)
    try panel.harness.tap("Service")
    try await panel.harness.advance(by: .seconds(1))
    try panel.harness.tap("Cancel")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("Ask") && !panel.harness.labels.contains("Cancel"))

    let tabs = try ShownPanel(
      """
      panel: {tabs: [work, service]}
      roles: {service: \(Self.hash)}
      pages: {work: {body: [{text: At work}]}, service: {access: service, body: [{text: Inside}]}}
      """)
    try tabs.harness.tap("Service")
    try await tabs.harness.advance(by: .seconds(1))
    try tabs.harness.tap("Cancel")
    try await tabs.harness.advance(by: .seconds(1))
    #expect(tabs.harness.labels.contains("At work") && !tabs.harness.labels.contains("Enter the code"))
    // The tab asks again.
    try tabs.harness.tap("Service")
    try await tabs.harness.advance(by: .seconds(1))
    #expect(tabs.harness.labels.contains("Enter the code"))
  }

  @Test("A first page with a code stays with the button that asks for it")
  func home() async throws {
    let panel = try ShownPanel(
      """
      roles: {service: \(Self.hash)}
      pages: {start: {access: service, body: [{text: Inside}]}}
      """)
    try await panel.harness.advance(by: .seconds(1))
    try panel.harness.tap("Cancel")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels == ["Locked", "Enter the code"])
  }

  @Test("While an alarm is unacknowledged, idle: leaves the role and not the page, and no pad covers the alarm")
  func alarm() async throws {
    let text =
      Self.text.replacing(
        "roles:", with: "alarms: {full: {value: c, above: 8, text: Tank full}}\nroles:")
    let panel = try ShownPanel(text)
    try panel.harness.tap("Service")
    try await panel.harness.advance(by: .seconds(1))
    try await enter("4711", panel) { panel.harness.labels.contains("Inside") }
    try panel.tell("c", "9")
    try await panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains { $0.contains("Tank full") })
    try await panel.harness.advance(by: .seconds(121))
    #expect(!panel.model.isSignedIn)
    #expect(!panel.harness.labels.contains("Inside"))
    #expect(panel.harness.labels.contains("Locked"))
    #expect(panel.harness.labels.contains { $0.contains("Tank full") })
    #expect(!panel.harness.labels.contains("OK"))
  }

  @Test("Nobody outside presses what is a role's, or gets past a code")
  func outside() throws {
    let panel = try ShownPanel(Self.text)
    var lines: [String] = []
    panel.model.log = { lines.append($0) }
    #expect(panel.model.press("remote") == "remote can only be pressed at the panel")
    #expect(panel.model.press("ask") == "ask can only be pressed at the panel")
    #expect(panel.kept("b") == "false")
    #expect(lines == [])
  }

  @Test("Nobody outside presses a button that always asks for a code, not even for what it does before")
  func outsideBeforeCode() throws {
    let panel = try ShownPanel(
      """
      roles: {service: \(Self.hash)}
      values: {a: {type: number, in: 0..9}, isOn: {type: switch}}
      pages:
        start:
          body:
            - button: {name: always, label: Always, tap: [{step: a}, {pin: service}, {step: a}]}
            - button:
                name: sometimes
                label: Sometimes
                tap: [{step: a}, {if: isOn, then: {pin: service}}, {step: a}]
      """)
    var lines: [String] = []
    panel.model.log = { lines.append($0) }
    #expect(panel.model.press("always") == "always can only be pressed at the panel")
    #expect(panel.kept("a") == "0")
    #expect(panel.model.press("sometimes") == nil)
    #expect(panel.kept("a") == "2")
    #expect(lines == [])
    try panel.tell("isOn", "true")
    #expect(panel.model.press("sometimes") == nil)
    #expect(panel.kept("a") == "3")
    #expect(lines == ["nothing is done: only the panel itself can ask for the code of service"])
  }

  @Test("What only a role may change is set by nobody outside, however it is changed at the panel")
  func values() throws {
    let panel = try ShownPanel(
      """
      values:
        locked: {type: switch}
        page: {type: number, in: 0..9, step: 1}
        group: {type: switch}
        code: {type: switch}
        either: {type: switch}
        choice: {type: switch}
        both: {type: switch}
        free: {type: switch}
        nobody: {type: switch}
        alarmed: {type: switch}
      roles: {service: \(Self.hash)}
      alarms: {high: {value: page, above: 8, text: High, do: {set: {alarmed: true, locked: true}}}}
      pages:
        start:
          body:
            - toggle: {value: locked, access: service, otherwise: read only}
            - group: {access: service, body: [{column: {body: [{toggle: group}, {toggle: both}]}}]}
            - button: {label: Code, tap: [{pin: service}, {toggle: code}]}
            - button: {label: Either, tap: {if: free, then: {pin: service}}, hold: {toggle: free}}
            - button: {label: Way, tap: [{if: free, then: {pin: service}}, {toggle: either}]}
            - button: {label: Ways, tap: [{if: free, then: {pin: service}, else: {pin: service}}, {toggle: choice}]}
            - button: {label: Both, tap: {set: {both: true}}}
            - {value: locked}
        service: {title: Service, access: service, body: [{stepper: page}]}
      """)
    let document = try #require(panel.model.document)
    #expect(document.guardedValues == ["locked", "page", "group", "code", "choice"])
    for name in document.guardedValues where name != "page" {
      #expect(panel.model.set(name, to: .flag(true)) == "\(name) can only be set at the panel")
      #expect(panel.kept(name) == "false")
    }
    #expect(panel.model.set("page", to: .number(5)) == "page can only be set at the panel")
    for name in ["either", "both", "free", "nobody", "alarmed"] {
      #expect(panel.model.set(name, to: .flag(true)) == nil)
      #expect(panel.kept(name) == "true")
    }
    // A broker neither offers them nor hands orders on.
    #expect(Set(document.linkedValues.filter(\.isReadOnly).map(\.name)) == document.guardedValues)
  }

  @Test("Of the hash nothing but its form is judged when the file is read")
  func hashes() {
    #expect(PasscodeHash.isHash(Self.hash))
    #expect(PasscodeHash.isHash("$6$salt$hash.of/several/letters"))
    for text in ["4711", "", "$", "$y$", "$y$j9T$", "$y$a b$cdefghijkl", "y$j9T$abcdefghijklmnop"] {
      #expect(!PasscodeHash.isHash(text), "\(text)")
    }
  }
}
