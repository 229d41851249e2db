import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Controls
@testable import Looks
@testable import Runtime

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

@Suite("Effects")
struct EffectTests {
  @Test("Things that overlap fade as one")
  func opacity() throws {
    let bitmap = try drawn {
      ZStack {
        Rectangle().fill(red).frame(width: 30, height: 30)
        Rectangle().fill(blue).frame(width: 10, height: 10)
      }
      .opacity(0.5)
    }
    #expect(bitmap.hex(20, 20) == "7F7FFF" && bitmap.hex(8, 20) == "FF7F7F")
  }

  @Test("What lies outside a shape or a mask is neither seen nor touched")
  func clips() throws {
    var touches = 0
    let panel = try Harness(size: Size(width: 40, height: 40)) {
      red.onTapGesture { touches += 1 }.clipShape(Circle())
    }
    #expect(panel.bitmap.hex(20, 20) == "FF0000" && panel.bitmap.hex(1, 1) != "FF0000")
    try panel.press(at: Point(x: 2, y: 2))
    try panel.lift()
    #expect(touches == 0)
    try panel.press(at: Point(x: 20, y: 20))
    try panel.lift()
    #expect(touches == 1)
    let masked = try drawn { red.mask { blue.opacity(0.5).frame(width: 10, height: 10) } }
    #expect(masked.hex(20, 20) == "FF7F7F" && masked.hex(10, 20) == "FFFFFF")
  }

  @Test("A turned rectangle is cut off along its own sides")
  func turnedClip() throws {
    let bitmap = try drawn {
      red.frame(width: 60, height: 60).frame(width: 20, height: 20).clipped().rotationEffect(.degrees(45))
    }
    #expect(bitmap.hex(20, 20) == "FF0000" && bitmap.hex(20, 8) == "FF0000" && bitmap.hex(11, 11) == "FFFFFF")
  }

  @Test("Touches and what is read out follow a turned and scaled view")
  func turned() throws {
    var places: [Point] = []
    let panel = try Harness(size: Size(width: 100, height: 100)) {
      Color.red.frame(width: 60, height: 10).accessibilityElement().accessibilityLabel("bar")
        .gesture(DragGesture(minimumDistance: 0).onEnded { places.append($0.startLocation) })
        .rotationEffect(.degrees(90))
    }
    let frame = try panel.element("bar").frame
    #expect(abs(frame.minX - 45) < 0.01 && abs(frame.minY - 20) < 0.01 && abs(frame.height - 60) < 0.01)
    try panel.press(at: Point(x: 50, y: 25))
    try panel.lift()
    try panel.press(at: Point(x: 25, y: 50))
    try panel.lift()
    #expect(places.count == 1)
    #expect(places.first.map { abs($0.x - 5) < 0.01 && abs($0.y - 5) < 0.01 } == true)
    let scaled = try drawn { red.frame(width: 10, height: 10).scaleEffect(x: 3, y: 1, anchor: .leading) }
    #expect([14, 15, 40 - 1].map { scaled.hex($0, 20) } == ["FFFFFF", "FF0000", "FF0000"])
  }

  @Test("Blur and shadow reach beyond the frame, and the damage with them")
  func soft() throws {
    struct Panel: View {
      @Tweak("effect.size", in: 0...60) private var side = 20
      @Tweak("effect.kind", in: 0...3) private var kind = 0
      var body: some View {
        let square = Rectangle().fill(red).frame(width: Double(side), height: Double(side))
        ZStack {
          Color.white
          switch kind {
          case 0: square.blur(radius: 4)
          case 1: square.shadow(radius: 6, x: 3, y: 3)
          case 2:
            ZStack {
              square; Text("x")
            }.shadow(color: .black, radius: 5)
          default: square.shadow(radius: 2).blur(radius: 1).rotationEffect(.degrees(30))
          }
        }
      }
    }
    let panel = try Harness(size: Size(width: 100, height: 100)) { Panel() }
    for kind in 0...3 {
      for side in [20, 40, 3, 0, 30] {
        panel.stage.tweaks.apply(["effect.kind": "\(kind)", "effect.size": "\(side)"])
        try panel.frame()
      }
      #expect(panel.bitmap.hex(50, 50) != "FFFFFF" && panel.bitmap.hex(33, 50) != "FFFFFF")
    }
    try panel.checkAgainstFreshStage()
  }

  @Test("Colours change in paints and in pictures")
  func colors() throws {
    func hex<V: View>(_ view: V) throws -> String { try drawn(8, 8) { view }.hex(4, 4) }
    #expect(try hex(red.colorInvert()) == "00FFFF")
    #expect(try hex(red.grayscale(1)) == "363636")
    #expect(try hex(red.brightness(0.5)) == "FF8080")
    #expect(try hex(Color.white.colorMultiply(blue)) == "0000FF")
    #expect(try hex(red.contrast(0)) == "808080")
    let pixel = Bitmap(width: 1, height: 1)
    pixel[0, 0] = 0xffff_0000
    let image = Image(decorative: Picture(pixel)).resizable()
    #expect(try hex(image) == "FF0000" && hex(image.colorInvert()) == "00FFFF")
  }

  @Test("Blend modes mix with what is behind")
  func blending() throws {
    let bitmap = try drawn {
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        Color(red: 0, green: 1, blue: 1).frame(width: 10, height: 10).blendMode(.multiply)
      }
    }
    #expect(bitmap.hex(20, 20) == "00FF00" && bitmap.hex(5, 5) == "FFFF00")
  }

  @Test("A visual effect turns a view in space as the modifier does")
  func turn() throws {
    let size = Size(width: 100, height: 100)
    let effect = try Harness(size: size) {
      Color.red.frame(width: 60, height: 60)
        .visualEffect { effect, _ in effect.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
    }
    let modifier = try Harness(size: size) {
      Color.red.frame(width: 60, height: 60).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    }
    let plain = try Harness(size: size) { Color.red.frame(width: 60, height: 60) }
    #expect(effect.snapshot() == modifier.snapshot() && effect.snapshot() != plain.snapshot())
  }
}
