import Controls
import Runtime
import Values

/// A value of a running panel: what it is now, and how far it can be trusted.
///
/// A control that is held goes before its link: values that the bus reports in the meantime are not shown under the
/// finger. With `send: released` the link receives the value when the control is let go, and not before.
///
/// It outlives the file that declares it: when the file changes, the value stays and only its declaration is replaced.
@MainActor final class PanelValue {
  private(set) var declaration: ValueDeclaration
  /// How far the value can be trusted.
  let quality: StoredLocation<Quality>
  /// The time at which the value was last told.
  private(set) var told: Duration?
  /// The value while it stands in no config file.
  private let own: StoredLocation<Datum>
  /// The value in the config file.
  private var kept: ValueLocation<Datum>?
  /// What a control has set while it was held, and its link does not know yet.
  private var unsent: Datum?
  /// Whether a finger or a knob holds a control of the value.
  private var isHeld = false
  /// Whether its link reads it at the moment. What it was when it was last read may not be what it is now.
  var isRead = true
  /// Hands a value on to the link. Returns why that cannot be done.
  var send: (Datum) -> String? = { _ in nil }

  /// Creates a value as it is declared.
  init(_ declaration: ValueDeclaration) {
    self.declaration = declaration
    own = StoredLocation(declaration.first)
    quality = StoredLocation(declaration.initial == nil ? .unset : .good)
  }

  /// Follows a new declaration. A value of the panel's own that it does not allow becomes the nearest one that it does; one that
  /// was reported stays as it is, unless it has no meaning any more.
  func follow(_ declaration: ValueDeclaration) {
    let before = self.declaration
    self.declaration = declaration
    if kept != nil, declaration.isKept { return }
    if kept != nil {
      own.write(declaration.nearest(location.value))
      kept = nil
    }
    let isFirst = own.value == before.first && (before.initial != nil || quality.value == .unset)
    guard declaration.isElsewhere else {
      own.write(isFirst || before.kind != declaration.kind ? declaration.first : declaration.nearest(own.value))
      return quality.write(.good)
    }
    let isNew = !before.isElsewhere || isFirst && told == nil
    let reported = isNew ? nil : declaration.reported(own.value)
    own.write(reported ?? declaration.first)
    if reported == nil, !before.isElsewhere || !isNew { quality.write(declaration.initial == nil ? .unset : .good) }
  }

  /// Lives in the config file from now on.
  func keep(at location: ValueLocation<Datum>?) { kept = location }

  /// Where the value is now.
  private var location: ValueLocation<Datum> { kept ?? own }

  /// The value. Reading it is noted, so that the reader is updated when it changes.
  var datum: Datum { location.read() }

  // MARK: Changes

  /// Takes in what a link reports, unchanged: it is what the device said, whatever may be set.
  func receive(_ datum: Datum?, _ quality: Quality, at time: Duration) {
    let value = datum.flatMap(declaration.reported)
    let quality = datum != nil && value == nil ? Quality.bad("The value is of another kind") : quality
    if let value {
      told = time
      // A finger that holds a control knows better than the bus.
      if !isHeld, isBeyondDeadband(value) || quality != .good { location.write(value) }
    }
    if !(isHeld && quality == .good) { self.quality.write(quality) }
  }

  /// Whether a change counts.
  private func isBeyondDeadband(_ datum: Datum) -> Bool {
    guard let deadband = declaration.deadband, quality.value == .good, case .number(let new) = datum,
      case .number(let old) = location.value
    else { return true }
    return (new - old).magnitude >= deadband
  }

  /// Sets the value, as a control or an action does: to the nearest one that is allowed.
  ///
  /// - Returns: why its link does not take it; `nil` if it does, or there is none.
  @discardableResult
  func write(_ datum: Datum) -> String? {
    let value = declaration.nearest(datum)
    guard declaration.source != nil else {
      location.write(value)
      return nil
    }
    if value == location.value, quality.value == .good, isRead, !isHeld { return nil }
    location.write(value)
    if isHeld, declaration.sending == .released {
      unsent = value
      return nil
    }
    return send(value)
  }

  /// A control is held, or has been let go.
  func hold(_ isHeld: Bool) {
    self.isHeld = isHeld
    guard !isHeld, let value = unsent else { return }
    unsent = nil
    _ = send(value)
  }

  // MARK: Bindings

  /// A binding to the value as another type. The same one each time, so that a control that is built again is the same.
  func binding<Part: Equatable>(
    _ read: @escaping (Datum) -> Part?, else other: Part, _ write: @escaping (Part) -> Datum
  ) -> Binding<Part> {
    let location = location.part("\(Part.self)") {
      DerivedLocation<Part>(get: { [self] in read(datum) ?? other }, set: { [self] in self.write(write($0)) })
    }
    return Binding(location: location)
  }

  /// The number, or the seconds of a duration.
  var number: Binding<Double> {
    let isDuration = declaration.kind == .duration
    return binding(\.number, else: 0) { number in
      isDuration ? .duration(Duration(inSeconds: number) ?? .zero) : .number(number)
    }
  }

  /// Whether a switch is on.
  var flag: Binding<Bool> { binding({ if case .flag(let flag) = $0 { flag } else { nil } }, else: false) { .flag($0) } }

  /// The text of a choice, a text, a colour, a date or a time; empty as long as nobody knows it.
  var text: Binding<String> {
    let quality = quality
    return binding(
      { if quality.read().isShown, case .text(let text) = $0 { text } else { nil } }, else: ""
    ) { .text($0) }
  }

  /// The two bounds of a range.
  var range: Binding<ClosedRange<Double>> {
    binding({ if case .range(let range) = $0 { range } else { nil } }, else: 0...0) { .range($0) }
  }
}
