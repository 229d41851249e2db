import Controls
import Looks
import Runtime
import Values

/// Notices touches, turns of the knob and presses of keys, and the banners that show an unacknowledged alarm.
final class InputWatch: StageService {
  private struct Listener { weak var model: IdleModel? }
  private struct Roles { weak var access: AccessCenter? }
  private var listeners: [Listener] = []
  /// The roles of the panels on the stage.
  private var roles: [Roles] = []
  /// The banners that show an unacknowledged alarm.
  private var callingBanners: Set<ObjectIdentifier> = []

  private unowned let stage: Stage

  init(stage: Stage) { self.stage = stage }

  func add(_ model: IdleModel) {
    model.isHeld = { [weak self] in self.map { !$0.stage.services.heldInput.isEmpty } ?? false }
    model.isCalled = { [weak self] in self.map { !$0.callingBanners.isEmpty } ?? false }
    listeners.removeAll { $0.model == nil || $0.model === model }
    listeners.append(Listener(model: model))
  }

  func add(_ access: AccessCenter) {
    roles.removeAll { $0.access == nil || $0.access === access }
    roles.append(Roles(access: access))
  }

  /// Takes the roles from a person who has gone.
  func signOut() { for role in roles { role.access?.signOut() } }

  /// Notes whether a banner shows an unacknowledged alarm, which nothing may cover.
  func note(_ banner: AnyObject, calls: Bool) {
    if !calls {
      guard callingBanners.remove(ObjectIdentifier(banner)) != nil, callingBanners.isEmpty else { return }
      for listener in listeners { listener.model?.waitAgain(at: PanelClock.now) }
      return
    }
    if callingBanners.insert(ObjectIdentifier(banner)).inserted { noteInput(at: PanelClock.now) }
  }

  func noteInput(at moment: Duration) { for listener in listeners { listener.model?.noteInput(at: moment) } }

  /// Makes panels that return to their start when idle warn at once, because the person has gone.
  func noteDeparture(at moment: Duration) {
    for listener in listeners { listener.model?.noteDeparture(at: moment) }
  }

  func intercepts(_ event: InputEvent.Kind, at time: Duration) -> Bool {
    if case .cancelAll = event { return false }
    if case .hover(at: nil) = event { return false }
    noteInput(at: PanelClock.now)
    return false
  }
}

/// Tracks the time since the last input.
final class IdleModel: TimeDriven {
  var limit = Duration.zero
  var warning = Duration.zero
  var onReturn: () -> Void = {}
  /// Whether the panel warns before it returns.
  var warns = true
  /// Called at an input while no return is pending.
  var onInput: () -> Void = {}
  /// Called in place of the return while a banner shows an unacknowledged alarm. The wait begins again then.
  var onAbsence: () -> Void = {}
  /// Returns whether the wait begins again without any input: while a finger, a key or the knob is held down.
  var isHeld: () -> Bool = { false }
  /// Returns whether a banner shows an unacknowledged alarm: then the page stays, and no warning covers it.
  var isCalled: () -> Bool = { false }
  /// The moment at which the panel returns; `nil` while no return is pending.
  private var end: Duration?
  /// The moment of the return, while the warning is shown.
  let warned = StoredLocation<Duration?>(nil)
  private let next = StoredLocation<Duration?>(nil)

  var deadline: Duration? { next.read() }

  /// Begins to wait, or stops.
  func wait(_ isOn: Bool, at moment: Duration) {
    end = isOn ? moment + limit : nil
    schedule(at: moment)
  }

  func noteInput(at moment: Duration) {
    if end != nil { wait(true, at: moment) } else { onInput() }
  }

  /// Begins a pending wait again.
  func waitAgain(at moment: Duration) { if end != nil { wait(true, at: moment) } }

  /// Shortens the wait to the warning, because the person has gone.
  func noteDeparture(at moment: Duration) {
    guard let end, !isHeld() else { return }
    self.end = min(end, moment + warning)
    schedule(at: moment)
  }

  func advance(to moment: Duration) {
    if end != nil, isHeld() { return wait(true, at: moment) }
    if let due = end, due <= moment {
      if isCalled() {
        wait(true, at: moment)
        return onAbsence()
      }
      end = nil
      schedule(at: moment)
      return onReturn()
    }
    schedule(at: moment)
  }

  func clockWasSet(by difference: Duration) {
    end = end.map { $0 + difference }
    schedule(at: PanelClock.now)
  }

  private func schedule(at moment: Duration) {
    let (mayWarn, beginning) = (warns && !isCalled(), end.map { $0 - warning })
    let isWarned = beginning.map { mayWarn && moment >= $0 } ?? false
    warned.write(isWarned ? end : nil)
    next.write(isWarned || !mayWarn ? end : beginning)
  }
}

/// Calls the action after some time without input, with a warning before.
private struct IdleReturnModifier: ViewModifier {
  let limit: Duration
  let warning: Duration
  let isOn: Bool
  let action: () -> Void
  @State private var model = IdleModel()
  @Environment({ $0.stage }) private var stage

  /// The kinds of what is due after the time without input.
  private enum Need { case nothing, forgetting, returning }

  private var need: Need {
    if isOn { return .returning }
    return stage?.service(PanelClipboard.self).isEmpty == false ? .forgetting : .nothing
  }

  func body(content: Content) -> some View {
    let (model, need) = (model, need)
    content
      .modifier(
        ModalModifier(isPresented: model.warned.read() != nil, dismiss: {}, place: .middle) {
          IdleCard(end: model.warned.read() ?? .zero) { model.noteInput(at: PanelClock.now) }
        }
      )
      .onChange(of: need, initial: true) {
        (model.limit, model.warning, model.warns) = (limit, min(warning, limit * 2 / 3), need == .returning)
        let (watch, clipboard) = (stage?.service(InputWatch.self), stage?.service(PanelClipboard.self))
        // The next person must not be able to paste what this one has copied.
        model.onReturn = { [weak clipboard] in
          clipboard?.wipe()
          if need == .returning { action() }
        }
        model.onAbsence = { [weak watch, weak clipboard] in
          clipboard?.wipe()
          if need == .returning { watch?.signOut() }
        }
        watch?.add(model)
        model.wait(need != .nothing, at: PanelClock.now)
      }
      .drives(model)
  }
}

/// The warning before the panel returns to its start.
private struct IdleCard: View {
  /// The moment of the return.
  let end: Duration
  let stay: () -> Void
  @Environment({ $0.panelClock }) private var clock
  @Environment({ $0.screenMetrics }) private var metrics

  var body: some View {
    let (end, origin) = (end, clock?.origin.read() ?? .zero)
    VStack(spacing: metrics.rowSpacing) {
      Text(.toolkit("Are you still there?")).font(.headline)
      TimedView { time in
        let seconds = Int(max(0, ((end - origin - time).inSeconds - 1e-6).rounded(.up)))
        return (
          Text(.toolkit("Back to the start in \(seconds) s")).monospacedDigit(),
          next: seconds > 0 ? end - origin - .seconds(seconds - 1) : nil
        )
      }
      Button(.toolkit("Continue"), action: stay).buttonStyle(.borderedProminent).buttonSizing(.flexible)
        .keyboardShortcut(.defaultAction)
    }
    .multilineTextAlignment(.center)
    .padding(metrics.cardPadding)
    .frame(maxWidth: 320 * metrics.typeScale)
    .background { FloatingBackground(elevation: .dialog) }
  }
}

extension View {
  /// Calls an action after some time without input, such as one that goes back to the first page and signs out. A text that
  /// was copied is forgotten before, also where the action is not needed.
  ///
  ///     Panel().idleReturn(after: .seconds(120), isOn: !path.isEmpty) { path = [] }
  ///
  /// A warning is shown at least 20 seconds before, as WCAG 2.2 (section 2.2.1) requires. Any input, or a finger that
  /// rests on the panel, continues the session; there is no limit to that. The panel stays where it is while an
  /// ``AlarmBanner`` shows an unacknowledged alarm, and waits again once the alarm is acknowledged or gone. In that time
  /// the action is not called, and no warning covers the alarm. But after the time without input the panel leaves the role
  /// of each ``View/accessControl(_:)``, so that no person who has left stays signed in because of an alarm.
  ///
  /// - Parameters:
  ///   - duration: the time without input.
  ///   - warning: the time at the end for which the warning is shown; at most two thirds of the whole, so that the page
  ///     can be used.
  ///   - isOn: whether the action is needed, for example because another page is shown than the first.
  ///   - action: called when the time has passed.
  public func idleReturn(
    after duration: Duration, warning: Duration = .seconds(20), isOn: Bool = true, perform action: @escaping () -> Void
  ) -> some View {
    modifier(IdleReturnModifier(limit: duration, warning: warning, isOn: isOn, action: action))
  }
}
