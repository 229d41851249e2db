import Values

/// A value of a panel as links see it: its name, its kind, its bounds, and where it lives.
package struct LinkedValue: Sendable {
  /// The kind of a value.
  package typealias Form = DatumForm

  /// An option of a choice.
  package struct Option: Hashable, Sendable {
    package var name: String
    package var title: String

    /// Creates an option.
    package init(name: String, title: String) { (self.name, self.title) = (name, title) }
  }

  /// The people who may see a value, besides the person at the panel.
  package enum Audience: Hashable, Sendable {
    /// Publishes the values of the panel to others, such as a broker.
    case everybody
    /// Only the link that it lives on.
    case itsLink
    /// Only the link that it lives on; no message quotes it.
    case itsLinkInPrivate
  }

  /// The use that the panel makes of the age of a value.
  package enum AgeUse: Hashable, Sendable {
    case none
    /// An expression of the panel asks for the age of a value.
    case asked
    /// It is stale after a time.
    case limited(Duration)
  }

  /// The name, as it is declared.
  package var name: String
  /// The kind.
  package var form: Form
  /// The title for people.
  package var title = ""
  /// The unit after a number.
  package var unit = ""
  /// The bounds of numbers; of durations in seconds.
  package var bounds: ClosedRange<Double>?
  /// The distance between two values; of durations in seconds.
  package var step: Double?
  /// The least distance between the two ends of a range.
  package var distance = 0.0
  /// The digits after the decimal point.
  package var digits: Int?
  /// The options of a choice.
  package var options: [Option] = []
  /// Whether no program outside can change the value: no control can either, or only controls of a role.
  package var isReadOnly = false
  /// The people who may see the value, besides the person at the panel.
  package var audience = Audience.everybody
  /// The use that the panel makes of the value's age.
  package var age = AgeUse.none
  /// The name of the link on which the value lives, ``computed`` for a value that the panel computes, and `nil` for the
  /// panel's own value.
  package var link: String?
  /// The name that stands for the link of a computed value. No link has this name.
  package static let computed = "is:"
  /// Whether the value can be unknown, because it is reported or computed.
  var hasQuality: Bool { link != nil }
  /// The keys of its source, checked by the rules of its kind.
  package var keys: [String: LinkKey] = [:]
  /// The rules for allowed values.
  package var rules = LinkedRules()

  /// Whether it is for the person at the panel alone: no message quotes it.
  package var isPrivate: Bool { audience == .itsLinkInPrivate }

  /// Whether equal values are reported, too.
  package var needsAge: Bool { age != .none }

  /// The time after which it is stale; `nil` for never.
  package var stale: Duration? { if case .limited(let longest) = age { longest } else { nil } }

  /// Whether a link shows the value to others, if it shows values of the panel at all. A private value is shown only by
  /// the link that its own declaration names.
  package func isShown(by link: String) -> Bool { audience == .everybody || self.link == link }

  /// The value of a text; `nil` if it has none.
  func parse(_ text: String) -> Datum? { rules.parse(text) }

  /// Why a value is not allowed; `nil` for one that is.
  func fault(_ datum: Datum) -> String? { rules.fault(datum) }

  /// Says that a text does not fit this value, and names the limit if the text is too long; completes “this is …”.
  package func denial(of text: String) -> String {
    form == .text && text.utf8.count > TextLimits.valueBytes
      ? "not a value of \(name): \(text.utf8.count) bytes are more than the \(TextLimits.valueBytes) that a text may have"
      : "not a value of \(name)"
  }

  /// Why a text that has no value cannot be set.
  func refusal(of text: String) -> String {
    let isTooLong = form == .text && text.utf8.count > TextLimits.valueBytes
    return rules.description.isEmpty || isTooLong ? "this is \(denial(of: text))" : "must be \(rules.description)"
  }

  /// The received text for a message: its beginning in quotation marks, unless it is private.
  func quote(_ text: String) -> String { isPrivate ? "a private text" : text.quotedForLog }

  /// The fault of a text that is not a value of this.
  ///
  /// - Parameter source: the origin of the text, to begin the words for the log.
  func fault(of text: String, from source: String) -> LinkFault {
    let denial = denial(of: text)
    return LinkFault(LinkFault.invalid, detail: "\(source) is \(denial)", received: quote(text))
  }

  /// The text of a value, in a message.
  func shown(_ text: String) -> String { isPrivate ? "a private value" : text }

  /// Creates a value.
  package init(_ name: String, _ form: Form) { (self.name, self.form) = (name, form) }
}

/// The rules for the texts and values that a value of a panel accepts.
package struct LinkedRules: Sendable {
  /// The value of a text; `nil` if it has none.
  package var parse: @Sendable (String) -> Datum? = { _ in nil }
  /// Why a value is not allowed; `nil` for one that is.
  package var fault: @Sendable (Datum) -> String? = { _ in nil }
  /// The allowed values in words, such as “a time such as 06:30”; empty if nothing describes them.
  package var description = ""

  /// Creates rules that accept no text, and any value.
  package init() {}
}
