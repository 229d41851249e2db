import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@MainActor
@Suite("Modifiers of sections and of several rows")
struct SectionModifierTests {
  private func panel(_ view: some View) throws -> Harness {
    try Harness(size: Size(width: 320, height: 400)) {
      List {
        Section("First") { Text("a") }
        view
        Section("Third") { Text("d") }
      }
    }
  }

  private var second: Section<Text, TupleView<(Text, Text)>, EmptyView> {
    Section("Second") {
      Text("b")
      Text("c")
    }
  }

  private func frames(_ view: some View) throws -> [Rect] {
    let panel = try panel(view)
    return try ["First", "a", "Second", "b", "c", "Third", "d"].map { try panel.element($0).frame }
  }

  @Test("A section stays a group of rows whatever modifier it has")
  func group() throws {
    let plain = try frames(second)
    #expect(try frames(second.listRowSeparator(.hidden)) == plain)
    #expect(try frames(second.listRowSeparatorTint(.red)) == plain)
    #expect(try frames(second.listRowBackground(Color.yellow)) == plain)
    #expect(try frames(second.transition(.opacity)) == plain)
    #expect(try frames(second.opacity(0.5)) == plain)
    #expect(try frames(second.zIndex(1)) == plain)
    #expect(try frames(second.sheet(isPresented: .constant(false)) { Text("sheet") }) == plain)
    #expect(try frames(second.alert("alert", isPresented: .constant(false)) {}) == plain)
    #expect(try frames(second.background { Color.yellow }) == plain)
    #expect(try frames(second.contextMenu { Button("menu") {} }) == plain)
    #expect(try frames(second.swipeActions { Button("action") {} }).map(\.minY) == plain.map(\.minY))
    #expect(try frames(Group { second }.opacity(0.5)) == plain)
    #expect(try frames(ForEach(0..<1) { _ in second.opacity(0.5) }) == plain)
  }

  @Test("Sections with modifiers among the elements of a ForEach are set apart like others")
  func elements() throws {
    func frames(_ view: some View) throws -> [Rect] {
      let panel = try panel(view)
      return try ["row 0", "row 1", "end", "Third"].map { try panel.element($0).frame }
    }
    func all(_ opacity: Double?) -> some View {
      ForEach(0..<3) { index in
        if index == 2 {
          Text("end")
        } else if let opacity {
          Section("\(index)") { Text("row \(index)") }.opacity(opacity)
        } else {
          Section("\(index)") { Text("row \(index)") }
        }
      }
    }
    #expect(try frames(all(0.5)) == frames(all(nil)))
  }

  @Test("The separators and the insets of a section are those of its rows")
  func traits() throws {
    let hidden = try panel(second.listRowSeparator(.hidden)).png()
    #expect(try hidden != panel(second).png())
    let rows = Section("Second") {
      Text("b").listRowSeparator(.hidden)
      Text("c").listRowSeparator(.hidden)
    }
    #expect(try hidden == panel(rows).png())
    let wide = EdgeInsets(top: 8, leading: 40, bottom: 8, trailing: 8)
    let inset = try panel(second.listRowInsets(wide))
    let plain = try panel(second)
    for row in ["b", "c"] {
      #expect(try inset.element(row).frame.minX == plain.element(row).frame.minX + 24)
    }
    let own = Section("Second") {
      Text("b").listRowInsets(EdgeInsets(top: 8, leading: 30, bottom: 8, trailing: 8))
      Text("c")
    }
    let mixed = try panel(own.listRowInsets(wide))
    #expect(try mixed.element("b").frame.minX == plain.element("b").frame.minX + 14)
    #expect(try mixed.element("c").frame.minX == plain.element("c").frame.minX + 24)
  }

  @Test("A background of several rows is behind each of them")
  func backgrounds() throws {
    func check(_ view: some View, _ plain: some View) throws {
      let panel = try panel(view)
      let other = try self.panel(plain)
      for row in ["b", "c"] {
        let frame = try panel.element(row).frame
        #expect(try frame == other.element(row).frame)
        #expect(panel.bitmap[Int(frame.maxX) + 40, Int(frame.midY)] & 0xffffff == 0xff0000)
        #expect(other.bitmap[Int(frame.maxX) + 40, Int(frame.midY)] & 0xffffff != 0xff0000)
      }
    }
    let red = Color(red: 1, green: 0, blue: 0)
    try check(second.listRowBackground(red), second)
    let names = ForEach(["b", "c"], id: \.self) { Text($0) }
    try check(names.listRowBackground(red), names)
    try check(Section("Names") { names.listRowBackground(red) }, Section("Names") { names })
    let group = Group {
      Text("b")
      if true { Text("c") }
    }
    try check(group.listRowBackground(red), group)
  }

  @Test("Actions of several rows belong to each of them")
  func actions() throws {
    let names = ForEach(["b", "c"], id: \.self) { Text($0) }
    let panel = try panel(names.swipeActions { Button("Archive") {} })
    let named = panel.stage.elements.flatMap(\.flattened).flatMap(\.actions).map(\.name)
    #expect(named == ["Archive", "Archive"])
    #expect(try panel.element("b").frame.maxY < panel.element("c").frame.minY)
  }
}
