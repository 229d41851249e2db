import Controls
import Looks
import Runtime
import Values

/// Notices when somebody touches the panel, turns its knob or presses a key.
final class InputWatch: StageService {
  private struct Listener { weak var model: IdleModel? }
  private var listeners: [Listener] = []

  private unowned let stage: Stage

  init(stage: Stage) { self.stage = stage }

  func add(_ model: IdleModel) {
    model.isHeld = { [weak stage] in stage?.services.heldInput.isEmpty == false }
    listeners.removeAll { $0.model == nil || $0.model === model }
    listeners.append(Listener(model: model))
  }

  func noteInput(at moment: Duration) { for listener in listeners { listener.model?.noteInput(at: moment) } }

  /// Panels that return to their start after some time without input warn at once.
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

/// The time since the last input, told the time.
final class IdleModel: TimeDriven {
  var limit = Duration.zero
  var warning = Duration.zero
  var onReturn: () -> Void = {}
  /// Called with an input while nothing is waited for.
  var onInput: () -> Void = {}
  /// Returns whether a person holds down a finger, a key or the knob, and so is there without any input.
  var isHeld: () -> Bool = { false }
  /// The moment at which the panel returns; `nil` while it does not wait.
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

  /// The person has gone: only the warning is waited for.
  func noteDeparture(at moment: Duration) {
    guard let end else { return }
    self.end = min(end, moment + warning)
    schedule(at: moment)
  }

  func advance(to moment: Duration) {
    if end != nil, isHeld() { return wait(true, at: moment) }
    if let due = end, due <= moment {
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
    let isWarned = end.map { moment >= $0 - warning } ?? false
    warned.write(isWarned ? end : nil)
    next.write(isWarned ? end : end.map { $0 - warning })
  }
}

/// Returns to the start after some time without input, and warns before.
private struct IdleReturnModifier: ViewModifier {
  let limit: Duration
  let warning: Duration
  let isOn: Bool
  let action: () -> Void
  @State private var model = IdleModel()
  @Environment({ $0.stage }) private var stage

  func body(content: Content) -> some View {
    let model = model
    content
      .modifier(
        ModalModifier(isPresented: model.warned.read() != nil, dismiss: {}, place: .middle) {
          IdleCard(end: model.warned.read() ?? .zero) { model.noteInput(at: PanelClock.now) }
        }
      )
      .onChange(of: isOn, initial: true) {
        (model.limit, model.warning, model.onReturn) = (limit, min(warning, limit * 2 / 3), action)
        stage?.service(InputWatch.self).add(model)
        model.wait(isOn, at: PanelClock.now)
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
        let seconds = Int(max(0, ((end - origin - time) / .seconds(1) - 1e-6).rounded(.up)))
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
  /// Calls an action after some time without input, such as one that goes back to the first page and signs out.
  ///
  ///     Panel().idleReturn(after: .seconds(120), isOn: !path.isEmpty) { path = [] }
  ///
  /// A warning is shown before, at least 20 seconds as WCAG 2.2 (section 2.2.1) asks for, and any input continues the
  /// session, as does a finger that rests on the panel. It can be extended so without end.
  ///
  /// - Parameters:
  ///   - duration: the time without input.
  ///   - warning: the part of it for which the warning is shown, at most two thirds, so that the page can be used.
  ///   - isOn: whether there is anything to return from.
  ///   - action: called when the time is over.
  public func idleReturn(
    after duration: Duration, warning: Duration = .seconds(20), isOn: Bool = true, perform action: @escaping () -> Void
  ) -> some View {
    modifier(IdleReturnModifier(limit: duration, warning: warning, isOn: isOn, action: action))
  }
}
