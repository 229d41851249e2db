import Appliance
import Looks
import Runtime
import Values

/// The alarms of a running panel: their states and their journal, and what watches over the values that decide them.
///
/// The states live in an ``AlarmCenter``, as those of a panel in Swift do, and with it the banner, the call, the
/// journal and the order of importance. Only the additions of a file are here: conditions that are expressions, words
/// with values in them, actions, and definitions that change while the panel runs. A new version of the file keeps the
/// states of alarms whose names stay.
@MainActor final class PanelAlarms {
  /// The time that the panel waits for values that have never arrived, from the time at which the panel or a new
  /// version of its file is shown. After that, an alarm that needs such a value is on.
  static let patience = Duration.seconds(30)

  /// The states and the journal, which the views show.
  let center = AlarmCenter([])
  /// The alarms by their names in the journal.
  private var watches: [String: AlarmWatch] = [:]
  /// Whether the panel still waits for values that have never arrived.
  private(set) var isPatient = true
  /// Counts the versions of the file, so that only the newest version's wait ends.
  private var version = 0
  /// Whether the end of the patience is awaited.
  private var isWaiting = false

  /// Takes the alarms of a file. Those whose names stay keep their states.
  func follow(_ declarations: [AlarmDeclaration], of model: PanelModel) {
    let known = Dictionary(declarations.map { ($0.id, $0) }) { first, _ in first }
    center.wording = { id, values, isUnsupervised in
      known[id]?.title(with: values, isUnsupervised: isUnsupervised)
    }
    center.define(declarations.map(\.kind))
    (version, isPatient, isWaiting) = (version &+ 1, true, false)
    watches = Dictionary(declarations.map { ($0.id, AlarmWatch($0, self, of: model)) }) { first, _ in first }
    center.onActivation = { [weak self, weak model] id in
      guard let self, let model, let texts = model.texts else { return }
      guard let watch = watches[id] else { return }
      model.perform(watch.declaration.actions, ActionContext(texts: texts, starter: "alarm \(id)", isUnattended: true))
    }
  }

  /// Judges all alarms again once the panel has waited long enough for values.
  func wait(in model: PanelModel) {
    guard !isWaiting, let stage = model.stage else { return }
    isWaiting = true
    let version = version
    stage.whileCurrent {
      _ = Task { [weak self] in
        try? await Task.sleep(for: Self.patience)
        self?.endPatience(of: version)
      }
    }
  }

  private func endPatience(of version: Int) {
    guard version == self.version else { return }
    isPatient = false
    for watch in watches.values { watch.judgeLater() }
  }
}

extension PanelModel {
  /// The texts of values on the whole panel; `nil` before it is shown.
  var texts: PanelTexts? {
    guard let stage else { return nil }
    var environment = stage.environment.values
    if document?.translations.isEmpty == false { environment.localizer = translated(environment.localizer) }
    return PanelTexts(environment)
  }

  /// Takes the alarms of the file, once the panel is shown.
  func watchAlarms() {
    guard let document, stage != nil else { return }
    if document.alarms.isEmpty { return alarms = nil }
    let alarms = alarms ?? PanelAlarms()
    self.alarms = alarms
    alarms.follow(document.alarms, of: self)
    mirrorAlarms()
  }
}
