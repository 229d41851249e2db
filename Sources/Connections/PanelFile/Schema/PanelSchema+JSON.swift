import Values

// An item of a page is a name of a value, or a map with one name of an item: its long form with keys, its short form, or nothing.
// A name with a capital letter is a component, whose parameters a schema cannot know. What a text means inside, such as an
// expression or the name of a value, is beyond a schema, too; the reader judges it.
//
// The schema of panel files for editors, as JSON Schema of draft 7. It is made from the reader's own tables, and judges
// by the types of YAML 1.2, where `on` and `yes` are texts.
extension PanelSchema {
  /// The schema: editors complete the keys of panel files by it, and underline what does not fit.
  package static var json: String { schema.indented() + "\n" }

  /// The schema as a value.
  private static var schema: JSONText {
    .members([
      ("$schema", "http://json-schema.org/draft-07/schema#"),
      ("title", "A panel of Faceplate"),
      ("type", "object"), ("required", .array([.string(Section.pages.rawValue)])), ("additionalProperties", false),
      ("properties", .members(Section.allCases.map { ($0.rawValue, schema(of: $0).described($0.key.rule.doc)) })),
      ("definitions", .members(definitions)),
    ])
  }

  /// The schema of a section.
  private static func schema(of section: Section) -> JSONText {
    switch section {
    case .links: .mapOf(.anyOf(LinkRules.all.filter(\.needsLink).map { object($0.link) }))
    case .values: .mapOf(["$ref": "#/definitions/value"])
    case .components:
      ["type": "object", "patternProperties": ["^[A-Z]": object(component)], "additionalProperties": false]
    case .languages: .mapOf(KeyKind.mapping.schema)
    case .alarms: .mapOf(object(alarm))
    case .pages: .mapOf(.anyOf([object(page), ["$ref": "#/definitions/body"]])).with([("minProperties", .number(1))])
    case .panel, .roles: section.key.rule.kind.schema
    }
  }

  /// The definitions that the sections refer to.
  private static var definitions: [(String, JSONText)] {
    [
      ("scalar", ["type": ["string", "number", "boolean"]]),
      ("body", .anyOf([["$ref": "#/definitions/item"], ["type": "array", "items": ["$ref": "#/definitions/body"]]])),
      ("item", item), ("actions", .anyOf([action, ["type": "array", "items": ["$ref": "#/definitions/actions"]]])),
      ("value", value),
    ] + elements.map { (definition(of: $0), long($0)) }
      + ItemKeys.shared.map { (definition(of: $0), $0.kind.schema.described($0.doc)) }
  }

  // MARK: Items

  /// The name of an item's definition.
  private static func definition(of rule: ElementRule) -> String { "item \(rule.name)" }

  /// An item: the name of a value, or one name with its keys.
  private static var item: JSONText {
    let own = elements.map { rule in (rule.name, either(rule).described(rule.doc)) }
    let others: [(String, JSONText)] = [
      (
        PieceKind.include.rawValue,
        JSONText.members([("type", "string")]).described(
          "A file below the folder of the panel, whose items are inserted here.")
      ),
      (PieceKind.repetition.rawValue, object(repetition).described("Items for each of a list.")),
    ]
    return .anyOf([
      ["type": "string"],
      .members([
        ("type", "object"), ("minProperties", .number(1)), ("maxProperties", .number(1)),
        ("properties", .members(own + others)),
        ("patternProperties", ["^[A-Z]": ["type": ["object", "null"]]]), ("additionalProperties", false),
      ]),
    ])
  }

  /// The long form of an item, its short form, or nothing.
  private static func either(_ rule: ElementRule) -> JSONText {
    var forms: [JSONText] = [.members([("$ref", .string("#/definitions/\(definition(of: rule))"))])]
    if let short = rule.short, let key = rule.key(short) { forms.append(key.kind.schema) }
    if rule.keys.allSatisfy({ !$0.isRequired }) { forms.append(["type": "null"]) }
    return forms.count == 1 ? forms[0] : .anyOf(forms)
  }

  /// An item with its keys; the keys that all items share are defined once.
  private static func long(_ rule: ElementRule) -> JSONText {
    let shared = ItemKeys.shared.filter { key in !rule.keys.contains { $0.name == key.name } }
    return object(
      rule.keys, more: shared.map { ($0.name, .members([("$ref", .string("#/definitions/\(definition(of: $0))"))])) })
  }

  /// The definition of a key that all items have.
  private static func definition(of key: KeyRule) -> String { "key \(key.name)" }

  /// An action with the keys beside it.
  private static var action: JSONText {
    .anyOf(
      [["enum": .array(ActionKind.words.map { .string($0.rawValue) })]]
        + actions.map { rule in
          var key = rule.key
          key.isRequired = true
          return object([key] + rule.beside)
        })
  }

  // MARK: Values

  /// A value: which keys it has depends on its type.
  private static var value: JSONText {
    let sources: [(String, JSONText)] = LinkRules.all.map { rules in
      var forms = [object(rules.source)]
      if rules.short != nil { forms.append(["type": "string"]) }
      if rules.kind == LinkRules.mqtt.kind { forms.append(.members([("const", .string(LinkRules.noBroker))])) }
      return (rules.kind, (forms.count == 1 ? forms[0] : .anyOf(forms)).described(rules.doc))
    }
    let kinds: [JSONText] = ValueKind.allCases.map { kind in
      .members([
        ("if", ["properties": ["type": ["const": .string(kind.rawValue)]]]),
        ("then", object(value(kind), more: sources)),
      ])
    }
    return .members([
      ("type", "object"), ("required", .array([.string(ValueKeys.type.name)])),
      ("properties", ["type": ["enum": .array(ValueKind.allCases.map { .string($0.rawValue) })]]),
      ("allOf", .array(kinds)),
    ])
  }

  /// A map with the keys of rules.
  static func object(_ rules: [KeyRule], more: [(String, JSONText)] = []) -> JSONText {
    let required = rules.filter(\.isRequired).map { JSONText.string($0.name) }
    return .members(
      [("type", "object"), ("additionalProperties", false)]
        + (required.isEmpty ? [] : [("required", .array(required))])
        + [("properties", .members(rules.map { ($0.name, $0.kind.schema.described($0.doc)) } + more))])
  }
}

extension KeyKind {
  /// The values of YAML that the kind takes.
  var schema: JSONText {
    switch self {
    case .text, .plain, .characters: ["$ref": "#/definitions/scalar"]
    case .name: ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z][A-Za-z0-9_-]*)*$"]
    case .flag: ["enum": [true, false, "true", "false"]]
    case .condition: ["type": ["string", "boolean"]]
    case .quantity: ["type": ["string", "number"]]
    case .color, .value, .page, .symbol, .span, .choice, .timer: ["type": "string"]
    case .role: ["enum": ["user", "service"]]
    case .passcode: ["type": "string", "pattern": "^\\$[^ ]+\\$[^ ]+$"]
    case .literal, .anything: [:]
    case .number(let bounds):
      ["type": "number", "minimum": JSONText(bounds.lowerBound), "maximum": JSONText(bounds.upperBound)]
    case .whole(let bounds):
      [
        "type": "integer", "minimum": .number(bounds.lowerBound), "maximum": .number(bounds.upperBound),
      ]
    case .extent(let bounds):
      .anyOf([KeyKind.whole(bounds).schema, ["type": "string", "pattern": "^\\s*[0-9]+\\s*\\.\\.\\s*[0-9]+\\s*$"]])
    case .word(let words): ["enum": .array(words.map { .string($0) })]
    case .several(let words):
      .anyOf([KeyKind.word(words).schema, ["type": "array", "items": KeyKind.word(words).schema]])
    case .duration: ["type": "string", "pattern": "^\\s*([0-9.]+\\s*(h|min|s|ms|us|µs|ns)\\s*)+$"]
    case .range, .dates: ["type": "string", "pattern": "^.+\\.\\..+$"]
    case .values:
      .anyOf([
        ["type": "string"],
        ["type": "array", "items": ["$ref": "#/definitions/scalar"], "minItems": .number(1)],
      ])
    case .pages, .names, .layouts:
      .anyOf([["type": "string"], ["type": "array", "items": ["$ref": "#/definitions/scalar"]]])
    case .credential: ["type": "string", "pattern": "^credential:.+$"]
    case .actions: ["$ref": "#/definitions/actions"]
    case .body: ["$ref": "#/definitions/body"]
    case .options:
      .anyOf([
        ["type": "array", "items": ["$ref": "#/definitions/scalar"], "minItems": .number(1)],
        [
          "type": "object", "minProperties": .number(1),
          "additionalProperties": ["type": ["string", "number", "boolean", "null"]],
        ],
      ])
    case .mapping: ["type": "object", "additionalProperties": ["$ref": "#/definitions/scalar"]]
    case .symbols: ["type": "object", "minProperties": .number(1), "additionalProperties": ["type": "string"]]
    case .map(let rules): PanelSchema.object(rules)
    }
  }
}

extension JSONText {
  /// Returns a schema that accepts what any of several schemas accepts.
  fileprivate static func anyOf(_ forms: [JSONText]) -> JSONText { .members([("anyOf", .array(forms))]) }

  /// A map of names to one kind of values.
  fileprivate static func mapOf(_ value: JSONText) -> JSONText {
    .members([
      ("type", "object"),
      ("patternProperties", .members([("^[A-Za-z][A-Za-z0-9_-]*(\\.[A-Za-z][A-Za-z0-9_-]*)*$", value)])),
      ("additionalProperties", false),
    ])
  }

  /// The schema with a sentence that editors show. In this draft a reference has no siblings, so it is wrapped.
  fileprivate func described(_ doc: String) -> JSONText {
    if case .object(let members) = self, members.first?.name == "$ref" {
      return .members([("description", .string(doc)), ("allOf", [self])])
    }
    return JSONText.members([("description", .string(doc))]).merged(with: self)
  }

  /// The members of this map, then those of another.
  private func merged(with other: JSONText) -> JSONText {
    if case .object(let more) = other { return with(more.map { ($0.name, $0.value) }) }
    return other
  }
}
