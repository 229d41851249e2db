import Appliance
import Looks
import Runtime
import Values

/// Judges one alarm of a panel whenever a value that decides it changes, and tells the panel's ``AlarmCenter``.
///
/// An alarm that cannot be judged counts as on, and says so: a machine that nothing watches is not known to be safe.
/// The panel waits only for values that have never arrived; see ``PanelAlarms/patience``.
@MainActor final class AlarmWatch {
  /// The alarm.
  let declaration: AlarmDeclaration
  private let alarms: PanelAlarms
  private weak var model: PanelModel?
  private var watch: ChangeWatch?
  /// Whether the alarm waits to be judged.
  private var isNews = false

  /// Begins to watch an alarm.
  init(_ declaration: AlarmDeclaration, _ alarms: PanelAlarms, of model: PanelModel) {
    (self.declaration, self.alarms, self.model) = (declaration, alarms, model)
    watch = ChangeWatch { [weak self] in self?.judgeLater() }
    judgeLater()
  }

  /// Judges the alarm with the next wake: several changes until then are one.
  func judgeLater() {
    if isNews { return }
    isNews = true
    Task { [weak self] in self?.judge() }
  }

  /// Judges the alarm by the present values.
  private func judge() {
    isNews = false
    guard let model, let watch else { return }
    let (declaration, center) = (declaration, alarms.center)
    let id = declaration.id
    let wasOn = center.isOn(id)
    let readings = ReadingScope(model)
    // The words are made only while they can be seen; an alarm that is over keeps the words of its fault.
    let (isOn, isFault, values) = watch.tracking { () -> (Bool?, Bool, [String]?) in
      let isOn = declaration.isOn(in: readings, wasOn: wasOn)
      if isOn == false { return (isOn, false, nil) }
      let isFault = isOn == nil || !wasOn || declaration.isOn(in: readings, wasOn: false) == true
      return (
        isOn, isFault,
        model.texts.map { texts in declaration.text.expressions.map { model.string($0, texts, in: readings) } }
      )
    }
    if isOn == nil, alarms.isPatient, Tracker.untracked({ declaration.waits(in: readings) }) {
      return alarms.wait(in: model)
    }
    let condition = isOn.map { $0 ? AlarmCondition.on : .off } ?? .unknown
    if let values {
      center.set(id, to: condition, values: values, isFault: isFault)
    } else {
      center.set(id, to: condition)
    }
  }
}

extension AlarmDeclaration {
  /// Returns the title with the texts of its values; `nil` if the text has another number of values.
  ///
  /// - Parameter isUnsupervised: whether the alarm is on only because it cannot be judged.
  func title(with values: [String], isUnsupervised: Bool) -> LocalizedStringKey? {
    if values.count != text.expressions.count { return nil }
    var rest = values[...]
    let words = text.key { _ in rest.removeFirst() }
    if !isUnsupervised { return words }
    return .toolkit("Not supervised: \(Text(words))")
  }
}
