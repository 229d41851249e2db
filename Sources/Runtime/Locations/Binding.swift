/// A way to read and write a value that lives elsewhere.
///
///     Stepper("Fan", value: $settings.fan, in: 0...5)
@propertyWrapper @dynamicMemberLookup
@preconcurrency @MainActor public struct Binding<Value> {
  package let location: ValueLocation<Value>
  /// What is to be known about changes that are made through the binding.
  public var transaction = Transaction()

  package init(location: ValueLocation<Value>) { self.location = location }

  /// A binding to what two closures read and write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = DerivedLocation(get: get, set: set)
  }

  /// A binding to what two closures read and write; the second is told as a part of what it writes.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction.current) })
  }

  /// A binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      if transaction.isEmpty { return location.write(newValue) }
      withTransaction(transaction) { location.write(newValue) }
    }
  }

  /// The binding, whose changes are part of a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// The binding, whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding itself, for closures whose parameter is written `$item`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: location.projection(path)).transaction(transaction)
  }

  /// A binding to the wrapped value, or `nil` while there is none.
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
