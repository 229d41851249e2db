import Runtime
import Values

extension View {
  /// Makes the view adjustable: it goes up and down in steps.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    changingElement {
      $0.adjust = { steps in
        for _ in 0..<abs(steps) { handler(steps > 0 ? .increment : .decrement) }
      }
    }
  }

  /// Says what happens when the view is used in one of the ways that need no touch.
  @ViewBuilder public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    switch actionKind.kind {
    case .press: changingElement { $0.press = handler }
    case .escape: changingElement { $0.escape = handler }
    case .magicTap: changingElement { $0.actions.append(.init(name: "Magic tap", perform: handler)) }
    case .named(let name): accessibilityAction(named: name, handler)
    }
  }

  /// Adds an action with a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    changingElement { [name = String(name)] in $0.actions.append(.init(name: name, perform: handler)) }
  }

  /// Adds an action with a name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(action: handler) { name }
  }

  /// Adds an action with a label.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    changingElement(reading: label()) { $0.actions.append(.init(name: $1, perform: action)) }
  }

  /// Adds an action for each button of another view.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(
      ReadModifier(hidden: content()) { read in
        SemanticsModifier(
          .change { element in
            for button in read().flatMap(\.flattened) {
              if let press = button.press { element.actions.append(.init(name: button.label, perform: press)) }
            }
          })
      })
  }
}

extension View {
  /// Offers going on by a page as actions with names.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    changingElement {
      for (edge, name) in [(Edge.top, "up"), (.bottom, "down"), (.leading, "back"), (.trailing, "on")] {
        $0.actions.append(.init(name: "Scroll \(name)") { handler(edge) })
      }
    }
  }
}
