import Graphics

/// Calls an action when a value computed from a view's geometry changes.
package struct GeometryChangeModifier<Value: Equatable>: LayoutModifier {
  package let value: (GeometryProxy) -> Value
  /// Whether the value is also computed again each time that the view is updated, not only after it has been placed.
  package var isEager = false
  /// Called with the old and the new value.
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

/// The layout behavior of `View.onGeometryChange`.
package final class GeometryChangeBehavior<Value: Equatable>: LayoutBehavior, GeometryObserver {
  package unowned let layoutNode: LayoutNode

  package init(_ layoutNode: LayoutNode) { self.layoutNode = layoutNode }

  package var value: (GeometryProxy) -> Value = { _ in fatalError("configured before it is placed") }
  /// Called with the old and the new value.
  package var action: (Value, Value) -> Void = { _, _ in }
  /// The geometry values that were read.
  private lazy var source = GeometrySource(layoutNode)
  /// The value that was reported last.
  private var last: Value?

  package func stageChanged() { stage.observeGeometry(self, isOnStage) }

  package func layoutSettled() {
    // A view that a `ViewThatFits` measures and does not show has no geometry.
    guard layoutNode.isOnShownPage else { return }
    source.restart()
    let now = Tracker.untracked { value(GeometryProxy(size: frame.size, source: source)) }
    if now == last { return }
    let before = last ?? now
    last = now
    action(before, now)
  }
}

extension View {
  /// Adds an action that is called with a value computed from the view's geometry: after the first layout, and each
  /// time that the value changes.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (_ new: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { action($1) })
  }

  /// Adds an action that is called with the old and the new value of something computed from the view's geometry. After
  /// the first layout the two values are the same.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
