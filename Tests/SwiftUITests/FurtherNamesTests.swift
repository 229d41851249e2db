import FaceplateTesting
import Foundation
import SwiftUI
import Testing
import simd

struct WrittenPage: Hashable, Codable { var name: String }

@MainActor
@Suite("Names that few sources use")
struct FurtherNamesTests {
  private func pixels<Content: View>(_ width: CGFloat, _ height: CGFloat, _ view: Content) throws -> [UInt32] {
    let picture = try Harness(size: CGSize(width: width, height: height)) { view }.snapshot()
    return (0..<picture.width * picture.height).map { picture.pixels[$0] }
  }

  @Test("Joined modifiers are applied one after the other")
  func concat() throws {
    #expect(
      try pixels(80, 60, Banner())
        == pixels(80, 60, Color.blue.frame(width: 20, height: 20).padding(10).frame(width: 60).border(.red, width: 2)))
  }

  @Test("With reduced motion a transition fades, unless it says that nothing moves")
  func transitions() throws {
    struct Coming: View {
      let transition: AnyTransition
      @State private var isThere = false
      var body: some View {
        ZStack {
          Color.white
          if isThere { Color.red.frame(width: 20, height: 40).transition(transition) }
        }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = true } }
        .accessibilityElement()
        .accessibilityLabel("Come")
        .environment(\.accessibilityReduceMotion, true)
      }
    }
    func middle(_ transition: AnyTransition) throws -> [UInt32] {
      let panel = try Harness(size: CGSize(width: 60, height: 60)) { Coming(transition: transition) }
      try panel.tap("Come")
      try panel.advance(by: .milliseconds(500))
      return (0..<3600).map { panel.snapshot().pixels[$0] }
    }
    let fade = try middle(.opacity)
    #expect(try middle(AnyTransition(Twirl())) == fade)
    #expect(try middle(AnyTransition(Dissolve())) != fade)
    #expect(try middle(AnyTransition(AsymmetricTransition(insertion: Twirl(), removal: OpacityTransition()))) == fade)
    #expect(!AsymmetricTransition<OpacityTransition, Dissolve>.properties.hasMotion)
    #expect(
      try pixels(40, 40, Twirl().apply(content: Color.red, phase: .willAppear))
        == pixels(40, 40, Color.red.rotationEffect(.degrees(90)).opacity(0.5)))
  }

  @Test("A menu shows the label of its value, and reads out the option")
  func value() throws {
    let panel = try Harness(size: CGSize(width: 300, height: 80)) { UnitPicker() }
    #expect(try panel.value(of: "Unit") == "kg")
    let plain = try Harness(size: CGSize(width: 300, height: 80)) {
      Picker("Unit", selection: .constant("kg")) { Text("kg").tag("kg") }.pickerStyle(.menu)
    }
    #expect(panel.snapshot().differs(from: plain.snapshot()))
  }

  @Test("A path is written down and read again, unless a value of it cannot be written")
  func path() throws {
    struct Secret: Hashable {}
    struct Local: Hashable, Codable {}
    var path = NavigationPath()
    path.append(7)
    path.append(WrittenPage(name: "a \"b\""))
    path.append("end")
    let data = try JSONEncoder().encode(#require(path.codable))
    #expect(try NavigationPath(JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)) == path)
    path.append(Secret())
    #expect(path.codable == nil)
    #expect(NavigationPath([Local()]).codable == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["nonsense", 1]"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data.dropLast(2) + Data("}]".utf8))
    }
  }

  @Test("Pages, fields and effects are where they are put")
  func places() throws {
    let panel = try Harness(size: CGSize(width: 480, height: 320)) { Places() }
    #expect(panel.contains("Shelf"))
    let told = try Harness(size: CGSize(width: 480, height: 320)) { LabelTeller().labelsVisibility(.hidden) }
    #expect(told.contains("bare"))
    #expect(
      try pixels(20, 10, Shift())
        == pixels(
          20, 10, Color.red.frame(width: 10, height: 10).offset(x: 5).frame(width: 20, height: 10, alignment: .leading))
    )
  }

  @Test("A mask that is as opaque as a view is light follows what changes in it")
  func luminance() throws {
    struct Lit: View {
      @State private var isLeft = true
      var body: some View {
        Color.red
          .mask {
            HStack(spacing: 0) {
              isLeft ? Color.white : Color.black; isLeft ? Color.black : Color.white
            }.luminanceToAlpha()
          }
          .frame(width: 40, height: 20).background(.white)
          .onTapGesture { isLeft.toggle() }
          .accessibilityElement().accessibilityLabel("Lit")
      }
    }
    let panel = try Harness(size: CGSize(width: 40, height: 20)) { Lit() }
    func ends() -> [UInt32] { [5, 35].map { panel.snapshot().pixels[10 * 40 + $0] } }
    let (red, white) = (try pixels(1, 1, Color.red)[0], UInt32(0xffff_ffff))
    #expect(ends() == [red, white])
    try panel.tap("Lit")
    #expect(ends() == [white, red])
    try panel.check()
  }

  @Test("What a layer of a canvas draws clips what comes after it")
  func layer() throws {
    let drawn = try pixels(
      40, 20,
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.clipToLayer { $0.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black)) }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      })
    #expect([drawn[10 * 40 + 5], drawn[10 * 40 + 35]] == [try pixels(1, 1, Color.red)[0], 0xffff_ffff])
  }

  @Test("A link hands a text over by a code")
  func share() throws {
    let panel = try Harness(size: CGSize(width: 480, height: 480)) {
      ShareLink("Manual", item: URL(string: "https://example.com/manual")!)
    }
    try panel.tap("Manual")
    try panel.advance(by: .seconds(1))
    #expect(panel.contains("https://example.com/manual"))
    #expect(try panel.value(of: "QR code") == "https://example.com/manual")
    try panel.tap("Close")
    try panel.advance(by: .seconds(1))
    #expect(!panel.contains("https://example.com/manual"))
  }

  @Test("Dates and numbers are written by formatters, and toolbars have items by condition")
  func conditions() throws {
    let panel = try Harness(size: CGSize(width: 480, height: 320)) { Conditional() }
    #expect(panel.contains("1970") && panel.contains("2.50") && panel.contains("Bold text"))
    #expect(panel.contains("Since 1970 at 2.50"))
    #expect(panel.contains("Edit") && !panel.contains("Hidden"))
    try panel.tap("Edit")
    #expect(panel.contains("Hidden"))
  }

  @Test("Vectors have the names of the module simd")
  func vectors() {
    let (x, y) = (simd_float3(1, 0, 0), simd_float3(0, 1, 0))
    #expect(simd_cross(x, y) == [0, 0, 1] && simd_dot(x, y) == 0)
    #expect(simd_length(simd_double2(3, 4)) == 5 && simd_distance(x, y) == Float(2).squareRoot())
    #expect(simd_normalize(simd_double2(0, 9)) == [0, 1] && mix(x, y, t: 0.5) == [0.5, 0.5, 0])
    #expect(simd_clamp(7.0, 0, 2) == 2 && simd_clamp(simd_float2(-1, 9), .zero, [4, 4]) == [0, 4])
    #expect(simd_reflect(simd_double2(1, -1), [0, 1]) == [1, 1] && simd_smoothstep(0.0, 2, 1) == 0.5)
  }

  @Test("Places of guides are merged, and positions that were asked for are known")
  func numbers() {
    #expect(HorizontalAlignment.leading.combineExplicit([2, nil, 6]) == 4)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([9, 3, nil]) == 3)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([9, 3, nil]) == 9)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil] as [CGFloat?]) == nil)
    #expect(ScrollPosition(x: 12).x == 12 && ScrollPosition(x: 12).y == nil && ScrollPosition(edge: .top).x == nil)
    let outline: CGPath = Path(CGRect(x: 0, y: 0, width: 4, height: 3)).cgPath
    #expect(Path(outline).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 3))
    let curve = UnitCurve.circularEaseInOut
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-6)
    #expect(curve.value(at: 0.25) < UnitCurve.easeInOut.value(at: 0.25))
  }
}

extension Bitmap {
  fileprivate func differs(from other: Bitmap) -> Bool {
    (0..<min(width * height, other.width * other.height)).contains { pixels[$0] != other.pixels[$0] }
  }
}
