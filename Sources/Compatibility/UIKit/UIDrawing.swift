import Faceplate
import Graphics

// Functions that draw into the picture that is being drawn, which they find by themselves.

extension UIBezierPath {
  private var style: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }

  /// Fills the path with the fill colour.
  @preconcurrency @MainActor public func fill() {
    CGContext.current(for: "UIBezierPath.fill()")?.fill(cgPath, evenOdd: usesEvenOddFillRule)
  }
  /// Fills the path with the fill colour, blended in a way and with an opacity from 0 to 1.
  @preconcurrency @MainActor public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current(for: "UIBezierPath.fill(with:alpha:)")?.blending(blendMode, alpha: alpha) {
      $0.fill(cgPath, evenOdd: usesEvenOddFillRule)
    }
  }
  /// Draws a line along the path in the stroke colour.
  @preconcurrency @MainActor public func stroke() {
    CGContext.current(for: "UIBezierPath.stroke()")?.stroke(cgPath, style: style)
  }
  /// Draws a line along the path in the stroke colour, blended in a way and with an opacity from 0 to 1.
  @preconcurrency @MainActor public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current(for: "UIBezierPath.stroke(with:alpha:)")?.blending(blendMode, alpha: alpha) {
      $0.stroke(cgPath, style: style)
    }
  }
  /// Clips what is drawn from now on to the path.
  @preconcurrency @MainActor public func addClip() {
    CGContext.current(for: "UIBezierPath.addClip()")?.clip(cgPath, evenOdd: usesEvenOddFillRule)
  }
}

extension UIColor {
  /// Fills with this colour from now on.
  @preconcurrency @MainActor public func setFill() { CGContext.current(for: "UIColor.setFill()")?.setFill(color) }
  /// Draws lines in this colour from now on.
  @preconcurrency @MainActor public func setStroke() { CGContext.current(for: "UIColor.setStroke()")?.setStroke(color) }
  /// Fills and draws lines in this colour from now on.
  @preconcurrency @MainActor public func set() {
    let context = CGContext.current(for: "UIColor.set()")
    context?.setFill(color)
    context?.setStroke(color)
  }
}

extension UIImage {
  /// Draws the picture, stretched to a rectangle.
  public func draw(in rect: CGRect) { CGContext.current(for: "UIImage.draw(in:)")?.draw(image, in: rect) }
  /// Draws the picture, stretched to a rectangle, blended in a way and with an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    CGContext.current(for: "UIImage.draw(in:blendMode:alpha:)")?.blending(blendMode, alpha: alpha) {
      $0.draw(image, in: rect)
    }
  }
  /// Draws the picture in its own size, with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the picture in its own size, with its top left corner at a point, blended in a way and with an opacity from 0
  /// to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
}

/// Fills a rectangle with the fill colour, which replaces what is there, even where the colour is translucent.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) {
  CGContext.current(for: "UIRectFill(_:)")?.replacing { $0.fill(rect) }
}
/// Draws the edges of a rectangle in the stroke colour, with lines of 1 point inside of it. They replace what is there.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
  CGContext.current(for: "UIRectFrame(_:)")?.replacing { $0.frame(rect) }
}
/// Clips what is drawn from now on to a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) {
  CGContext.current(for: "UIRectClip(_:)")?.clip(to: rect)
}
