import Links
import Values

/// The keys of a kind of links: those of the link itself, and those by which a value says where it lives on it.
///
/// A link is added to panel files with one more of these tables; the reader, the schema of editors and the reference page
/// follow from it. What serves the link is a ``ValueLink`` that the program makes for it.
struct LinkRules: Sendable {
  /// The name of the kind, which is also the key that begins its declarations.
  var kind: String
  /// One sentence for the reference page.
  var doc: String
  /// The keys of a link; empty for a kind that needs no connection.
  var link: [KeyRule]
  /// The keys of a value's source.
  var source: [KeyRule]
  /// The key that a source takes in short form: `file: /sys/…` means `file: {path: /sys/…}`.
  var short: String?
  /// Keys of which a source has exactly one.
  var choice: [String] = []
  /// Keys whose addresses manuals write from another number on, with that number.
  var countedFromOne: [(key: String, first: Int)] = []
  /// Whether a source with these keys can only be read.
  var isReadOnly: @Sendable ([String: LinkKey]) -> Bool = { _ in false }

  /// Whether the link needs a declaration under `links:`.
  var needsLink: Bool { !link.isEmpty }

  /// All kinds of links.
  static let all = [modbus, mqtt, file, command, dbus]

  /// The rules of a kind.
  static func named(_ kind: String) -> LinkRules? { all.first { $0.kind == kind } }

  // MARK: The tables

  private static let linkName = KeyRule("link", .name, "The link, if there are several of this kind.")
  private static let scaling = [
    KeyRule("scale", .number(-1e9...1e9), "The factor from the raw number to the value; 1 unless given."),
    KeyRule("offset", .number(-1e9...1e9), "What is added after the factor; 0 unless given."),
    KeyRule("map", .mapping, "The raw numbers or texts of the options of a choice, or of true and false."),
  ]

  static let modbus = LinkRules(
    kind: "modbus", doc: "Registers and coils of a device on Modbus TCP or RTU.",
    link: [
      KeyRule("modbus", .plain, "`tcp://HOST` or `tcp://HOST:PORT`, or `rtu:///dev/ttyUSB0`.", isRequired: true),
      KeyRule("unit", .whole(1...255), "The number of the device; 255 for TCP unless given."),
      KeyRule("every", .duration, "How often its values are read; 1 s unless given."),
      KeyRule("stale", .duration, "The time after which a value that could not be read is stale; 3 s unless given."),
      KeyRule("timeout", .duration, "How long an answer may take; 500 ms unless given."),
      KeyRule("gap", .whole(0...100), "The registers between two values that are read along; 8 unless given."),
      KeyRule("baud", .whole(300...4_000_000), "The speed of an RTU line; 19200 unless given."),
      KeyRule("parity", .word(["even", "odd", "none"]), "The parity of an RTU line; even unless given."),
      KeyRule("rs485", .flag, "Whether the line is switched to send, as RS-485 needs it."),
    ],
    source: [
      linkName,
      KeyRule("holding", .whole(0...65_535), "The address of a register that can be written, counted from 0."),
      KeyRule("input", .whole(0...65_535), "The address of a register that can only be read, counted from 0."),
      KeyRule("coil", .whole(0...65_535), "The address of a bit that can be written, counted from 0."),
      KeyRule("discrete", .whole(0...65_535), "The address of a bit that can only be read, counted from 0."),
      KeyRule(
        "as", .word(["int16", "uint16", "int32", "uint32", "int64", "uint64", "float32", "float64", "string"]),
        "The form of the number; int16 unless given."),
      KeyRule("bit", .whole(0...15), "The bit of the register, for a switch."),
      KeyRule(
        "order", .word(["high-first", "low-first"]), "Which word of a long number comes first; high-first unless given."
      ),
      KeyRule("swap", .flag, "Whether the two bytes of each word are exchanged."),
      KeyRule("length", .whole(1...120), "The number of registers of a string."),
      KeyRule(
        "none", .whole(-2_147_483_648...4_294_967_295), "The raw number by which the device says that it has no value."),
      KeyRule("unit", .whole(1...255), "The number of the device, if it is not that of the link."),
      KeyRule("every", .duration, "How often it is read, if not as often as the link says."),
    ] + scaling,
    choice: ["holding", "input", "coil", "discrete"],
    countedFromOne: [("holding", 40_001), ("input", 30_001), ("discrete", 10_001)],
    isReadOnly: { $0["input"] != nil || $0["discrete"] != nil })

  static let mqtt = LinkRules(
    kind: "mqtt", doc: "Topics of an MQTT broker, with discovery by Home Assistant.",
    link: [
      KeyRule("mqtt", .plain, "`mqtt://HOST`, or `mqtts://HOST` for TLS; a port may follow.", isRequired: true),
      KeyRule("user", .plain, "The user's name."),
      KeyRule("password", .credential, "The credential that holds the password, for the host of the address."),
      KeyRule("authorities", .plain, "A file or a folder with the certificates to trust; the system's unless given."),
      KeyRule("certificate", .credential, "The credential that holds the certificate of this panel."),
      KeyRule("key", .credential, "The credential that holds the key of this panel's certificate."),
      KeyRule("discovery", .word(["homeassistant", "homeassistant-single", "none"]), "Whose discovery is served."),
      KeyRule("prefix", .plain, "The beginning of all topics; `faceplate/NAME` unless given."),
      KeyRule("group", .plain, "A group of panels: `faceplate/GROUP/set/…` sets values of all of them."),
      KeyRule(
        "stale", .duration, "The time after which a value is stale unless it is reported again; never unless given."),
    ],
    source: [
      linkName,
      KeyRule("topic", .plain, "The topic that the value is read from; one of the panel's own unless given."),
      KeyRule("set", .plain, "The topic that the value is written to."),
      KeyRule("member", .plain, "The member of a message in JSON, with dots: `sensor.temperature`."),
      KeyRule("retained", .flag, "Whether the broker keeps what is written; false unless given."),
      KeyRule("read only", .flag, "Whether the panel only shows the value."),
    ] + scaling,
    isReadOnly: { $0["read only"] == .flag(true) || ($0["topic"] != nil && $0["set"] == nil) })

  static let file = LinkRules(
    kind: "file", doc: "A file that the machine or another program writes, also of sysfs.", link: [],
    source: [
      KeyRule(
        "path", .plain,
        "The path, in a folder that the panel file may use; a `*` stands for the folder whose `name` is that of `chip:`.",
        isRequired: true),
      KeyRule("chip", .plain, "The name of the hwmon or IIO device."),
      KeyRule(
        "every", .duration, "How often a file that reports no changes, such as one of sysfs, is read; 5 s unless given."
      ),
      KeyRule(
        "stale", .duration, "The time after which a value is stale unless it is reported again; never unless given."),
      KeyRule("writable", .flag, "Whether the panel writes the file, too; false unless given."),
    ] + scaling,
    short: "path", isReadOnly: { $0["writable"] != .flag(true) })

  static let command = LinkRules(
    kind: "command", doc: "The last line that an entry of the commands file prints.", link: [],
    source: [
      KeyRule("run", .name, "The entry of the commands file.", isRequired: true),
      KeyRule("every", .duration, "How often it is run; 1 min unless given."),
    ] + scaling,
    short: "run", isReadOnly: { _ in true })

  static let dbus = LinkRules(
    kind: "dbus", doc: "A property of an object on D-Bus: a number, a switch or a text.", link: [],
    source: [
      KeyRule("service", .plain, "The name of the service: `org.freedesktop.hostname1`.", isRequired: true),
      KeyRule("path", .plain, "The path of the object.", isRequired: true),
      KeyRule("interface", .plain, "The interface that has the property.", isRequired: true),
      KeyRule("property", .plain, "The name of the property.", isRequired: true),
      KeyRule("bus", .word(["system", "session"]), "The bus; that of the machine unless given."),
      KeyRule("every", .duration, "How often it is read; 5 s unless given."),
      KeyRule("writable", .flag, "Whether the panel sets it, too; false unless given."),
    ] + scaling,
    isReadOnly: { $0["writable"] != .flag(true) })
}
