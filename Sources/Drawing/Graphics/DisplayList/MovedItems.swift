extension [DisplayItem] {
  /// Whether items can be moved by whole pixels so that they equal items created at the new place.
  ///
  /// - Parameters:
  ///   - place: The transform of the place at which the items were created.
  ///   - clip: The clip of that place. It stays where it is, so an item with its own clip cannot be moved.
  package func areMovable(from place: Transform, in clip: Rect) -> Bool {
    withUnsafeBufferPointer { items in items.indices.allSatisfy { items[$0].isMovable(from: place, in: clip) }
    }
  }

  /// Whether all items have the same pixels wherever they are moved by whole pixels.
  package var areRigid: Bool {
    withUnsafeBufferPointer { items in items.indices.allSatisfy { items[$0].isRigid } }
  }

  /// Moves items by whole pixels.
  ///
  /// - Parameters:
  ///   - place: The transform of the place at which the items were created.
  ///   - other: The transform of the other place.
  ///   - dx: The distance to the right, in pixels.
  ///   - dy: The distance downwards, in pixels.
  package mutating func move(from place: Transform, to other: Transform, dx: Int, dy: Int) {
    for index in indices {
      if self[index].transform == place {
        self[index].transform = other
      } else {
        self[index].transform.tx += Double(dx)
        self[index].transform.ty += Double(dy)
      }
      self[index].bounds = self[index].bounds.offset(dx, dy)
    }
  }
}

extension DisplayItem {
  /// Whether whole pixels can be added to the item's place without a rounding error.
  fileprivate func isMovable(from place: Transform, in clip: Rect) -> Bool {
    if case .group = shape { return false }
    guard self.clip == clip else { return false }
    return transform == place || (transform.tx.isCoarse && transform.ty.isCoarse)
  }
}

extension Double {
  /// Whether the number is in the range of a display's pixels, and a multiple of 2⁻²⁰.
  fileprivate var isCoarse: Bool {
    guard abs(self) < 1e6 else { return false }
    let parts = self * 1_048_576
    return Double(Int(parts)) == parts
  }
}
