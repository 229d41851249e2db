import Graphics
import Looks
import Runtime
import Values

/// Leads from the rows of a list to the menu and the action that
/// ``View/contextMenu(forSelectionType:menu:primaryAction:)`` gives them.
final class RowMenu {
  /// Opens the menu for the identities of rows, beside a rectangle of the screen.
  fileprivate var open: (Set<AnyHashable>, Rect) -> Void = { _, _ in }
  /// Performs the primary action for the identities of rows; `nil` if a tap selects its row.
  fileprivate(set) var perform: ((Set<AnyHashable>) -> Void)?

  /// The type of the identities that the menu and the action are for.
  let type: Any.Type
  /// Whether there is a menu, and not only an action.
  private let hasItems: Bool

  init(for type: Any.Type, hasItems: Bool) { (self.type, self.hasItems) = (type, hasItems) }

  /// Wraps the content of a row that can be selected so that the menu opens when the row is held.
  ///
  /// - Returns: The outermost layout node: the content itself if there is only an action.
  func holdable(_ content: LayoutNode, _ row: RowBehavior, _ node: Node) -> LayoutNode {
    if !hasItems { return content }
    let open: () -> Void = { [weak row, self] in
      guard let row, row.choose != nil, let id = row.id else { return }
      let selection = row.ancestry.firstMapped { ($0.behavior as? ListBehavior)?.selection }
      self.open(row.isSelected ? selection?.all ?? [id] : [id], row.layoutNode.stageFrame)
    }
    row.openMenu = open
    let hold = recognizer(LongPressGesture().onEnded { _ in open() })
    let held = LayoutNode(for: node) { GestureBehavior(hold, .high, $0) }
    held.setChildren([content])
    return held
  }

  private func recognizer<Kind: Gesture>(_ gesture: Kind) -> Recognizer { Kind._makeRecognizer(gesture) }
}

private enum RowMenuKey: EnvironmentKey { static var defaultValue: RowMenu? { nil } }

extension EnvironmentValues {
  /// The menu of the rows of lists in a view; `nil` if they have none.
  var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

/// Presents the menu of the rows of a list.
private struct RowMenuModifier<ID: Hashable, Items: View>: ViewModifier {
  let menu: (Set<ID>) -> Items
  let primaryAction: ((Set<ID>) -> Void)?
  @State private var rows = RowMenu(for: ID.self, hasItems: Items.self != EmptyView.self)
  @State private var held: Set<ID> = []
  @State private var frame = Rect.zero
  @State private var isOpen = false

  func body(content: Content) -> some View {
    let (rows, primaryAction) = (rows, primaryAction)
    // The closures do not keep the modifier, which keeps the rows.
    let (held, frame, isOpen) = ($held, $frame, $isOpen)
    Node.afterUpdateHere { _ in
      rows.perform = primaryAction.map { action in { action(Self.values($0)) } }
      rows.open = { ids, place in
        held.wrappedValue = Self.values(ids)
        frame.wrappedValue = place
        isOpen.wrappedValue = true
      }
    }
    // The place of the held row is behind the list, where it takes no touches.
    return content.environment(rows) { $0.rowMenu = $1 }.background { anchor }
  }

  /// The place of the held row, beside which the menu opens.
  private var anchor: some View {
    let (held, frame, isOpen) = (held, frame, $isOpen)
    let isPresented = isOpen.wrappedValue
    return GeometryReader { geometry in
      let origin = geometry.frame(in: .global).origin
      Color.clear
        .frame(width: frame.width, height: frame.height)
        .modifier(
          ModalModifier(isPresented: isPresented, dismiss: { isOpen.wrappedValue = false }, place: .anchored) {
            MenuCard(items: menu(held)) { isOpen.wrappedValue = false }
          }
        )
        .position(x: frame.midX - origin.x, y: frame.midY - origin.y)
    }
  }

  private static func values(_ ids: Set<AnyHashable>) -> Set<ID> { Set(ids.compactMap { $0.base as? ID }) }
}

extension View {
  /// Adds a menu to the rows of a list with a selection. It opens when a row is held, and is for all selected rows if that
  /// row is among them.
  ///
  ///     List(files, selection: $selection) { Text($0.name) }
  ///       .contextMenu(forSelectionType: File.ID.self) { ids in
  ///         Button("Delete", role: .destructive) { delete(ids) }
  ///       } primaryAction: { ids in
  ///         open(ids)
  ///       }
  ///
  /// - Parameters:
  ///   - itemType: The type of the list's selection. Lists with a selection of another type have neither menu nor action.
  ///   - menu: The items for the identities of some rows.
  ///   - primaryAction: Called when a row is tapped, instead of the row being selected; `nil` if taps select.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(RowMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}
