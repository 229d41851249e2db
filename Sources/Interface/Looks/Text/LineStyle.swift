import Graphics
import Runtime
import Values

extension Text {
  /// The style of a line below or through text.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// The dashes of a line.
    public nonisolated struct Pattern: Hashable, Sendable {
      private enum Kind { case solid, dot, dash, dashDot, dashDotDot }
      private let kind: Kind

      /// A line without gaps.
      public static let solid = Pattern(kind: .solid)
      /// Dots as long as the line is thick, with gaps of twice that length.
      public static let dot = Pattern(kind: .dot)
      /// Dashes five times as long as the line is thick, with gaps of three times.
      public static let dash = Pattern(kind: .dash)
      /// A dash and a dot by turns.
      public static let dashDot = Pattern(kind: .dashDot)
      /// A dash and two dots by turns.
      public static let dashDotDot = Pattern(kind: .dashDotDot)

      /// The lengths of dashes and gaps by turns, in multiples of the line's thickness; empty for a solid line.
      private var lengths: [Double] {
        switch kind {
        case .solid: []
        case .dot: [1, 2]
        case .dash: [5, 3]
        case .dashDot: [5, 2, 1, 2]
        case .dashDotDot: [5, 2, 1, 2, 1, 2]
        }
      }

      /// Calls a closure with each dash of a line, from its left end.
      ///
      /// - Parameter line: the rectangle of the whole line, in points; its height is the thickness.
      func forEachDash(of line: Rect, _ body: (Rect) -> Void) {
        guard kind != .solid, line.height > 0 else { return body(line) }
        let lengths = lengths
        var x = line.minX
        var index = 0
        while x < line.maxX {
          let length = lengths[index % lengths.count] * line.height
          if index.isMultiple(of: 2) {
            body(Rect(x: x, y: line.minY, width: min(length, line.maxX - x), height: line.height))
          }
          x += length
          index += 1
        }
      }
    }

    @usableFromInline package let pattern: Pattern
    @usableFromInline package let color: Color?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - pattern: the dashes of the line.
    ///   - color: the colour of the line; `nil` for that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    /// A solid line in the colour of the text.
    public static let single = LineStyle()
  }
}
