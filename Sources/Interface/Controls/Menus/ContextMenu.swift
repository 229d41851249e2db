import Looks
import Runtime
import Values

/// Opens a menu when the view is pressed for long.
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

/// The items of a menu on their background. A chosen item closes the menu, and the menus that this one is an item of.
struct MenuCard<Items: View>: View {
  let items: Items
  let close: () -> Void
  @Environment({ $0.menuAround }) private var closeOuter

  var body: some View {
    let closeAll: () -> Void = { [close, closeOuter] in
      close()
      closeOuter?()
    }
    MenuSurface(margin: 8, entries: VStack(alignment: .leading, spacing: 2) { items })
      .buttonStyle(MenuItemStyle())
      .environment(closeAll) { ($0.dialogDismissal, $0.menuAround, $0.optionsLook) = ($1, $1, .rows) }
  }
}

private enum MenuAroundKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  /// Closes the menu among whose items a view is; `nil` outside menus.
  var menuAround: (() -> Void)? {
    get { self[MenuAroundKey.self] }
    set { self[MenuAroundKey.self] = newValue }
  }
}

extension View {
  /// Adds a menu that opens on a long press of the view. Assistive technology offers the items by name.
  ///
  ///     Text(file.name).contextMenu {
  ///       Button("Rename") { rename(file) }
  ///       Button("Delete", role: .destructive) { delete(file) }
  ///     }
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
