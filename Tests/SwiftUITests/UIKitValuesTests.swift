import FaceplateTesting
import Foundation
import SwiftUI
import Testing

/// The first window, as sources look for it.
private struct Insets: View {
  private var window: UIWindow? {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
  }

  var body: some View {
    let scene = window?.windowScene
    Text("\(Int(window?.bounds.width ?? 0)) \(Int(window?.safeAreaInsets.top ?? -1))")
    Text(scene?.interfaceOrientation.isLandscape == true ? "Wide" : "High")
    Text(UITraitCollection.current.userInterfaceStyle == .dark ? "Dark" : "Light")
  }
}

@MainActor
@Suite("Values of UIKit")
struct UIKitValuesTests {
  @Test("The window is that of the panel: its size, how it is turned, light or dark; it has no insets")
  func window() throws {
    let panel = try Harness(size: CGSize(width: 480, height: 320)) { Insets() }
    #expect(panel.contains("480 0") && panel.contains("Wide") && panel.contains("Light"))
    let high = try Harness(size: CGSize(width: 320, height: 480)) { Insets() }
    #expect(high.contains("320 0") && high.contains("High"))
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("The pasteboard holds the text that was copied last")
  func pasteboard() throws {
    let panel = try Harness(size: CGSize(width: 200, height: 100)) {
      Button("Copy") { UIPasteboard.general.string = "Ready" }
    }
    #expect(!UIPasteboard.general.hasStrings && UIPasteboard.general.string == nil)
    try panel.tap("Copy")
    #expect(UIPasteboard.general.string == "Ready")
    UIPasteboard.general.string = nil
    #expect(!UIPasteboard.general.hasStrings)
  }

  @Test("A colour tells its components and its hue, and a dynamic one is asked for both appearances")
  func components() throws {
    var (red, green, blue, alpha) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect((red, green, blue, alpha) == (0.25, 0.5, 1, 0.75))
    #expect(UIColor(white: 0.5, alpha: 1).cgColor.components == [0.5, 0.5, 0.5, 1])
    #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)).cgColor?.components == [1, 0, 0, 1])
    var (hue, saturation, brightness) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
    UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 1 / 3) < 1e-6 && saturation == 1 && brightness == 0.5)
    let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    for (scheme, pixel) in [(ColorScheme.light, UInt32(0xff00_0000)), (.dark, 0xffff_ffff)] {
      let panel = try Harness(size: CGSize(width: 4, height: 4)) { color.environment(\.colorScheme, scheme) }
      #expect(panel.snapshot().pixels[5] == pixel)
    }
  }

  @Test("A picture is made of the bytes of a file, and of nothing else")
  func picture() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let logo = try Data(contentsOf: folder.appending(path: "Assets.xcassets/Logos/Round-Logo.imageset/logo.png"))
    let image = try #require(UIImage(data: logo))
    let panel = try Harness(size: CGSize(width: 4, height: 4)) { Image(uiImage: image).resizable() }
    #expect(panel.snapshot().pixels[5] == 0xffff_0000)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    // The pixels are the file's, and are not drawn again each time.
    let pixels = try #require(image.cgImage)
    #expect(image.cgImage === pixels && UIImage(cgImage: pixels).cgImage === pixels)
  }

  @Test("A number is made of a whole one by the name that CoreGraphics has for it")
  func literal() {
    let count = 3
    #expect(CGFloat(integerLiteral: count) == 3)
    #expect(CGFloat(integerLiteral: 4) == 4)
  }
}
