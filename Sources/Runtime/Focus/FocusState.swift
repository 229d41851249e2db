/// Which view has the focus: reads where it is, and moves it when it is set.
///
///     enum Field { case name, code }
///     @FocusState private var field: Field?
///     … TextField("Name", text: $name).focused($field, equals: .name)
///     … Button("Next") { field = .code }
@preconcurrency @MainActor @propertyWrapper public struct FocusState<Value: Hashable>: ConnectedProperty {
  /// A way to read and set the focus from elsewhere.
  @preconcurrency @MainActor @propertyWrapper public struct Binding {
    package let location: FocusLocation<Value>?
    package let none: Value

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { location?.read() ?? none }
      nonmutating set { location?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  /// Whether one view has the focus.
  public init() where Value == Bool { none = false }

  /// Which of several views has the focus; `nil` if none of them has.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { location?.read() ?? none }
    nonmutating set { location?.request(newValue) }
  }

  /// A binding, for ``View/focused(_:equals:)``.
  public var projectedValue: Binding { Binding(location: location, none: none) }

  package func isInterchangeable(with other: FocusState) -> Bool { true }

  package mutating func connect(to node: Node, memory: inout AnyObject?) {
    if let known = memory { return location = unsafeDowncast(known, to: FocusLocation<Value>.self) }
    let fresh = FocusLocation(none, focus: node.stage.focus)
    memory = fresh
    location = fresh
  }
}

/// Keeps which view has the focus, and asks for it on behalf of the application.
package final class FocusLocation<Value: Hashable>: StoredLocation<Value> {
  package let none: Value
  private weak var focus: FocusEngine?

  package init(_ none: Value, focus: FocusEngine) {
    self.none = none
    self.focus = focus
    super.init(none)
  }

  /// Moves the focus to the view that stands for a value, once it is there. Without one, the focus is nowhere.
  package func request(_ value: Value) {
    if value == self.value { return }
    write(value)
    focus?.host.afterUpdate(for: nil) { [weak self] in
      guard let self, let focus, !focus.fulfil(self, isNone: self.value == none) else { return }
      write(none)
    }
  }
}
