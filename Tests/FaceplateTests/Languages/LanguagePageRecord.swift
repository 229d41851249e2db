import FaceplateTesting
import Glibc
import Graphics
import Testing

@testable import Runtime

/// Where the elements of a page are, as text: what has to be alike between two releases of a font whose outlines and
/// advances differ a little.
struct LanguagePageRecord: CustomStringConvertible {
  /// The size of the font's file, which tells its releases apart; 0 for Inter, which travels with the toolkit.
  let fontBytes: Int
  private let elements: [(label: String, frame: Rect)]

  /// Records the present frame of a panel.
  init(_ panel: Harness, font: String?) {
    var status = stat()
    fontBytes = font.map { stat($0, &status) == 0 ? Int(status.st_size) : -1 } ?? 0
    elements = panel.stage.elements.map { ($0.label, $0.frame) }
  }

  /// Reads a ``description``.
  init(_ text: String) throws {
    let lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    fontBytes = try #require(lines.first?.first.flatMap { Int($0) })
    elements = try lines.dropFirst().map { parts in
      let numbers = parts.dropFirst().compactMap { Double($0) }
      try #require(numbers.count == 4)
      return (String(parts[0]), Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }

  /// The font's size, then a line for each element.
  var description: String {
    (["\(fontBytes)"]
      + elements.map { label, frame in
        ([label] + [frame.minX, frame.minY, frame.width, frame.height].map { "\($0.rounded())" })
          .joined(separator: "\t")
      })
      .joined(separator: "\n") + "\n"
  }

  /// How this differs from another record; `nil` if the same elements are at the same places, give or take 12 points.
  func difference(from known: LanguagePageRecord) -> String? {
    if elements.map(\.label) != known.elements.map(\.label) { return "other elements: \(self)" }
    for ((label, frame), (_, other)) in zip(elements, known.elements) {
      let edges = [frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX, frame.maxY - other.maxY]
      if edges.contains(where: { abs($0) > 12 }) { return "\(label) is at \(frame) instead of \(other)" }
    }
    return nil
  }
}
