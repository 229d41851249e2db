import Runtime
import Values

extension Tweak {
  /// Creates a tweak that lives outside of the panel, and not in the config file.
  ///
  ///     @Tweak("oven.door", link: PanelLink.plc.discrete(0)) private var isDoorOpen = false
  ///     … if _isDoorOpen.quality == .good && !isDoorOpen { … }
  ///
  /// A value that the bus or the broker sends becomes the value of the tweak, and a control writes its value there.
  /// Until the first value arrives, the tweak has the value of its declaration, and its ``quality`` is `unset`.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value until the first one arrives.
  ///   - id: the name for messages and topics.
  ///   - link: the home of the value.
  ///   - file: the source file of the declaration, for messages.
  ///   - line: its line.
  public init(
    wrappedValue: Value, _ id: String, link: ValuePlace, file: StaticString = #fileID, line: Int = #line
  ) {
    var spec = TweakSpec<Value>(
      id: id, initial: wrappedValue, limits: nil, file: file, line: line,
      describe: { Value.tweakDescription }, accept: { _ in nil })
    spec.link = link
    self.init(spec)
  }

  /// The trustworthiness of the value. A value that lives in the config file is always good.
  public var quality: Quality { place?.quality.read() ?? .good }
}

extension Tweak where Value: Strideable {
  /// Creates a tweak with a range that lives outside of the panel, and not in the config file.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value until the first one arrives.
  ///   - id: the name for messages and topics.
  ///   - range: the range of valid values.
  ///   - step: the distance between valid values, counted from the lower bound; `nil` for any value.
  ///   - unit: the unit that the editor shows after the value.
  ///   - link: the home of the value.
  ///   - file: the source file of the declaration, for messages.
  ///   - line: its line.
  public init(
    wrappedValue: Value, _ id: String, in range: ClosedRange<Value>, step: Value.Stride? = nil, unit: String = "",
    link: ValuePlace, file: StaticString = #fileID, line: Int = #line
  ) {
    var spec = TweakSpec.ofStops(
      wrappedValue, id, Stops(range, step: step), unit: unit, range: range, step: step, file: file, line: line)
    spec.link = link
    self.init(spec)
  }
}

/// A tweak whose value lives outside the panel, with the type of the value erased.
@MainActor package final class LinkedTweak {
  package let id: String
  /// The title of the value, made of its name.
  package var title: String { TweakTitle.title(of: id) }
  /// The place of the value outside the panel.
  package let place: ValuePlace
  /// The kind of the value.
  package let form: DatumForm
  /// The bounds of numbers, of durations in seconds; `nil` for none.
  package let bounds: ClosedRange<Double>?
  /// The distance between two values that can be set, of durations in seconds; `nil` for any value.
  package let step: Double?
  /// The unit after a number.
  package let unit: String
  /// The trustworthiness of the linked value.
  package let quality = StoredLocation(Quality.unset)
  /// The place of the declaration in the source, as “file:line”, for messages.
  package let source: String
  /// The present value; `nil` if its text has no form that a link can send.
  package var datum: Datum? { form.datum(text()) }
  /// The present text.
  private let text: () -> String
  /// Applies a reported text. Returns whether the type has that value.
  private let apply: (String) -> Bool
  /// Why a text cannot be set; `nil` for one that can.
  private let refuse: (String) -> String?
  /// The kind of value in words.
  fileprivate let kind: String
  /// Whether the value is a whole number.
  private let isWhole: Bool

  init<Value: TweakValue>(_ spec: TweakSpec<Value>, at place: ValuePlace, _ location: StoredLocation<Value>) {
    (id, self.place, source) = (spec.id, place, spec.place)
    (form, isWhole) = Self.form(of: Value.self)
    let limits = spec.limits as? any NumericLimits
    (bounds, unit) = (limits?.numbers, limits?.unit ?? "")
    step = limits?.distance ?? (isWhole ? 1 : nil)
    text = { location.value.tweakText }
    kind = Value.tweakDescription
    apply = { text in
      guard let value = spec.reported(text) else { return false }
      location.write(value)
      return true
    }
    let check = spec.declaration.check
    refuse = { check($0) }
  }

  /// Applies a value that a link reports, inside the declared range or not. Returns whether the type has that value.
  func apply(_ datum: Datum) -> Bool { apply(whole(datum)) }

  /// Why a value cannot be set, with what it must be; `nil` for one that can.
  package func fault(of datum: Datum) -> String? { refuse(whole(datum)) }

  /// The text of a value, rounded to a whole number if the type is an integer.
  private func whole(_ datum: Datum) -> String {
    if isWhole, case .number(let number) = datum { return Datum.number(number.rounded()).text }
    return datum.text
  }

  /// The form of a type's values, and whether they are integers.
  private static func form<Value>(of type: Value.Type) -> (DatumForm, isWhole: Bool) {
    switch type {
    case is Bool.Type: (.flag, false)
    case is any BinaryInteger.Type: (.number, true)
    case is any BinaryFloatingPoint.Type: (.number, false)
    case is Duration.Type: (.duration, false)
    case is ClosedRange<Double>.Type: (.range, false)
    default: (.text, false)
    }
  }
}

/// Limits of a number of any type.
private protocol NumericLimits {
  /// The bounds; `nil` if they are not numbers.
  var numbers: ClosedRange<Double>? { get }
  /// The step; `nil` for none.
  var distance: Double? { get }
  /// The unit after the number.
  var unit: String { get }
}

extension TweakLimits: NumericLimits {
  var numbers: ClosedRange<Double>? {
    guard let low = Self.number(range.lowerBound), let high = Self.number(range.upperBound), low <= high else {
      return nil
    }
    return low...high
  }

  var distance: Double? { step.flatMap(Self.number) }

  private static func number(_ value: some Any) -> Double? {
    switch value {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let duration as Duration: duration.inSeconds
    default: nil
    }
  }
}

extension TweakStore {
  /// Registers a tweak whose value lives outside the panel.
  func link<Value: TweakValue>(_ spec: TweakSpec<Value>, _ location: StoredLocation<Value>) {
    guard let place = spec.link else { return }
    linked[spec.id] = LinkedTweak(spec, at: place, location)
    onLink()
  }

  /// Applies the report of a link about a tweak.
  ///
  /// - Returns: a line for the log if the type has no such value and this has not been reported yet; otherwise `nil`.
  @discardableResult
  package func receive(_ id: String, _ datum: Datum?, _ quality: Quality) -> String? {
    guard let tweak = linked[id] else { return nil }
    var taken = true
    applying { if let datum { taken = tweak.apply(datum) } }
    let why = "this is not \(tweak.kind)"
    let quality = taken ? quality : .unreadable(Quality.otherKind)
    let isNews = tweak.quality.value != quality
    tweak.quality.write(quality)
    return !taken && isNews ? "\(id): \(why): \(datum?.text.quotedForLog ?? "")" : nil
  }
}
