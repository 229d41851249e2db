import Values

/// The values of a panel as their links reported them last. An order that is in flight does not count before its link
/// has answered it.
///
/// Alarms are judged by these values, and what alarms and timers do depends on them: a machine is as it was read, not as
/// a person wants it to be. So an order neither raises nor ends an alarm by itself, and a value that is pending stays
/// supervised.
///
/// A scope is for one evaluation. The results of computed values are shared by all scopes of a panel, so that each is
/// computed once for each change, however many alarms read it.
@MainActor final class ReadingScope: ExpressionScope {
  private let model: PanelModel
  /// The results in this evaluation that the time changes. They are not shared, and are computed once here.
  private var results: [String: ComputedValue.Result] = [:]

  /// Creates the scope for one evaluation.
  init(_ model: PanelModel) { self.model = model }

  func datum(of name: String) -> Datum? {
    guard let value = model.values[name] else { return nil }
    return value.declaration.computed.map { result(of: name, $0).datum } ?? value.reading.datum
  }

  func quality(of name: String) -> Quality {
    guard let value = model.values[name] else { return .unset }
    return value.declaration.computed.map { result(of: name, $0).quality } ?? value.reading.quality
  }

  private func result(of name: String, _ expression: Expression) -> ComputedValue.Result {
    if let result = results[name] { return result }
    let readings = model.declared.readings
    let result = readings.result(of: name) { ComputedValue.Result(of: expression, in: self) }
    // A shared result is read each time: whatever is computed from it must learn of its changes.
    if readings.isMomentary(name) { results[name] = result }
    return result
  }

  func age(of name: String) -> Duration? { model.age(of: name) }
  func isOnline(_ link: String) -> Bool { model.isOnline(link) }
  func time(ofTimer name: String) -> Duration { model.time(ofTimer: name) }
  func isRunning(_ timer: String) -> Bool { model.isRunning(timer) }
}
