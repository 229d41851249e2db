// Properties, cases and type aliases, whose lists go on over several lines.
extension SurfaceScan {
  mutating func property() {
    // `let (a, b) = …` is never public.
    guard place < tokens.count, tokens[place].text != "(" else { return }
    note(tokens[place].text)
    place += 1
    noteFurther()
    seekBodyOrNext()
  }

  /// Notes the further names of a list: `let top = 1, bottom = 2`.
  mutating func noteFurther() {
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

  mutating func cases() {
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
      while place < tokens.count, tokens[place].line == line, ![",", ";", "}"].contains(tokens[place].text) {
        place += 1
      }
      guard place < tokens.count, tokens[place].text == "," else { break }
      place += 1
      if place < tokens.count { line = tokens[place].line }
    }
    endDeclaration()
  }

  mutating func alias() {
    guard place < tokens.count else { return }
    note(tokens[place].text, isType: true)
    place += 1
    let line = tokens[place - 1].line
    // A long alias goes on after its sign.
    while place < tokens.count, tokens[place].line == line || tokens[place - 1].text == "=" { place += 1 }
    endDeclaration()
  }
}
