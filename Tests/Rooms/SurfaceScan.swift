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

  private enum Scope {
    /// A type or an extension, with its name, and whether its members need no `public` of their own.
    case type(String, isOpen: Bool)
    /// The body of a function or a property.
    case body
  }

  /// A word or a character of the source, with the index of its line.
  private struct Token {
    let text: String
    let line: Int
  }

  private let tokens: [Token]
  private let lines: [Substring]
  private var place = 0
  private var scopes: [Scope] = []
  /// The words of the declaration that is being read, before its keyword.
  private var modifiers: [String] = []
  /// The line of the last `@available` of the declaration that is being read.
  private var availability: Int?
  private var found: [Declaration] = []

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
      ModifierScan.rooms + ["Graphics", "Values", "Localization", "SwiftUI", "LinuxHost"].map(ModifierScan.room)
    return try rooms.flatMap { try ModifierScan.files(below: $0) }
      .flatMap { try declarations(in: String(contentsOf: $0, encoding: .utf8)) }
  }

  private init(_ source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    tokens = Self.tokens(ModifierScan.blanked(source))
  }

  private static func tokens(_ words: String) -> [Token] {
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

  private mutating func run() {
    while place < tokens.count { step() }
  }

  /// Reads one token, and the head of the declaration that it begins.
  private mutating func step() {
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

  private var isInBody: Bool { if case .body? = scopes.last { true } else { false } }

  private var owner: String { if case .type(let name, _)? = scopes.last { name } else { "" } }

  private var isPublic: Bool {
    if modifiers.contains("public") || modifiers.contains("open") { return true }
    guard case .type(_, isOpen: true)? = scopes.last else { return false }
    return ["private", "fileprivate", "internal", "package"].allSatisfy { !modifiers.contains($0) }
  }

  private mutating func open(_ scope: Scope) {
    scopes.append(scope)
    endDeclaration()
  }

  private mutating func endDeclaration() {
    modifiers = []
    availability = nil
  }

  private mutating func note(_ name: String, _ parameters: [Parameter]? = nil, isType: Bool = false) {
    guard isPublic else { return }
    found.append(
      Declaration(owner: owner, name: name, parameters: parameters, isType: isType, deprecation: deprecation))
  }

  private mutating func attribute() {
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

  /// The message of the deprecation of the declaration that is being read.
  private var deprecation: String? {
    guard let availability else { return nil }
    let text = lines[availability...].prefix(5).joined(separator: "\n")
    guard
      let match = text.prefixMatch(
        of: /\s*@available\(\s*\*,\s*deprecated(?:,\s*(?:renamed: "[^"]*",\s*)?message:\s*"((?:\\.|[^"\\])*)")?/)
    else { return nil }
    return match.output.1.map { $0.replacing("\\\"", with: "\"") }.map(String.init) ?? ""
  }

  private mutating func type(_ keyword: String) {
    // `class func`, `class var`.
    guard place < tokens.count, !["func", "var"].contains(tokens[place].text) else { return }
    let name = tokens[place].text
    note(name, isType: true)
    let isOpen = isPublic && (keyword == "protocol" || keyword == "enum")
    seekBrace()
    open(.type(name, isOpen: isOpen && keyword == "protocol"))
    if keyword == "enum", isOpen { enumsWithCases.insert(scopes.count) }
  }

  /// The depths of the public enumerations around the place.
  private var enumsWithCases: Set<Int> = []

  private mutating func openExtension() {
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
  private mutating func seekBrace() {
    while place < tokens.count, tokens[place].text != "{" { place += 1 }
    place += 1
  }

  private mutating func function(_ keyword: String) {
    var name = keyword
    if keyword == "func" || keyword == "macro" {
      name = ""
      while place < tokens.count, !["(", "<"].contains(tokens[place].text) || name.isEmpty {
        name += tokens[place].text
        place += 1
      }
    }
    while place < tokens.count, tokens[place].text != "(" {
      if tokens[place].text == "<" { place += 1; skipAngles() } else { place += 1 }
    }
    place += 1
    var parameters = parameters()
    // The one name of a subscript's parameter is no label.
    if keyword == "subscript" { parameters = parameters.map { Parameter(label: "_", isOptional: $0.isOptional) } }
    if keyword == "macro" { note(name, isType: true) } else { note(name, parameters) }
    seekBodyOrNext()
  }

  /// Goes on to the body of a function, if it has one, or to the next declaration.
  private mutating func seekBodyOrNext() {
    let next: Set = [
      "func", "var", "let", "init", "subscript", "case", "static", "public", "private", "package", "fileprivate", "@",
      "}", "struct", "enum", "class", "typealias", "associatedtype", "mutating", "extension", "nonisolated",
      "convenience",
    ]
    var previous = ""
    while place < tokens.count {
      let text = tokens[place].text
      if text == "{" { return }
      if next.contains(text), !(text == "@" && ["(", ":", ">", ","].contains(previous)) { break }
      if text == "(" { place += 1; skip("(", ")") } else { place += 1 }
      previous = text
    }
    endDeclaration()
  }

  private mutating func parameters() -> [Parameter] {
    var (parts, part, depth) = ([[String]](), [String](), 1)
    while place < tokens.count {
      let text = tokens[place].text
      place += 1
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, text == ",", balanced(part) { parts.append(part); part = [] } else { part.append(text) }
    }
    if !part.isEmpty { parts.append(part) }
    return parts.map(Self.parameter)
  }

  /// Whether the angle brackets of a parameter's type are closed.
  private func balanced(_ part: [String]) -> Bool {
    var depth = 0
    for (index, text) in part.enumerated() {
      if text == "<" { depth += 1 }
      if text == ">", index == 0 || part[index - 1] != "-" { depth -= 1 }
    }
    return depth <= 0
  }

  private static func parameter(_ part: [String]) -> Parameter {
    var words: [String] = []
    var index = 0
    while index < part.count, part[index] != ":" {
      if part[index] == "@" {
        index += 2
        if index < part.count, part[index] == "<" {
          while index < part.count, part[index] != ">" { index += 1 }
          index += 1
        }
        if index < part.count, part[index] == "(" {
          while index < part.count, part[index] != ")" { index += 1 }
          index += 1
        }
        continue
      }
      words.append(part[index])
      index += 1
    }
    let isOptional = zip(part, part.dropFirst() + [""]).enumerated().contains { offset, pair in
      pair.0 == "=" && pair.1 != "=" && offset > 0 && !["=", "<", ">", "!"].contains(part[offset - 1])
    }
    let isVariadic = part.suffix(3) == [".", ".", "."]
    // The value of a case has a type and no label.
    let hasLabel = part.contains(":")
    return Parameter(label: hasLabel ? words.first ?? "_" : "_", isOptional: isOptional || isVariadic)
  }

  private mutating func property() {
    // `let (a, b) = …` is never public.
    guard place < tokens.count, tokens[place].text != "(" else { return }
    note(tokens[place].text)
    place += 1
    noteFurther()
    seekBodyOrNext()
  }

  /// Notes the further names of a list: `let top = 1, bottom = 2`.
  private mutating func noteFurther() {
    var depth = 0
    while place + 2 < tokens.count {
      let (before, text) = (tokens[place - 1], tokens[place].text)
      // The list goes on in the next line inside brackets, and after or before a sign that asks for more.
      let goesOn = depth > 0 || [",", "="].contains(before.text) || ["=", "."].contains(text)
      if tokens[place].line != before.line, !goesOn { return }
      if ["(", "["].contains(text) { depth += 1 }
      if [")", "]"].contains(text) { depth -= 1 }
      if depth < 0 || ["{", "}"].contains(text) { return }
      if depth == 0, text == ",", [":", "=", ","].contains(tokens[place + 2].text) { note(tokens[place + 1].text) }
      place += 1
    }
  }

  private mutating func cases() {
    guard enumsWithCases.contains(scopes.count) else { return }
    modifiers.append("public")
    var line = tokens[place].line
    while place < tokens.count, tokens[place].line == line {
      let name = tokens[place].text
      place += 1
      if place < tokens.count, tokens[place].text == "(" {
        place += 1
        note(name, parameters())
      } else {
        note(name)
      }
      while place < tokens.count, tokens[place].line == line, tokens[place].text != "," { place += 1 }
      guard place < tokens.count, tokens[place].text == "," else { break }
      place += 1
      if place < tokens.count { line = tokens[place].line }
    }
    endDeclaration()
  }

  private mutating func alias() {
    guard place < tokens.count else { return }
    note(tokens[place].text, isType: true)
    place += 1
    let line = tokens[place - 1].line
    // A long alias goes on after its sign.
    while place < tokens.count, tokens[place].line == line || tokens[place - 1].text == "=" { place += 1 }
    endDeclaration()
  }

  // MARK: Brackets

  /// Goes past the bracket that closes one which has been opened.
  private mutating func skip(_ opening: String, _ closing: String) {
    var depth = 1
    while place < tokens.count, depth > 0 {
      if tokens[place].text == opening { depth += 1 }
      if tokens[place].text == closing { depth -= 1 }
      place += 1
    }
  }

  private mutating func skipAngles() {
    var depth = 1
    while place < tokens.count, depth > 0 {
      if tokens[place].text == "<" { depth += 1 }
      if tokens[place].text == ">", tokens[place - 1].text != "-" { depth -= 1 }
      place += 1
    }
  }
}
