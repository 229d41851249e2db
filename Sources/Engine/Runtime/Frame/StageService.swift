import Graphics

/// The order in which the services of a stage are offered an event. Services of one place are offered it in the order
/// in which they were first used.
package nonisolated enum ServicePlace: Int, Comparable, Sendable {
  /// Strokes that are meant for the machine, and not for what is on the screen.
  case machine
  /// Decides which touches and keys are meant.
  case filter
  /// Looks at what is meant before anything takes it.
  case watch
  /// Takes events in the place of the views.
  case session
  case usual

  package static func < (left: ServicePlace, right: ServicePlace) -> Bool { left.rawValue < right.rawValue }
}

/// An object of which a stage has one, created on first use.
///
/// A stage advances its services with time, and offers them events before its views. A service that is never used costs
/// nothing.
@MainActor package protocol StageService: AnyObject {
  /// The position of the service in the order in which services are offered an event.
  static var place: ServicePlace { get }

  /// Creates the service of a stage, which owns it.
  init(stage: Stage)

  /// The time of the next call of ``advance(to:)``; `nil` if time alone changes nothing in the service.
  var deadline: Duration? { get }

  func advance(to time: Duration)

  /// Handles an event before the views.
  ///
  /// - Returns: `true` if the views are not to receive it.
  func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool

  /// Notes an action of a person that arrives as no event, such as a press through the accessibility tree.
  func noteInput(at time: Duration)

  /// Notes that the person has gone, for example after pulling out a headset.
  func noteDeparture(at time: Duration)
}

extension StageService {
  /// After the services that decide which events are meant, and for whom.
  package static var place: ServicePlace { .usual }
  /// `nil`: the service does not depend on time.
  package var deadline: Duration? { nil }
  /// Has no effect: the service does not depend on time.
  package func advance(to time: Duration) {}
  /// `false`: all events are passed on.
  package func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool { false }
  /// Has no effect: the service does not wait for a person.
  package func noteInput(at time: Duration) {}
  /// Has no effect: the service does not wait for a person.
  package func noteDeparture(at time: Duration) {}
}

package struct StageServices {
  /// The services in the order of their places, and in one place in the order in which they were added.
  package private(set) var all: [any StageService] = []
  private var byType: [ObjectIdentifier: any StageService] = [:]
  /// The keys, buttons and fingers that are down at present, also where a service takes the events from the views.
  package internal(set) var heldInput = HeldInput()
  /// The entries that remote viewers have typed into and not entered.
  var typing = ViewerTyping()

  /// Returns the service of a type; `nil` if it has not been used yet.
  package func existing<Service: StageService>(_ type: Service.Type) -> Service? {
    // Safe: each service is kept under the identity of its own type.
    byType[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Service.self) }
  }

  /// Adds a service behind those of its place.
  package mutating func add<Service: StageService>(_ service: Service) {
    byType[ObjectIdentifier(Service.self)] = service
    all.insert(service, at: all.firstIndex { Self.place(of: $0) > Service.place } ?? all.count)
  }

  package static func place(of service: any StageService) -> ServicePlace { type(of: service).place }

  package mutating func remove<Service: StageService>(_ type: Service.Type) {
    guard let service = byType.removeValue(forKey: ObjectIdentifier(type)) else { return }
    all.removeAll { $0 === service }
  }
}

extension Stage {
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

extension Stage {
  /// Notes an action of a person that arrives as no event.
  package func noteInput() { for service in services.all { service.noteInput(at: PanelClock.now) } }

  /// Notes that the person has gone, for example after pulling out a headset.
  package func personHasLeft() {
    whileCurrent { for service in services.all { service.noteDeparture(at: PanelClock.now) } }
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
