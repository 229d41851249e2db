import Foundation

/// The public declarations of the toolkit, found in the text of its sources.
///
/// The scan reads tokens: it follows braces to know the type that a declaration belongs to, and leaves the bodies of
/// functions out.
struct SurfaceScan {
  /// A public declaration.
  struct Declaration {
    /// The last part of the name of the type that it belongs to; empty at the level of the file.
    let owner: String
    /// The name without parameters. Of a type, its own name.
    let name: String
    /// The parameters; `nil` for properties, cases and types.
    let parameters: [Parameter]?
    /// Whether it is a type, a protocol, a type alias or a macro.
    let isType: Bool
    /// The message of its deprecation; `nil` if it is not deprecated.
    let deprecation: String?
  }

  /// A parameter of a function.
  struct Parameter {
    /// The label of the argument; `_` if there is none.
    let label: String
    /// Whether a call may leave it out.
    let isOptional: Bool
  }

  enum Scope {
    /// A type or an extension, with its name, and whether its members need no `public` of their own.
    case type(String, isOpen: Bool)
    /// The body of a function or a property.
    case body
  }

  /// A word or a character of the source, with the index of its line.
  struct Token {
    let text: String
    let line: Int
  }

  let tokens: [Token]
  let lines: [Substring]
  var place = 0
  var scopes: [Scope] = []
  /// The words of the declaration that is being read, before its keyword.
  var modifiers: [String] = []
  /// The line of the last `@available` of the declaration that is being read.
  var availability: Int?
  var found: [Declaration] = []
  /// The depths of the public enumerations around the place.
  var enumsWithCases: Set<Int> = []

  /// The public declarations in a source file.
  static func declarations(in source: String) -> [Declaration] {
    var scan = SurfaceScan(source)
    scan.run()
    return scan.found
  }

  /// The public declarations in all rooms that applications see.
  /// - Throws: `ModifierScan.NothingToScan`, or the error of a file that cannot be read.
  static func declarations() throws -> [Declaration] {
    let rooms =
      ModifierScan.rooms
      + [
        "Drawing/Graphics", "Base/Values", "Base/Localization", "Compatibility/UIKit", "Hosts/LinuxHost",
      ].map(ModifierScan.room)
    return try rooms.flatMap { try ModifierScan.files(below: $0) }
      .flatMap { try declarations(in: String(contentsOf: $0, encoding: .utf8)) }
  }

  private init(_ source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    tokens = Self.tokens(ModifierScan.blanked(source))
  }

  static func tokens(_ words: String) -> [Token] {
    var (tokens, word, line) = ([Token](), "", 0)
    func end() {
      if !word.isEmpty { tokens.append(Token(text: word, line: line)) }
      word = ""
    }
    for scalar in words.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar) {
        word.unicodeScalars.append(scalar)
        continue
      }
      end()
      if scalar == "\n" {
        line += 1
      } else if scalar != " ", scalar != "`" {
        tokens.append(Token(text: String(scalar), line: line))
      }
    }
    end()
    return tokens
  }

  // MARK: Declarations

  mutating func run() {
    while place < tokens.count { step() }
  }

  /// Reads one token, and the head of the declaration that it begins.
  mutating func step() {
    let text = tokens[place].text
    place += 1
    switch text {
    case "{": open(.body)
    case "}":
      if !scopes.isEmpty { scopes.removeLast() }
      endDeclaration()
    case _ where isInBody: break
    case "@": attribute()
    case "struct", "class", "enum", "protocol", "actor": type(text)
    case "extension": openExtension()
    case "func", "init", "subscript", "macro": function(text)
    case "var", "let": property()
    case "case": cases()
    case "typealias", "associatedtype": alias()
    case "(": skip("(", ")")
    default: modifiers.append(text)
    }
  }

  var isInBody: Bool { if case .body? = scopes.last { true } else { false } }

  var owner: String { if case .type(let name, _)? = scopes.last { name } else { "" } }

  var isPublic: Bool {
    if modifiers.contains("public") || modifiers.contains("open") { return true }
    guard case .type(_, isOpen: true)? = scopes.last else { return false }
    return ["private", "fileprivate", "internal", "package"].allSatisfy { !modifiers.contains($0) }
  }

  mutating func open(_ scope: Scope) {
    scopes.append(scope)
    endDeclaration()
  }

  mutating func endDeclaration() {
    modifiers = []
    availability = nil
  }

  mutating func note(_ name: String, _ parameters: [Parameter]? = nil, isType: Bool = false) {
    guard isPublic, !isUnavailable else { return }
    found.append(
      Declaration(owner: owner, name: name, parameters: parameters, isType: isType, deprecation: deprecation))
  }

  mutating func attribute() {
    guard place < tokens.count else { return }
    let name = tokens[place].text
    if name == "available" { availability = tokens[place].line }
    place += 1
    // An attribute's arguments follow on the same line.
    if place < tokens.count, tokens[place].text == "(" {
      place += 1
      skip("(", ")")
    }
  }

  /// Whether the declaration that is being read is there only so that the compiler can say why it is missing.
  var isUnavailable: Bool {
    guard let availability else { return false }
    return lines[availability...].prefix(5).joined(separator: "\n").prefixMatch(
      of: /\s*@available\(\s*\*,\s*unavailable/) != nil
  }

  /// The message of the deprecation of the declaration that is being read.
  var deprecation: String? {
    guard let availability else { return nil }
    let text = lines[availability...].prefix(5).joined(separator: "\n")
    guard
      let match = text.prefixMatch(
        of: /\s*@available\(\s*\*,\s*deprecated(?:,\s*(?:renamed: "[^"]*",\s*)?message:\s*"((?:\\.|[^"\\])*)")?/)
    else { return nil }
    return match.output.1.map { $0.replacing("\\\"", with: "\"") }.map(String.init) ?? ""
  }

  mutating func type(_ keyword: String) {
    // `class func`, `class var`.
    guard place < tokens.count, !["func", "var"].contains(tokens[place].text) else { return }
    let name = tokens[place].text
    note(name, isType: true)
    let isOpen = isPublic && (keyword == "protocol" || keyword == "enum")
    seekBrace()
    open(.type(name, isOpen: isOpen && keyword == "protocol"))
    if keyword == "enum", isOpen { enumsWithCases.insert(scopes.count) }
  }

  mutating func openExtension() {
    let isOpen = isPublic
    var name = ""
    while place < tokens.count, !["{", "<", ":", "where"].contains(tokens[place].text) {
      if tokens[place].text != "." { name = tokens[place].text }
      if tokens[place].text == "@" { place += 1 }
      place += 1
    }
    seekBrace()
    open(.type(name, isOpen: isOpen))
  }

  /// Goes past the next opening brace.
  mutating func seekBrace() {
    while place < tokens.count, tokens[place].text != "{" { place += 1 }
    place += 1
  }
}
