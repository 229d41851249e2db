import FaceplateTesting
import Graphics
import TestFixtures
import Testing

@testable import Looks
@testable import Runtime

@MainActor
@Suite("Filters of a canvas that change pixels")
struct CanvasFilterTests {
  /// What a canvas of 40 by 20 points draws on white.
  private func drawn(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Harness {
    try Harness(size: Size(width: 40, height: 20)) {
      Canvas { context, _ in draw(&context) }.frame(width: 40, height: 20).background(.white)
    }
  }

  private let left = Path(Rect(x: 0, y: 0, width: 20, height: 20))
  private let right = Path(Rect(x: 20, y: 0, width: 20, height: 20))

  @Test("What is opaque enough gets the colour, and the rest is clear")
  func threshold() throws {
    let panel = try drawn { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      context.drawLayer { layer in
        layer.fill(left, with: .color(.blue.opacity(0.6)))
        layer.fill(right, with: .color(.blue.opacity(0.4)))
      }
    }
    #expect(panel.bitmap[10, 10] == Color.red.resolve(in: EnvironmentValues()).premultiplied)
    #expect(panel.bitmap[30, 10] == 0xffff_ffff)
  }

  @Test("What is too opaque is clear as well")
  func thresholdRange() throws {
    let panel = try drawn { context in
      context.addFilter(.alphaThreshold(min: 0.2, max: 0.5, color: .red))
      context.fill(left, with: .color(.blue))
      context.fill(right, with: .color(.blue.opacity(0.4)))
    }
    #expect(panel.bitmap[10, 10] == 0xffff_ffff)
    #expect(panel.bitmap[30, 10] == Color.red.resolve(in: EnvironmentValues()).premultiplied)
  }

  @Test("What is light becomes opaque black, and what is dark becomes clear")
  func luminance() throws {
    let panel = try drawn { context in
      context.addFilter(.luminanceToAlpha)
      context.fill(left, with: .color(.white))
      context.fill(right, with: .color(.black))
    }
    #expect(panel.bitmap[10, 10] == 0xff00_0000)
    #expect(panel.bitmap[30, 10] == 0xffff_ffff)
  }

  @Test("A map moves what is drawn, and nothing else")
  func projection() throws {
    let panel = try drawn { context in
      context.addFilter(.projectionTransform(ProjectionTransform(Transform(translationX: 20, y: 0))))
      context.fill(left, with: .color(.black))
    }
    #expect(panel.bitmap[10, 10] == 0xffff_ffff)
    #expect(panel.bitmap[30, 10] == 0xff00_0000)
  }
}
