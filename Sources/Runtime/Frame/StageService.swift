import Graphics

/// Something that a stage has one of, made when it is first asked for: the keypad, or the scroll views that move.
///
/// A stage asks its services for their deadlines, lets time pass in them, and shows them events before its views. A
/// panel that never asks for a service has none of its cost.
@MainActor package protocol StageService: AnyObject {
  /// A service for a stage, which owns it.
  init(stage: Stage)

  /// When ``advance(to:)`` is next worth calling; `nil` while only an event can change anything.
  var deadline: Duration? { get }

  /// Lets time pass.
  func advance(to time: Duration)

  /// Looks at an event before the views do; `true` if it is not for them.
  func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool
}

extension StageService {
  package var deadline: Duration? { nil }
  package func advance(to time: Duration) {}
  package func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool { false }
}

/// The services of a stage, in the order in which they were first asked for.
package struct StageServices {
  package private(set) var all: [any StageService] = []
  private var byType: [ObjectIdentifier: any StageService] = [:]

  /// The service of a type, if it has been made.
  package func existing<Service: StageService>(_ type: Service.Type) -> Service? {
    byType[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Service.self) }
  }

  package mutating func add<Service: StageService>(_ service: Service) {
    byType[ObjectIdentifier(Service.self)] = service
    all.append(service)
  }
}

extension Stage {
  /// The service of a type; makes it when it is first asked for.
  package func service<Service: StageService>(_ type: Service.Type) -> Service {
    if let service = services.existing(type) { return service }
    let service = Service(stage: self)
    services.add(service)
    return service
  }
}

private enum StageKey: EnvironmentKey { static var defaultValue: WeakStage? { nil } }

/// A stage that the environment refers to without keeping it.
private struct WeakStage { weak var stage: Stage? }

extension EnvironmentValues {
  /// The stage on which the views are; `nil` outside of one.
  package var stage: Stage? {
    get { self[StageKey.self]?.stage }
    set { self[StageKey.self] = WeakStage(stage: newValue) }
  }
}
