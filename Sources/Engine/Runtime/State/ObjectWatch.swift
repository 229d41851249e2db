import Combine

/// An object that a property of a view observes, with the mark that the view reads.
package final class ObjectWatch<Object: ObservableObject> {
  let object: Object
  private let mark: ObjectMark

  private init(_ object: Object) { (self.object, mark) = (object, ObjectMark.of(object)) }

  /// Returns the watch in a property's memory, or a new one there if the object is another, and lets the view that is
  /// being connected follow the object. Without an object the memory keeps none, and the result is `nil`.
  static func kept(for object: Object?, in memory: inout AnyObject?) -> ObjectWatch? {
    guard let object else {
      memory = nil
      return nil
    }
    let known = memory.kept(as: ObjectWatch.self)
    let watch = known?.object === object ? known! : Tracker.untracked { ObjectWatch(object) }
    memory = watch
    watch.read()
    return watch
  }

  /// Lets the body that is being evaluated follow the object.
  func read() { mark.read() }
}
