import Testing

@testable import PanelFile

@Suite("The connections of a panel file") struct LinkTableTests {
  @Test("They are found by name and by kind, and of two with one name the first counts")
  func found() {
    var table = LinkTable()
    for (name, kind, line) in [("a", "mqtt", 1), ("b", "modbus", 2), ("c", "mqtt", 3), ("a", "modbus", 4)] {
      var place = PanelPlace(file: "panel.yaml")
      place.line = line
      table.add(LinkDeclaration(name: name, kind: kind, properties: Properties(), place: place))
    }
    #expect(table.byName["a"]?.place.line == 1)
    #expect(table.byName["d"] == nil)
    #expect(table.namesOfKinds == ["mqtt": ["a", "c"], "modbus": ["b", "a"]])
    #expect(table.all.count == 4)
  }
}
