/// A connection of a panel to a bus or a broker, on which values live.
///
///     extension PanelLink {
///       static let plc = PanelLink.modbus("plc", "tcp://plc.lan", unit: 1)
///     }
///     …
///     @Tweak("oven.target", in: 30...250, step: 5, unit: "°C", link: PanelLink.plc.holding(0, scale: 0.1))
///     private var target = 180.0
///
/// It is made, on its own thread, when a view or a model first declares a value of it.
public struct PanelLink: Hashable, Sendable {
  /// The name for messages, and for topics.
  public let name: String
  /// The kind: `modbus` or `mqtt`.
  package let kind: String
  /// The keys, as written under `links:` in a panel file; and `panel`, the name under `panel:` there.
  package let keys: [String: LinkKey]

  private init(_ name: String, _ kind: String, _ keys: [String: LinkKey?]) {
    (self.name, self.kind, self.keys) = (name, kind, keys.compactMapValues { $0 })
  }

  /// A device on Modbus.
  ///
  /// - Parameters:
  ///   - name: the name for messages.
  ///   - address: `tcp://HOST`, `tcp://HOST:PORT` or `rtu:///dev/ttyUSB0`.
  ///   - unit: the number of the device, 1…255; 255 for TCP unless given.
  ///   - every: the time between two readings of its values.
  public static func modbus(
    _ name: String, _ address: String, unit: Int? = nil, every: Duration = .seconds(1)
  ) -> PanelLink {
    PanelLink(
      name, "modbus",
      ["modbus": .text(address), "unit": unit.map { .number(Double($0)) }, "every": .duration(every)])
  }

  /// An MQTT broker.
  ///
  /// - Parameters:
  ///   - name: the name for messages.
  ///   - address: `mqtt://HOST`, or `mqtts://HOST` for TLS; a port may follow.
  ///   - panel: the name of the panel at the broker, without `/`, `+` and `#`: its topics begin with `faceplate/PANEL`. The name
  ///     of the program unless given. Where a program runs several times, each panel needs its own name.
  ///   - user: the user's name.
  ///   - credential: the name of the credential that holds the password. The service manager hands over `NAME@HOST`, with the
  ///     host of the address. A password goes over TLS or to this machine alone.
  public static func mqtt(
    _ name: String, _ address: String, panel: String? = nil, user: String? = nil, credential: String? = nil
  ) -> PanelLink {
    PanelLink(
      name, "mqtt",
      [
        "mqtt": .text(address), "panel": panel.map(LinkKey.text), "user": user.map(LinkKey.text),
        "password": credential.map { .text("credential:\($0)") },
      ])
  }

  // MARK: Places

  /// A register that can be written, counted from 0.
  ///
  /// - Parameters:
  ///   - address: 0…65535.
  ///   - form: `int16`, `uint16`, `int32`, `uint32`, `int64`, `uint64`, `float32` or `float64`.
  ///   - scale: the factor from the raw number to the value.
  ///   - offset: the number that is added after the factor.
  public func holding(_ address: Int, as form: String = "int16", scale: Double = 1, offset: Double = 0) -> ValuePlace {
    place("holding", address, ["as": .text(form), "scale": .number(scale), "offset": .number(offset)])
  }

  /// A register that can only be read, counted from 0, with the same parameters as ``holding(_:as:scale:offset:)``.
  public func input(_ address: Int, as form: String = "int16", scale: Double = 1, offset: Double = 0) -> ValuePlace {
    place("input", address, ["as": .text(form), "scale": .number(scale), "offset": .number(offset)])
  }

  /// A bit that can be written, counted from 0.
  public func coil(_ address: Int) -> ValuePlace { place("coil", address, [:]) }

  /// A bit that can only be read, counted from 0.
  public func discrete(_ address: Int) -> ValuePlace { place("discrete", address, [:]) }

  /// A topic of a broker.
  ///
  /// - Parameters:
  ///   - topic: the topic that the value is read from.
  ///   - order: the topic that it is written to; `nil` for a value that is only read.
  ///   - member: the member of a message in JSON, with dots; `nil` for the whole message.
  public func topic(_ topic: String, set order: String? = nil, member: String? = nil) -> ValuePlace {
    ValuePlace(
      kind: kind, link: self,
      keys: ["topic": LinkKey.text(topic), "set": order.map(LinkKey.text), "member": member.map(LinkKey.text)]
        .compactMapValues { $0 }, isReadOnly: order == nil)
  }

  private func place(_ table: String, _ address: Int, _ keys: [String: LinkKey]) -> ValuePlace {
    ValuePlace(
      kind: kind, link: self, keys: keys.merging([table: .number(Double(address))]) { $1 },
      isReadOnly: table == "input" || table == "discrete")
  }
}

/// The place of a value outside the panel: a register, a topic, a file.
public struct ValuePlace: Hashable, Sendable {
  /// The kind, as it is written at a value of a panel file.
  package var kind: String
  /// The connection; `nil` for a kind that needs none.
  package var link: PanelLink?
  /// The keys, as they are written there.
  package var keys: [String: LinkKey]
  /// Whether the panel only shows the value.
  package var isReadOnly: Bool

  /// The name by which the program knows what serves the place: that of the link, or the kind with a colon.
  package var servedBy: String { link?.name ?? kind + ":" }

  /// A file that the machine or another program writes, also of sysfs.
  ///
  /// - Parameters:
  ///   - path: the path; a `*` stands for the folder whose `name` is the chip's.
  ///   - chip: the name of the hwmon or IIO device.
  ///   - every: the time between two readings of a file that reports no changes.
  ///   - isWritable: whether the panel writes the file, too.
  ///   - scale: the factor from the raw number to the value.
  public static func file(
    _ path: String, chip: String? = nil, every: Duration = .seconds(5), isWritable: Bool = false, scale: Double = 1
  ) -> ValuePlace {
    var keys: [String: LinkKey] = ["path": .text(path), "every": .duration(every), "scale": .number(scale)]
    if let chip { keys["chip"] = .text(chip) }
    if isWritable { keys["writable"] = .flag(true) }
    return ValuePlace(kind: "file", link: nil, keys: keys, isReadOnly: !isWritable)
  }

  /// The last line that an entry of the commands file prints.
  ///
  /// - Parameters:
  ///   - name: the entry.
  ///   - every: the time between two runs.
  public static func command(_ name: String, every: Duration = .seconds(60)) -> ValuePlace {
    ValuePlace(kind: "command", link: nil, keys: ["run": .text(name), "every": .duration(every)], isReadOnly: true)
  }
}
