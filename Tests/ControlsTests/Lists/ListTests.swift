import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Lists")
struct ListTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
    var amount = 0
  }

  private struct Editable: View {
    @State private var items = (0..<5).map { Item(id: $0, name: "item \($0)") }

    var body: some View {
      List {
        Section("Items") {
          ForEach($items) { $item in Stepper(item.name, value: $item.amount, in: 0...9) }
        }
        Section {
          Text("total \(items.map(\.amount).reduce(0, +))")
        } footer: {
          Text("the end")
        }
        Button("Drop") { items.remove(at: 1) }
      }
    }
  }

  @Test("Rows write into the collection that they are bound to")
  func bindings() throws {
    let panel = try Harness(size: Size(width: 400, height: 800)) { Editable() }
    try panel.adjust("item 3", by: 2)
    try panel.adjust("item 0", by: 1)
    #expect(try panel.value(of: "item 3") == "2")
    #expect(panel.contains("total 3"))
    try panel.activate("Drop")
    #expect(!panel.contains("item 1"))
    #expect(try panel.value(of: "item 3") == "2")
    #expect(panel.reports.isEmpty)
  }

  @Test("Rows are at least as high as a finger needs, and stand within the card")
  func metrics() throws {
    let panel = try Harness(size: Size(width: 400, height: 400)) {
      List {
        Pad(name: "a", width: 10, height: 10)
        Pad(name: "b", width: 10, height: 60)
      }
    }
    #expect(try panel.element("a").frame == Rect(x: 24, y: 25, width: 10, height: 10))
    #expect(try panel.element("b").frame == Rect(x: 24, y: 60, width: 10, height: 60))
  }

  @Test("Holding a stepper inside a list does not scroll it, and a drag across it does not step it")
  func stepperInside() throws {
    let panel = try Harness(size: Size(width: 400, height: 200)) { Editable() }
    let before = try panel.element("item 0").frame.minY
    try panel.press("Increment", in: "item 0")
    try panel.advance(by: .milliseconds(700))
    try panel.move(dx: 0, dy: -15, steps: 3)
    try panel.lift()
    #expect(try panel.element("item 0").frame.minY == before)
    let held = try panel.value(of: "item 0")
    #expect(Int(held)! >= 2)
    try panel.press("Increment", in: "item 1")
    try panel.move(dx: 0, dy: -60, steps: 4)
    try panel.lift()
    try panel.advance(by: .seconds(3))
    #expect(try panel.value(of: "item 1") == "0")
    #expect(try panel.element("item 0").frame.minY < before - 30)
  }

  @Test("Sections of a ForEach are groups with a header each, as those that are written one by one")
  func sectionsOfElements() throws {
    let sections = ["Bakery", "Mains"]
    let each = try Harness(size: Size(width: 300, height: 300)) {
      List { ForEach(sections, id: \.self) { name in Section(name) { Text("\(name) 1") } } }
    }
    let written = try Harness(size: Size(width: 300, height: 300)) {
      List {
        Section("Bakery") { Text("Bakery 1") }
        Section("Mains") { Text("Mains 1") }
      }
    }
    for name in ["Bakery", "Bakery 1", "Mains", "Mains 1"] {
      let (inEach, alone) = (try each.element(name).frame, try written.element(name).frame)
      #expect(inEach == alone, "\(name): \(inEach), \(alone)")
    }
    #expect(try each.element("Bakery").frame.midY < each.element("Bakery 1").frame.midY)
    #expect(try each.element("Bakery 1").frame.midY < each.element("Mains").frame.midY)
    #expect(each.snapshot() == written.snapshot())
  }

  @Test("The ground of the selected row follows the colours of a panel that runs")
  func selectionInTheDark() throws {
    let size = Size(width: 600, height: 300)
    let panel = try Harness(size: size) { Choosing() }
    try panel.tap("row 1")
    let fresh = try Harness(size: size) { Choosing() }
    try fresh.setEnvironment { $0.colorScheme = .dark }
    try fresh.tap("row 1")
    try panel.setEnvironment { $0.colorScheme = .dark }
    for each in [panel, fresh] { try each.advance(by: .seconds(2)) }
    #expect(panel.snapshot() == fresh.snapshot())
  }

  private struct Choosing: View {
    @State private var chosen: Int?
    @State private var several: Set<Int> = []

    var body: some View {
      HStack {
        List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }
        List(selection: $several) {
          Section { ForEach(0..<3, id: \.self) { Text("line \($0)") } }
          Text("tagged").tag(9)
        }
      }
      Text("chosen \(chosen ?? -1), \(several.sorted().map(String.init).joined(separator: "+"))")
    }
  }

  @Test("A tap anywhere on a row chooses it, and a scroll that begins there does not")
  func selection() throws {
    let panel = try Harness(size: Size(width: 600, height: 300)) { Choosing() }
    let row = try panel.element("row 1").frame
    try panel.tap("row 1")
    #expect(panel.contains("chosen 1, "))
    try panel.tap(at: Point(x: 250, y: try panel.element("row 2").frame.center.y))
    #expect(panel.contains("chosen 2, "))
    try panel.press(at: row.center)
    try panel.move(dx: 0, dy: -80, steps: 4)
    try panel.lift()
    #expect(panel.contains("chosen 2, "))
    for name in ["line 0", "line 2", "tagged", "line 0"] { try panel.tap(name) }
    #expect(panel.contains("chosen 2, 2+9"))
    #expect(panel.reports.isEmpty)
  }

  @Test("Knob and keys choose rows as well")
  func selectionByKeys() throws {
    let panel = try Harness(size: Size(width: 600, height: 300)) { Choosing() }
    try panel.key(.tab)
    try panel.key(.space)
    #expect(panel.contains("chosen 0, "))
    try panel.turn(by: 2)
    try panel.pressKnob()
    #expect(panel.contains("chosen 2, "))
  }

  private struct Lamp: Identifiable {
    let id: Int
    var isOn = false
  }

  @Test("Several rows of a bound collection that can be deleted can be chosen")
  func editedSelection() throws {
    struct Panel: View {
      @State private var lamps = [Lamp(id: 1), Lamp(id: 2)]
      @State private var chosen: Set<Int> = []
      var body: some View {
        List($lamps, editActions: .delete, selection: $chosen) { $lamp in Text("Lamp \(lamp.id)") }
        Text("chosen \(chosen.sorted().map(String.init).joined(separator: "+"))")
      }
    }
    let panel = try Harness(size: Size(width: 400, height: 300)) { Panel() }
    try panel.tap("Lamp 1")
    try panel.tap("Lamp 2")
    #expect(panel.contains("chosen 1+2"), "\(panel.labels)")
  }

  private struct Lamps: View {
    @State private var lamps = [Lamp(id: 1), Lamp(id: 2)]
    var body: some View {
      List($lamps) { $lamp in Toggle("Lamp \(lamp.id)", isOn: $lamp.isOn) }
      Text("lit \(lamps.filter(\.isOn).map { "\($0.id)" }.joined())")
    }
  }

  @Test("The rows of a bound collection change it")
  func boundRows() throws {
    let panel = try Harness(size: Size(width: 400, height: 300)) { Lamps() }
    try panel.tap("Lamp 2")
    #expect(panel.contains("lit 2"))
  }

  private struct Rows: View {
    @State private var program = 1
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Form {
          Picker("Program", selection: $program) {
            Text("Cotton").tag(1)
            Text("Wool").tag(2)
          }
          NavigationLink("More", value: 7)
          HStack {
            Picker("Left", selection: $program) { Text("L").tag(1) }.labelsHidden()
            Spacer()
            Picker("Right", selection: $program) { Text("R").tag(1) }.labelsHidden()
          }
          Text("Program \(program)")
        }
        .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  @Test("A picker and a link answer wherever their row is touched, where they are alone in it")
  func wholeRows() throws {
    let panel = try Harness(size: Size(width: 400, height: 500)) { Rows() }
    let picker = try panel.element("Program").frame
    for place in [
      Point(x: picker.minX - 12, y: picker.midY), Point(x: picker.midX, y: picker.midY),
      Point(x: picker.maxX + 12, y: picker.midY),
    ] {
      for (option, number) in [("Wool", 2), ("Cotton", 1)] {
        try panel.tap(at: place)
        try panel.tap(option)
        #expect(panel.contains("Program \(number)"), "\(place) \(panel.labels)")
      }
    }
    let several = try panel.element("Left").frame
    try panel.tap(at: Point(x: several.minX - 12, y: several.midY))
    try panel.tap(at: Point(x: 200, y: several.midY))
    #expect(panel.contains("Program 1"))
    let link = try panel.element("More").frame
    try panel.tap(at: Point(x: link.minX - 12, y: link.midY))
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Page 7"), "\(panel.labels)")
    #expect(panel.reports.isEmpty)
  }
}
