import Links
import Looks
import Values

/// A value that a panel declares: its kind, its bounds, its first value, and where it lives.
package struct ValueDeclaration: Sendable {
  /// An option of a choice.
  struct Option: Sendable, Hashable {
    var name: String
    var title: String
  }

  /// The name, with a dot between its group and its key.
  var name: String
  /// The kind.
  var kind: ValueKind
  /// The place of the declaration.
  var place: PanelPlace
  /// The title of its default control.
  var label: TextTemplate
  /// The rules for its numbers, and their written form.
  var numbers = NumberRules()
  /// The colour of its controls, its bars and its lines, on all pages; `nil` for that of the surroundings.
  var tint: Formula<Color>?
  /// The earliest and the latest date; `nil` for any.
  var dates: ClosedRange<String>?
  /// The options of a choice.
  var options: [Option] {
    get { choice.options }
    set { choice = (newValue, OptionNames(newValue.map(\.name))) }
  }
  /// The names of the options.
  var optionNames: OptionNames { choice.names }
  /// The options, with their names.
  private(set) var choice: (options: [Option], names: OptionNames) = ([], OptionNames([]))
  /// The first value; `nil` for a value that only its link knows.
  var initial: Datum?
  /// Whether the value is in the config file.
  var isKept = false
  /// The expression that computes it.
  var computed: Expression?
  /// The source of the value outside the panel.
  var source: LinkedSource?
  /// The time after which it is stale.
  var stale: Duration?
  /// When a control hands it on.
  var sending = OrdersInFlight.Sending.changed
  /// The people who may see it, besides the person at the panel.
  var audience = LinkedValue.Audience.everybody

  /// Whether it is for the person at the panel alone: speech says it through a headset only.
  var isPrivate: Bool { audience == .itsLinkInPrivate }

  /// Whether no control can change it.
  var isReadOnly: Bool { computed != nil || source?.isReadOnly == true }
}

extension ValueDeclaration {
  /// The valid texts, as a noun phrase that completes “must be …”.
  var description: String {
    switch kind {
    case .number: "a number\(numbers.inWords { $0.decimalText })"
    case .range:
      "two numbers, low..high,\(numbers.inWords { $0.decimalText })"
        + (numbers.distance > 0 ? ", at least \(numbers.distance.decimalText) apart" : "")
    case .duration: "a time\(numbers.inWords { Duration(inSeconds: $0)?.unitText ?? "" })"
    case .switch: "true or false"
    case .choice: "one of \(optionNames.all.joined(separator: ", "))"
    case .text: "a text of at most \(TextLimits.valueBytes) bytes"
    case .color: "a colour such as #D6CCB2"
    case .date:
      dates.map { "a date from \($0.lowerBound) to \($0.upperBound)" } ?? "a date such as 2026-12-24"
    case .time: "a time such as 06:30"
    }
  }

  /// The bounds that the number never leaves; `nil` for a number that is reported from outside or computed.
  var certainBounds: ClosedRange<Double>? { isElsewhere || computed != nil ? nil : numbers.bounds }

  /// Whether the value lives elsewhere, and the panel only knows the last report.
  var isElsewhere: Bool { source?.isElsewhere ?? false }

  /// The value of a text in a file or a message; `nil` if the text is no value of this kind.
  func datum(_ text: String) -> Datum? {
    let isKnown =
      switch kind {
      case .choice: optionNames.contains(text)
      case .color: ColorNames.isColor(text)
      case .date: CalendarText.isDate(text)
      case .time: CalendarText.isTime(text)
      case .number, .switch, .text, .duration, .range: true
      }
    return isKnown ? kind.form.datum(text) : nil
  }

  /// A value as it is reported from outside: `in:`, `step:` and `distance:` limit only what the panel sets. `nil` for a
  /// value of another kind, and for a word that this kind does not have.
  func reported(_ datum: Datum) -> Datum? {
    switch (kind, datum) {
    case (.number, .number), (.duration, .duration), (.range, .range), (.switch, .flag): datum
    case (.text, .text): nearest(datum)
    case (.choice, .text(let text)), (.color, .text(let text)), (.date, .text(let text)), (.time, .text(let text)):
      self.datum(text)
    default: nil
    }
  }

  /// The nearest value that can be set; a value of another kind becomes the first value.
  func nearest(_ datum: Datum) -> Datum {
    switch (kind, datum) {
    case (.number, .number(let number)): return .number(numbers.snapped(number))
    case (.duration, .duration(let duration)):
      return Duration(inSeconds: numbers.snapped(duration.inSeconds)).map(Datum.duration) ?? datum
    case (.range, .range(let range)): return .range(numbers.snapped(range))
    case (.text, .text(let text)):
      return text.utf8.count <= TextLimits.valueBytes ? datum : .text(String(text.prefix(bytes: TextLimits.valueBytes)))
    case (.switch, .flag): return datum
    case (.date, .text(let text)):
      guard CalendarText.isDate(text), let dates else { return self.datum(text) ?? first }
      return .text(min(max(text, dates.lowerBound), dates.upperBound))
    case (_, .text(let text)): return self.datum(text) ?? first
    default: return first
    }
  }

  /// The first value, or the kind's default if none is declared.
  var first: Datum {
    if let initial { return initial }
    let zero = numbers.nearestToZero
    switch kind {
    case .number: return .number(zero)
    case .switch: return .flag(false)
    case .choice: return .text(options.first?.name ?? "")
    case .text: return .text("")
    case .color: return .text("accent")
    case .duration: return .duration(Duration(inSeconds: zero) ?? .zero)
    case .range: return .range(numbers.bounds ?? 0...100)
    case .date: return .text(dates.map { min(max("2026-01-01", $0.lowerBound), $0.upperBound) } ?? "2026-01-01")
    case .time: return .text("00:00")
    }
  }

  /// Returns the mistake in a value, with the nearest allowed value unless that would reveal a private value; `nil` for
  /// an allowed value. A number that its source has to round is allowed.
  func fault(of datum: Datum) -> String? {
    var free = self
    free.numbers.whole = nil
    let nearest = free.nearest(datum)
    if nearest == datum { return nil }
    return "must be \(description)" + (kind == .text || isPrivate ? "" : "; the nearest is \(nearest.text)")
  }
}

extension ValueDeclaration {
  /// The type of an expression that names this value.
  var type: ExpressionType {
    switch kind {
    case .number: .number
    case .switch: .flag
    case .choice: .choice(optionNames)
    case .text: .text
    case .color: .color
    case .duration: .duration
    case .range: .range
    case .date: .date
    case .time: .time
    }
  }
}

extension ExpressionTyper {
  /// Looks up the names of declared values.
  init(values: [String: ValueDeclaration], links: Set<String> = [], givesAdvice: Bool = true) {
    self.init(
      type: { values[$0]?.type }, names: { values.keys.sorted() }, links: links, givesAdvice: givesAdvice)
  }
}
