import Graphics

/// The placements that a layout has made.
package final class PlacementRecord {
  /// The placements by index; `nil` for views that have not been placed.
  lazy var placements: [Placement?] = Array(repeating: nil, count: count)
  /// The placements of all views. A layout with a lasting cache may return the previous array: if it is the same array,
  /// only the changed views are placed.
  package var all: [Placement]?
  private let count: Int

  init(of count: Int) { self.count = count }
}

/// A layout whose cache outlasts changes of its views. It asks each view for its ``LayoutNode/answersVersion`` to find
/// out which views have changed.
package protocol LastingCacheLayout: Layout {}

/// The last placement by a layout whose cache lasts.
struct LastPlacing {
  private let placements: [Placement]
  private let size: Size
  private let isMirrored: Bool
  private let scale: Double
  /// The version of the children.
  private let version: Int

  @MainActor init(_ placements: [Placement], in size: Size, of layoutNode: LayoutNode) {
    (self.placements, self.size, isMirrored) = (placements, size, layoutNode.isMirrored)
    (scale, version) = (layoutNode.stage.passes.layout.scale, layoutNode.childrenVersion)
  }

  /// Whether the two arrays are the same object. An array that is kept here does not change: a changed array lies
  /// elsewhere.
  func isSame(as other: LastPlacing) -> Bool {
    size == other.size && isMirrored == other.isMirrored && scale == other.scale && version == other.version
      && placements.withUnsafeBufferPointer { own in
        other.placements.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
      }
  }
}
