/// A reference to a value that is stored elsewhere, to read and set it.
///
///     Stepper("Fan", value: $settings.fan, in: 0...5)
@propertyWrapper @dynamicMemberLookup
@preconcurrency @MainActor public struct Binding<Value> {
  package let location: ValueLocation<Value>
  /// The transaction of changes that are made through the binding.
  public var transaction = Transaction()

  package init(location: ValueLocation<Value>) { self.location = location }

  /// Creates a binding from closures that read and set the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = DerivedLocation(get: get, set: set)
  }

  /// Creates a binding from closures that read and set the value. The second closure also receives the transaction of
  /// the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction.current) })
  }

  /// Returns a binding to a constant. Setting it has no effect.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value. Setting it updates the views that read it.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      if transaction.isEmpty { return location.write(newValue) }
      withTransaction(transaction) { location.write(newValue) }
    }
  }

  /// Returns the binding with a transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// Returns the binding with an animation for its changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// The binding itself, which `$` passes on.
  public var projectedValue: Binding<Value> { self }

  /// Creates the binding for a closure parameter that is written `$item`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: location.projection(path)).transaction(transaction)
  }

  /// Creates a binding to the wrapped value of an optional; `nil` if there is none.
  ///
  /// If the optional becomes `nil` later, the binding reads the last wrapped value.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    let location = base.location
    var last = now
    self.init(
      get: {
        last = location.read() ?? last
        return last
      },
      set: {
        last = $0
        location.write($0)
      })
    transaction = base.transaction
  }
}
