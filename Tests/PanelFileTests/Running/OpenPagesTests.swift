import Testing
import Values

@testable import PanelFile

@Suite("The open pages of a panel")
struct OpenPagesTests {
  private func document(_ names: [String]) throws -> PanelDocument {
    try #require(Panels.read("pages:\n" + names.map { "  \($0): {body: [{text: hello}]}\n" }.joined()).document)
  }

  @Test("Pages open one above another, and a page that is open is gone back to")
  func stack() throws {
    let document = try document(["start", "a", "b"])
    let pages = OpenPages()
    #expect(pages.isAtHome(in: document))
    #expect(pages.open("a", in: document))
    #expect(pages.open("b", in: document))
    #expect(pages.path.value == ["a", "b"])
    #expect(pages.visible(of: document) == ["b"])
    #expect(pages.open("a", in: document))
    #expect(pages.path.value == ["a"])
    pages.goBack()
    #expect(pages.isAtHome(in: document))
  }

  @Test("The sheet is left first, and pages that a new version does not have are closed")
  func sheet() throws {
    let document = try document(["start", "a", "b"])
    let pages = OpenPages()
    #expect(pages.open("a", in: document))
    pages.sheet.write("b")
    #expect(pages.visible(of: document) == ["a", "b"])
    pages.goBack()
    #expect(pages.path.value == ["a"])
    pages.sheet.write("b")
    pages.keep(try self.document(["start"]))
    #expect(pages.path.value.isEmpty)
    #expect(pages.sheet.value == nil)
  }
}
