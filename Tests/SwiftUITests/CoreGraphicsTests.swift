import CoreGraphics
import Foundation
import QuartzCore
import SwiftUI
import Testing

/// Half of a length, as sources that measure write it.
private func half(_ lengths: [CGFloat]) -> [Double] { lengths.map { $0 / 2 } }

@MainActor
@Suite("The modules CoreGraphics and QuartzCore")
struct CoreGraphicsTests {
  @Test("CGFloat stays a name of Double, also beside Foundation")
  func number() {
    let lengths: [Double] = [1, 4]
    #expect(half(lengths) == [0.5, 2] && CGFloat.self == Double.self)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(CGAffineTransform(scaleX: 2, y: 1)) == CGRect(x: 2, y: 2, width: 6, height: 4))
  }

  @Test("They have the types that drawing needs, and the time")
  func names() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      let graphics: CGContext = context.cgContext
      graphics.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      let path: CGPath = Path(CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath
      graphics.addPath(path)
      graphics.drawPath(using: .eoFill)
      graphics.setBlendMode(CGBlendMode.multiply)
    }
    let pixels: CGImage? = image.cgImage
    #expect(pixels != nil)
    let start = CACurrentMediaTime()
    #expect(start > 0 && CACurrentMediaTime() >= start)
  }
}
