import Faceplate
@_weakLinked import Foundation
import Graphics
import Looks
import Runtime

// Texts with the attributes of UIKit: their sizes, and how they are drawn into pictures.

extension NSAttributedString.Key {
  /// The font of a text, a `UIFont`.
  @_alwaysEmitIntoClient public static var font: NSAttributedString.Key { NSAttributedString.Key(rawValue: "NSFont") }
  /// The colour of a text, a `UIColor`.
  @_alwaysEmitIntoClient public static var foregroundColor: NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "NSColor")
  }
}

/// A text with the attributes that UIKit's functions read.
@preconcurrency @MainActor @usableFromInline struct AttributedLine {
  private let text: Text

  /// - Parameters:
  ///   - words: the words.
  ///   - font: a `UIFont`; 12 points for anything else.
  ///   - color: a `UIColor`; black for anything else.
  @usableFromInline init(_ words: String, font: Any?, color: Any?) {
    let font = font as? UIFont ?? .systemFont(ofSize: 12)
    text = Text(verbatim: words).font(Font(font)).foregroundColor((color as? UIColor ?? .black).color)
  }

  /// The size of the text on a line of any length, in points; empty if there are no fonts.
  @usableFromInline var size: CGSize { text.naturalSize(in: CGContext.environment) }

  /// Draws the text without wrapping it, with its top left corner at a point.
  @usableFromInline func draw(at point: CGPoint) {
    let text = text
    CGContext.current(for: "draw(at:withAttributes:)")?.draw { $0.draw(text, at: point, anchor: .topLeading) }
  }
  /// Draws the text from the top of a rectangle, wrapped to its width.
  @usableFromInline func draw(in rect: CGRect) {
    let text = text
    CGContext.current(for: "draw(in:withAttributes:)")?.draw { $0.draw(text, in: rect) }
  }
}

extension String {
  @preconcurrency @MainActor @_alwaysEmitIntoClient
  func line(_ attributes: [NSAttributedString.Key: Any]?) -> AttributedLine {
    AttributedLine(self, font: attributes?[.font], color: attributes?[.foregroundColor])
  }

  /// The size of the text on a line of any length, in points.
  @preconcurrency @MainActor @_alwaysEmitIntoClient
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { line(attributes).size }
  /// Draws the text without wrapping it, with its top left corner at a point of the picture that is being drawn.
  @preconcurrency @MainActor @_alwaysEmitIntoClient
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    line(attributes).draw(at: point)
  }
  /// Draws the text from the top of a rectangle of the picture that is being drawn, wrapped to its width.
  @preconcurrency @MainActor @_alwaysEmitIntoClient
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    line(attributes).draw(in: rect)
  }
}

extension NSString {
  /// The size of the text on a line of any length, in points.
  @preconcurrency @MainActor @_alwaysEmitIntoClient
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }
  /// Draws the text as ``Swift/String/draw(at:withAttributes:)`` does.
  @preconcurrency @MainActor @_alwaysEmitIntoClient
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    description.draw(at: point, withAttributes: attributes)
  }
  /// Draws the text as ``Swift/String/draw(in:withAttributes:)`` does.
  @preconcurrency @MainActor @_alwaysEmitIntoClient
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    description.draw(in: rect, withAttributes: attributes)
  }
}
