import FaceplateTesting

@testable import Runtime

extension Harness {
  /// The element that lies where the focus is, for messages.
  package var nameOfFocus: String {
    guard let frame = stage.focus.current?.layoutNode.stageFrame else { return "nothing" }
    let near = stage.elements.flatMap(\.flattened).filter { $0.frame.intersects(frame) && !$0.label.isEmpty }
    return near.map(\.label).joined(separator: ", ")
  }
}
