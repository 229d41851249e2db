import FaceplateTesting
import Graphics
import Testing

@testable import PanelFile

@MainActor @Suite("Sheets and sections of panel files") struct SheetsAndSectionsTests {
  private static let settings = """
    values:
      wifi: {type: switch, label: Wi-Fi, initial: true}
      eco: {type: switch}
      heat: {type: number, in: 0..9, initial: 3}
    pages:
      start:
        body:
          - form:
              - section: {title: Network, footer: Near a router only., body: [wifi]}
              - section: {title: Screen, visible: wifi, body: [heat, eco]}
              - section: {title: More, enabled: wifi, body: [{button: {label: Open, tap: {show: about}}}]}
              - text: At the end
      about:
        title: About the oven
        body: [{text: Version 3}]
    """

  @Test("A page that is shown above the others has its title, and can be closed")
  func sheet() throws {
    let panel = try ShownPanel(Self.settings)
    try panel.harness.tap("Open")
    #expect(panel.harness.contains("About the oven") && panel.harness.contains("Version 3"))
    try panel.harness.tap("Close")
    #expect(!panel.harness.contains("Version 3"))
    try panel.harness.tap("Open")
    try panel.harness.key(.escape)
    #expect(!panel.harness.contains("Version 3"))
  }

  @Test("A section of a form is a group of rows with a header and a footer")
  func section() throws {
    let panel = try ShownPanel(Self.settings)
    let elements = panel.harness.stage.elements.flatMap(\.flattened)
    let headers = elements.filter { $0.traits.contains(.isHeader) }.map(\.label)
    #expect(headers == ["Network", "Screen", "More"])
    #expect(elements.contains { $0.label == "Near a router only." })
  }

  @Test("Each section of a form has a card of its own, and its header is on none")
  func cards() throws {
    let panel = try ShownPanel(Self.settings, size: Size(width: 480, height: 800))
    let elements = panel.harness.stage.elements.flatMap(\.flattened)
    let page = panel.harness.bitmap[2, 798]
    /// Whether the middle line of an element is on a card, at the edge of the rows.
    func isOnCard(_ label: String) throws -> Bool {
      let frame = try #require(elements.first { $0.label == label }, "\(label)").frame
      return panel.harness.bitmap[20, Int(frame.midY)] != page
    }
    for row in ["Wi-Fi", "Heat", "Eco", "Open", "At the end"] { #expect(try isOnCard(row), "\(row)") }
    for edge in ["Network", "Near a router only.", "Screen", "More"] { #expect(try !isOnCard(edge), "\(edge)") }
  }

  @Test("A section that goes and comes again leaves the rows of the others what they were")
  func visible() throws {
    let panel = try ShownPanel(Self.settings)
    try panel.harness.tap("Increment", in: "Heat")
    try panel.tell("wifi", "false")
    #expect(!panel.harness.contains("Screen") && !panel.harness.contains("Heat"))
    #expect(try !panel.harness.isEnabled("Open"))
    try panel.tell("wifi", "true")
    #expect(try panel.harness.value(of: "Heat") == "4")
    #expect(try panel.harness.isEnabled("Open"))
    try panel.harness.tap("Wi-Fi")
    #expect(try panel.harness.value(of: "Wi-Fi") == "off")
  }

  /// A form whose second section is for a role.
  private static func guarded(_ otherwise: String) -> String {
    """
    values: {a: {type: switch}, heat: {type: number, in: 0..9, initial: 3}}
    roles: {service: $y$j9T$abcdefghijklmnop$5laqhsJ147.nj9P4Zs8K4N5z/RwHYsHCNVYyblyCM05}
    pages:
      start:
        body:
          - form:
              - section: {title: Everybody, body: [{toggle: {value: a, label: Light}}]}
              - section: {title: Service, access: service, otherwise: \(otherwise), body: [{stepper: {value: heat, label: Heat}}]}
    """
  }

  @Test("A section of a role is not there for others, where it is to be hidden")
  func hidden() throws {
    let panel = try ShownPanel(Self.guarded("hidden"))
    #expect(panel.harness.contains("Everybody"))
    #expect(!panel.harness.contains("Service") && !panel.harness.contains("Heat"))
  }

  @Test("A section of a role asks others for the code, where it is locked")
  func locked() throws {
    let panel = try ShownPanel(Self.guarded("locked"))
    try panel.harness.tap("Heat")
    try panel.harness.advance(by: .seconds(1))
    #expect(panel.harness.labels.contains("Enter the code"))
    #expect(panel.kept("heat") == "3")
  }

  @Test("A section of a role is only read by others, where it is read only")
  func readOnly() throws {
    let panel = try ShownPanel(Self.guarded("read only"))
    #expect(try panel.harness.isEnabled("Light"))
    #expect(try !panel.harness.isEnabled("Heat"))
    #expect(try panel.harness.value(of: "Heat") == "3")
  }

  @Test("A header and a footer that show a private value are private")
  func privateEdges() throws {
    let panel = try ShownPanel(
      """
      values: {safe.code: {type: text, initial: "4711", private: true}, a: {type: switch}}
      pages:
        start:
          body:
            - form:
                - section: {title: "Code {safe.code}", footer: "Keep {safe.code}", body: [{toggle: {value: a, label: Light}}]}
      """)
    let elements = panel.harness.stage.elements.flatMap(\.flattened)
    for label in ["Code 4711", "Keep 4711"] {
      #expect(try #require(elements.first { $0.label == label }, "\(label)").isPrivate, "\(label)")
    }
    #expect(try !#require(elements.first { $0.label == "Light" }).isPrivate)
  }

  @Test("A section has no room below itself for a row that has gone")
  func rowBelow() throws {
    func text(_ row: Bool) -> String {
      """
      values: {row: {type: switch, initial: \(row)}, a: {type: switch}}
      pages:
        start:
          body:
            - form:
                - section: {title: First, body: [{toggle: {value: a, label: Light}}]}
                - text: {text: At the end, visible: row}
            - text: Below
      """
    }
    let panel = try ShownPanel(text(true))
    let fresh = try ShownPanel(text(false))
    try panel.tell("row", "false")
    try panel.harness.advance(by: .seconds(2))
    #expect(panel.harness.bitmap == fresh.harness.bitmap)
  }
}
