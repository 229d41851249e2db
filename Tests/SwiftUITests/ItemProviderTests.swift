import FaceplateTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Books that change their places while one of them is dragged over the others, as sources of other systems write it.
private struct Shelf: View {
  @State var books = ["Atlas", "Bible", "Cookery"]
  @State var dragged: String?
  var log = Notes()

  var body: some View {
    VStack(spacing: 10) {
      ForEach(books, id: \.self) { book in
        Text(book).frame(width: 200, height: 40)
          .onDrag {
            dragged = book
            return NSItemProvider(object: NSString(string: book))
          }
          .onDrop(of: [UTType.text], delegate: ShelfPlace(book: book, books: $books, dragged: $dragged, log: log))
      }
    }
  }
}

private final class Notes {
  var all: [String] = []
}

private struct ShelfPlace: DropDelegate {
  let book: String
  @Binding var books: [String]
  @Binding var dragged: String?
  let log: Notes

  func dropEntered(info: DropInfo) {
    log.all.append("entered \(book)")
    guard let dragged, dragged != book, let from = books.firstIndex(of: dragged), let to = books.firstIndex(of: book)
    else { return }
    books.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
  }

  func dropExited(info: DropInfo) { log.all.append("exited \(book)") }

  func performDrop(info: DropInfo) -> Bool {
    log.all.append("dropped on \(book)")
    dragged = nil
    return true
  }
}

/// A text, and places for texts, for pictures and for nothing.
private struct Bins: View {
  @State private var text = "empty"
  @State private var isTargeted = false
  @State private var place = "nowhere"
  @State private var pictures = 0

  var body: some View {
    VStack(spacing: 10) {
      Text("Paper").frame(width: 200, height: 40).onDrag {
        NSItemProvider(object: "sheet")
      } preview: {
        Text("Sheet")
      }
      Text("Card").frame(width: 200, height: 40).draggable("card")
      Text("Texts \(text)").frame(width: 200, height: 40).background(isTargeted ? Color.yellow : Color.clear)
        .onDrop(of: ["public.plain-text"], isTargeted: $isTargeted) { providers, location in
          place = "at \(Int(location.y))"
          guard let provider = providers.first, provider.canLoadObject(ofClass: String.self) else { return false }
          provider.loadObject(ofClass: String.self) { word, _ in
            DispatchQueue.main.async { text = word ?? "nothing" }
          }
          return true
        }
      Text(place)
      Text("Pictures \(pictures)").frame(width: 200, height: 40).onDrop(of: [.image], isTargeted: nil) { _ in
        pictures += 1
        return true
      }
    }
  }
}

/// A text, and a place that proposes what a drop does.
private struct Gate: View {
  let operation: DropOperation?
  let log: Notes
  var body: some View {
    VStack(spacing: 10) {
      Text("Paper").frame(width: 200, height: 40).onDrag { NSItemProvider(object: "sheet") }
      Text("Gate").frame(width: 200, height: 40).onDrop(
        of: [.item], delegate: GatePlace(operation: operation, log: log))
    }
  }
}

private struct GatePlace: DropDelegate {
  let operation: DropOperation?
  let log: Notes
  func dropEntered(info: DropInfo) { log.all.append("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? { operation.map { DropProposal(operation: $0) } }
  func performDrop(info: DropInfo) -> Bool {
    log.all.append("dropped")
    return true
  }
}

@MainActor
@Suite("Item providers and drop delegates")
struct ItemProviderTests {
  @Test("What is dragged over others changes places with them, and each of them is told once")
  func reorder() throws {
    let notes = Notes()
    let panel = try Harness(size: Size(width: 240, height: 200)) { Shelf(log: notes) }
    func order() throws -> [String] {
      try ["Atlas", "Bible", "Cookery"].sorted { try panel.element($0).frame.minY < panel.element($1).frame.minY }
    }
    let step = try panel.element("Bible").frame.midY - panel.element("Atlas").frame.midY
    try panel.press("Atlas")
    try panel.move(dx: 0, dy: step, steps: 10)
    #expect(try order() == ["Bible", "Atlas", "Cookery"])
    // After the change the finger is over the place of what it drags.
    #expect(notes.all == ["entered Atlas", "exited Atlas", "entered Bible", "exited Bible", "entered Atlas"])
    try panel.move(dx: 0, dy: 1)
    try panel.move(dx: 0, dy: step, steps: 10)
    try panel.lift()
    #expect(try order() == ["Bible", "Cookery", "Atlas"])
    // What is dropped has not left.
    #expect(notes.all.suffix(2) == ["entered Atlas", "dropped on Atlas"])
    #expect(notes.all.filter { $0 == "entered Bible" }.count == 1)
  }

  @Test("A text is dropped where texts are, at the place where it is let go, and not where pictures are")
  func types() async throws {
    let panel = try Harness(size: Size(width: 240, height: 340)) { Bins() }
    try panel.drag("Paper", to: panel.element("Pictures 0").frame.center)
    try await panel.advance(by: .seconds(1))
    #expect(panel.contains("Pictures 0"))
    try panel.drag("Paper", to: panel.element("Texts empty").frame.center)
    try await panel.advance(by: .milliseconds(100))
    #expect(panel.contains("Texts sheet"), "\(panel.accessibilityDump)")
    #expect(panel.contains("at 20"), "\(panel.accessibilityDump)")
  }

  @Test(
    "A destination that forbids a drop gets none, and one that copies, moves or says nothing gets it",
    arguments: [(nil, true), (.copy, true), (.move, true), (.forbidden, false), (.cancel, false)]
      as [(DropOperation?, Bool)])
  func forbidden(operation: DropOperation?, isTaken: Bool) throws {
    let notes = Notes()
    let panel = try Harness(size: Size(width: 240, height: 140)) { Gate(operation: operation, log: notes) }
    try panel.drag("Paper", to: panel.element("Gate").frame.center)
    #expect(notes.all == (isTaken ? ["entered", "dropped"] : ["entered"]))
  }

  @Test("What a view of this toolkit hands over is a provider, too, and the other way round")
  func transferable() async throws {
    let panel = try Harness(size: Size(width: 240, height: 340)) { Bins() }
    try panel.drag("Card", to: panel.element("Texts empty").frame.center)
    try await panel.advance(by: .milliseconds(100))
    #expect(panel.contains("Texts card"), "\(panel.accessibilityDump)")
    struct Both: View {
      @State private var word = "none"
      var body: some View {
        VStack(spacing: 10) {
          Text("Paper").frame(width: 200, height: 40).onDrag { NSItemProvider(object: "sheet") }
          Text("Word \(word)").frame(width: 200, height: 40).dropDestination(for: String.self) { words, _ in
            word = words[0]
            return true
          }
        }
      }
    }
    let other = try Harness(size: Size(width: 240, height: 140)) { Both() }
    try other.drag("Paper", to: other.element("Word none").frame.center)
    #expect(other.contains("Word sheet"), "\(other.accessibilityDump)")
  }

  @Test("A provider knows its types, and says what it does not have")
  func provider() throws {
    let provider = NSItemProvider(object: "sheet")
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    var bytes: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in bytes = data }
    #expect(bytes == Data("sheet".utf8))
    var string: NSString?
    provider.loadObject(ofClass: NSString.self) { text, _ in string = text }
    #expect(string == NSString(string: "sheet"))
    var missing: (any Error)?
    provider.loadObject(ofClass: Int.self) { _, error in missing = error }
    #expect((missing as? NSItemProvider.Unavailable)?.type == "Int")
    let file = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: "/tmp/list.txt")))
    #expect(file.suggestedName == "list.txt")
    #expect(file.hasItemConformingToTypeIdentifier(UTType.url.identifier))
    #expect(UTType("") == nil)
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.video.conforms(to: .audiovisualContent) && UTType.mp3.conforms(to: .data))
    #expect(UTType.folder.conforms(to: .item) && !UTType.folder.conforms(to: .data))
    #expect(UTType(exportedAs: "com.example.thing").conforms(to: .data))
    #expect(!UTType.image.conforms(to: .png))
  }

  @Test("The time for differences is that of the panel")
  func mediaTime() throws {
    struct Stopwatch: View {
      @State private var start = 0.0
      @State private var seconds = 0.0
      var body: some View {
        VStack {
          Button("Start") { start = CACurrentMediaTime() }
          Button("Stop") { seconds = CACurrentMediaTime() - start }
          Text("\(Int(seconds)) s")
        }
      }
    }
    let panel = try Harness(size: Size(width: 240, height: 200)) { Stopwatch() }
    try panel.tap("Start")
    try panel.advance(by: .seconds(3600))
    try panel.tap("Stop")
    #expect(panel.contains("3600 s"), "\(panel.accessibilityDump)")
  }

  @Test("Outside of panels the time for differences is that of the machine's monotonic clock")
  func machineTime() {
    func machine() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let before = machine()
    let time = CACurrentMediaTime()
    // The last digits are lost in numbers of this size.
    #expect(before - 1e-6 <= time)
    #expect(time <= machine() + 1e-6)
  }

  @Test("What is shared stands above its code in words and as a picture")
  func preview() throws {
    let panel = try Harness(size: Size(width: 320, height: 480)) {
      ShareLink("Share", item: "https://example.com", preview: SharePreview("Manual", image: Image(systemName: "book")))
    }
    try panel.tap("Share")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("Manual"), "\(panel.accessibilityDump)")
    #expect(try panel.element("book").frame.maxY < panel.element("https://example.com").frame.minY)
    let address = try #require(URL(string: "https://example.com"))
    let title = "Send"
    let named = try Harness(size: Size(width: 320, height: 480)) {
      ShareLink(title, item: address, preview: SharePreview("Manual", image: Image(systemName: "book")))
    }
    try named.tap("Send")
    try named.advance(by: .seconds(1))
    #expect(named.contains("Manual"), "\(named.accessibilityDump)")
    #expect(named.contains("https://example.com"), "\(named.accessibilityDump)")
    let plain = try Harness(size: Size(width: 320, height: 480)) { ShareLink("Share", item: "https://example.com") }
    try plain.tap("Share")
    try plain.advance(by: .seconds(1))
    #expect(!plain.contains("Manual"))
  }
}
