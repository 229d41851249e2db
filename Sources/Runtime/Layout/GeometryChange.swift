import Graphics

/// Acts when something about a view's place or size has changed.
package struct GeometryChangeModifier<Value: Equatable>: LayoutModifier {
  package let value: (GeometryProxy) -> Value
  /// Whether the value is asked for again whenever the view is built, not only when it has been placed.
  package var isEager = false
  package let action: (_ old: Value, _ new: Value) -> Void

  package init(
    value: @escaping (GeometryProxy) -> Value, isEager: Bool = false,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    self.value = value
    self.isEager = isEager
    self.action = action
  }

  package func makeBehavior(for layoutNode: LayoutNode) -> GeometryChangeBehavior<Value> {
    GeometryChangeBehavior(layoutNode)
  }
  package func configure(_ behavior: GeometryChangeBehavior<Value>, in environment: EnvironmentValues) {
    (behavior.value, behavior.action) = (value, action)
    if isEager { behavior.setNeedsLayout() }
  }
}

package final class GeometryChangeBehavior<Value: Equatable>: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var value: (GeometryProxy) -> Value = { _ in fatalError("configured before it is placed") }
  package var action: (Value, Value) -> Void = { _, _ in }
  private lazy var source = GeometrySource(layoutNode)
  private var last: Value?

  package func stageChanged() { stage.observeGeometry(self, isOnStage) }

  package func layoutSettled() {
    source.restart()
    let now = Tracker.untracked { value(GeometryProxy(size: frame.size, source: source)) }
    if now == last { return }
    let before = last ?? now
    last = now
    action(before, now)
  }
}

extension View {
  /// Acts with a value made of the view's place and size: once at the beginning, and whenever the value has changed.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (_ new: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { action($1) })
  }

  /// Acts with a value made of the view's place and size, and with the one before.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
