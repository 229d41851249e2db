import FaceplateTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

private let bookType = UTType(exportedAs: "com.example.book")

private struct Book: Codable, Transferable, Hashable {
  var title: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: bookType)
    ProxyRepresentation(exporting: \.title)
  }
}

private struct Torn: Error {}

/// A text whose first forms cannot be made.
private struct Page: Transferable {
  var text: String
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: bookType) { (_: Page) -> Data in throw Torn() }
    DataRepresentation(exportedContentType: bookType) { Data($0.text.utf8) }
    ProxyRepresentation { (_: Page) -> String in throw Torn() }
    ProxyRepresentation(exporting: \.text)
  }
}

private final class Counts {
  var made = 0
  var taken: [String] = []
}

/// Something to drag above a place that says what it gets.
private struct Desk<Source: View, Place: View>: View {
  @ViewBuilder let source: () -> Source
  @ViewBuilder let place: () -> Place
  var body: some View {
    VStack(spacing: 10) {
      source().frame(width: 200, height: 40)
      place().frame(width: 200, height: 40)
    }
  }

  func panel() throws -> Harness { try Harness(size: Size(width: 240, height: 140)) { self } }
}

@MainActor
@Suite("The forms of what is dragged")
struct TransferFormTests {
  /// What a destination of a type gets.
  private func dropped(_ source: some View, as type: UTType) throws -> NSItemProvider? {
    var provider: NSItemProvider?
    let panel = try Desk {
      source
    } place: {
      Text("Place").frame(maxWidth: .infinity, maxHeight: .infinity).onDrop(of: [type], isTargeted: nil) {
        provider = $0.first
        return true
      }
    }.panel()
    try panel.drag("Book", to: panel.element("Place").frame.center)
    return provider
  }

  @Test("A coded value hands its bytes over by the name of their type, and is itself for its Swift type")
  func coded() throws {
    let book = Book(title: "Atlas")
    let provider = try #require(try dropped(Text("Book").draggable(book), as: bookType))
    var (bytes, failure): (Data?, (any Error)?)
    provider.loadDataRepresentation(for: bookType) { (bytes, failure) = ($0, $1) }
    #expect(failure == nil)
    #expect(try JSONDecoder().decode(Book.self, from: #require(bytes)) == book)
    var item: Any?
    provider.loadItem(forTypeIdentifier: bookType.identifier) { value, _ in item = value }
    #expect(item as? Data == bytes)
    var whole: Book?
    provider.loadObject(ofClass: Book.self) { value, _ in whole = value }
    #expect(whole == book)
    #expect(provider.registeredTypeIdentifiers == ["com.example.book", "public.utf8-plain-text", "dyn.Book"])
  }

  @Test("What a value becomes by way of a text is dropped where texts are")
  func proxy() throws {
    let provider = try #require(try dropped(Text("Book").draggable(Book(title: "Atlas")), as: .text))
    var (bytes, title): (Data?, String?)
    provider.loadDataRepresentation(for: .text) { data, _ in bytes = data }
    provider.loadObject(ofClass: String.self) { value, _ in title = value }
    #expect(bytes == Data("Atlas".utf8))
    #expect(title == "Atlas")
  }

  @Test("Bytes that a value cannot become are an error and not silence")
  func noBytes() throws {
    let provider = try #require(try dropped(Text("Book").draggable(Color.red), as: .item))
    var (bytes, failure): (Data?, (any Error)?)
    provider.loadDataRepresentation(for: .data) { (bytes, failure) = ($0, $1) }
    #expect(bytes == nil)
    #expect((failure as? NSItemProvider.Unavailable)?.type == "public.data")
  }

  @Test("Items are registered by the names of their types, and made when they are asked for")
  func registered() {
    let counts = Counts()
    let provider = NSItemProvider(object: "Atlas")
    provider.registerItem(forTypeIdentifier: bookType.identifier) {
      counts.made += 1
      return Book(title: "Atlas")
    }
    provider.registerItem(forTypeIdentifier: "public.json") { () -> Data? in nil }
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "com.example.book", "public.json"])
    #expect(provider.hasItemConformingToTypeIdentifier("com.example.book"))
    #expect(provider.canLoadObject(ofClass: Book.self))
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: Int.self))
    #expect(counts.made == 0)
    var item: Any?
    provider.loadItem(forTypeIdentifier: "com.example.book") { value, _ in item = value }
    #expect(item as? Book == Book(title: "Atlas"))
    #expect(counts.made == 1)
    var failure: (any Error)?
    provider.loadItem(forTypeIdentifier: "public.json") { failure = $1 }
    #expect((failure as? NSItemProvider.Unavailable)?.type == "public.json")
  }

  @Test("No form is made before what is dragged is dropped")
  func onlyWhenDropped() throws {
    let counts = Counts()
    let panel = try Desk {
      Text("Book").frame(maxWidth: .infinity, maxHeight: .infinity).onDrag {
        let provider = NSItemProvider()
        provider.registerItem(forTypeIdentifier: "public.text") { () -> String? in
          counts.made += 1
          return "Atlas"
        }
        return provider
      }
    } place: {
      Text("Place").frame(maxWidth: .infinity, maxHeight: .infinity).dropDestination(for: String.self) { titles, _ in
        counts.taken += titles
        return true
      }
    }.panel()
    try panel.press("Book")
    let way = try panel.element("Place").frame.midY - panel.element("Book").frame.midY
    try panel.move(dx: 0, dy: way, steps: 10)
    #expect(counts.made == 0)
    try panel.lift()
    #expect(counts.taken == ["Atlas"])
    #expect(counts.made == 1)
  }

  @Test("A form that cannot be made does not hide a later one")
  func later() throws {
    let provider = try #require(try dropped(Text("Book").draggable(Page(text: "One")), as: bookType))
    var (bytes, failure): (Data?, (any Error)?)
    provider.loadDataRepresentation(for: bookType) { (bytes, failure) = ($0, $1) }
    #expect(bytes == Data("One".utf8))
    #expect(failure == nil)
    let counts = Counts()
    let panel = try Desk {
      Text("Book").frame(maxWidth: .infinity, maxHeight: .infinity).draggable(Page(text: "One"))
    } place: {
      Text("Place").frame(maxWidth: .infinity, maxHeight: .infinity).dropDestination(for: String.self) { titles, _ in
        counts.taken += titles
        return true
      }
    }.panel()
    try panel.drag("Book", to: panel.element("Place").frame.center)
    #expect(counts.taken == ["One"])
    #expect(panel.reports == [])
  }

  @Test("Where nothing can be made, the first reason is told")
  func reason() throws {
    let provider = NSItemProvider(item: nil, typeIdentifier: "public.text")
    #expect(!provider.canLoadObject(ofClass: String.self))
    struct Blank: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: bookType) { (_: Blank) -> Data in throw Torn() }
      }
    }
    let blank = try #require(try dropped(Text("Book").draggable(Blank()), as: bookType))
    var failure: (any Error)?
    blank.loadDataRepresentation(for: bookType) { failure = $1 }
    #expect(failure is Torn)
  }
}
