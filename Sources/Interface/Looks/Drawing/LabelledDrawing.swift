import Graphics
import Runtime

/// A drawing that contains texts that are not views, such as the labels of a chart.
@MainActor package protocol LabelledDrawing {
  /// The texts with their frames in points of the view, from back to front.
  var drawnLabels: [DrawnLabel] { get }
}

/// A text in a drawing, with its place.
package nonisolated struct DrawnLabel: Hashable, Sendable {
  /// The text on its one line.
  package let text: String
  /// The place of the line, in points of the view that draws it.
  package let frame: Rect

  /// Creates the text of a drawing at a place.
  package init(text: String, frame: Rect) { (self.text, self.frame) = (text, frame) }
}
