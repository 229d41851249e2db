import Runtime
import Values

extension View {
  /// Makes the view adjustable.
  ///
  /// - Parameter handler: called once for each step, with its direction.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    changingElement(affectsValue: true) {
      $0.adjust = { steps in
        for _ in 0..<abs(steps) { handler(steps > 0 ? .increment : .decrement) }
      }
    }
  }

  /// Adds an accessibility action.
  ///
  /// - Parameters:
  ///   - actionKind: the purpose of the action. The magic tap is offered as an action of that name.
  ///   - handler: performs the action.
  @ViewBuilder public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    switch actionKind.kind {
    case .press: changingElement { $0.press = handler }
    case .escape: changingElement { $0.escape = handler }
    case .magicTap: accessibilityAction(toolkit: "Magic tap", handler)
    case .delete: accessibilityAction(toolkit: "Delete", handler)
    case .named(let name): accessibilityAction(named: name, handler)
    }
  }

  /// Adds an accessibility action with a name.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    changingElement { [name = String(name)] in $0.actions.append(.init(name: name, perform: handler)) }
  }

  /// Adds an accessibility action with a name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(action: handler) { name }
  }

  /// Adds an accessibility action whose name is a text of the toolkit. The name stays public in a private view.
  package func accessibilityAction(toolkit key: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    changingElement(reading: Text(.toolkit(key))) {
      $0.actions.append(.init(name: $1, isToolkitName: true, perform: handler))
    }
  }

  /// Adds an accessibility action whose name is the text of a view.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    changingElement(reading: label()) { $0.actions.append(.init(name: $1, perform: action)) }
  }

  /// Adds an accessibility action for each button in a view. The view is not shown.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(
      ReadModifier(hidden: content()) { read in
        SemanticsModifier(
          .change { element in
            for button in read().flatMap(\.flattened) {
              guard let press = button.press else { continue }
              element.actions.append(.init(name: button.label, isPrivate: button.isLabelPrivate, perform: press))
            }
          })
      })
  }
}

extension View {
  /// Adds named actions that scroll the view by a page.
  ///
  /// - Parameter handler: called with the edge towards which to scroll.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    accessibilityAction(toolkit: "Scroll up") { handler(.top) }
      .accessibilityAction(toolkit: "Scroll down") { handler(.bottom) }
      .accessibilityAction(toolkit: "Scroll back") { handler(.leading) }
      .accessibilityAction(toolkit: "Scroll on") { handler(.trailing) }
  }
}
