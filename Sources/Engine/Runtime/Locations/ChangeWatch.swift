/// A dependent that calls a closure when a location that it has read changes: for objects that follow values and draw
/// nothing.
///
///     let watch = ChangeWatch { tell() }
///     watch.tracking { value.read() }
package final class ChangeWatch: Dependent {
  private let changed: () -> Void

  /// Creates a watch that has read nothing.
  ///
  /// - Parameter changed: called for each change, in the middle of it: other locations may still change with it.
  package init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  isolated deinit { stopTracking() }

  package override func invalidate() { changed() }
}
