import FaceplateTesting
import Foundation
import SwiftUI
import Testing

/// Says whether the panel is light or dark.
private struct Appearance: View {
  var preferred: ColorScheme?
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "Dark" : "Light").preferredColorScheme(preferred) }
}

@MainActor
@Suite("What sources ask the application and texts of UIKit for")
struct UIKitApplicationTests {
  @Test("An address is opened by the panel's action, which decides what the completion is told")
  func open() throws {
    let panel = try Harness(size: CGSize(width: 100, height: 100)) { Text("Panel") }
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    let other = try #require(URL(string: "https://example.org/manual"))
    #expect(!UIApplication.shared.canOpenURL(settings))
    var opened: [URL] = []
    try panel.setEnvironment {
      $0.openURL = OpenURLAction {
        opened.append($0)
        return $0 == settings ? .handled : .discarded
      }
    }
    #expect(UIApplication.shared.canOpenURL(settings))
    var told: [Bool] = []
    UIApplication.shared.open(settings, options: [:], completionHandler: { told.append($0) })
    UIApplication.shared.open(other) { told.append($0) }
    UIApplication.shared.open(other)
    #expect(opened == [settings, other, other] && told == [true, false])
  }

  @Test("A view that takes the program's own addresses opens none of other programs")
  func ownAddresses() throws {
    let own = try #require(URL(string: "oven://recipes"))
    let panel = try Harness(size: CGSize(width: 100, height: 100)) { Text("Panel").onOpenURL { _ in } }
    try panel.frame()
    #expect(UIApplication.shared.canOpenURL(own))
    for foreign in ["https://example.org", "TEL:110", "recipes"] {
      #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: foreign))))
    }
  }

  @Test("A panel has no icon: who sets one is told an error")
  @available(*, deprecated, message: "It calls what does nothing on a panel.")
  func icons() {
    #expect(!UIApplication.shared.supportsAlternateIcons && UIApplication.shared.alternateIconName == nil)
    var errors: [Error?] = []
    UIApplication.shared.setAlternateIconName("Night") { errors.append($0) }
    #expect(errors.count == 1 && errors[0] != nil)
  }

  @Test("The window's style holds for the whole panel, after the scheme that a view asks for, until it is unspecified")
  func style() throws {
    let panel = try Harness(size: CGSize(width: 100, height: 100)) { Appearance() }
    let window = try #require(UIApplication.shared.windows.first)
    #expect(panel.contains("Light") && window.overrideUserInterfaceStyle == .unspecified)
    window.overrideUserInterfaceStyle = .dark
    try panel.setEnvironment { $0.accessibilityReduceMotion = true }
    #expect(panel.contains("Dark") && UITraitCollection.current.userInterfaceStyle == .dark)
    // The host's wish waits.
    try panel.setEnvironment { $0.colorScheme = .light }
    #expect(panel.contains("Dark") && window.overrideUserInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .unspecified
    try panel.setEnvironment { $0.accessibilityReduceMotion = false }
    #expect(panel.contains("Light"))
    let other = try Harness(size: CGSize(width: 100, height: 100)) { Appearance(preferred: .light) }
    window.overrideUserInterfaceStyle = .dark
    try other.setEnvironment { $0.accessibilityReduceMotion = true }
    #expect(other.contains("Light"))
    withExtendedLifetime(panel) {}
  }

  @Test("A text is as large as a view of it, and grows with its font")
  func sizes() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    let panel = try Harness(size: CGSize(width: 200, height: 100)) {
      Text(verbatim: "Ready").font(Font(font))
    }
    let size = "Ready".size(withAttributes: [.font: font])
    let view = try panel.element("Ready").frame.size
    #expect(abs(size.width - view.width) <= 1 && abs(size.height - view.height) <= 1)
    #expect(NSString(string: "Ready").size(withAttributes: [.font: font]) == size)
    let small = "Ready".size(withAttributes: [NSAttributedString.Key.font: font.withSize(10)])
    #expect(small.width < size.width && small.height < size.height)
    #expect("Ready".size().height < size.height)
    // A long text stays on its line.
    let long = String(repeating: "Ready ", count: 100).size(withAttributes: [.font: font])
    #expect(long.width > 90 * size.width && abs(long.height - size.height) <= 1)
  }

  @Test("A text is drawn into a picture in its colour")
  func drawing() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { _ in
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.red,
      ]
      "M".draw(at: .zero, withAttributes: attributes)
      NSString(string: "W").draw(in: CGRect(x: 20, y: 0, width: 20, height: 20), withAttributes: attributes)
    }
    let panel = try Harness(size: image.size) { Image(uiImage: image).background(Color.white) }
    let picture = panel.snapshot()
    for half in [0..<20, 20..<40] {
      let inks = half.flatMap { x in (0..<20).map { picture[x, $0] } }.filter { $0 != 0xffff_ffff }
      #expect(!inks.isEmpty && inks.allSatisfy { $0 >> 16 == 0xffff })
    }
  }
}
