/// `@Entry`: a key for the value, and a property that reads and writes it.
struct Entry {
  private let name: String
  private let type: String?
  private let initial: String
  private let container: String

  /// The request's declaration: `var name: Type = value`.
  init(_ request: Expansion) {
    let declaration = Source(request.declSyntax?.source ?? "")
    name = declaration.name(after: "var") ?? "value"
    let (head, value) = declaration.split(at: "=")
    type = Source(head).split(at: ":").1.map(Source.trimmed)
    initial = value.map(Source.trimmed) ?? "nil"
    let around = request.parentDeclSyntax ?? request.lexicalContext?.first
    container = around.flatMap { Source($0.source).name(after: "extension") } ?? "EnvironmentValues"
  }

  private var key: String { "__Key_\(name)" }

  func expansion(_ role: String) -> String {
    role == "accessor"
      ? "{\n  get { self[\(key).self] }\n  set { self[\(key).self] = newValue }\n}"
      : "private enum \(key): Faceplate.\(container == "Transaction" ? "TransactionKey" : "EnvironmentKey") {\n  \(member)\n}"
  }

  private var member: String {
    guard let type else { return "static let defaultValue = \(initial)" }
    return "typealias Value = \(type)\n  static var defaultValue: Value { \(initial) }"
  }
}
