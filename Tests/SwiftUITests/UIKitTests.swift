import FaceplateTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("What sources ask UIKit for")
struct UIKitTests {
  @Test("The screen, the device, feedback and the idle timer are those of the panel")
  func card() throws {
    let panel = try Harness(size: CGSize(width: 480, height: 320)) { GreetingCard() }
    var played: [SensoryFeedback] = []
    panel.stage.feedback.onFeedback = { played.append($0) }
    #expect(panel.contains("Width 480") && panel.contains("Phone"))
    try panel.tap("Knock")
    // A button is felt when it is pressed; then its action plays its own.
    #expect(played == [.press, .impact(weight: .heavy), .success])
    #expect(!panel.stage.staysAwake)
    try panel.tap("Awake")
    #expect(panel.stage.staysAwake)
    let large = try Harness(size: CGSize(width: 1280, height: 800)) { GreetingCard() }
    #expect(large.contains("Pad") && large.contains("Width 1280"))
  }

  @Test("What a person needs of the panel is asked as in UIKit")
  func accessibility() throws {
    let panel = try Harness(size: CGSize(width: 480, height: 320)) {
      Text("Hello").onAppear { UIAccessibility.post(notification: .announcement, argument: "Water is in") }
    }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isDarkerSystemColorsEnabled)
    try panel.setEnvironment {
      $0.accessibilityReduceMotion = true
      $0.colorSchemeContrast = .increased
    }
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test("System colours follow the appearance")
  func colors() throws {
    func pixel(_ color: Color, _ scheme: ColorScheme) throws -> UInt32 {
      try Harness(size: CGSize(width: 4, height: 4)) { color.environment(\.colorScheme, scheme) }.snapshot().pixels[5]
    }
    #expect(try pixel(Color(.systemBackground), .light) == 0xffff_ffff)
    #expect(try pixel(Color(.systemBackground), .dark) == 0xff00_0000)
    #expect(try pixel(Color(.systemGray6), .dark) == 0xff1c_1c1e)
    #expect(try pixel(Color(.black), .dark) == 0xff00_0000 && pixel(Color(.white), .dark) == 0xffff_ffff)
    #expect(try pixel(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), .dark) == 0xffff_0000)
  }

  @Test("A path with two round corners is empty in these corners alone")
  func path() {
    let path = TopRounded(radius: 10).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 39)) && path.contains(CGPoint(x: 39, y: 39)))
  }

  @Test("Names of an asset catalog are generated, and draw its pictures and colours at their sizes")
  func assets() throws {
    func pixels(_ scheme: ColorScheme) throws -> [UInt32] {
      let panel = try Harness(size: CGSize(width: 20, height: 28)) { BrandedPage().environment(\.colorScheme, scheme) }
      let picture = panel.snapshot()
      return [4, 12, 22].map { picture.pixels[$0 * picture.width + 10] }
    }
    // At one pixel in a point, the picture for that is taken; in the dark, the only one that there is.
    #expect(try pixels(.light) == [0xffff_0000, 0xffff_0080, 0xffff_0080])
    #expect(try pixels(.dark) == [0xff00_ff00, 0xff00_ff80, 0xff00_ff80])
  }

  @Test("An attributed string keeps the colours of its runs")
  func attributed() throws {
    var string = AttributedString("Red")
    string.foregroundColor = .red
    string += AttributedString(" plain")
    let panel = try Harness(size: CGSize(width: 200, height: 40)) { Text(string) }
    let same = try Harness(size: CGSize(width: 200, height: 40)) { Text("Red").foregroundColor(.red) + Text(" plain") }
    #expect(panel.contains("Red plain"))
    #expect(panel.snapshot().all == same.snapshot().all)
  }
}

extension Bitmap {
  /// The pixels, row by row.
  fileprivate var all: [UInt32] { (0..<width * height).map { pixels[$0] } }
}
