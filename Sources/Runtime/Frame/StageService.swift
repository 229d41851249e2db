import Graphics

/// An object of which a stage has one, created on first use.
///
/// A stage advances its services with time, and offers them events before its views. A service that is never used costs
/// nothing.
@MainActor package protocol StageService: AnyObject {
  /// Creates the service of a stage, which owns it.
  init(stage: Stage)

  /// When ``advance(to:)`` must be called next; `nil` if time alone changes nothing.
  var deadline: Duration? { get }

  /// Advances to a time.
  func advance(to time: Duration)

  /// Handles an event before the views.
  ///
  /// - Returns: `true` if the views are not to receive it.
  func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool
}

extension StageService {
  /// `nil`: the service does not depend on time.
  package var deadline: Duration? { nil }
  /// Has no effect: the service does not depend on time.
  package func advance(to time: Duration) {}
  /// `false`: all events are passed on.
  package func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool { false }
}

/// The services of a stage, in the order in which they were first used.
package struct StageServices {
  /// The services in the order in which they were added.
  package private(set) var all: [any StageService] = []
  private var byType: [ObjectIdentifier: any StageService] = [:]

  /// Returns the service of a type; `nil` if it has not been used yet.
  package func existing<Service: StageService>(_ type: Service.Type) -> Service? {
    byType[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Service.self) }
  }

  /// Adds a service after those that were added before, or before all of them.
  package mutating func add<Service: StageService>(_ service: Service, isFirst: Bool = false) {
    byType[ObjectIdentifier(Service.self)] = service
    all.insert(service, at: isFirst ? 0 : all.count)
  }

  /// Removes the service of a type.
  package mutating func remove<Service: StageService>(_ type: Service.Type) {
    guard let service = byType.removeValue(forKey: ObjectIdentifier(type)) else { return }
    all.removeAll { $0 === service }
  }
}

extension Stage {
  /// Creates the service of a type, if there is none, before all others: it is offered the events first.
  package func firstService<Service: StageService>(_ type: Service.Type) -> Service {
    if let service = services.existing(type) { return service }
    let service = Service(stage: self)
    services.add(service, isFirst: true)
    return service
  }

  /// Ends the service of a type. From then on it costs nothing.
  package func endService<Service: StageService>(_ type: Service.Type) { services.remove(type) }

  /// Returns the service of a type, which is created on first use.
  package func service<Service: StageService>(_ type: Service.Type) -> Service {
    if let service = services.existing(type) { return service }
    let service = Service(stage: self)
    services.add(service)
    return service
  }
}

/// The key of ``EnvironmentValues/stage``.
private enum StageKey: EnvironmentKey { static var defaultValue: WeakStage? { nil } }

/// A weak reference to a stage, so that the environment does not retain it.
private struct WeakStage { weak var stage: Stage? }

extension EnvironmentValues {
  /// The stage of the view; `nil` outside a stage.
  package var stage: Stage? {
    get { self[StageKey.self]?.stage }
    set { self[StageKey.self] = WeakStage(stage: newValue) }
  }
}
