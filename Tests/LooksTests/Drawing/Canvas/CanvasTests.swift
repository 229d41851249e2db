import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

@Suite("Canvas")
struct CanvasTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
    Path(Rect(x: x, y: y, width: side, height: side))
  }

  @Test("A context's copy has a state of its own and draws on the same canvas")
  func states() throws {
    let bitmap = try drawn {
      Canvas { context, size in
        var copy = context
        copy.translateBy(x: 20, y: 0)
        copy.opacity = 0.5
        copy.fill(square(0, 0, 10), with: .color(red))
        context.fill(square(0, 20, 10), with: .color(blue))
        context.clip(to: square(20, 20, 10))
        context.fill(square(0, 20, size.width), with: .color(red))
      }
    }
    #expect(bitmap.hex(25, 5) == "FF7F7F" && bitmap.hex(5, 25) == "0000FF")
    #expect(bitmap.hex(25, 25) == "FF0000" && bitmap.hex(35, 25) == "FFFFFF")
  }

  @Test(
    "A blend mode acts inside of the path that is drawn, and not in the rectangle around it",
    arguments: [
      (BlendMode.clear, "FFFFFF"), (.source, "FF0000"), (.sourceIn, "FF0000"), (.sourceOut, "FFFFFF"),
      (.destinationIn, "0000FF"), (.destinationAtop, "0000FF"),
    ])
  func blendedPath(_ mode: BlendMode, _ inside: String) throws {
    let bitmap = try drawn {
      Canvas { context, size in
        context.fill(Path(Rect(origin: .zero, size: size)), with: .color(blue))
        context.blendMode = mode
        context.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20)), with: .color(red))
        context.stroke(square(24, 4, 12), with: .color(red), lineWidth: 2)
      }
    }
    #expect(bitmap.hex(10, 10) == inside && bitmap.hex(1, 1) == "0000FF")
    #expect(bitmap.hex(24, 10) == inside && bitmap.hex(30, 10) == "0000FF")
  }

  @Test("What a canvas or a layer in it draws mixes with nothing behind it")
  func isolation() throws {
    let bitmap = try drawn {
      ZStack {
        blue
        Canvas { context, size in
          context.fill(square(0, 0, 20), with: .color(red))
          var clear = context
          clear.blendMode = .clear
          clear.fill(square(5, 5, 10), with: .color(red))
          context.drawLayer { layer in
            layer.blendMode = .clear
            layer.fill(square(0, 0, 4), with: .color(red))
          }
        }
      }
    }
    #expect(bitmap.hex(10, 10) == "0000FF" && bitmap.hex(17, 17) == "FF0000" && bitmap.hex(30, 30) == "0000FF")
    #expect(bitmap.hex(2, 2) == "FF0000")
  }

  @Test("Layers fade as one; inverse clips cut holes; gradients lie where they are told")
  func layers() throws {
    let bitmap = try drawn {
      Canvas { context, _ in
        var faded = context
        faded.opacity = 0.5
        faded.drawLayer { layer in
          layer.fill(square(0, 0, 10), with: .color(red))
          layer.fill(square(0, 0, 10), with: .color(blue))
        }
        var holed = context
        holed.clip(to: square(24, 4, 4), options: .inverse)
        holed.fill(square(20, 0, 12), with: .color(red))
        context.fill(
          square(0, 20, 20),
          with: .linearGradient(
            Gradient(colors: [red, blue]), startPoint: Point(x: 0, y: 0), endPoint: Point(x: 20, y: 0)))
      }
    }
    #expect(bitmap.hex(5, 5) == "7F7FFF")
    #expect(bitmap.hex(26, 6) == "FFFFFF" && bitmap.hex(21, 6) == "FF0000")
    #expect(bitmap[0, 25] >> 16 & 255 > 240 && bitmap[19, 25] & 255 > 240)
  }

  @Test("Filters: shadow, blur and colours")
  func filters() throws {
    let bitmap = try drawn {
      Canvas { context, _ in
        var shaded = context
        shaded.addFilter(.shadow(color: .black, radius: 4))
        shaded.fill(square(5, 5, 10), with: .color(red))
        var grey = context
        grey.addFilter(.grayscale(1))
        grey.fill(square(25, 25, 10), with: .color(red))
      }
    }
    #expect(bitmap.hex(10, 10) == "FF0000" && (1...254).contains(bitmap[10, 17] & 255))
    #expect(bitmap.hex(30, 30) == "363636")
  }

  @Test("Texts are measured and drawn by their anchor; symbols are views")
  func resolved() throws {
    var size = Size.zero
    let bitmap = try drawn(60, 60) {
      Canvas { context, _ in
        let text = context.resolve(Text("Hi").font(.system(size: 20)).foregroundStyle(red))
        size = text.measure(in: Size(width: 100, height: 100))
        context.draw(text, at: Point(x: 0, y: 0), anchor: .topLeading)
        context.draw(Image(systemName: "square.fill"), in: Rect(x: 30, y: 30, width: 30, height: 30))
      }
    }
    #expect(size.width > 10 && size.width < 30 && size.height > 15)
    let letters = (0..<30).flatMap { y in (0..<30).map { (x: $0, y: y) } }.filter { bitmap.hex($0.x, $0.y) != "FFFFFF" }
    let right = try #require(letters.map(\.x).max())
    let bottom = try #require(letters.map(\.y).max())
    #expect((size.width * 0.75...size.width).contains(Double(right)))
    #expect((size.height * 0.5...size.height).contains(Double(bottom)))
    #expect(bitmap.hex(45, 45) != "FFFFFF" && bitmap.hex(25, 50) == "FFFFFF")
  }
}
