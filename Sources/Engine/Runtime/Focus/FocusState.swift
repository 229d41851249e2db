/// A property that reads and sets which view has the focus.
///
///     enum Field { case name, code }
///     @FocusState private var field: Field?
///     … TextField("Name", text: $name).focused($field, equals: .name)
///     … Button("Next") { field = .code }
@preconcurrency @MainActor @propertyWrapper public struct FocusState<Value: Hashable>: ConnectedProperty {
  /// A reference to a focus state, for ``View/focused(_:equals:)``.
  @preconcurrency @MainActor @propertyWrapper public struct Binding {
    /// The storage; `nil` before the view is installed.
    package let location: FocusLocation<Value>?
    /// The value that means that none of the views has the focus.
    package let none: Value

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
      get { location?.read() ?? none }
      nonmutating set { location?.request(newValue) }
    }

    /// This binding, for ``View/focused(_:equals:)``.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  /// Creates a state for one view: whether it has the focus.
  public init() where Value == Bool { none = false }

  /// Creates a state for several views: the value of the one with the focus, `nil` if there is none.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The value of the view that has the focus. Setting it moves the focus.
  public var wrappedValue: Value {
    get { location?.read() ?? none }
    nonmutating set { location?.request(newValue) }
  }

  /// A binding, for ``View/focused(_:equals:)``.
  public var projectedValue: Binding { Binding(location: location, none: none) }

  package func isInterchangeable(with other: FocusState) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    if let known = memory.kept(as: FocusLocation<Value>.self) { return location = known }
    let fresh = FocusLocation(none, focus: node.stage.focus)
    memory = fresh
    location = fresh
  }
}

/// The storage of a focus state.
package final class FocusLocation<Value: Hashable>: StoredLocation<Value> {
  /// The value that means that none of the views has the focus.
  package let none: Value
  private weak var focus: FocusEngine?

  package init(_ none: Value, focus: FocusEngine) {
    self.none = none
    self.focus = focus
    super.init(none)
  }

  /// Moves the focus, after the current update, to the view bound to a value. If there is none, the state returns to
  /// ``none``.
  package func request(_ value: Value) {
    if value == self.value { return }
    write(value)
    focus?.host.afterUpdate(for: nil) { [weak self] in
      guard let self, let focus, !focus.fulfil(self, isNone: self.value == none) else { return }
      write(none)
    }
  }
}
