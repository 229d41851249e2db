// Functions with their parameters.
extension SurfaceScan {
  mutating func function(_ keyword: String) {
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
  mutating func seekBodyOrNext() {
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

  mutating func parameters() -> [Parameter] {
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

  static func parameter(_ part: [String]) -> Parameter {
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

  /// Goes past the bracket that closes one which has been opened.
  mutating func skip(_ opening: String, _ closing: String) {
    var depth = 1
    while place < tokens.count, depth > 0 {
      if tokens[place].text == opening { depth += 1 }
      if tokens[place].text == closing { depth -= 1 }
      place += 1
    }
  }

  mutating func skipAngles() {
    var depth = 1
    while place < tokens.count, depth > 0 {
      if tokens[place].text == "<" { depth += 1 }
      if tokens[place].text == ">", tokens[place - 1].text != "-" { depth -= 1 }
      place += 1
    }
  }
}
