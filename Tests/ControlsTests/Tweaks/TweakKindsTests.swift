import FaceplateTesting
import Graphics
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Kinds of tweaks")
struct TweakKindsTests {
  @Test(
    "7.4 Angles come back exactly from their texts",
    arguments: [("45°", 45.0), ("45", 45), ("-90 deg", -90), ("0.5turn", 180), (" 12.5 ° ", 12.5)])
  func angles(text: String, degrees: Double) throws {
    let angle = try #require(Angle(tweakText: text))
    #expect(angle == Angle(degrees: degrees) && Angle(tweakText: angle.tweakText) == angle)
  }

  @Test("7.4 Angles in radians are exact, and what is no angle is refused")
  func radians() {
    for radians in [0.1, 1, .pi, -2.345678901234567, 1e-9] {
      let angle = Angle(radians: radians)
      #expect(Angle(tweakText: angle.tweakText) == angle, "\(angle.tweakText)")
    }
    #expect(Angle(degrees: 30).tweakText == "30°" && Angle(tweakText: "2 rad") == Angle(radians: 2))
    for bad in ["", "°", "x deg", "nan", "inf", "45 grad", "1 2", "1e308 turn", "1e308 rad", "1e300", "-1e16°"] {
      #expect(Angle(tweakText: bad) == nil, "\(bad)")
    }
  }

  @Test("7.4 Numbers of single precision are written as they are read")
  func floats() {
    for value in [0.1, 0, -3, 1e-7, 16_777_216, .greatestFiniteMagnitude] as [Float] {
      #expect(Float(tweakText: value.tweakText) == value, "\(value)")
    }
    #expect((0.1 as Float).tweakText == "0.1" && (12 as Float).tweakText == "12")
    for bad in ["", "x", "nan", "inf", "1e99"] { #expect(Float(tweakText: bad) == nil, "\(bad)") }
  }

  @Test("7.4 Alignments have names")
  func alignments() {
    for (name, alignment) in Alignment.names {
      #expect(alignment.tweakText == name && Alignment(tweakText: name.uppercased()) == alignment)
    }
    #expect(Set(Alignment.names.map(\.alignment)).count == 9 && Alignment(tweakText: "middle") == nil)
    #expect(Alignment.tweakDescription.contains("“bottomTrailing”"))
  }

  private struct Card: View {
    @Tweak("card.place") private var place = Alignment.topLeading
    @Tweak("card.turn") private var turn = Angle(degrees: 30)
    @Tweak("card.scale", in: 0...2, step: 0.25) private var scale: Float = 1
    var body: some View {
      Text("Card").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place).tweakInset()
    }
  }

  @Test("7.10 An alignment is tapped, an angle and a number are dragged")
  func editors() throws {
    let panel = try Harness(size: Size(width: 480, height: 1000)) { Card().tweakPanel() }
    try panel.key(.function(12))
    try panel.tap("Place bottom trailing")
    #expect(panel.stage.tweaks.text(of: "card.place") == "bottomTrailing")
    try panel.adjust("Scale", by: 1)
    #expect(panel.stage.tweaks.text(of: "card.scale") == "1.25")
    try panel.drag("Turn", dx: 40)
    let degrees = try #require(panel.stage.tweaks.text(of: "card.turn"))
    #expect(degrees.hasSuffix("°") && degrees != "30°" && Int(degrees.dropLast()) != nil)
  }
}
