import Values

/// A property of an object on D-Bus.
struct DBusSource: Sendable {
  /// The names of the service, the object, the interface and the property.
  var service, path, interface, property: String
  /// Whether the object is on the session bus rather than the system bus.
  var isOfUser: Bool
  /// The scaling from the property's text to the value.
  var scaling: RawScaling

  init(_ keys: [String: LinkKey]) {
    (service, path) = (keys.text("service") ?? "", keys.text("path") ?? "")
    (interface, property) = (keys.text("interface") ?? "", keys.text("property") ?? "")
    (isOfUser, scaling) = (keys.text("bus") == "session", RawScaling(keys))
  }

  /// The time between two readings of the property.
  static func interval(_ keys: [String: LinkKey]) -> Duration { keys.duration("every") ?? .seconds(5) }

  /// The property as a value that is polled.
  func polled(_ value: LinkedValue) -> PolledSource {
    let source = self
    var write: (@Sendable (Datum) -> LinkFault?)?
    if value.keys.flag("writable") { write = { source.write($0, value) } }
    return PolledSource(
      value: value, every: Self.interval(value.keys), read: { source.read(value) }, write: write)
  }

  /// Reads the property.
  func read(_ value: LinkedValue) -> Result<Datum, LinkFault> {
    do throws(DBusFault) {
      let found = try DBusConnection.open(ofUser: isOfUser) { bus throws(DBusFault) in
        try bus.get(property, of: object)
      }
      guard let text = DBusValue.text(of: found) else {
        return .failure(LinkFault(LinkFault.invalid, detail: "\(property) is neither a number nor a text"))
      }
      return scaling.datum(text, of: value).map { .success($0) } ?? .failure(value.fault(of: text, from: property))
    } catch {
      return .failure(LinkFault(error, of: value))
    }
  }

  /// Writes the property. Returns why it cannot be written.
  func write(_ datum: Datum, _ value: LinkedValue) -> LinkFault? {
    do throws(LinkFault) {
      try write(try scaling.demandText(datum, of: value), value)
      return nil
    } catch {
      return error
    }
  }

  private func write(_ text: String, _ value: LinkedValue) throws(LinkFault) {
    let fault: LinkFault?
    do throws(DBusFault) {
      fault = try DBusConnection.open(ofUser: isOfUser) { bus throws(DBusFault) in
        // The type is that which it has now.
        let kind = CChar(bitPattern: try bus.get(property, of: object).signature.utf8.first ?? 0)
        guard let place = DBusValue.bits(of: text, kind: kind) else {
          let detail = "\(value.quote(text)) is not a value of the type of \(property)"
          return LinkFault(LinkFault.beyondDevice, detail: detail)
        }
        try bus.set(
          property, of: object, to: DBusValue.texts.contains(kind) ? .text(kind, text) : .number(kind, place))
        return nil
      }
    } catch {
      throw LinkFault(error, of: value)
    }
    if let fault { throw fault }
  }

  private var object: DBusConnection.Object {
    DBusConnection.Object(service: service, path: path, interface: interface)
  }
}
