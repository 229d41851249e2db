import Values

/// Checks of links and sources that need no connection, for readers of their declarations.
package enum LinkCheck {
  /// Returns the mistake in a connection, with its key; `nil` if there is none.
  package static func fault(of kind: String, _ keys: [String: LinkKey]) -> (key: String, fault: LinkFault)? {
    do throws(LinkFault) {
      switch kind {
      case "mqtt":
        _ = try BrokerSettings.parse(keys.text("mqtt") ?? "")
        for key in ["prefix", "group"] {
          if let fault = keys.text(key).flatMap(self.fault(ofTopic:)) { return (key, fault) }
        }
      case "modbus": _ = try ModbusAddress(keys.text("modbus") ?? "")
      default: break
      }
      return nil
    } catch {
      return (kind, error)
    }
  }

  /// Returns why a panel file may not ask for a connection, with the key; `nil` if the connection is allowed. A
  /// connection that is not allowed is not made, and the panel does without it.
  package static func refusal(of kind: String, _ keys: [String: LinkKey]) -> (key: String, fault: LinkFault)? {
    guard kind == "mqtt", let fault = (try? BrokerSettings(keys, panel: ""))?.fault else { return nil }
    return (kind, fault)
  }

  /// Returns the keys of a source whose texts cannot be the names that they stand for, with the mistakes.
  package static func misnomers(of kind: String, _ keys: [String: LinkKey]) -> [(key: String, fault: LinkFault)] {
    guard kind == "dbus" else { return [] }
    return DBusName.allCases.compactMap { name in
      keys.text(name.rawValue).flatMap(name.fault).map { (name.rawValue, $0) }
    }
  }

  /// Returns how often a value is read; `nil` for one that is read when it changes.
  ///
  /// - Parameters:
  ///   - keys: the keys of the source.
  ///   - link: the keys of its connection.
  package static func interval(of kind: String, _ keys: [String: LinkKey], link: [String: LinkKey]) -> Duration? {
    switch kind {
    case "modbus": keys.duration("every") ?? ModbusSettings.interval(link)
    case "dbus": DBusSource.interval(keys)
    case "command": CommandSource.interval(keys)
    case "file": FileSource(keys).tellsChanges ? nil : FileSource.interval(keys)
    default: nil
    }
  }

  /// Returns the mistake in the source of a value; `nil` if there is none.
  package static func fault(of kind: String, _ value: LinkedValue) -> LinkFault? {
    if value.keys.number("scale") == 0 {
      return LinkFault("scale: 0 makes every raw number the same value; write another factor")
    }
    if let name = value.keys.names("map")?.keys.sorted().first(where: { value.parse($0) == nil }) {
      return LinkFault("map: has “\(name)”, which is \(value.denial(of: name)); write \(value.rules.description)")
    }
    return twice(in: value) ?? placeFault(of: kind, value) ?? gap(in: value)
  }

  /// Returns the mistake in the keys that the kind alone has.
  private static func placeFault(of kind: String, _ value: LinkedValue) -> LinkFault? {
    do throws(LinkFault) {
      switch kind {
      case "modbus":
        let point = try ModbusPoint(value, unit: 1, every: .seconds(1))
        return stranger(to: point) ?? misfit(point) ?? misfit(none: point)
      case "mqtt":
        for topic in [value.keys.text("topic"), value.keys.text("set")] {
          if let fault = topic.flatMap(self.fault(ofTopic:)) { return fault }
        }
        guard let message = value.keys.text("message") else { return nil }
        if value.keys.text("set") == nil { return LinkFault("message: goes to no topic; write set: beside it") }
        _ = try MessageTemplate(message, for: value)
      case "file": return tooManyFolders(value.keys.text("path") ?? "")
      default: break
      }
      return nil
    } catch {
      return error
    }
  }

  /// Says that the map has the same raw number or text for two values, which the panel could not distinguish.
  private static func twice(in value: LinkedValue) -> LinkFault? {
    guard let map = value.keys.names("map") else { return nil }
    var names: [String: String] = [:]
    for (name, raw) in map.sorted(by: { $0.key < $1.key }) {
      guard let other = names.updateValue(name, forKey: raw) else { continue }
      return LinkFault("map: has “\(raw)” for \(other) and for \(name); write another for one of them")
    }
    return nil
  }

  /// Says that the map lacks what a control can set, so that the device could not receive it.
  private static func gap(in value: LinkedValue) -> LinkFault? {
    guard let map = value.keys.names("map") else { return nil }
    let settable = value.form == .choice ? value.options.map(\.name) : value.form == .flag ? ["true", "false"] : []
    guard !value.isReadOnly, let name = settable.first(where: { map[$0] == nil }) else { return nil }
    return LinkFault(
      "map: has nothing for \(name), which a control can set; write the raw number or text for \(name), too")
  }

  /// Says that no value, or not a value of the map, can come from a register: a control would show a dash for ever.
  ///
  /// A text in another source may be that of any value: files, topics and properties need no such check.
  private static func stranger(to point: ModbusPoint) -> LinkFault? {
    let value = point.value
    let (place, advice) = point.isBit ? ("a single bit", "0 or 1") : (point.form.rawValue, "a number that fits")
    if let map = value.keys.names("map") {
      let name = map.keys.sorted().first { name in value.parse(name).map(point.holds) != true }
      return name.map {
        LinkFault("map: has “\(map[$0] ?? "")” for \($0), which is nothing that \(place) can hold; write \(advice)")
      }
    }
    let samples: [Datum]
    switch value.form {
    case .number, .flag, .duration: return nil
    case _ where !point.isBit && point.form == .string: return nil
    case .choice: samples = value.options.map { .text($0.name) }
    case .text: samples = [.text("A")]
    case .color: samples = [.text("#000000")]
    case .date: samples = [.text("2000-01-01")]
    case .time: samples = [.text("00:00")]
    case .range: samples = [.range(0...1)]
    }
    if samples.contains(where: point.holds) { return nil }
    return LinkFault(
      "\(value.name) is of the type \(value.form.rawValue), and \(place) cannot hold that; "
        + (value.form == .choice
          ? "write map: with \(advice) for each option"
          : "write as: string and length: if the registers contain a text"))
  }

  /// Says that a register cannot hold a bound of its value: a control offers it, and the device would not take it.
  private static func misfit(_ point: ModbusPoint) -> LinkFault? {
    guard point.table == .holding || point.table == .coil, let bounds = point.value.bounds else { return nil }
    let bound = [bounds.lowerBound, bounds.upperBound].first { (try? point.raw(.number($0))) == nil }
    if point.isBit {
      guard point.value.form == .number || point.value.form == .duration else { return nil }
      return bound.map {
        LinkFault("\(point.value.name) cannot be \($0.decimalText), which a single bit cannot hold; write type: switch")
      }
    }
    if point.form == .string { return nil }
    return bound.map {
      LinkFault(
        "\(point.value.name) cannot be \($0.decimalText), which does not fit into \(point.form.rawValue); "
          + "write another as:, or a narrower in:")
    }
  }

  /// Says that registers cannot hold the number by which the device says that it has no value: the control would never
  /// show a dash.
  private static func misfit(none point: ModbusPoint) -> LinkFault? {
    guard let none = point.none, !point.isBit, let words = point.form.words else { return nil }
    // A manual may give the bits of a negative number.
    let isBits = none >= 0 && none < Double(sign: .plus, exponent: 16 * words, significand: 1)
    if isBits || point.form.registers(none) != nil { return nil }
    return LinkFault(
      "none: is \(none.decimalText), which does not fit into \(point.form.rawValue); write another none:, or another as:"
    )
  }

  /// Refuses a path with too many `*`: each multiplies the files to visit, and the links of `/sys` lead in circles.
  private static func tooManyFolders(_ path: String) -> LinkFault? {
    let patterns = path.split(separator: "/").count { $0.contains { "*?[".contains($0) } }
    if patterns <= LinkLimits.patterns { return nil }
    return LinkFault(
      "“\(path)” leaves \(patterns) folders open, more than \(LinkLimits.patterns); write the names of the others")
  }

  /// Returns the mistake in the topic of a message; `nil` if it can be one.
  package static func fault(ofTopic topic: String) -> LinkFault? {
    if BrokerTopics.isTopic(topic) { return nil }
    return LinkFault("“\(topic)” cannot be a topic; write one without + and #, which stand for several")
  }
}

extension LinkFault {
  /// The mistake and the advice: the two halves of the words.
  package var parts: (what: String, fix: String) {
    let (mistake, advice) = description.mistakeAndAdvice
    return (mistake, advice ?? "see Guide/links.md")
  }
}
