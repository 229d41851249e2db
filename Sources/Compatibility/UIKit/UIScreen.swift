import Faceplate
import Runtime

/// The screen of the panel as sources of UIKit ask for it.
@preconcurrency @MainActor public final class UIScreen {
  /// The screen of the panel whose views are being built, or of the one that was made last.
  public static let main = UIScreen()

  private var stage: Stage? { Stage.ofRunningCode }

  /// The whole screen, in points; empty before there is a panel.
  public var bounds: CGRect { CGRect(origin: .zero, size: stage?.size ?? .zero) }
  /// The whole screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels in a point; 1 before there is a panel.
  public var scale: CGFloat { stage?.scale ?? 1 }
  /// The number of pixels in a point.
  public var nativeScale: CGFloat { scale }
}

/// The margins at the edges of a rectangle, in points.
public nonisolated struct UIEdgeInsets: Hashable, Sendable {
  /// The margin at an edge.
  public var top, left, bottom, right: CGFloat
  /// Margins of 0 points at all edges.
  public static let zero = UIEdgeInsets()
  /// Creates margins in points; 0 where none is given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}
