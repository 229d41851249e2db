import Glibc
import Values

/// A connection with a bus, for some calls one after another.
///
/// Each call waits for its answer, so it belongs on a thread that may wait.
///
///     let zone = try DBusConnection.open { try $0.get("Timezone", of: timedate) }
package struct DBusConnection {
  /// An object on the bus with one of its interfaces.
  package struct Object: Hashable, Sendable {
    package var service, path, interface: String

    /// Names an object.
    package init(service: String, path: String, interface: String) {
      (self.service, self.path, self.interface) = (service, path, interface)
    }
  }

  private let library: SDBusLibrary
  private let bus: OpaquePointer

  /// The longest wait for an answer, in microseconds.
  private static let patience: UInt64 = 2_000_000

  /// Connects to a bus for a moment.
  ///
  /// - Parameters:
  ///   - isOfUser: whether the bus is the user's and not the machine's.
  ///   - body: makes the calls.
  /// - Throws: ``DBusFault`` if there is no bus, or an error of the calls.
  package static func open<Answer>(
    ofUser isOfUser: Bool = false, _ body: (DBusConnection) throws(DBusFault) -> Answer
  ) throws(DBusFault) -> Answer {
    guard let library = SDBusLibrary.shared else {
      throw DBusFault(
        .absent, "\(SDBusLibrary.fileName), which speaks D-Bus, is not installed; run: apt-get install libsystemd0")
    }
    var bus: OpaquePointer?
    let code = isOfUser ? library.openUser(&bus) : library.openSystem(&bus)
    guard code >= 0, let bus else {
      throw DBusFault(code: code < 0 ? code : -ENOMEDIUM, isOfUser ? "the bus of the user" : "the bus of the machine")
    }
    defer { _ = library.close(bus) }
    return try body(DBusConnection(library: library, bus: bus))
  }

  /// Reads a property.
  package func get(_ property: String, of object: Object) throws(DBusFault) -> DBusValue {
    if let fault = object.mistake(.property, property) { throw DBusFault(.failed, fault.description) }
    let answer = try call(
      "Get", of: object.properties, [.string(object.interface), .string(property)], about: property)
    guard let value = answer.first?.content else { throw DBusFault(.failed, "\(property) has no value") }
    return value
  }

  /// Writes a property.
  package func set(_ property: String, of object: Object, to value: DBusValue) throws(DBusFault) {
    if let fault = object.mistake(.property, property) { throw DBusFault(.failed, fault.description) }
    _ = try call(
      "Set", of: object.properties, [.string(object.interface), .string(property), .variant(value)], about: property)
  }

  /// Calls a method.
  ///
  /// - Returns: the values of the answer.
  @discardableResult
  package func call(
    _ method: String, of object: Object, _ arguments: [DBusValue] = []
  ) throws(DBusFault) -> [DBusValue] {
    try call(method, of: object, arguments, about: method)
  }

  private func call(
    _ method: String, of object: Object, _ arguments: [DBusValue], about subject: String
  ) throws(DBusFault) -> [DBusValue] {
    if let fault = object.mistake(.method, method) { throw DBusFault(.failed, fault.description) }
    // The arguments may be secrets: the report of a fault names the method alone.
    let subject = "\(object.service) \(subject)"
    var message: OpaquePointer?
    try check(library.newCall(bus, &message, object.service, object.path, object.interface, method), subject)
    guard let message else { throw DBusFault(.failed, "\(subject): no memory for a message") }
    defer { _ = library.free(message) }
    for argument in arguments { try write(argument, to: message, subject) }
    var answer: OpaquePointer?
    // The C type sd_bus_error: two texts, and a number that tells whose they are.
    var error: (name: UnsafePointer<CChar>?, message: UnsafePointer<CChar>?, owner: Int) = (nil, nil, 0)
    defer { library.freeError(&error) }
    let code = library.call(bus, message, Self.patience, &error, &answer)
    if code < 0 {
      throw DBusFault(
        code: code, subject, answer: error.name.map { String(cString: $0) },
        error.message.map { String(cString: $0) } ?? "")
    }
    guard let answer else { throw DBusFault(.silent, "\(object.service) does not answer") }
    defer { _ = library.free(answer) }
    var budget = DBusBudget()
    return try readAll(answer, subject, &budget)
  }

  private func check(_ code: CInt, _ subject: String) throws(DBusFault) {
    if code < 0 { throw DBusFault(code: code, subject) }
  }

  // MARK: Messages

  private func write(_ value: DBusValue, to message: OpaquePointer, _ subject: String) throws(DBusFault) {
    switch value {
    case .number(let kind, var bits):
      try check(withUnsafeBytes(of: &bits) { library.append(message, kind, $0.baseAddress) }, subject)
    case .text(let kind, let text): try check(text.withCString { library.append(message, kind, $0) }, subject)
    case .array(let element, let items): try write(items, in: "a", element, to: message, subject)
    case .structure(let items):
      try write(items, in: "r", items.map(\.signature).joined(), to: message, subject)
    case .entry(let key, let value):
      try write([key, value], in: "e", key.signature + value.signature, to: message, subject)
    case .variant(let inside): try write([inside], in: "v", inside.signature, to: message, subject)
    }
  }

  private func write(
    _ items: [DBusValue], in container: Character, _ contents: String, to message: OpaquePointer, _ subject: String
  ) throws(DBusFault) {
    try check(library.open(message, DBusValue.letter(container), contents), subject)
    for item in items { try write(item, to: message, subject) }
    try check(library.closePart(message), subject)
  }

  /// The values up to the end of a message or of a part of it.
  private func readAll(
    _ message: OpaquePointer, _ subject: String, _ budget: inout DBusBudget
  ) throws(DBusFault) -> [DBusValue] {
    var values: [DBusValue] = []
    while let value = try read(message, subject, &budget) { values.append(value) }
    return values
  }

  /// The next value; `nil` at the end.
  private func read(
    _ message: OpaquePointer, _ subject: String, _ budget: inout DBusBudget
  ) throws(DBusFault) -> DBusValue? {
    var (kind, contents): (CChar, UnsafePointer<CChar>?) = (0, nil)
    let code = library.peek(message, &kind, &contents)
    try check(code, subject)
    if code == 0 { return nil }
    try budget.take(for: subject)
    guard let contents else { return try readBasic(kind, message, subject, budget) }
    let signature = String(cString: contents)
    try check(library.enter(message, kind, contents), subject)
    let items = try readAll(message, subject, &budget)
    try check(library.exit(message), subject)
    switch kind {
    case DBusValue.letter("a"): return .array(of: signature, items)
    case DBusValue.letter("e") where items.count == 2: return .entry(items[0], items[1])
    case DBusValue.letter("v") where items.count == 1: return .variant(items[0])
    default: return .structure(items)
    }
  }

  private func readBasic(
    _ kind: CChar, _ message: OpaquePointer, _ subject: String, _ budget: DBusBudget
  ) throws(DBusFault) -> DBusValue {
    var place = UInt64(0)
    try check(withUnsafeMutableBytes(of: &place) { library.read(message, kind, $0.baseAddress!) }, subject)
    guard DBusValue.texts.contains(kind) else { return .number(kind, place) }
    // The text belongs to the message.
    guard let text = UnsafePointer<CChar>(bitPattern: UInt(place)) else { return .text(kind, "") }
    return .text(kind, try budget.text(at: text, for: subject))
  }
}

extension DBusConnection.Object {
  /// The first mistake in the names of the object and of a member, in the words of `check`; `nil` if D-Bus can have them.
  /// The C library says no more than “Invalid argument”.
  func mistake(_ kind: DBusName, _ member: String) -> LinkFault? {
    let names: [(DBusName, String)] = [(.service, service), (.path, path), (.interface, interface), (kind, member)]
    return names.firstMapped { $0.fault(of: $1) }
  }

  /// The interface by which all objects tell their properties.
  fileprivate var properties: DBusConnection.Object {
    DBusConnection.Object(service: service, path: path, interface: "org.freedesktop.DBus.Properties")
  }
}

extension DBusValue {
  /// Text, path of an object, signature.
  static let texts = Set("sog".map(letter))
}
