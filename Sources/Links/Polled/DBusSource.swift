import Glibc
import Values

/// A property of an object on D-Bus.
struct DBusSource: Sendable {
  /// The names of the service, the object, the interface and the property.
  var service, path, interface, property: String
  /// Whether the object is on the bus of the user and not on that of the machine.
  var isOfUser: Bool
  /// How the raw text becomes a value.
  var scaling: RawScaling

  /// How long an answer may take, in microseconds.
  private static let patience: UInt64 = 2_000_000

  /// Reads the keys of a source.
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
    do throws(LinkFault) {
      let text = try onBus { library, bus throws(LinkFault) in try get(library, bus).text }
      guard let datum = scaling.datum(text, of: value) else {
        throw LinkFault("\(property) is “\(text.prefix(40))”, which is no value of \(value.name)")
      }
      return .success(datum)
    } catch {
      return .failure(error)
    }
  }

  /// Writes the property. Returns why it cannot be written.
  func write(_ datum: Datum, _ value: LinkedValue) -> LinkFault? {
    do throws(LinkFault) {
      guard let text = scaling.text(datum, of: value) else { throw LinkFault("\(datum.text) has no raw value") }
      try onBus { library, bus throws(LinkFault) in
        // The type is that which it has now.
        let type = try get(library, bus).type
        try set(text, type, library, bus)
      }
      return nil
    } catch {
      return error
    }
  }

  // MARK: The bus

  /// Connects to the bus for a moment.
  private func onBus<Answer>(
    _ body: (SDBusLibrary, OpaquePointer) throws(LinkFault) -> Answer
  ) throws(LinkFault) -> Answer {
    guard let library = SDBusLibrary.shared else {
      throw LinkFault(
        "\(SDBusLibrary.fileName), which speaks D-Bus, is not installed; run: apt-get install libsystemd0")
    }
    var bus: OpaquePointer?
    try check(isOfUser ? library.openUser(&bus) : library.openSystem(&bus))
    guard let bus else { throw LinkFault("there is no bus") }
    defer { _ = library.close(bus) }
    return try body(library, bus)
  }

  private func get(_ library: SDBusLibrary, _ bus: OpaquePointer) throws(LinkFault) -> (type: CChar, text: String) {
    let answer = try call("Get", library, bus) { _ in }
    defer { _ = library.free(answer) }
    var (type, contents): (CChar, UnsafePointer<CChar>?) = (0, nil)
    try check(library.peek(answer, &type, &contents))
    guard type == CChar(bitPattern: UInt8(ascii: "v")), let contents, contents[0] != 0, contents[1] == 0 else {
      throw LinkFault("\(property) is neither a number nor a text")
    }
    let kind = contents[0]
    try check(library.enter(answer, type, contents))
    var place = UInt64(0)
    try check(withUnsafeMutableBytes(of: &place) { library.read(answer, kind, $0.baseAddress!) })
    guard let text = Self.text(place, kind) else { throw LinkFault("\(property) is neither a number nor a text") }
    return (kind, text)
  }

  private func set(
    _ text: String, _ kind: CChar, _ library: SDBusLibrary, _ bus: OpaquePointer
  ) throws(LinkFault) {
    guard var place = Self.place(text, kind) else {
      throw LinkFault("“\(text)” is no value of the type of \(property)")
    }
    let answer = try call("Set", library, bus) { message throws(LinkFault) in
      let contents: [CChar] = [kind, 0]
      try check(library.open(message, CChar(bitPattern: UInt8(ascii: "v")), contents))
      if Self.texts.contains(kind) {
        try check(text.withCString { library.append(message, kind, $0) })
      } else {
        try check(withUnsafeBytes(of: &place) { library.append(message, kind, $0.baseAddress) })
      }
      try check(library.closePart(message))
    }
    _ = library.free(answer)
  }

  private func call(
    _ method: String, _ library: SDBusLibrary, _ bus: OpaquePointer,
    _ more: (OpaquePointer) throws(LinkFault) -> Void
  ) throws(LinkFault) -> OpaquePointer {
    var message: OpaquePointer?
    try check(library.newCall(bus, &message, service, path, "org.freedesktop.DBus.Properties", method))
    guard let message else { throw LinkFault("no memory for a message") }
    defer { _ = library.free(message) }
    let texts = CChar(bitPattern: UInt8(ascii: "s"))
    for text in [interface, property] { try check(text.withCString { library.append(message, texts, $0) }) }
    try more(message)
    var answer: OpaquePointer?
    try check(library.call(bus, message, Self.patience, nil, &answer))
    guard let answer else { throw LinkFault("\(service) does not answer") }
    return answer
  }

  private func check(_ code: CInt) throws(LinkFault) {
    if code < 0 { throw LinkFault("\(service) \(interface).\(property): \(String(cString: strerror(-code)))") }
  }

  // MARK: Types

  /// Text, path of an object, signature.
  private static let texts = Set("sog".utf8.map { CChar(bitPattern: $0) })

  /// The text of what was read; `nil` for a type that is neither a number nor a text.
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
    case "s", "o", "g": return UnsafePointer<CChar>(bitPattern: UInt(place)).map { String(cString: $0) }
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
