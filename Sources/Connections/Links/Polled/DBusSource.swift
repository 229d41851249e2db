import Values

/// A property of an object on D-Bus.
struct DBusSource: Sendable {
  /// The names of the service, the object, the interface and the property.
  var service, path, interface, property: String
  /// Whether the object is on the bus of the user and not on that of the machine.
  var isOfUser: Bool
  /// How the raw text becomes a value.
  var scaling: RawScaling

  init(_ keys: [String: LinkKey]) {
    (service, path) = (keys.text("service") ?? "", keys.text("path") ?? "")
    (interface, property) = (keys.text("interface") ?? "", keys.text("property") ?? "")
    (isOfUser, scaling) = (keys.text("bus") == "session", RawScaling(keys))
  }

  /// The property as a value that is polled.
  func polled(_ value: LinkedValue) -> PolledSource {
    let source = self
    var write: (@Sendable (Datum) -> LinkFault?)?
    if value.keys.flag("writable") { write = { source.write($0, value) } }
    return PolledSource(
      value: value, every: value.keys.duration("every") ?? .seconds(5), read: { source.read(value) }, write: write)
  }

  /// Reads the property.
  func read(_ value: LinkedValue) -> Result<Datum, LinkFault> {
    do throws(DBusFault) {
      let found = try DBusConnection.open(ofUser: isOfUser) { bus throws(DBusFault) in try get(bus) }
      guard let datum = scaling.datum(found.text, of: value) else {
        throw DBusFault(.failed, "\(property) is \(value.quote(found.text)), which is \(value.denial(of: found.text))")
      }
      return .success(datum)
    } catch {
      return .failure(LinkFault(error.description))
    }
  }

  /// Writes the property. Returns why it cannot be written.
  func write(_ datum: Datum, _ value: LinkedValue) -> LinkFault? {
    guard let text = scaling.text(datum, of: value) else {
      return LinkFault("\(value.shown(datum.text)) has no raw value")
    }
    do throws(DBusFault) {
      try DBusConnection.open(ofUser: isOfUser) { bus throws(DBusFault) in
        // The type is that which it has now.
        let kind = try get(bus).kind
        guard let place = Self.place(text, kind) else {
          throw DBusFault(.failed, "\(value.quote(text)) is not a value of the type of \(property)")
        }
        try bus.set(
          property, of: object, to: DBusValue.texts.contains(kind) ? .text(kind, text) : .number(kind, place))
      }
      return nil
    } catch {
      return LinkFault(error.description)
    }
  }

  private var object: DBusConnection.Object {
    DBusConnection.Object(service: service, path: path, interface: interface)
  }

  private func get(_ bus: DBusConnection) throws(DBusFault) -> (kind: CChar, text: String) {
    let value = try bus.get(property, of: object)
    guard let text = Self.text(of: value) else {
      throw DBusFault(.failed, "\(property) is neither a number nor a text")
    }
    return (CChar(bitPattern: value.signature.utf8.first ?? 0), text)
  }

  // MARK: Types

  /// The text of a value; `nil` for one that is neither a number nor a text.
  static func text(of value: DBusValue) -> String? {
    switch value {
    case .text(_, let text): text
    case .number(let kind, let bits): text(bits, kind)
    default: nil
    }
  }

  /// The text of a number from its bits; `nil` for a type that is none.
  static func text(_ place: UInt64, _ kind: CChar) -> String? {
    switch Character(UnicodeScalar(UInt8(bitPattern: kind))) {
    case "y": return String(UInt8(truncatingIfNeeded: place))
    case "b": return UInt32(truncatingIfNeeded: place) == 0 ? "false" : "true"
    case "n": return String(Int16(truncatingIfNeeded: place))
    case "q": return String(UInt16(truncatingIfNeeded: place))
    case "i": return String(Int32(truncatingIfNeeded: place))
    case "u": return String(UInt32(truncatingIfNeeded: place))
    case "x": return String(Int64(bitPattern: place))
    case "t": return String(place)
    case "d": return Double(bitPattern: place).isFinite ? Double(bitPattern: place).decimalText : nil
    default: return nil
    }
  }

  /// What is written for a text; `nil` if it does not fit the type.
  static func place(_ text: String, _ kind: CChar) -> UInt64? {
    let whole = Double(decimalText: text)?.rounded()
    switch Character(UnicodeScalar(UInt8(bitPattern: kind))) {
    case "y": return whole.flatMap { UInt8(exactly: $0) }.map(UInt64.init)
    case "b": return ["true": 1, "1": 1, "false": 0, "0": 0][text]
    case "n": return whole.flatMap { Int16(exactly: $0) }.map { UInt64(UInt16(bitPattern: $0)) }
    case "q": return whole.flatMap { UInt16(exactly: $0) }.map(UInt64.init)
    case "i": return whole.flatMap { Int32(exactly: $0) }.map { UInt64(UInt32(bitPattern: $0)) }
    case "u": return whole.flatMap { UInt32(exactly: $0) }.map(UInt64.init)
    case "x": return whole.flatMap { Int64(exactly: $0) }.map { UInt64(bitPattern: $0) }
    case "t": return whole.flatMap { UInt64(exactly: $0) }
    case "d": return Double(decimalText: text).map(\.bitPattern)
    case "s", "o", "g": return 0
    default: return nil
    }
  }
}
