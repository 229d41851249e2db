import Charting
import Runtime
import Values

/// The history of a value, for the charts of a panel. It is kept while the panel runs.
///
/// A change is a step: the previous value is noted beside the new value, so that a line is level where nothing has
/// changed. An unknown value is a gap. An order that is in flight is no change.
@MainActor final class ValueHistory {
  /// The samples, by the time of day.
  private(set) var series: TimeSeries
  /// The label of the value.
  private(set) var title: String
  /// The kind of the value.
  let kind: ValueKind
  /// The name of the value.
  let name: String
  private weak var model: PanelModel?
  private var watch: ChangeWatch?
  /// The value that was noted last; NaN for an unknown value.
  private var last: Double?
  /// Whether a change waits to be noted.
  private var isNews = false
  /// The time by which the machine's clock had been set when the last sample was noted.
  private var adjustment = Duration.zero

  /// Begins to note the changes of a value.
  init(_ declaration: ValueDeclaration, of model: PanelModel) {
    (name, kind) = (declaration.name, declaration.kind)
    self.model = model
    title = Self.title(of: declaration)
    series = TimeSeries(
      title, capacity: Limits.samples, timeBase: .date,
      format: declaration.numbers.format)
    watch = ChangeWatch { [weak self] in self?.noteLater() }
    note()
  }

  /// Takes the label and the format of a new declaration. The samples stay.
  func follow(_ declaration: ValueDeclaration) {
    let (title, format) = (Self.title(of: declaration), declaration.numbers.format)
    if title == self.title, format == series.format { return }
    self.title = title
    series = TimeSeries(title, continuing: series, format: format)
  }

  private static func title(of declaration: ValueDeclaration) -> String { declaration.label.plain ?? declaration.name }

  /// Notes a change with the next wake: several changes until then count as one.
  private func noteLater() {
    if isNews { return }
    isNews = true
    Task { [weak self] in self?.note() }
  }

  /// Notes the present value, once the panel is shown: before that it does not know the time of day.
  func note() {
    isNews = false
    guard let model, let watch, let clock = model.stage?.clock else { return }
    moveSamples(to: clock.adjustment.value)
    // A line is what the device said, and not what a person has ordered.
    let number = watch.tracking { Expression.value(name).datum(in: ReadingScope(model))?.number } ?? .nan
    let time = clock.moment.inSeconds
    if let last { series.append(last, at: time) }
    if last != number { series.append(number, at: time) }
    last = number
  }

  /// Moves the samples if the machine's clock was set since the last one. Otherwise all samples after a clock that was set
  /// back would have the time of the last one.
  private func moveSamples(to adjustment: Duration) {
    if adjustment == self.adjustment { return }
    series.move(by: adjustment - self.adjustment)
    self.adjustment = adjustment
  }
}

extension PanelModel {
  /// Keeps the histories of the values of charts, and continues the histories of a previous version. A value of another
  /// kind begins a new history.
  func keepHistories() {
    guard let document else { return }
    let charted = document.charted
    declared.keepHistories(of: charted)
    // A value may live elsewhere now: each is looked at again.
    for (name, history) in declared.histories {
      if let value = values[name] { history.follow(value.declaration) }
      history.note()
    }
    for declaration in document.values
    where charted.contains(declaration.name) && declared.histories[declaration.name] == nil {
      declared.add(ValueHistory(declaration, of: self), of: declaration.name)
    }
  }
}

extension PanelDocument {
  /// The values of all charts and similar displays. They are noted even while no chart is visible.
  var charted: Set<String> {
    elements.reduce(into: []) { names, element in
      guard element.rule.showsHistory else { return }
      names.formUnion(element.properties[Displays.values] ?? [])
      if let value = element.properties[ItemKeys.value] { names.insert(value) }
    }
  }

  /// The values that must be read although no page shows them: the values of charts, and the values that alarms and
  /// timers need for their conditions and actions.
  var supervised: Set<String> {
    var names = charted
    for alarm in alarms { names.formUnion(alarm.names.union(alarm.actions.names)) }
    // A timer ends on any page, and may be started on any.
    for timer in elements where timer.timer != nil {
      names.formUnion(timer.properties[TimeControls.time]?.expression.names ?? [])
      names.formUnion(timer.properties[TimeControls.done]?.names ?? [])
    }
    return names
  }
}
