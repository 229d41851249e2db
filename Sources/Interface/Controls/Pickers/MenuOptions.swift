import Graphics
import Looks
import Runtime
import Values

/// The options in a picker's menu. A tap on an option selects it and closes the menu, also if it was selected
/// before.
struct MenuOptions<List: View>: View {
  let list: (OptionsState) -> List
  let close: () -> Void
  @State private var options = OptionsState()
  @State private var start = Point.zero

  var body: some View {
    list(options)
      .gesture(
        ContactGesture { event in
          if event.phase == .down { start = event.location }
          options.behavior?.follow(event, startedAt: start)
          if event.phase == .up { close() }
        }
      )
      .focusTarget(focus, radius: 12)
      .rotaryMode(.direct)
      .fixedSize()
      .padding(4)
      .background(FloatingBackground(elevation: .menu))
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
