/// The keys of a kind of links: the keys of the link itself, and the keys by which a value gives its place on the link.
///
/// To add a kind of links to panel files, add one more of these tables; the reader, the schema for editors and the
/// reference page follow from it. The program makes a ``ValueLink`` that serves the link.
struct LinkRules: Sendable {
  /// The name of the kind, which is also the key that begins its declarations.
  let kind: String
  /// One sentence for the reference page.
  let doc: String
  /// The keys of a link; empty for a kind that needs no connection.
  let link: [KeyRule]
  /// The keys of a value's source.
  let source: [KeyRule]
  /// The key that a source takes in short form: `file: /sys/…` means `file: {path: /sys/…}`.
  let short: String?
  /// Keys of which a source has exactly one.
  let choice: [String]
  /// Keys whose addresses count from another number in manuals, with that number.
  let countedFromOne: [(key: PanelKey<Int>, first: Int)]
  /// Whether a source with these keys can only be read.
  let isReadOnly: @Sendable (Properties) -> Bool
  /// Whether a value with these keys lives elsewhere. At a broker that only publishes it under the panel's own topics,
  /// it does not.
  let isElsewhere: @Sendable (Properties) -> Bool

  /// Creates the rules of a kind.
  init(
    kind: String, doc: String, link: [any DeclaredKey] = [], source: [any DeclaredKey], short: (any DeclaredKey)? = nil,
    choice: [any DeclaredKey] = [], countedFromOne: [(key: PanelKey<Int>, first: Int)] = [],
    isReadOnly: @escaping @Sendable (Properties) -> Bool = { _ in false },
    isElsewhere: @escaping @Sendable (Properties) -> Bool = { _ in true }
  ) {
    (self.kind, self.doc, self.link, self.source) = (kind, doc, link.rules, source.rules)
    (self.short, self.choice, self.countedFromOne) = (short?.name, choice.map(\.name), countedFromOne)
    (self.isReadOnly, self.isElsewhere) = (isReadOnly, isElsewhere)
  }

  /// Whether the link needs a declaration under `links:`.
  var needsLink: Bool { !link.isEmpty }

  /// All kinds of links.
  static let all = [modbus, mqtt, file, command, dbus]

  /// The rules of a kind.
  static func named(_ kind: String) -> LinkRules? { all.first { $0.kind == kind } }

  /// The word in place of a source that hides a value from all brokers: `mqtt: none`.
  static let noBroker = "none"

  /// Whether an entry of a value keeps it from all brokers.
  static func isNoBroker(_ entry: SourceEntry) -> Bool { entry.name == mqtt.kind && entry.value.text == noBroker }

  // MARK: Keys

  static let holding = PanelKey(
    "holding", .whole(0...65_535), "The address of a register that can be written, counted from 0.")
  static let input = PanelKey(
    "input", .whole(0...65_535), "The address of a register that can only be read, counted from 0.")
  static let coil = PanelKey("coil", .whole(0...65_535), "The address of a bit that can be written, counted from 0.")
  static let discrete = PanelKey(
    "discrete", .whole(0...65_535), "The address of a bit that can only be read, counted from 0.")
  static let topic = PanelKey(
    "topic", .plain, "The topic that the value is read from; one of the panel's own unless given.")
  static let set = PanelKey("set", .plain, "The topic that the value is written to.")
  static let member = PanelKey(
    "member", .plain, "The member of a message in JSON, with dots: `sensor.temperature`.")
  static let readOnly = PanelKey("read only", .flag, "Whether the panel only shows the value.")
  static let path = PanelKey(
    "path", .plain,
    "The path, from the panel file's folder or from `/`, in a folder that the panel file may use; a `*` stands for the folder "
      + "whose `name` is that of `chip:`.",
    isRequired: true)
  /// The shortest pause between two readings, and the shortest wait for an answer: a link that reads without a pause takes
  /// a whole core.
  private static let shortest = Duration.milliseconds(10)
  static let every = PanelKey("every", .duration(least: shortest), "How often it is read; 5 s unless given.")
  static let stale = PanelKey(
    "stale", .duration, "The time after which a value is stale unless it is reported again; never unless given.")
  static let writable = PanelKey("writable", .flag, "Whether the panel writes the file, too; false unless given.")
  static let run = PanelKey("run", .name, "The entry of the commands file.", isRequired: true)
  static let link = PanelKey("link", .name, "The link, if there are several of this kind.")
  static let scaling: [any DeclaredKey] = [
    PanelKey("scale", .number(-1e9...1e9), "The factor from the raw number to the value; 1 unless given."),
    PanelKey("offset", .number(-1e9...1e9), "What is added after the factor; 0 unless given."),
    PanelKey("map", .mapping, "The raw numbers or texts of the options of a choice, or of true and false."),
  ]

  // MARK: The kinds

  static let modbus = LinkRules(
    kind: "modbus", doc: "Registers and coils of a device on Modbus TCP or RTU.",
    link: [
      PanelKey("modbus", .plain, "`tcp://HOST` or `tcp://HOST:PORT`, or `rtu:///dev/ttyUSB0`.", isRequired: true),
      PanelKey("unit", .whole(1...255), "The number of the device; 255 for TCP unless given."),
      every.with("How often its values are read; 1 s unless given."),
      stale.with("The time after which a value that could not be read is stale; 3 s unless given."),
      PanelKey("timeout", .duration(least: shortest), "How long an answer may take; 500 ms unless given."),
      PanelKey("gap", .whole(0...100), "The registers between two values that are read along; 8 unless given."),
      PanelKey("baud", .whole(300...4_000_000), "The speed of an RTU line; 19200 unless given."),
      PanelKey("parity", .word(["even", "odd", "none"]), "The parity of an RTU line; even unless given."),
      PanelKey("rs485", .flag, "Whether the line is switched to send, as RS-485 needs it."),
    ],
    source: [
      link,
      holding,
      input,
      coil,
      discrete,
      PanelKey(
        "as", .word(["int16", "uint16", "int32", "uint32", "int64", "uint64", "float32", "float64", "string"]),
        "The form of the number; int16 unless given."),
      PanelKey("bit", .whole(0...15), "The bit of the register, for a switch."),
      PanelKey(
        "order", .word(["high-first", "low-first"]), "Which word of a long number comes first; high-first unless given."
      ),
      PanelKey("swap", .flag, "Whether the two bytes of each word are exchanged."),
      PanelKey("length", .whole(1...120), "The number of registers of a string."),
      PanelKey(
        "none", .whole(-2_147_483_648...4_294_967_295), "The raw number by which the device says that it has no value."),
      PanelKey("unit", .whole(1...255), "The number of the device, if it is not that of the link."),
      every.with("How often it is read, if not as often as the link says."),
    ] + scaling,
    choice: [holding, input, coil, discrete],
    countedFromOne: [(holding, 40_001), (input, 30_001), (discrete, 10_001)],
    isReadOnly: { $0.has(input) || $0.has(discrete) })

  static let mqtt = LinkRules(
    kind: "mqtt", doc: "Topics of an MQTT broker, with discovery by Home Assistant.",
    link: [
      PanelKey("mqtt", .plain, "`mqtt://HOST`, or `mqtts://HOST` for TLS; a port may follow.", isRequired: true),
      PanelKey("user", .plain, "The user's name."),
      PanelKey("password", .credential, "The credential that holds the password, for the host of the address."),
      PanelKey(
        "authorities", .plain,
        "A file or a folder with the certificates to trust, from the panel file's folder or from `/`; the system's unless "
          + "given."),
      PanelKey("certificate", .credential, "The credential that holds the certificate of this panel."),
      PanelKey("key", .credential, "The credential that holds the key of this panel's certificate."),
      PanelKey("discovery", .word(["homeassistant", "homeassistant-single", "none"]), "Whose discovery is served."),
      PanelKey("prefix", .plain, "The beginning of all topics; `faceplate/NAME` unless given."),
      PanelKey("group", .plain, "A group of panels: `faceplate/GROUP/set/…` sets values of all of them."),
      stale,
    ],
    source: [
      link,
      topic,
      set,
      PanelKey("message", .plain, "The message that is written, with {v} for the value: `{\"brightness\": {v}}`."),
      member,
      PanelKey("retained", .flag, "Whether the broker keeps what is written; false unless given."),
      readOnly,
    ] + scaling,
    isReadOnly: { $0[readOnly] == true || $0.has(topic) && !$0.has(set) },
    isElsewhere: { $0.has(topic) || $0.has(set) })

  static let file = LinkRules(
    kind: "file", doc: "A file that the machine or another program writes, also of sysfs.",
    source: [
      path,
      PanelKey("chip", .plain, "The name of the hwmon or IIO device."),
      every.with("How often a file that reports no changes, such as one of sysfs, is read; 5 s unless given."),
      stale,
      writable,
    ] + scaling,
    short: path, isReadOnly: { $0[writable] != true })

  static let command = LinkRules(
    kind: "command", doc: "The last line that an entry of the commands file prints.",
    source: [
      run,
      every.with("How often it is run; 1 min unless given."),
    ] + scaling,
    short: run, isReadOnly: { _ in true })

  static let dbus = LinkRules(
    kind: "dbus", doc: "A property of an object on D-Bus: a number, a switch or a text.",
    source: [
      PanelKey("service", .plain, "The name of the service: `org.freedesktop.hostname1`.", isRequired: true),
      path.with("The path of the object."),
      PanelKey("interface", .plain, "The interface that has the property.", isRequired: true),
      PanelKey("property", .plain, "The name of the property.", isRequired: true),
      PanelKey("bus", .word(["system", "session"]), "The bus; that of the machine unless given."),
      every,
      writable.with("Whether the panel sets it, too; false unless given."),
    ] + scaling,
    isReadOnly: { $0[writable] != true })
}
