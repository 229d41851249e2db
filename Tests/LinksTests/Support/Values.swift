import Values

@testable import Links

extension LinkedValue {
  /// A number between two bounds, on steps.
  static func number(
    _ name: String, in bounds: ClosedRange<Double>? = nil, step: Double? = nil, link: String? = nil,
    _ keys: [String: LinkKey] = [:]
  ) -> LinkedValue {
    var value = LinkedValue(name, .number)
    (value.bounds, value.step, value.link, value.keys, value.title) = (bounds, step, link, keys, name)
    value.rules.parse = { Double(decimalText: $0).map(Datum.number) }
    value.rules.fault = { datum in
      guard let bounds, case .number(let number) = datum, !bounds.contains(number) else { return nil }
      return "must be from \(bounds.lowerBound.decimalText) to \(bounds.upperBound.decimalText)"
    }
    return value
  }

  /// A switch.
  static func flag(_ name: String, link: String? = nil, _ keys: [String: LinkKey] = [:]) -> LinkedValue {
    var value = LinkedValue(name, .flag)
    (value.link, value.keys, value.title) = (link, keys, name)
    value.rules.parse = { Bool($0).map(Datum.flag) }
    return value
  }

  /// A duration.
  static func duration(_ name: String, link: String? = nil, _ keys: [String: LinkKey] = [:]) -> LinkedValue {
    var value = LinkedValue(name, .duration)
    (value.link, value.keys, value.title) = (link, keys, name)
    value.rules.parse = { DatumForm.duration.datum($0) }
    return value
  }

  /// A text, from a topic if there is one.
  static func text(_ name: String, topic: String? = nil) -> LinkedValue {
    var value = LinkedValue(name, .text)
    (value.link, value.keys, value.title) = (
      topic.map { _ in "broker" }, topic.map { ["topic": .text($0)] } ?? [:], name
    )
    value.rules.parse = { DatumForm.text.datum($0) }
    return value
  }

  /// A choice.
  static func choice(
    _ name: String, _ options: [String], link: String? = nil, _ keys: [String: LinkKey] = [:]
  ) -> LinkedValue {
    var value = LinkedValue(name, .choice)
    (value.link, value.keys, value.title) = (link, keys, name)
    value.options = options.map { Option(name: $0, title: $0.uppercased()) }
    value.rules.parse = { options.contains($0) ? .text($0) : nil }
    return value
  }

  /// A range between two bounds.
  static func range(_ name: String, in bounds: ClosedRange<Double>, distance: Double = 0) -> LinkedValue {
    var value = LinkedValue(name, .range)
    (value.bounds, value.distance, value.title) = (bounds, distance, name)
    value.rules.parse = { text in
      guard let (low, high) = text.bounds, let low = Double(decimalText: low), let high = Double(decimalText: high),
        low <= high
      else { return nil }
      return .range(low...high)
    }
    value.rules.fault = { datum in
      guard case .range(let range) = datum else { return "is no range" }
      return bounds.contains(range.lowerBound) && bounds.contains(range.upperBound) ? nil : "is out of bounds"
    }
    return value
  }
}

extension LinkReport {
  /// The report after an order that was not carried out; of the newest one, unless it names another.
  static func refusal(
    _ name: String, _ datum: Datum?, _ quality: Quality = .good, of order: Datum? = nil, why: String
  ) -> LinkReport {
    var report = LinkReport(name, datum, quality)
    report.refusal = Refusal(why, of: order)
    return report
  }
}
