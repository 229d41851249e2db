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
      return scaling.datum(found.text, of: value).map { .success($0) }
        ?? .failure(value.fault(of: found.text, from: property))
    } catch {
      return .failure(Self.fault(error, of: value))
    }
  }

  /// Writes the property. Returns why it cannot be written.
  func write(_ datum: Datum, _ value: LinkedValue) -> LinkFault? {
    guard let text = scaling.text(datum, of: value) else {
      return LinkFault(LinkFault.beyondDevice, detail: "\(value.shown(datum.text)) has no raw value")
    }
    do throws(DBusFault) {
      try DBusConnection.open(ofUser: isOfUser) { bus throws(DBusFault) in
        // The type is that which it has now.
        let kind = try get(bus).kind
        guard let place = DBusValue.bits(of: text, kind: kind) else {
          throw DBusFault(.failed, "\(value.quote(text)) is not a value of the type of \(property)")
        }
        try bus.set(
          property, of: object, to: DBusValue.texts.contains(kind) ? .text(kind, text) : .number(kind, place))
      }
      return nil
    } catch {
      return Self.fault(error, of: value)
    }
  }

  /// The fault of a value. The words of the service may quote the value: those about a private one are left out.
  static func fault(_ fault: DBusFault, of value: LinkedValue) -> LinkFault {
    LinkFault(fault.description, said: value.isPrivate ? "" : fault.said)
  }

  private var object: DBusConnection.Object {
    DBusConnection.Object(service: service, path: path, interface: interface)
  }

  private func get(_ bus: DBusConnection) throws(DBusFault) -> (kind: CChar, text: String) {
    let value = try bus.get(property, of: object)
    guard let text = DBusValue.text(of: value) else {
      throw DBusFault(.failed, "\(property) is neither a number nor a text")
    }
    return (CChar(bitPattern: value.signature.utf8.first ?? 0), text)
  }
}
