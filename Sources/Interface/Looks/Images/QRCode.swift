import Graphics
import Runtime
import Values

/// A QR code of a text (ISO/IEC 18004): black modules on white in every theme, with the quiet zone that readers
/// need.
///
///     QRCode("WIFI:S:Workshop;T:WPA;P:secret;;").frame(width: 160)
///
/// The code is square and as large as the space that it is offered. Each module covers whole pixels.
public struct QRCode: LayoutView {
  private let text: String
  private let correction: QRMatrix.Correction

  /// Creates a code of a text. A text that is empty or too long for any QR code is reported, and nothing is
  /// drawn.
  ///
  /// - Parameters:
  ///   - text: the text, which is encoded in UTF-8.
  ///   - correction: the share of the code that may be unreadable.
  public init<S: StringProtocol>(_ text: S, correction: QRMatrix.Correction = .medium) {
    self.text = String(text)
    self.correction = correction
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> QRCodeBehavior { QRCodeBehavior(layoutNode) }
  package func configure(_ behavior: QRCodeBehavior, in environment: EnvironmentValues) {
    behavior.name = environment.localizer("QR code")
    behavior.show(text, correction)
  }
}

/// Encodes and draws a QR code.
package final class QRCodeBehavior: LayoutBehavior {
  package unowned let layoutNode: LayoutNode
  /// The name that is read out before the text.
  var name = ""

  init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  /// The width of the quiet zone, in modules, and the ideal size of the view, in points.
  private static let margin = 4
  private static let ideal = 160.0

  private var text: String?
  private var correction = QRMatrix.Correction.medium
  private(set) var matrix: QRMatrix?

  /// Encodes a text, and reports one that cannot be encoded.
  func show(_ text: String, _ correction: QRMatrix.Correction) {
    if text == self.text, correction == self.correction { return }
    (self.text, self.correction) = (text, correction)
    matrix = QRMatrix(text, correction: correction)
    if matrix == nil { stage.report("a QR code cannot hold \(text.utf8.count) bytes: it is not shown") }
    setNeedsPaint()
    stage.structureChanged()
  }

  package func measure(_ proposal: ProposedViewSize) -> Size {
    let side = min(proposal.width ?? proposal.height ?? Self.ideal, proposal.height ?? proposal.width ?? Self.ideal)
    return Size(width: side, height: side)
  }

  package func paint(into painter: inout Painter) {
    guard let matrix else { return }
    painter.fill(painter.bounds, .white)
    let side = min(painter.size.width, painter.size.height)
    let scale = painter.state.transform.lengthScale
    let square = (side * scale / Double(matrix.side + 2 * Self.margin)).rounded(.down) / scale
    guard square > 0 else { return }
    let gap = ((side - square * Double(matrix.side)) / 2 * scale).rounded() / scale
    for row in 0..<matrix.side {
      var column = 0
      while column < matrix.side {
        let first = column
        while matrix[column, row] { column += 1 }
        if column > first {
          painter.fill(
            Rect(
              x: gap + Double(first) * square, y: gap + Double(row) * square, width: Double(column - first) * square,
              height: square), .black)
        }
        column += 1
      }
    }
  }

  package func isHit(at point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

  package var semantics: Semantics? { Semantics(role: .image, label: name, value: text ?? "") }
}
