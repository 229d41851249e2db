/// A value of a view that also stands in the config file under a name.
///
///     @Tweak("oven.temperature", in: 30...250, step: 5, unit: "°C") private var temperature = 180
///
/// Whoever changes it, the panel or the file, the other follows.
@propertyWrapper
public struct Tweak<Value: TweakValue>: ConnectedProperty {
  private let id: String
  private let initial: Value
  private let description: String
  private let accept: (Value) -> String?
  private var location: StoredLocation<Value>?

  /// A value of any kind that has a text.
  public init(wrappedValue: Value, _ id: String) {
    self.init(id, wrappedValue, Value.tweakDescription) { _ in nil }
  }

  private init(_ id: String, _ initial: Value, _ description: String, _ accept: @escaping (Value) -> String?) {
    self.id = id
    self.initial = initial
    self.description = description
    self.accept = accept
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value, for controls.
  public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }

  func isInterchangeable(with other: Tweak) -> Bool { id == other.id }

  mutating func connect(to node: Node, memory: inout AnyObject?) {
    let stage = node.stage
    let location =
      memory.map { unsafeDowncast($0, to: StoredLocation<Value>.self) }
      ?? stage.tweaks.location(id, initial: initial, description: description, accept: accept) { stage.report($0) }
    memory = location
    self.location = location
  }
}

extension Tweak where Value: Strideable {
  /// A value within a range, on a step of it.
  public init(
    wrappedValue: Value, _ id: String, in range: ClosedRange<Value>, step: Value.Stride? = nil, unit: String = ""
  ) {
    let stops = Stops(range, step: step)
    let description = Self.describe(Value.tweakDescription, range, step, unit)
    self.init(id, stops.snapped(wrappedValue), description) {
      stops.snapped($0) == $0 ? nil : "must be \(description); the nearest is \(stops.snapped($0).tweakText)"
    }
  }
}

extension Tweak {
  /// A part of a range, both ends on a step of it.
  public init<Bound: TweakValue & Strideable>(
    wrappedValue: Value, _ id: String, in range: ClosedRange<Bound>, step: Bound.Stride? = nil, unit: String = ""
  ) where Value == ClosedRange<Bound> {
    let stops = Stops(range, step: step)
    let description = Self.describe(Value.tweakDescription, range, step, unit)
    self.init(id, wrappedValue, description) { value in
      let nearest = stops.snapped(value.lowerBound)...stops.snapped(value.upperBound)
      return nearest == value ? nil : "must be \(description); the nearest is \(nearest.tweakText)"
    }
  }

  private static func describe<Bound: TweakValue>(
    _ kind: String, _ range: ClosedRange<Bound>, _ step: (some Any)?, _ unit: String
  ) -> String {
    let steps = step.map { " in steps of \($0)" } ?? ""
    let unit = unit.isEmpty ? "" : " \(unit)"
    return "\(kind) from \(range.lowerBound.tweakText) to \(range.upperBound.tweakText)\(unit)\(steps)"
  }
}
