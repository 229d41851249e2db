import Combine
// Weakly, for this is in every program: whoever has a notification center has it linked.
@_weakLinked import Foundation

extension NotificationCenter {
  /// Publishes the notifications of one name, on the thread that posts them.
  public struct Publisher: Combine.Publisher, SourceTracking, Equatable {
    /// A notification.
    public typealias Output = Notification
    /// Nothing can go wrong.
    public typealias Failure = Never
    /// Where they are posted.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// Who posts them; `nil` for anybody.
    public let object: AnyObject?

    /// A publisher of the notifications of one name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    package var sources: [ObjectIdentifier]? { nil }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
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

  /// Publishes the notifications of one name, on the thread that posts them.
  ///
  ///     NotificationCenter.default.publisher(for: .measured).sink { show($0.userInfo) }
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
