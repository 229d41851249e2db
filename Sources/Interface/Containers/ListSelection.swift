/// Which rows of a list are chosen, and what a touch of a row does.
final class ListSelection {
  let contains: (AnyHashable?) -> Bool
  private let choose: (AnyHashable) -> Void

  init(contains: @escaping (AnyHashable?) -> Bool, choose: @escaping (AnyHashable) -> Void) {
    self.contains = contains
    self.choose = choose
  }

  /// A box around a row's content that can be touched, and reached by knob and keys.
  func touchable(_ content: Box, _ row: RowBox, _ node: Node) -> Box {
    let act: () -> Void = { [weak row, weak content, choose] in
      if let id = row?.id, content?.rowTraits.isFixed != true { choose(id) }
    }
    let touch = GestureBox(recognizer(PressGesture { _ in }.onEnded { act() }), .normal, node: node)
    row.touched = touch
    let focus = FocusBox(node: node)
    focus.target = FocusTarget(press: { if $0 == .up { act() } })
    focus.ringColor = node.environment.palette.focus
    focus.setChildren([touch])
    // As wide as the row, so that a finger anywhere on it is on what it touches.
    let whole = FrameBox(modifier: FrameModifier(maxWidth: .infinity, alignment: .leading), node: node)
    whole.isMirrored = row.isMirrored
    whole.setChildren([content])
    touch.setChildren([whole])
    return focus
  }

  private func recognizer<Kind: Gesture>(_ gesture: Kind) -> Recognizer { Kind._makeRecognizer(gesture) }
}
