import Runtime
import Values

/// Which rows of a list are chosen, and what a touch of a row does.
final class ListSelection {
  let contains: (AnyHashable?) -> Bool
  private let choose: (AnyHashable) -> Void

  init(contains: @escaping (AnyHashable?) -> Bool, choose: @escaping (AnyHashable) -> Void) {
    self.contains = contains
    self.choose = choose
  }

  /// A layout node around a row's content that can be touched, and reached by knob and keys.
  func touchable(_ content: LayoutNode, _ row: RowBehavior, _ node: Node) -> LayoutNode {
    let act: () -> Void = { [weak row, weak content, choose] in
      if let id = row?.id, content?.rowTraits.isFixed != true { choose(id) }
    }
    let press = recognizer(PressGesture { _ in }.onEnded { act() })
    let touch = LayoutNode(for: node) { GestureBehavior(press, .normal, $0) }
    row.touched = touch
    let (focusNode, focus) = LayoutNode.make(for: node) { FocusBehavior($0) }
    focus.target = FocusTarget(press: { if $0 == .up { act() } })
    focus.ringColor = node.environment.palette.focus
    focusNode.setChildren([touch])
    // As wide as the row, so that a finger anywhere on it is on what it touches.
    let whole = LayoutNode(for: node) {
      FrameBehavior(modifier: FrameModifier(maxWidth: .infinity, alignment: .leading), $0)
    }
    whole.isMirrored = row.isMirrored
    whole.setChildren([content])
    touch.setChildren([whole])
    return focusNode
  }

  private func recognizer<Kind: Gesture>(_ gesture: Kind) -> Recognizer { Kind._makeRecognizer(gesture) }
}
