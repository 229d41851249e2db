import Runtime
import Values

/// A property of a view or a model that can be set in the config file and on the tweak panel.
///
///     @Tweak("oven.temperature", in: 30...250, step: 5, unit: "°C") private var temperature = 180
///
/// A change of the property is written to the file, and an edit of the file changes the property. In an
/// `@Observable` class declare it as `@ObservationIgnored @Tweak(…)`; views that read it are updated all the
/// same.
///
/// The value belongs to the stage whose views are being built when the view or the model is created, otherwise
/// to the first stage whose views read it.
@propertyWrapper
@preconcurrency @MainActor public struct Tweak<Value: TweakValue>: ConnectedProperty {
  private let cell: TweakCell<Value>

  /// Creates a tweak without limits.
  ///
  /// - Parameters:
  ///   - wrappedValue: the default.
  ///   - id: the name in the config file: a group and a key separated by a dot.
  ///   - file: the source file of the declaration, for messages.
  ///   - line: its line.
  public init(wrappedValue: Value, _ id: String, file: StaticString = #fileID, line: Int = #line) {
    self.init(
      TweakSpec(
        id: id, initial: wrappedValue, limits: nil, file: file, line: line,
        describe: { Value.tweakDescription }, accept: { _ in nil }))
  }

  /// Creates a tweak with its own editor on the tweak panel.
  ///
  ///     @Tweak("oven.program", editor: { ProgramWheel(selection: $0.value) }) private var program = Program.bake
  ///
  /// - Parameters:
  ///   - wrappedValue: the default.
  ///   - id: the name in the config file.
  ///   - file: the source file of the declaration, for messages.
  ///   - line: its line.
  ///   - editor: builds the editor. The first view that declares the tweak decides.
  public init<Editor: View>(
    wrappedValue: Value, _ id: String, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder editor: @escaping (TweakEditing<Value>) -> Editor
  ) {
    var spec = TweakSpec(
      id: id, initial: wrappedValue, limits: nil, file: file, line: line,
      describe: { Value.tweakDescription }, accept: { _ in nil })
    spec.editor = { AnyView(editor($0)) }
    self.init(spec)
  }

  /// Creates a tweak without limits.
  ///
  /// - Parameter isPrivate: whether only the person at the panel may see the value: no message and no report quotes it.
  package init(
    wrappedValue: Value, _ id: String, isPrivate: Bool, file: StaticString = #fileID, line: Int = #line
  ) {
    var spec = TweakSpec(
      id: id, initial: wrappedValue, limits: nil, file: file, line: line,
      describe: { Value.tweakDescription }, accept: { _ in nil })
    spec.isPrivate = isPrivate
    self.init(spec)
    mark(isPrivate: isPrivate)
  }

  init(_ spec: TweakSpec<Value>) { cell = .declared(spec) }

  /// Changes whether only the person at the panel may see the value.
  package func mark(isPrivate: Bool) { cell.mark(isPrivate: isPrivate) }

  /// The link of a value that lives outside the panel; `nil` for a value in the config file.
  var place: LinkedTweak? { cell.linked }

  /// The value that the file or the panel has set, or the default. Writing it updates the file.
  ///
  /// An assignment to a value that lives outside the panel is an order, which is sent even if the last reading is the same: the
  /// device may hold another value by then. A control sends only what changes.
  public var wrappedValue: Value {
    get { cell.value }
    nonmutating set { cell.assign(newValue) }
  }

  /// A binding to the value, for a control: `$name`. Writing it also updates the config file.
  public var projectedValue: Binding<Value> { cell.binding }

  package func isInterchangeable(with other: Tweak) -> Bool { cell === other.cell }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    cell.settle(in: node.stage.tweaks)
    if (memory as? TweakUse)?.id == cell.spec.id { return }
    let scopes = Tracker.untracked { node.environment.tweakScopes }
    memory = TweakUse(of: cell.spec.id, in: node.stage.tweaks, scopes)
  }
}

extension Tweak where Value: Strideable {
  /// Creates a tweak with a range.
  ///
  /// - Parameters:
  ///   - wrappedValue: the default; it is moved to the nearest valid value.
  ///   - id: the name in the config file.
  ///   - range: the range of valid values.
  ///   - step: the distance between valid values, counted from the lower bound; `nil` for any value.
  ///   - unit: the unit that the editor shows after the value.
  ///   - file: the source file of the declaration, for messages.
  ///   - line: its line.
  public init(
    wrappedValue: Value, _ id: String, in range: ClosedRange<Value>, step: Value.Stride? = nil, unit: String = "",
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      .ofStops(wrappedValue, id, Stops(range, step: step), unit: unit, range: range, step: step, file: file, line: line)
    )
  }
}

extension TweakSpec where Value: Strideable {
  /// The declaration of a value that takes one of several stops.
  static func ofStops(
    _ wrappedValue: Value, _ id: String, _ stops: Stops<Value>, unit: String, range: ClosedRange<Value>,
    step: Value.Stride?, file: StaticString, line: Int
  ) -> TweakSpec {
    let limits = TweakLimits(range: range, step: step, unit: unit)
    let describe = { limits.describe(Value.tweakDescription) { $0.tweakText } }
    return TweakSpec(
      id: id, initial: stops.snapped(wrappedValue), limits: limits, file: file, line: line, describe: describe
    ) { stops.snapped($0) == $0 ? nil : "must be \(describe()); the nearest is \(stops.snapped($0).tweakText)" }
  }
}

extension Tweak {
  /// Creates a tweak for a part of a range, edited with a range slider. Both bounds are multiples of the step.
  public init<Bound: TweakValue & Strideable>(
    wrappedValue: Value, _ id: String, in range: ClosedRange<Bound>, step: Bound.Stride? = nil, unit: String = "",
    file: StaticString = #fileID, line: Int = #line
  ) where Value == ClosedRange<Bound> {
    let stops = Stops(range, step: step)
    let limits = TweakLimits(range: range, step: step, unit: unit)
    let describe = { limits.describe(Value.tweakDescription) { $0.tweakText } }
    var spec = TweakSpec<Value>(
      id: id, initial: wrappedValue, limits: limits, file: file, line: line, describe: describe
    ) { value in
      let nearest = stops.snapped(value.lowerBound)...stops.snapped(value.upperBound)
      return nearest == value ? nil : "must be \(describe()); the nearest is \(nearest.tweakText)"
    }
    spec.editor = { AnyView(TweakRangeEditor(tweak: $0)) }
    self.init(spec)
  }
}

extension Tweak where Value == Duration {
  /// Creates a tweak for a duration within a range, in multiples of a step.
  public init(
    wrappedValue: Duration, _ id: String, in range: ClosedRange<Duration>, step: Duration? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) {
    let limits = TweakLimits(range: range, step: step, unit: "")
    let describe = { limits.describe("a time") { $0.tweakText } }
    self.init(
      TweakSpec(
        id: id, initial: limits.snapped(wrappedValue), limits: limits, file: file, line: line, describe: describe
      ) {
        let nearest = limits.snapped($0)
        return nearest == $0 ? nil : "must be \(describe()); the nearest is \(nearest.tweakText)"
      })
  }
}

extension TweakLimits<Duration, Duration> {
  /// The valid duration nearest to a given one. Steps are counted from the lower bound.
  fileprivate func snapped(_ time: Duration) -> Duration {
    let inside = min(max(time, range.lowerBound), range.upperBound)
    guard let step, step > .zero else { return inside }
    let (past, unit) = ((inside - range.lowerBound).attoseconds, step.attoseconds)
    let below = range.lowerBound + Duration(attoseconds: past / unit * unit)
    return past % unit * 2 >= unit && below + step <= range.upperBound ? below + step : below
  }
}
