import Runtime
import Values

/// Offers things to do when the view is held.
private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
      .modifier(
        ModalModifier(isPresented: isOpen, dismiss: { isOpen = false }, place: .anchored) {
          MenuCard(items: items) { isOpen = false }
        }
      )
      .accessibilityActions { items }
  }
}

/// The lines of a menu on their ground.
struct MenuCard<Items: View>: View {
  let items: Items
  let close: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 2) { items }
      .buttonStyle(MenuItemStyle())
      .environment(\.dialogDismissal, close)
      .fixedSize()
      .padding(6)
      .background(DialogGround())
  }
}

extension View {
  /// Offers things to do when the view is held for a while, and by name to those who cannot see it.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}

extension View {
  /// Offers things to do when the view is held for a while. The view itself stays in place of a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { contextMenu(menuItems: menuItems) }
}
