import FaceplateTesting
import SwiftUI
import Testing

/// What happened, in order.
@MainActor private final class Journal {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private struct Item: Identifiable, Hashable {
  let id: Int
}

/// Behaviour of gestures, navigation, lists and text that Apple's documentation and well-known articles describe.
@MainActor
@Suite("Documented use")
struct DocumentedUseTests {
  private func panel<V: View>(@ViewBuilder _ content: @escaping () -> V) throws -> Harness {
    try Harness(size: CGSize(width: 400, height: 400), root: content)
  }

  /// What a touch in the middle of the panel reaches.
  private func touched<V: View>(
    at point: CGPoint = CGPoint(x: 200, y: 200), @ViewBuilder _ content: @escaping (Journal) -> V
  ) throws -> [String] {
    let journal = Journal()
    let panel = try panel { content(journal) }
    try panel.tap(at: point)
    return journal.lines
  }

  @Test("Touches pass through views without hit testing or opacity, and through the gaps of a stack without a shape")
  func touches() throws {
    func over(_ opacity: Double, isTested: Bool = true) throws -> [String] {
      try touched { journal in
        ZStack {
          Color.blue.onTapGesture { journal.lines.append("below") }
          Color.red.onTapGesture { journal.lines.append("above") }.opacity(opacity).allowsHitTesting(isTested)
        }
      }
    }
    #expect(try over(1) == ["above"])
    #expect(try over(0) == ["below"])
    #expect(try over(1, isTested: false) == ["below"])
    let plain = try touched { journal in
      VStack(spacing: 60) {
        Color.red.frame(width: 40, height: 40)
        Color.red.frame(width: 40, height: 40)
      }
      .onTapGesture { journal.lines.append("stack") }
    }
    let shaped = try touched { journal in
      VStack(spacing: 60) {
        Color.red.frame(width: 40, height: 40)
        Color.red.frame(width: 40, height: 40)
      }
      .contentShape(Rectangle()).onTapGesture { journal.lines.append("stack") }
    }
    #expect(plain.isEmpty && shaped == ["stack"])
  }

  @Test("A view with an offset is touched where it is drawn")
  func offsets() throws {
    func square(_ point: CGPoint) throws -> [String] {
      try touched(at: point) { journal in
        ZStack {
          Color.blue.onTapGesture { journal.lines.append("ground") }
          Color.red.frame(width: 50, height: 50).onTapGesture { journal.lines.append("square") }.offset(x: 100)
        }
      }
    }
    #expect(try square(CGPoint(x: 200, y: 200)) == ["ground"])
    #expect(try square(CGPoint(x: 300, y: 200)) == ["square"])
  }

  @Test("A button wins over a tap around it, runs beside a simultaneous tap, and yields to one of high priority")
  func buttons() throws {
    let around = try touched { journal in
      Button("Press") { journal.lines.append("button") }.padding(50).background(.red)
        .onTapGesture { journal.lines.append("tap") }
    }
    #expect(around == ["button"])
    let beside = try touched { journal in
      Button("Press") { journal.lines.append("button") }
        .simultaneousGesture(TapGesture().onEnded { journal.lines.append("tap") })
    }
    #expect(Set(beside) == ["button", "tap"])
    let before = try touched { journal in
      Button("Press") { journal.lines.append("button") }
        .highPriorityGesture(TapGesture().onEnded { journal.lines.append("tap") })
    }
    #expect(before == ["tap"])
  }

  @Test("A drag without a minimum distance begins with the touch, and a button that the finger has left does not act")
  func presses() throws {
    let journal = Journal()
    let dragged = try panel {
      Color.red.accessibilityElement().accessibilityLabel("Area")
        .gesture(DragGesture(minimumDistance: 0).onChanged { journal.lines.append("by \($0.translation.width)") })
    }
    try dragged.press("Area")
    #expect(journal.take() == ["by 0.0"])
    let pressed = try panel { Button("Press") { journal.lines.append("button") } }
    try pressed.press("Press")
    try pressed.move(dx: 0, dy: 150, steps: 5)
    try pressed.lift()
    #expect(journal.take().isEmpty)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count") { count += 1 }.sensoryFeedback(.success, trigger: count) }
  }

  @Test("Feedback is given when its trigger changes, and not when its view appears")
  func feedback() throws {
    let panel = try panel { Counter() }
    #expect(!panel.feedback.contains(.success))
    try panel.tap("Count")
    #expect(panel.feedback.filter { $0 == .success }.count == 1)
  }

  private struct Shop: View {
    @State private var item: Item?

    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { item = Item(id: 4) }
          Text("shown \(item?.id ?? 0)")
          NavigationLink("Nothing", value: nil as Int?)
          NavigationLink("Number", value: 1)
        }
        .navigationDestination(item: $item) { Text("item \($0.id)") }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  @Test("A destination of an item is pushed for it and sets it to nil, and a link without a value is disabled")
  func destinations() throws {
    let panel = try panel { Shop() }
    #expect(try !panel.isEnabled("Nothing") && panel.isEnabled("Number"))
    try panel.tap("Show")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("item 4"))
    try panel.tap("Back")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("shown 0"))
  }

  private struct Closer: View {
    @Environment(\.dismiss) private var dismiss
    let name: String
    var body: some View { Button("Close \(name)") { dismiss() } }
  }

  private struct Opener: View {
    @State private var isPresented = false

    var body: some View {
      VStack {
        Closer(name: "panel")
        Button("Open") { isPresented = true }
      }
      .sheet(isPresented: $isPresented) {
        NavigationStack {
          VStack {
            Closer(name: "root")
            NavigationLink("Deeper") { Closer(name: "page") }
          }
        }
      }
    }
  }

  @Test("At the root of a stack in a sheet, `dismiss` closes the sheet; where nothing is presented, it does nothing")
  func dismissal() throws {
    let panel = try panel { Opener() }
    try panel.tap("Close panel")
    try panel.tap("Open")
    try panel.advance(by: .seconds(1))
    try panel.tap("Deeper")
    try panel.advance(by: .seconds(1))
    try panel.tap("Close page")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Close root") && !panel.contains("Close page"))
    try panel.tap("Close root")
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("Close root") && panel.contains("Close panel"))
  }

  private struct Held: View {
    @State private var isPresented = false

    var body: some View {
      Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) {
        Button("Close") { isPresented = false }.interactiveDismissDisabled()
      }
    }
  }

  @Test("A sheet that cannot be dragged away is dismissed by its binding")
  func heldSheet() throws {
    let panel = try panel { Held() }
    try panel.tap("Open")
    try panel.advance(by: .seconds(1))
    try panel.tap("Close")
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("Close") && panel.contains("Open"))
  }

  @Test("Actions of a row take the place of that of `onDelete`")
  func swipes() throws {
    let panel = try panel {
      List {
        ForEach([1, 2], id: \.self) { row in
          Text("row \(row)").swipeActions {
            Button("First") {}
            Button("Second") {}
          }
        }
        .onDelete { _ in }
      }
    }
    try panel.drag("row 1", dx: -150)
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("First") && panel.contains("Second") && !panel.contains("Delete"))
  }

  private struct Groups: View {
    @State private var isExpanded = false

    var body: some View {
      DisclosureGroup("Bound", isExpanded: $isExpanded) { Text("bound content") }
      DisclosureGroup("Free") { Text("free content") }
      Text("expanded \(isExpanded)")
    }
  }

  @Test("A disclosure group shows its content while it is expanded, with a binding or its own state")
  func disclosure() throws {
    let panel = try panel { VStack { Groups() } }
    #expect(!panel.contains("bound content") && !panel.contains("free content"))
    try panel.tap("Bound")
    try panel.tap("Free")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("bound content") && panel.contains("free content") && panel.contains("expanded true"))
  }

  private struct Choices: View {
    @State private var number = 1
    @State private var other: Int?

    var body: some View {
      Picker("Number", selection: $number) { ForEach(1..<4) { Text("number \($0)") } }
      Picker("Other", selection: $other) {
        Text("other 5").tag(5)
        Text("other text").tag("6")
      }
      Text("chosen \(number) \(other ?? 0)")
    }
  }

  @Test("The identifiers of a `ForEach` are tags, and a tag matches its own type and the optional of it")
  func tags() throws {
    let panel = try panel { VStack { Choices() }.pickerStyle(.inline) }
    try panel.tap("number 3")
    #expect(panel.contains("chosen 3 0"))
    try panel.tap("other 5")
    #expect(panel.contains("chosen 3 5"))
    try panel.tap("other text")
    #expect(panel.contains("chosen 3 5"))
  }

  @Test("A string that is made a key shows its marks of Markdown")
  func marks() throws {
    let words = "is **bold**"
    let panel = try panel { Text(LocalizedStringKey(words)) }
    #expect(panel.labels == ["is bold"])
  }

  @Test("`unredacted()` shows a view inside of what is redacted")
  func redaction() throws {
    func drawn(_ isShown: Bool) throws -> Harness {
      try panel {
        VStack {
          if isShown { Text("Words").unredacted() } else { Text("Words") }
        }
        .redacted(reason: .placeholder)
      }
    }
    let plain = try panel { VStack { Text("Words") } }
    #expect(try drawn(true).png() == plain.png())
    #expect(try drawn(false).png() != plain.png())
  }

  private struct Fixed: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("Go") { proxy.scrollTo(15, anchor: .top) }
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<30, id: \.self) { Text("row \($0)").frame(height: 40) } }
          }
          .frame(height: 200).scrollDisabled(true)
        }
      }
    }
  }

  @Test("A finger does not scroll a view whose scrolling is disabled, and a program does")
  func scrollDisabled() throws {
    let panel = try panel { Fixed() }
    let top = try panel.element("row 2").frame.minY
    try panel.drag("row 2", dx: 0, dy: -60)
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("row 2").frame.minY == top)
    try panel.tap("Go")
    try panel.advance(by: .seconds(1))
    #expect(try panel.element("row 17").frame.minY == top)
  }

  private struct Finder: View {
    @State private var text = "b"

    var body: some View {
      List { Text("finds \(text)") }.searchable(text: $text) { Text("Apple").searchCompletion("apple") }
    }
  }

  @Test("A completion takes the place of the searched text")
  func completion() throws {
    let panel = try panel { Finder() }
    try panel.tap("Search")
    try panel.advance(by: .seconds(1))
    try panel.tap("Apple")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("finds apple"))
  }

  private struct Note: View {
    @State private var text = ""
    let limit: Int

    var body: some View {
      TextField("Note", text: $text, axis: .vertical).lineLimit(limit).frame(width: 120)
    }
  }

  @Test("A vertical text field grows with its text")
  func verticalField() throws {
    func growth(limit: Int) throws -> Double {
      let panel = try panel { Note(limit: limit) }
      let height = try panel.element("Note").frame.height
      try panel.tap("Note")
      for _ in 0..<70 { try panel.key(.character("m")) }
      try panel.advance(by: .seconds(1))
      return try panel.element("Note").frame.height - height
    }
    #expect(try growth(limit: 2) > 10)
  }

  private struct Level: View {
    let journal: Journal
    @State private var value = 3.0

    var body: some View {
      Slider(value: $value, in: 3...23, step: 5) { Text("Level") }.labelsHidden().frame(width: 236)
        .onChange(of: value) { journal.lines.append("\($1)") }
    }
  }

  @Test("The steps of a slider are counted from its lower bound")
  func steps() throws {
    let journal = Journal()
    let panel = try panel { Level(journal: journal) }
    let frame = try panel.element("Level").frame
    try panel.press(at: CGPoint(x: frame.minX + 18, y: frame.midY))
    try panel.move(dx: 150, steps: 30)
    try panel.lift()
    #expect(journal.lines == ["8.0", "13.0", "18.0"])
  }
}
