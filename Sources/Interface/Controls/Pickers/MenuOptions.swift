import Graphics
import Looks
import Runtime
import Values

/// The options in a picker's menu. A tap on an option selects it and closes the menu, also if it was selected
/// before.
struct MenuOptions<List: View>: View {
  let list: (OptionsState) -> List
  let close: () -> Void
  @Environment({ $0.theme }) private var theme
  @State private var options = OptionsState()
  @State private var start = Point.zero

  var body: some View {
    MenuSurface(margin: 4, entries: rows)
      // The scroll view would cut the ring off at its edges.
      .focusFrame(radius: theme.metrics.cardRadius, gap: 0)
      .onAppear { options.behavior?.showChosen() }
  }

  private var rows: some View {
    list(options)
      .gesture(
        // A finger that moves scrolls where there is more.
        ContactGesture(axes: []) { event in
          if event.phase == .down { start = event.location }
          options.behavior?.follow(event, startedAt: start)
          if event.phase == .up { close() }
        }
      )
      .focusTarget(focus, radius: 12)
      .rotaryMode(.direct)
  }

  /// Knob and arrow keys highlight options; a press selects the highlighted one.
  private var focus: FocusTarget {
    var target = FocusTarget()
    target.editing.goesDown = true
    target.editing.adjust = { _, places in options.behavior?.highlight(by: places) ?? false }
    target.editing.moveToEnd = { _, isLast in _ = options.behavior?.highlight(by: isLast ? 10_000 : -10_000) }
    target.enter = {
      options.behavior?.chooseHighlighted()
      close()
    }
    return target
  }
}
