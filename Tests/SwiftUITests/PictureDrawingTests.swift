import FaceplateTesting
import Foundation
import SwiftUI
import Testing

/// A dot as sources draw it.
@MainActor private func dot(_ color: UIColor, _ size: CGFloat, scale: CGFloat = 1) -> UIImage {
  let format = UIGraphicsImageRendererFormat.default()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: size, height: size))
  }
}

@MainActor
@Suite("Drawing pictures as in UIKit")
struct PictureDrawingTests {
  private static let red: UInt32 = 0xffff_0000, green: UInt32 = 0xff00_ff00, blue: UInt32 = 0xff00_00ff
  /// The ground that pictures are shown on.
  private static let white: UInt32 = 0xffff_ffff

  /// The pixels of a picture on white, at some places.
  private func pixels(_ image: UIImage, _ places: (Int, Int)...) throws -> [UInt32] {
    let panel = try Harness(size: image.size) { Image(uiImage: image).background(Color.white) }
    let picture = panel.snapshot()
    return places.map { picture[$0.0, $0.1] }
  }

  /// A picture of 20 by 10 points, drawn with a closure.
  private func picture(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image(actions: actions)
  }

  @Test("Rectangles and paths are filled with the colour of the moment; the rest is transparent")
  func fills() throws {
    let image = picture { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
      UIColor.blue.set()
      UIBezierPath(rect: CGRect(x: 5, y: 0, width: 5, height: 10)).fill()
      UIRectFill(CGRect(x: 10, y: 5, width: 5, height: 5))
    }
    #expect(image.size == CGSize(width: 20, height: 10))
    let found = try pixels(image, (2, 5), (7, 5), (12, 2), (12, 8), (17, 5))
    #expect(found == [Self.red, Self.blue, Self.white, Self.blue, Self.white])
  }

  @Test("A rectangle of a translucent colour takes the place of what is there")
  func replacement() throws {
    let image = picture { _ in
      UIColor.blue.set()
      UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 10))
      UIColor.clear.set()
      UIRectFill(CGRect(x: 5, y: 0, width: 5, height: 10))
      UIRectFrame(CGRect(x: 12, y: 0, width: 8, height: 10))
    }
    let found = try pixels(image, (2, 5), (7, 5), (15, 5), (12, 5), (19, 5))
    #expect(found == [Self.blue, Self.white, Self.blue, Self.white, Self.white])
  }

  @Test("The even-odd rule of a path leaves a hole, and the other one fills it")
  func rules() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 2, width: 10, height: 6)))
    func middle() throws -> [UInt32] {
      try pixels(
        picture { _ in
          UIColor.green.setFill()
          path.fill()
        }, (1, 1), (10, 5))
    }
    #expect(try middle() == [Self.green, Self.green])
    path.usesEvenOddFillRule = true
    #expect(try middle() == [Self.green, Self.white])
    #expect(!path.contains(CGPoint(x: 10, y: 5)))
  }

  @Test("A line has the width and the dashes of its path, and the stroke colour")
  func strokes() throws {
    let image = picture { context in
      UIColor.red.setStroke()
      UIColor.blue.setFill()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 2))
      path.addLine(to: CGPoint(x: 20, y: 2))
      path.lineWidth = 4
      path.setLineDash([5, 5], count: 2, phase: 0)
      path.stroke()
      // The edges of a rectangle are inside of it.
      context.stroke(CGRect(x: 0, y: 6, width: 4, height: 4))
    }
    let found = try pixels(image, (2, 0), (2, 3), (7, 2), (12, 2), (0, 6), (3, 9), (1, 7))
    #expect(found == [Self.red, Self.red, Self.white, Self.red, Self.red, Self.red, Self.white])
  }

  @Test("The functions of CoreGraphics have their own colours, transforms and clips, and take them back")
  func context() throws {
    let image = picture { context in
      let graphics = context.cgContext
      graphics.setFillColor(UIColor.red.cgColor)
      graphics.saveGState()
      graphics.translateBy(x: 10, y: 0)
      graphics.scaleBy(x: 5, y: 10)
      graphics.setFillColor(UIColor.green.cgColor)
      graphics.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      graphics.restoreGState()
      // A path stays where it was built.
      graphics.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
      graphics.translateBy(x: 0, y: 5)
      graphics.fillPath()
      graphics.clip(to: CGRect(x: 15, y: 0, width: 5, height: 5))
      graphics.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      graphics.addEllipse(in: CGRect(x: -20, y: -20, width: 60, height: 60))
      graphics.fillPath()
    }
    let found = try pixels(image, (2, 2), (2, 7), (12, 5), (17, 2), (17, 7))
    #expect(found == [Self.red, Self.white, Self.green, Self.white, Self.blue])
  }

  @Test("Functions that draw a shape at once, or clip to a rectangle, forget the path that is being built")
  func forgottenPaths() throws {
    let whole = CGRect(x: 0, y: 0, width: 20, height: 10)
    let corner = CGRect(x: 0, y: 0, width: 2, height: 2)
    let functions: [(CGContext) -> Void] = [
      { $0.fill(corner) }, { $0.fill([corner]) }, { $0.fillEllipse(in: corner) }, { $0.stroke(corner) },
      { $0.stroke(corner, width: 1) }, { $0.strokeEllipse(in: corner) }, { $0.clip(to: whole) },
      { $0.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)]) },
    ]
    for (number, function) in functions.enumerated() {
      let image = picture { context in
        context.cgContext.addRect(whole)
        function(context.cgContext)
        context.cgContext.fillPath()
      }
      #expect(try pixels(image, (15, 5)) == [Self.white], "\(number)")
    }
  }

  @Test("An arc continues a path by a line, and a line of a transform is as wide as that makes it")
  func arcs() throws {
    let image = picture { context in
      let graphics = context.cgContext
      graphics.move(to: .zero)
      graphics.scaleBy(x: 2, y: 2)
      graphics.addArc(center: CGPoint(x: 8, y: 5), radius: 2, startAngle: -.pi / 2, endAngle: 0, clockwise: false)
      graphics.addLine(to: CGPoint(x: 0, y: 5))
      graphics.closePath()
      graphics.fillPath()
      graphics.move(to: CGPoint(x: 9, y: 0))
      graphics.addLine(to: CGPoint(x: 9, y: 2))
      graphics.setStrokeColor(UIColor.blue.cgColor)
      graphics.strokePath()
    }
    let black: UInt32 = 0xff00_0000
    #expect(try pixels(image, (2, 5), (10, 8), (10, 2)) == [black, black, Self.white])
    #expect(try pixels(image, (17, 1), (18, 1), (16, 1)) == [Self.blue, Self.blue, Self.white])
  }

  @Test("A path is built as fast under changing transforms")
  func turtle() throws {
    let image = picture { context in
      let graphics = context.cgContext
      graphics.move(to: .zero)
      for _ in 0..<100_000 {
        graphics.translateBy(x: 0.0001, y: 0)
        graphics.addLine(to: CGPoint(x: 0, y: 10))
      }
      graphics.addLine(to: .zero)
      graphics.fillPath()
    }
    #expect(try pixels(image, (7, 8), (15, 5)) == [0xff00_0000, Self.white])
  }

  @Test("Thousands of clips neither end the process nor take long")
  func clips() throws {
    let same = picture { context in
      for _ in 0..<5000 { UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).addClip() }
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(try pixels(same, (5, 5), (15, 5)) == [0xff00_0000, Self.white])
    let disjoint = picture { context in
      for place in 0..<600 {
        UIRectClip(CGRect(x: Double(place % 20), y: 0, width: 1, height: 10))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      }
    }
    #expect(try pixels(disjoint, (0, 5), (1, 5)) == [0xff00_0000, Self.white])
  }

  @Test("A negative number of dashes is none")
  func dashes() throws {
    let image = picture { _ in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
      path.lineWidth = 4
      path.setLineDash([1, 1], count: -1, phase: 0)
      path.stroke()
    }
    #expect(try pixels(image, (5, 0), (6, 0)) == [0xff00_0000, 0xff00_0000])
  }

  @Test("A picture is drawn into another, upright or, by CoreGraphics, upside down")
  func pictures() throws {
    let flag = picture { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    }
    let image = picture { context in
      flag.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.cgContext.draw(flag.cgImage!, in: CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    let found = try pixels(image, (5, 2), (5, 8), (15, 2), (15, 8))
    #expect(found == [Self.red, Self.white, Self.white, Self.red])
    let faint = picture { _ in dot(.red, 10).draw(at: CGPoint(x: 10, y: 0), blendMode: .normal, alpha: 0.5) }
    #expect(try pixels(faint, (5, 5))[0] == Self.white)
    let pink = try pixels(faint, (15, 5))[0]
    #expect(pink >> 16 == 0xffff && (0x7e...0x81).contains(pink & 255))
  }

  @Test("The format decides the pixels of a point, those of the panel by default, and the ground")
  func formats() throws {
    let panel = try Harness(size: CGSize(width: 40, height: 40), scale: 2) { Text("Panel") }
    #expect(dot(.red, 6, scale: 3).cgImage?.width == 18)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { _ in }
    #expect(image.scale == 2 && image.cgImage?.width == 12 && image.size == CGSize(width: 6, height: 4))
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let moved = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 12, y: 10, width: 10, height: 10))
    }
    #expect(try pixels(moved, (0, 0), (3, 3)) == [0xff00_0000, Self.red])
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    withExtendedLifetime(panel) {}
  }

  @Test("A picture is written as PNG and JPEG, and read again")
  func files() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format)
    let blue: (UIGraphicsImageRendererContext) -> Void = {
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    let files = [
      renderer.pngData(actions: blue), renderer.jpegData(withCompressionQuality: 0.9, actions: blue),
      try #require(renderer.image(actions: blue).jpegData(compressionQuality: 1)),
    ]
    #expect(files.map { $0.first } == [0x89, 0xff, 0xff])
    for file in files {
      let image = try #require(UIImage(data: file))
      #expect(image.size == CGSize(width: 16, height: 16))
      let pixel = try pixels(image, (8, 8))[0]
      #expect(pixel & 255 > 0xf0 && pixel >> 8 & 0xffff < 0x1010)
    }
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("Outside of a drawing, a function that draws says that it does nothing")
  func outside() throws {
    let panel = try Harness(size: CGSize(width: 40, height: 40)) { Text("Panel") }
    var reports: [String] = []
    panel.stage.onReport = { reports.append($0) }
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
    #expect(reports.count == 1 && reports[0].hasPrefix("UIBezierPath.fill() draws nothing here"))
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = picture { #expect(UIGraphicsGetCurrentContext() === $0.cgContext) }
  }

  @Test("In a canvas, CoreGraphics draws with the transform of the canvas")
  func canvas() throws {
    let panel = try Harness(size: CGSize(width: 20, height: 10)) {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.white))
        context.translateBy(x: 10, y: 0)
        context.withCGContext {
          $0.setFillColor(UIColor.red.cgColor)
          $0.addPath(Path(CGRect(x: 0, y: 0, width: 5, height: 10)).cgPath)
          $0.fillPath()
        }
      }
    }
    let picture = panel.snapshot()
    #expect([5, 12, 17].map { picture[$0, 5] } == [Self.white, Self.red, Self.white])
  }
}
