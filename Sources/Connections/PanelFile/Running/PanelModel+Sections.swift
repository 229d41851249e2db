import Appliance
import Localization
import Runtime
import Values

// The running side of a file's sections: roles, languages and timers.
extension PanelModel {
  /// Leaves a page whose code was not entered, for the page below it, or a tab for the first tab. The first page stays.
  func leave(lockedPage name: String) { pages.leave(name, in: document) }

  /// The language of an environment, with the translations of the file before its own.
  func translated(_ base: Localizer) -> Localizer {
    guard let document, !document.translations.isEmpty else { return base }
    if let language, language.base === base, language.file === document { return language.translated }
    let translated = base.adding(document.translations)
    language = (base, document, translated)
    return translated
  }

  /// Keeps the roles of the file when the panel is shown. While the roles are the same, the present role stays.
  func keepRoles() {
    guard let document, let stage else { return }
    roles.keep(document.roles, on: stage)
  }

  /// Keeps the timers of the file when the panel is shown. Their states are in the config file, by name.
  func keepTimers() {
    guard let document, let stage else { return }
    let names = Set(document.elements.compactMap(\.timer)).sorted()
    if names.isEmpty { return timers = nil }
    stage.whileCurrent {
      if let timers { timers.define(names) } else { timers = PanelTimers(names) }
    }
    timers?.isPrivate = { [weak self] in self?.declared.privateOrigins.contains(.timer($0)) ?? false }
    timers?.onEnd = { [weak self] name in
      guard let self, let texts, let timer = self.document?.timer(name),
        let actions = timer.properties[TimeControls.done]
      else { return }
      perform(actions, ActionContext(texts: texts, starter: "timer \(name)"))
    }
  }

  /// Starts a timer for the time that its element says, or continues it after a pause.
  func startTimer(_ name: String) {
    guard let timers, let element = document?.timer(name) else { return }
    if case .paused = timers[name].phase { return timers.toggle(name) }
    guard let time = element.properties[TimeControls.time] else { return timers.start(name, for: PanelTimer.longest) }
    guard case .duration(let duration)? = time.expression.datum(in: self, isStrict: true) else {
      return log("the timer \(name) is not started: its time is not known at the moment")
    }
    timers.start(name, for: duration)
  }
}
