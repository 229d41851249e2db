import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

@Suite("Preferences of the user")
struct PreferencesTests {
  /// How many pixels are not white.
  private func ink(_ bitmap: Bitmap) -> Int { bitmap.count(notOf: "FFFFFF") }

  @Test("Bold text is heavier and wider, up to the heaviest weight, and so are symbols")
  func boldText() throws {
    func panel(_ weight: LegibilityWeight?) throws -> Harness {
      try Harness(size: Size(width: 320, height: 160)) {
        VStack {
          Text("Preheating")
          Text("Ready").fontWeight(.black)
        }
        .environment(\.legibilityWeight, weight)
      }
    }
    let (plain, bold) = (try panel(nil), try panel(.bold))
    #expect(try panel(.regular).snapshot() == plain.snapshot())
    #expect(try bold.element("Preheating").frame.width > plain.element("Preheating").frame.width)
    #expect(try bold.element("Ready").frame.width == plain.element("Ready").frame.width)
    func symbol(_ weight: LegibilityWeight) throws -> Bitmap {
      try drawn { Image(systemName: "plus").foregroundStyle(.black).environment(\.legibilityWeight, weight) }
    }
    #expect(try ink(symbol(.bold)) > ink(symbol(.regular)))
  }

  @Test("A view reads the weight that was set around it")
  func readWeight() throws {
    struct Reader: View {
      @Environment(\.legibilityWeight) private var weight
      var body: some View { Text(weight == .bold ? "bold" : "regular") }
    }
    #expect(try Harness { Reader() }.labels == ["regular"])
    #expect(try Harness { Reader().font(.title).environment(\.legibilityWeight, .bold).bold() }.labels == ["bold"])
  }

  @Test("With less transparency a material is opaque")
  func opaqueMaterial() throws {
    func pixel(_ isReduced: Bool) throws -> String {
      try drawn {
        Rectangle().fill(.ultraThinMaterial).background(.black)
          .environment(\.accessibilityReduceTransparency, isReduced)
      }.hex(20, 20)
    }
    let surface = try drawn { Rectangle().fill(.theme(\.surface)) }.hex(20, 20)
    #expect(try pixel(true) == surface)
    #expect(try pixel(false) != surface)
  }

  @Test("Without colour alone, a switch has a mark for on and another one for off", arguments: [true, false])
  func marks(isOn: Bool) throws {
    func picture(_ hasMarks: Bool, isOn: Bool, _ direction: LayoutDirection = .leftToRight) throws -> Bitmap {
      try drawn(120, 60) {
        Toggle("Fan", isOn: .constant(isOn)).labelsHidden()
          .environment(\.accessibilityDifferentiateWithoutColor, hasMarks).environment(\.layoutDirection, direction)
      }
    }
    let (plain, marked) = (try picture(false, isOn: isOn), try picture(true, isOn: isOn))
    #expect(plain != marked)
    // The mark is at the end where the knob is not: off it is trailing, on it is leading.
    let changed = (0..<60).flatMap { y in (0..<120).filter { plain[$0, y] != marked[$0, y] } }
    #expect(changed.allSatisfy { isOn ? $0 < 60 : $0 > 60 })
    let (left, leftMarked) = (
      try picture(false, isOn: isOn, .rightToLeft), try picture(true, isOn: isOn, .rightToLeft)
    )
    let mirrored = (0..<60).flatMap { y in (0..<120).filter { left[$0, y] != leftMarked[$0, y] } }
    #expect(!mirrored.isEmpty)
    #expect(mirrored.allSatisfy { isOn ? $0 > 58 : $0 < 62 })
  }
}
