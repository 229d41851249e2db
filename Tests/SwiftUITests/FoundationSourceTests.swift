import FaceplateTesting
import SwiftUI
import Testing

private struct Field: View {
  @StateObject var rover: Rover

  var body: some View {
    Color.black.frame(width: rover.size.width, height: rover.size.height).position(rover.place)
      .onTapGesture { rover.drive() }
  }
}

@MainActor
@Suite("Sources that import Foundation alone")
struct FoundationSourceTests {
  @Test("A model without any other import moves a view, and asks for a page of the network")
  func model() throws {
    let rover = Rover()
    let panel = try Harness(size: CGSize(width: 80, height: 40)) { Field(rover: rover) }
    func isBlack(_ x: Int) -> Bool { panel.snapshot().pixels[20 * 80 + x] == 0xff00_0000 }
    #expect(isBlack(30) && !isBlack(40))
    rover.drive()
    try panel.advance(by: .milliseconds(1))
    #expect(isBlack(40) && !isBlack(30))
    #expect(rover.request().httpMethod == "GET")
  }

  @Test("The main bundle has the resources of the targets, by name and extension, and other bundles have their own")
  func resources() throws {
    #expect(CatalogFile.all.info.version == 1)
    let url = try #require(Bundle.main.url(forResource: "Assets", withExtension: "xcassets"))
    #expect(url.path.hasSuffix(".resources/Assets.xcassets"))
    let (name, ending): (String, String?) = ("Assets.xcassets", nil)
    #expect(Bundle.main.url(forResource: name, withExtension: ending)?.path == url.path)
    #expect(Bundle.main.path(forResource: name, ofType: ending) == url.path)
    #expect(Bundle.main.path(forResource: "Assets", ofType: "xcassets") == url.path)
    #expect(Bundle.main.path(forResource: "Assets", ofType: "json") == nil)
    let catalog = try #require(Bundle(path: url.path))
    #expect(catalog.path(forResource: "Contents", ofType: "json")?.hasSuffix("/Assets.xcassets/Contents.json") == true)
    #expect(catalog.url(forResource: "Assets", withExtension: "xcassets") == nil)
  }
}
