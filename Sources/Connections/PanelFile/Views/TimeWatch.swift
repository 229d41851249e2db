import Looks
import Runtime
import Values

/// Lets time pass for a panel: values become stale, and expressions that ask for an age or a timer are looked at each second.
/// Those that ask for a running timer are looked at when its seconds change, together with its row.
///
/// A panel that has neither sleeps: there is no task then.
struct TimeWatch: ViewModifier {
  /// The file.
  let document: PanelDocument
  let model: PanelModel

  /// The content, with a task beside it for as long as time matters.
  func body(content: Content) -> some View {
    let (pause, asksTime) = (pause, document.asksTime)
    content.background {
      if let pause {
        // A timer that is started or stopped changes the next look.
        Color.clear.task(id: Watch(pause: pause, ends: asksTime ? model.timerEnds : [])) {
          while !Task.isCancelled {
            try? await Task.sleep(for: min(pause, asksTime ? model.nextSecond ?? pause : pause))
            model.letPass()
          }
        }
      }
    }
  }

  /// The longest pause between two looks, and the ends of the running timers, at which the pause changes.
  private struct Watch: Hashable {
    var pause: Duration
    var ends: [Duration]
  }

  /// The time between two looks; `nil` if time changes nothing.
  private var pause: Duration? {
    // While no value is good, none can become stale.
    let stale = model.ages.canPass ? document.values.filter { $0.source != nil }.compactMap(\.stale).min() : nil
    // A value is stale at the latest a quarter of its time too late.
    let pause = stale.map { max($0 / 4, .milliseconds(250)) }
    return document.asksTime ? min(pause ?? .seconds(1), .seconds(1)) : pause
  }
}
