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
    // The words are made only while they can be seen; an alarm that is over keeps its last words.
    let (isOn, words) = watch.tracking { () -> (Bool?, LocalizedStringKey?) in
      let isOn = declaration.isOn(in: model, wasOn: wasOn)
      return (isOn, isOn == false ? nil : model.texts.map { model.key(declaration.text, $0) })
    }
    if isOn == nil, alarms.isPatient, Tracker.untracked({ declaration.waits(in: model) }) {
      return alarms.wait(in: model)
    }
    if let words { center.retitle(id, isOn == nil ? notSupervised(words, in: model) : words) }
    center.set(id, to: isOn ?? true)
  }

  /// Returns the words for an alarm that cannot be judged.
  private func notSupervised(_ words: LocalizedStringKey, in model: PanelModel) -> LocalizedStringKey {
    .toolkit("Not supervised: \(model.texts?.words.text(of: words) ?? declaration.name)")
  }
}
