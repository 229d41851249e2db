import Looks
import Runtime
import Values

/// The selection of a list with the type of its values erased, and the change that a tap on a row makes.
final class ListSelection {
  /// The identities of the selected rows.
  let all: Set<AnyHashable>
  let choose: (AnyHashable) -> Void
  /// The menu of the rows; `nil` if they have none.
  private let menu: RowMenu?

  init(_ all: Set<AnyHashable>, menu: RowMenu?, choose: @escaping (AnyHashable) -> Void) {
    self.all = all
    self.menu = menu
    self.choose = choose
  }

  func contains(_ id: AnyHashable?) -> Bool { id.map(all.contains) ?? false }

  /// Wraps the content of a row so that it can be tapped, and reached by knob and keys.
  ///
  /// - Parameters:
  ///   - content: the content of the row.
  ///   - row: the row, whose identity is selected.
  ///   - node: the view node that owns the new layout nodes.
  /// - Returns: The outermost layout node, to be placed in the row.
  func touchable(_ content: LayoutNode, _ row: RowBehavior, _ node: Node) -> LayoutNode {
    let act: () -> Void = { [weak row, weak content, choose, menu] in
      guard let id = row?.id, content?.rowTraits.isFixed != true else { return }
      if let perform = menu?.perform { perform([id]) } else { choose(id) }
    }
    let press = recognizer(PressGesture { _ in }.onEnded { act() })
    let touch = LayoutNode(for: node) { GestureBehavior(press, .normal, $0) }
    row.touched = touch
    row.choose = content.rowTraits.isFixed == true ? nil : act
    let (focusNode, focus) = LayoutNode.make(for: node) { FocusBehavior($0) }
    focus.target = FocusTarget(press: { if $0 == .up { act() } })
    focusNode.setChildren([menu.map { $0.holdable(touch, row, node) } ?? touch])
    // The content is as wide as the row, so that a tap anywhere on the row selects it.
    let whole = LayoutNode(for: node) {
      FrameBehavior(modifier: FrameModifier(maxWidth: .infinity, alignment: .leading), $0)
    }
    row.adopt(whole: whole, focus: focus)
    whole.setChildren([content])
    touch.setChildren([whole])
    return focusNode
  }

  private func recognizer<Kind: Gesture>(_ gesture: Kind) -> Recognizer { Kind._makeRecognizer(gesture) }
}

/// Leads from a link in a row to the selection of the list.
final class ListChooser {
  /// Whether a value is of the type of the selection's values.
  let accepts: (AnyHashable) -> Bool
  /// The selection, as of the last update of the list.
  var selection: ListSelection?

  init(accepts: @escaping (AnyHashable) -> Bool) { self.accepts = accepts }

  /// Changes the selection as a tap on the row of a value does.
  func choose(_ value: AnyHashable) { selection?.choose(value) }
}

private enum ListChooserKey: EnvironmentKey { static var defaultValue: ListChooser? { nil } }

extension EnvironmentValues {
  /// Leads to the selection of the list around a view; `nil` outside a list with a selection.
  var listChooser: ListChooser? {
    get { self[ListChooserKey.self] }
    set { self[ListChooserKey.self] = newValue }
  }
}
