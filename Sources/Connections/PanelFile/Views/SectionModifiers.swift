import Appliance
import Controls
import Looks
import Graphics
import Localization
import Runtime
import Values

// The modifiers that some panels have around their pages. A panel without it has no such view, and nothing that wakes
// or is kept for it. The first alarm, role or timer that a new version of the file adds therefore builds the pages
// again: their scroll positions and their focus are lost this once, and values, open pages and sheets stay, since these
// belong to the model.

/// The banner, the call and the journal of alarms, for a panel that has any.
struct AlarmsOfPanel: ViewModifier {
  /// The alarms; `nil` for a panel without any.
  let alarms: AlarmCenter?
  /// Whether the most important alarm stands above the pages.
  let showsBanner: Bool

  func body(content: Content) -> some View {
    if let alarms { content.alarms(alarms, showsBanner: showsBanner) } else { content }
  }
}

/// The roles, for a panel that has any.
struct RolesOfPanel: ViewModifier {
  /// The codes and the present role; `nil` for a panel that everybody may work.
  let access: AccessCenter?

  func body(content: Content) -> some View {
    if let access { content.accessControl(access) } else { content }
  }
}

/// The timers, for a panel that has any.
struct TimersOfPanel: ViewModifier {
  /// The timers; `nil` for a panel without any.
  let timers: PanelTimers?

  func body(content: Content) -> some View {
    if let timers { content.timers(timers) } else { content }
  }
}

/// A page that only a role sees: anybody else is asked for the code, at once and by a button.
struct LockedPage: ViewModifier {
  /// The role; `nil` for everybody.
  let role: AccessRole?
  /// Called if the person gives up.
  let leave: () -> Void
  @Environment({ $0.accessRole }) private var present
  @Environment({ $0.requestAccess }) private var request

  /// The page, or the button that asks for the code.
  func body(content: Content) -> some View {
    if let role, present < role {
      VStack(spacing: 16) {
        Label(title: { Text(.toolkit("Locked")) }, icon: { Image(systemName: "lock.fill") }).font(.title2)
        Button(.toolkit("Enter the code")) { request?(role, cancelled: leave) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onAppear { request?(role, cancelled: leave) }
    } else {
      content
    }
  }
}

extension PanelModel {
  /// Leaves a page whose code was not entered: for the one below it, or from a tab for the first one. The first page
  /// stays.
  func leave(lockedPage name: String) { pages.leave(name, in: document) }

  /// The language of an environment, with the translations of the file before its own.
  func translated(_ base: Localizer) -> Localizer {
    guard let document, !document.translations.isEmpty else { return base }
    if let language, language.base === base, language.file === document { return language.translated }
    let translated = base.adding(document.translations)
    language = (base, document, translated)
    return translated
  }

  /// Keeps the roles of the file, once the panel is shown. As long as they are the same, the present one stays.
  func keepRoles() {
    guard let document, let stage else { return }
    roles.keep(document.roles, on: stage)
  }

  /// Keeps the timers of the file, once the panel is shown. Their states are in the config file, by name.
  func keepTimers() {
    guard let document, let stage else { return }
    let names = Set(document.elements.compactMap(\.timer)).sorted()
    if names.isEmpty { return timers = nil }
    stage.whileCurrent {
      if let timers { timers.define(names) } else { timers = PanelTimers(names) }
    }
    timers?.onEnd = { [weak self] name in
      guard let self, let texts, let timer = self.document?.timer(name),
        let actions = timer.properties[TimeControls.done]
      else { return }
      perform(actions, ActionContext(texts: texts))
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

extension PanelDocument {
  /// The element of a timer; `nil` if there is none.
  func timer(_ name: String) -> Element? { elements.first { $0.timer == name } }
}

extension Element {
  /// Whether the element is rows with a header.
  var isSection: Bool { rule.kind == .section }

  /// The name of the timer that the element shows; `nil` for anything else.
  var timer: String? { rule.kind == .timer ? properties[TimeControls.name] : nil }
}
