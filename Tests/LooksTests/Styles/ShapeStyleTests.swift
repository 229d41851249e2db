import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

private let black = Color(white: 0)
private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

@Suite("Shape styles")
struct ShapeStyleTests {
  private struct Seasonal: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .light ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
    }
  }

  @Test("A style of the application's own is what it resolves to in its surroundings")
  func custom() throws {
    let panel = try Harness(size: Size(width: 8, height: 8)) { Rectangle().fill(Seasonal()) }
    #expect(panel.bitmap.hex(4, 4) == "FF0000")
    try panel.setEnvironment { $0.colorScheme = .dark }
    #expect(panel.bitmap.hex(4, 4) == "0000FF")
  }

  @Test("Levels of the foreground are those that an ancestor sets, else fainter ones of the first")
  func hierarchy() throws {
    let two = try drawn(30, 10) {
      HStack(spacing: 0) {
        Rectangle()
        Rectangle().fill(.secondary)
        Rectangle().foregroundStyle(.secondary)
      }
      .foregroundStyle(red, blue)
    }
    #expect([two.hex(5, 5), two.hex(15, 5), two.hex(25, 5)] == ["FF0000", "0000FF", "0000FF"])
    let one = try drawn(10, 10) { Rectangle().fill(.secondary).foregroundStyle(red) }
    #expect(one.hex(5, 5) == "FF7373")
  }

  @Test("A linear gradient runs over the rectangle of the shape")
  func linear() throws {
    let bitmap = try drawn(100, 10) {
      Rectangle().fill(.linearGradient(colors: [black, .white], startPoint: .leading, endPoint: .trailing))
    }
    let values = [0, 25, 50, 75, 99].map { Int(bitmap[$0, 5] & 255) }
    for (value, expected) in zip(values, [1, 65, 129, 192, 254]) { #expect(abs(value - expected) <= 2) }
  }

  @Test("An elliptical gradient reaches the end of its colours on all sides at once")
  func elliptical() throws {
    let bitmap = try drawn(80, 20) { EllipticalGradient(colors: [.white, black]) }
    #expect(Int(bitmap[40, 10] & 255) > 240)
    #expect(abs(Int(bitmap[60, 10] & 255) - Int(bitmap[40, 15] & 255)) < 12)
    #expect(Int(bitmap[0, 10] & 255) < 16 && Int(bitmap[40, 0] & 255) < 16)
  }

  @Test("Opacity, tint and background of the surroundings")
  func surroundings() throws {
    let bitmap = try drawn(30, 10) {
      HStack(spacing: 0) {
        Rectangle().fill(red.opacity(0.5))
        Rectangle().fill(.tint)
        Rectangle().fill(.background)
      }
      .tint(blue)
      .backgroundStyle(black)
    }
    #expect([bitmap.hex(5, 5), bitmap.hex(15, 5), bitmap.hex(25, 5)] == ["FF7F7F", "0000FF", "000000"])
  }

  @Test("A drop shadow darkens what is around, an inner one the shape's own edge")
  func shadows() throws {
    let drop = try drawn { Rectangle().fill(red.shadow(.drop(color: black, radius: 4))).frame(width: 20, height: 20) }
    #expect(drop.hex(20, 20) == "FF0000")
    #expect((1...254).contains(drop[8, 20] & 255))
    let inner = try drawn { Rectangle().fill(red.shadow(.inner(color: black, radius: 4))).frame(width: 20, height: 20) }
    #expect(inner.hex(20, 20) == "FF0000" && inner.hex(8, 20) == "FFFFFF")
    #expect((1...200).contains(inner[10, 20] >> 16 & 255))
  }

  @Test("The drop shadow of an opaque rounded rectangle needs no layer")
  func shadowWithoutLayer() throws {
    let panel = try Harness(size: Size(width: 60, height: 60)) {
      RoundedRectangle(cornerRadius: 5, style: .circular).fill(red.shadow(.drop(color: black, radius: 4)))
        .frame(width: 20, height: 20)
    }
    let items = panel.stage.drawAll().list.items
    let shapes = items.map { item in
      switch item.shape {
      case .softRoundedRect: "soft"
      case .roundedRect: "sharp"
      case .group: "group"
      default: "other"
      }
    }
    // The first is the ground of the page.
    #expect(shapes.dropFirst() == ["soft", "sharp"])
  }

  @Test("Colours by hue, from other spaces, and mixed")
  func colors() {
    let values = EnvironmentValues()
    func hex(_ color: Color) -> String { String(color.resolve(in: values).premultiplied & 0xff_ffff, radix: 16) }
    #expect(hex(Color(hue: 1 / 3, saturation: 1, brightness: 1)) == "ff00")
    #expect(hex(Color(hue: 0.5, saturation: 0.5, brightness: 1)) == "80ffff")
    #expect(hex(Color(.sRGBLinear, white: 0.5)) == "bcbcbc")
    #expect(hex(Color(.displayP3, red: 1, green: 1, blue: 1)) == "ffffff")
    #expect(hex(red.mix(with: blue, by: 0.5, in: .device)) == "800080")
    #expect(hex(red.mix(with: blue, by: 0)) == "ff0000")
    // The middle of black and white, as bright as the eye sees it.
    #expect(hex(black.mix(with: .white, by: 0.5)) == "636363")
  }

  @Test("Text takes gradients, which run over the text's frame")
  func text() throws {
    let bitmap = try drawn(120, 40) {
      Text("MMMMMM").font(.system(size: 24, weight: .bold))
        .foregroundStyle(.linearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
    }
    func strongest(_ columns: Range<Int>, _ shift: UInt32) -> UInt32 {
      columns.flatMap { x in (0..<40).map { y in ~bitmap[x, y] >> shift & 255 } }.max() ?? 0
    }
    #expect(strongest(5..<20, 0) > 200 && strongest(5..<20, 16) < 60)
    #expect(strongest(100..<115, 16) > 200)
  }
}
