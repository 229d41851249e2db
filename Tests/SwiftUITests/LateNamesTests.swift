import FaceplateTesting
import SwiftUI
import Testing

@testable import UIKit

private struct Lamps: View {
  struct Lamp: Identifiable {
    let id: Int
    var isOn: Bool
  }
  @State private var lamps = [Lamp(id: 1, isOn: true), Lamp(id: 2, isOn: false)]

  var body: some View {
    VStack {
      Toggle("All", systemImage: "lightbulb", sources: $lamps, isOn: \.isOn)
      Text("\(lamps.filter(\.isOn).count) on")
    }
  }
}

private struct Literal: View {
  @State private var picture = Image(uiImage: #imageLiteral(resourceName: "Dot"))
  var body: some View { picture.resizable() }
}

@MainActor
@Suite("Names of SwiftUI and UIKit that came late")
struct LateNamesTests {
  private func pixel(_ content: some View) throws -> UInt32 {
    try Harness(size: CGSize(width: 4, height: 4)) { content.environment(\.colorScheme, .light) }.snapshot().pixels[5]
  }

  @Test("A toggle with a symbol stands for several values")
  func sources() throws {
    let panel = try Harness(size: CGSize(width: 320, height: 240)) { Lamps() }
    #expect(panel.contains("1 on"))
    try panel.tap("All")
    #expect(panel.contains("2 on"))
  }

  @Test("Sets of a catalog have the names that Xcode gives them, and those in camel case")
  func symbols() throws {
    let color: UInt32 = 0xffff_0080
    #expect(try pixel(Color(.BG)) == color && pixel(Color(.bG)) == color)
    #expect(try pixel(Rectangle().fill(.card)) == color && pixel(Color(.cardColor)) == color)
    #expect(try pixel(Color(UIColor.card)) == color && pixel(Color(UIColor.brand)) == color)
    #expect(try pixel(Image(uiImage: .dot).resizable()) == 0xffff_0000)
    #expect(try pixel(Literal()) == 0xffff_0000)
  }

  @Test("A picture knows its size and its pixels, and is equal to itself alone")
  func picture() throws {
    let panel = try Harness(size: CGSize(width: 40, height: 40)) { Text("Panel") }
    let dot = UIImage.dot, same = dot
    #expect(dot == same && dot != UIImage.dot && Set([dot, same]).count == 1)
    let size = dot.size
    #expect(size.width > 0 && size.height > 0)
    #expect(dot.cgImage.map { CGSize(width: $0.width, height: $0.height) } == size)
    let png = try #require(dot.pngData())
    let half = try #require(UIImage(data: png, scale: 2))
    #expect(half.size == CGSize(width: size.width / 2, height: size.height / 2) && half.scale == 2)
    let (first, second) = (half.encodedBytes, half.encodedBytes)
    #expect(first?.withUnsafeBufferPointer(\.baseAddress) == second?.withUnsafeBufferPointer(\.baseAddress))
    #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
    withExtendedLifetime(panel) {}
  }

  @Test("What is rendered is a picture of UIKit, too")
  func renderer() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 6, height: 4))
    renderer.scale = 2
    let picture = try #require(renderer.uiImage)
    #expect(picture.size == CGSize(width: 6, height: 4) && picture.scale == 2)
    #expect(renderer.cgImage?.width == 12)
    #expect(try pixel(Image(uiImage: picture).resizable()) == pixel(Color.red))
  }

  @Test("Fonts and lengths follow the size of text that the person prefers")
  func fonts() throws {
    let panel = try Harness(size: CGSize(width: 320, height: 240)) { Text("Panel") }
    let plain = UIFontMetrics.default.scaledValue(for: 10)
    let body = UIFont.preferredFont(forTextStyle: .body).pointSize
    try panel.setEnvironment { $0.dynamicTypeSize = .accessibility1 }
    #expect(UIFontMetrics.default.scaledValue(for: 10) > plain)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize > body)
    #expect(UIFont.systemFont(ofSize: 12).withSize(20).pointSize == 20)
  }

  @Test("An address is opened by what the panel opens addresses with")
  func open() throws {
    let address = try #require(URL(string: "https://example.org/manual"))
    let panel = try Harness(size: CGSize(width: 100, height: 100)) {
      Button("Manual") { UIApplication.shared.open(address) }
    }
    var opened: [URL] = []
    try panel.setEnvironment {
      $0.openURL = OpenURLAction {
        opened.append($0)
        return .handled
      }
    }
    try panel.tap("Manual")
    #expect(opened == [address])
  }

  @Test("The copied text is an address if it can be one")
  func pasteboard() throws {
    let panel = try Harness(size: CGSize(width: 100, height: 100)) { Text("Panel") }
    UIPasteboard.general.url = URL(string: "https://example.org/a")
    #expect(UIPasteboard.general.string == "https://example.org/a" && UIPasteboard.general.hasURLs)
    UIPasteboard.general.url = nil
    #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.url == nil)
    withExtendedLifetime(panel) {}
  }
}
