import Appliance
import Controls
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
    let hidden = Set(names.filter { document.privateOrigins.contains(.timer($0)) })
    stage.whileCurrent {
      if let timers { timers.define(names, hiding: hidden) } else { timers = PanelTimers(names, hiding: hidden) }
    }
    timers?.onEnd = { [weak self] name in
      // The timer may be on several pages, of which one has the actions.
      guard let self, let texts,
        let timer = self.document?.elements.first(where: { $0.timer == name && $0.properties[TimeControls.done] != nil }
        ),
        let actions = timer.properties[TimeControls.done]
      else { return }
      // No person can repeat what is done at the end because an order is in flight.
      let isPrivate = declared.privateOrigins.contains(.timer(name))
      let title = self.title(ofTimer: name, texts)
      perform(
        actions,
        ActionContext(
          texts: texts, title: title, starter: "timer \(name)", isUnattended: true, isPrivate: isPrivate))
    }
  }

  /// Starts a timer for the time that its element says, or continues it after a pause.
  func startTimer(_ name: String, _ context: ActionContext) {
    guard let timers, let element = document?.timer(name) else { return }
    if case .paused = timers[name].phase { return timers.toggle(name) }
    guard let time = element.properties[TimeControls.time] else { return timers.start(name, for: PanelTimer.longest) }
    guard case .duration(let duration)? = time.expression.datum(in: context.scope(self), isStrict: true) else {
      log("the timer \(name) is not started: its time is not known at the moment")
      return sayRefused(Refusals.unknown, of: context.title ?? title(ofTimer: name, context.texts), in: context)
    }
    timers.start(name, for: duration)
  }

  /// Returns the title of a timer for a notice: its label, or what its name says if the label has values.
  private func title(ofTimer name: String, _ texts: PanelTexts) -> String {
    document?.timer(name)?.properties[ItemKeys.label].flatMap(texts.title) ?? DocumentReader.title(of: name)
  }
}
