import Observation

/// Has views built anew that hold on to an object, for properties that are not ``Published``.
///
///     objectWillChange.send()
///     shots = 2
public nonisolated struct ObservableObjectPublisher: Sendable {
  /// A publisher.
  public init() {}

  /// Has the views built anew in the next frame. Which object it is said for makes no difference: all views are built
  /// anew that hold on to objects in this way.
  public func send() { ObjectChange.shared.send() }
}

/// A mark that every view reads which holds on to an ``ObservableObject``.
nonisolated final class ObjectChange: Observable, Sendable {
  static let shared = ObjectChange()
  private let registrar = ObservationRegistrar()
  private var mark: Void { () }

  func read() { registrar.access(self, keyPath: \.mark) }
  func send() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}

extension ObservableObject {
  /// Has views built anew that hold on to the object.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
