import Looks
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
  @Environment({ $0.buttonSizing }) private var sizing
  @Environment({ $0.typeFactor }) private var typeFactor

  private var isBare: Bool { look.isBare ?? false }

  var body: some View {
    HStack(spacing: 8) {
      // A word shrinks further than that of a button before it is cut: the menu has no other sign of what is chosen.
      content.shrinkable().shrinkingTexts(to: 0.5).lineLimit(1).font(font ?? size.controlFont.weight(.semibold))
        .transformEnvironment(\.foregroundStyles) {
          if isBare, isEnabled, $0 == nil {
            $0 = ForegroundStyles([AnyShapeStyle(Color.tint(.text))], within: nil)
          }
        }
      if look.hasArrow ?? true { MenuArrow() }
    }
    .padding(.horizontal, isBare ? 0 : size.padding * 1.5)
    .frame(
      maxWidth: sizing.isFlexible && !isBare ? .infinity : nil,
      minHeight: isBare ? size.touchHeight : size.buttonHeight(typeFactor)
    )
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
