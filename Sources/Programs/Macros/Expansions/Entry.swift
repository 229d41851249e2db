/// The expansion of `@Entry`: a key type for the value, and accessors that read and write it.
///
///     extension EnvironmentValues { @Entry var spacing = 8.0 }
///
/// becomes a private `__Key_spacing` with 8.0 as its default value, and `spacing` reads and writes `self[__Key_spacing.self]`.
struct Entry {
  /// The name of the property.
  private let name: String
  /// The written type, if there is one.
  private let type: String?
  /// The source of the initial value.
  private let initial: String
  /// The extended type: `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
  private let container: String

  /// Parses the declaration in the request: `var name: Type = value`.
  init(_ request: MacroUse) {
    let declaration = Source(request.declSyntax?.source ?? "")
    name = declaration.name(after: "var") ?? "value"
    let (head, value) = declaration.split(at: "=")
    type = Source(head).split(at: ":").1.map(Source.trimmed)
    initial = value.map(Source.trimmed) ?? "nil"
    let around = request.parentDeclSyntax ?? request.lexicalContext?.first
    container = around.flatMap { Source($0.source).name(after: "extension") } ?? "EnvironmentValues"
  }

  /// The name of the key type.
  private var key: String { "__Key_\(name)" }

  /// The source of an expansion: the accessors for the role `accessor`, otherwise the key type.
  func expansion(_ role: String) -> String {
    role == "accessor"
      ? "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
      : "private enum \(key): Faceplate.\(keyProtocol) {\n  \(member)\n}"
  }

  /// The protocol of the keys of the extended type.
  private var keyProtocol: String {
    switch container {
    case "Transaction": "TransactionKey"
    case "ContainerValues": "ContainerValueKey"
    case "FocusedValues": "FocusedValueKey"
    default: "EnvironmentKey"
    }
  }

  /// The members of the key type: the default value, or the type of a focused value, which has no default.
  private var member: String {
    if container == "FocusedValues" { return "typealias Value = \(wrappedType)" }
    guard let type else { return "static let defaultValue = \(initial)" }
    return "typealias Value = \(type)\n  static var defaultValue: Value { \(initial) }"
  }

  /// The type of the value that the optional property holds.
  private var wrappedType: String {
    guard let type else { return "Never" }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return type }
    return String(type.dropFirst("Optional<".count).dropLast())
  }
}
