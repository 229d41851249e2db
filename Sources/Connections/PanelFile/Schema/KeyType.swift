import Appliance
import Looks
import Values

/// The kind of value that a key takes, with the type that it has in Swift. The type follows from the kind here and
/// nowhere else.
struct KeyType<Value>: Sendable {
  /// The kind, which the reader and the schema know.
  let kind: KeyKind
  /// The value of what the reader makes of the kind.
  let value: @Sendable (Property) -> Value?

  /// Creates a type.
  private init(_ kind: KeyKind, _ value: @escaping @Sendable (Property) -> Value?) {
    (self.kind, self.value) = (kind, value)
  }
}

/// An expression whose results are of a type, as the reader has checked.
struct Formula<Result>: Sendable {
  let expression: Expression
}

/// An expression that is one of some words, with the meaning of each word.
struct Choice<Result: Sendable>: Sendable {
  let expression: Expression
  fileprivate let words: [String], results: [Result]

  /// Returns the meaning of a word; `nil` for an unknown word.
  func result(_ word: String) -> Result? { words.firstIndex(of: word).map { results[$0] } }
}

// MARK: Texts and names

extension KeyType where Value == TextTemplate {
  static var text: Self { Self(.text) { if case .text(let text) = $0 { text } else { nil } } }
}

extension KeyType where Value == String {
  static var plain: Self { word(.plain) }
  static var name: Self { word(.name) }
  static var page: Self { word(.page) }
  static var symbol: Self { word(.symbol) }
  static var timer: Self { word(.timer) }
  static var passcode: Self { word(.passcode) }
  static var credential: Self { word(.credential) }
  static func value(_ kinds: Set<ValueKind>) -> Self { word(.value(kinds)) }
  static func word(_ words: [String]) -> Self { word(.word(words)) }

  private static func word(_ kind: KeyKind) -> Self { Self(kind, \.word) }
}

extension KeyType where Value == [String] {
  static var pages: Self { words(.pages) }
  static var names: Self { words(.names) }
  static var layouts: Self { words(.layouts) }
  static func values(_ kinds: Set<ValueKind>) -> Self { words(.values(kinds)) }

  private static func words(_ kind: KeyKind) -> Self { Self(kind, \.words) }
}

extension KeyType where Value == AccessRole {
  static var role: Self { Self(.role) { $0.word.flatMap(AccessRole.init(rawValue:)) } }
}

// MARK: Words

extension KeyType where Value: Sendable {
  /// One of some cases, by their names.
  static func word(_ values: [Value]) -> Self { word(values.map { "\($0)" }, values) }

  /// One of some words, with what each stands for.
  static func word(_ values: KeyValuePairs<String, Value>) -> Self { word(values.map(\.key), values.map(\.value)) }

  private static func word(_ words: [String], _ values: [Value]) -> Self {
    Self(.word(words)) { property in property.word.flatMap(words.firstIndex).map { values[$0] } }
  }
}

extension KeyType where Value: RawRepresentable<String> & Sendable {
  /// One of some cases, by their texts.
  static func word(_ values: [Value]) -> Self { word(values.map(\.rawValue), values) }
}

extension KeyType {
  /// A list of some cases, by their names.
  static func several<Part: Sendable>(_ values: [Part]) -> Self where Value == [Part] {
    let words = values.map { "\($0)" }
    return Self(.several(words)) { property in
      property.words?.compactMap { word in words.firstIndex(of: word).map { values[$0] } }
    }
  }

  /// An expression that is one of some cases, by their names.
  static func choice<Result>(_ results: [Result]) -> Self where Value == Choice<Result> {
    let words = results.map { "\($0)" }
    return Self(.choice(words)) { property in
      property.expression.map { Choice(expression: $0, words: words, results: results) }
    }
  }
}

// MARK: Expressions

extension KeyType where Value == Formula<Bool> {
  static var condition: Self { Self(.condition) { $0.expression.map(Value.init) } }
}

extension KeyType where Value == Formula<Double> {
  static var quantity: Self { Self(.quantity) { $0.expression.map(Value.init) } }
}

extension KeyType where Value == Formula<Color> {
  static var color: Self { Self(.color) { $0.expression.map(Value.init) } }
}

extension KeyType where Value == Formula<Duration> {
  static var span: Self {
    Self(.span) { property in
      if case .duration(let duration) = property { return Formula(expression: .constant(.duration(duration))) }
      return property.expression.map(Value.init)
    }
  }
}

// MARK: Literals

extension KeyType where Value == Bool {
  static var flag: Self { Self(.flag) { if case .flag(let flag) = $0 { flag } else { nil } } }
}

extension KeyType where Value == Double {
  static func number(_ bounds: ClosedRange<Double>) -> Self { Self(.number(bounds), \.number) }
}

extension KeyType where Value == Int {
  static func whole(_ bounds: ClosedRange<Int>) -> Self { Self(.whole(bounds)) { $0.number.map { Int($0) } } }
}

extension KeyType where Value == Duration {
  static var duration: Self { duration(least: .zero) }

  static func duration(least: Duration) -> Self {
    Self(.duration(least: least)) { if case .duration(let duration) = $0 { duration } else { nil } }
  }
}

extension KeyType where Value == ClosedRange<Double> {
  static var range: Self { Self(.range) { if case .range(let range) = $0 { range } else { nil } } }
}

extension KeyType where Value == ClosedRange<Int> {
  static func extent(_ bounds: ClosedRange<Int>) -> Self {
    Self(.extent(bounds)) {
      if case .range(let range) = $0 { Int(range.lowerBound)...Int(range.upperBound) } else { nil }
    }
  }
}

extension KeyType where Value == TypedCharacters {
  static var characters: Self { Self(.characters) { $0.word.flatMap(TypedCharacters.init) } }
}

extension KeyType where Value == ClosedRange<String> {
  static var dates: Self { Self(.dates) { $0.word.flatMap(CalendarText.dates) } }
}

// MARK: Parts of the file

extension KeyType where Value == [PanelAction] {
  static var actions: Self { Self(.actions) { if case .actions(let actions) = $0 { actions } else { nil } } }
}

extension KeyType where Value == [Element] {
  static var body: Self { Self(.body) { if case .body(let elements) = $0 { elements } else { nil } } }
}

extension KeyType where Value == [ValueDeclaration.Option] {
  static var options: Self { Self(.options) { if case .options(let options) = $0 { options } else { nil } } }
}

extension KeyType where Value == [String: String] {
  static var mapping: Self { names(.mapping) }
  static var symbols: Self { names(.symbols) }

  private static func names(_ kind: KeyKind) -> Self {
    Self(kind) { if case .mapping(let names) = $0 { names } else { nil } }
  }
}

extension KeyType where Value == Properties {
  static func map(_ keys: [any DeclaredKey]) -> Self {
    Self(.map(keys.rules)) { if case .map(let properties) = $0 { properties } else { nil } }
  }
}

extension KeyType where Value == SourceNode {
  static var literal: Self { node(.literal) }
  static var anything: Self { node(.anything) }

  private static func node(_ kind: KeyKind) -> Self {
    Self(kind) { if case .node(let node) = $0 { node } else { nil } }
  }
}
