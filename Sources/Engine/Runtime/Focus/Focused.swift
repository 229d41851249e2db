/// Binds a focus state to a view.
package struct FocusedModifier<Value: Hashable>: LayoutModifier {
  /// The focus state that the view is bound to.
  package let binding: FocusState<Value>.Binding
  /// The value of the state while the view has the focus.
  package let value: Value

  package func makeBehavior(for layoutNode: LayoutNode) -> FocusBindingBehavior { FocusBindingBehavior(layoutNode) }

  package func configure(_ behavior: FocusBindingBehavior, in environment: EnvironmentValues) {
    let (location, value, none) = (binding.location, value, binding.none)
    behavior.location = location
    behavior.isWanted = { location?.value == value }
    behavior.gain = { location?.write(value) }
    behavior.lose = { if location?.value == value { location?.write(none) } }
  }
}

extension View {
  /// Binds a state to the focus of the view: it is `true` while the view or one inside it has the focus, and setting it
  /// moves the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds a value of a state to the focus of the view: the state has that value while the view or one inside it has
  /// the focus, and setting it moves the focus here.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
