/// A dependent that calls a closure when a location that it has read changes. It serves objects that follow values and
/// draw nothing.
///
///     let watch = ChangeWatch { tell() }
///     watch.tracking { value.read() }
package final class ChangeWatch: Dependent {
  private let changed: () -> Void

  /// Creates a watch that has read nothing.
  ///
  /// - Parameter changed: called in the middle of each change: other locations may still change with it.
  package init(changed: @escaping () -> Void) {
    self.changed = changed
    super.init()
  }

  isolated deinit { stopTracking() }

  package override func invalidate() { changed() }
}
