import Looks
import Graphics
import Runtime
import Values

/// The background of a button that opens a menu, with an arrow.
struct MenuButtonBody<Content: View>: View {
  let isPressed: Bool
  @ViewBuilder let content: Content
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.isEnabled }) private var isEnabled
  @Environment({ $0.font }) private var font
  @Environment({ $0.menuLook }) private var look

  private var isBare: Bool { look.isBare ?? false }

  var body: some View {
    HStack(spacing: 8) {
      content.shrinkable().lineLimit(1).font(font ?? size.controlFont.weight(.semibold))
        .transformEnvironment(\.foregroundStyles) {
          if isBare, isEnabled, $0 == nil {
            $0 = ForegroundStyles([AnyShapeStyle(Color.accentColor)], within: nil)
          }
        }
      if look.hasArrow ?? true { MenuArrow() }
    }
    .padding(.horizontal, isBare ? 0 : size.padding * 1.5)
    .frame(minHeight: size.touchHeight)
    .opacity(isBare && isPressed ? 0.6 : 1)
    .background {
      if !isBare {
        ControlBackground(fill: isPressed ? .theme(\.controlPressed) : .theme(\.control), isPressed: isPressed)
      }
    }
  }
}

/// The arrow of a button that opens a menu.
struct MenuArrow: View {
  @Environment({ $0.controlMetrics }) private var size
  @Environment({ $0.isEnabled }) private var isEnabled

  var body: some View {
    ControlSymbol(name: "chevron.down", side: size.touchHeight * 0.4)
      .foregroundStyle(isEnabled ? Color.secondary : .theme(\.disabled))
  }
}

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
    target.goesDown = true
    target.adjust = { _, places in options.behavior?.highlight(by: places) ?? false }
    target.moveToEnd = { _, isLast in _ = options.behavior?.highlight(by: isLast ? 10_000 : -10_000) }
    target.enter = {
      options.behavior?.chooseHighlighted()
      close()
    }
    return target
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
