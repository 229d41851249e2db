import Combine
// Weakly linked: this file is part of every program, and one with a notification center links Foundation itself.
@_weakLinked import Foundation

extension NotificationCenter {
  /// Publishes notifications of one name, on the thread that posts them.
  public struct Publisher: Combine.Publisher, SourceTracking, Equatable {
    /// The publisher emits notifications.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never
    /// The notification center that is observed.
    public let center: NotificationCenter
    /// The name that a notification must have to be published.
    public let name: Notification.Name
    /// The object whose notifications are published; `nil` for any object.
    public let object: AnyObject?

    /// Creates a publisher for the notifications of one name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    package var sources: [ObjectIdentifier]? { nil }

    /// Attaches a subscriber, and observes the notification center until it cancels.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      // Safe: the token is only given back to the notification center, which any thread may do.
      nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
        subject.send($0)
      }
      let center = center
      subject.handleEvents(receiveCancel: { center.removeObserver(observer) }).subscribe(subscriber)
    }

    /// Whether both publish the same notifications.
    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }

  /// Returns a publisher for the notifications of one name, which emits on the thread that posts them.
  ///
  ///     NotificationCenter.default.publisher(for: .measured).sink { show($0.userInfo) }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
