import Controls
import Graphics
import Headless
import Runtime
import Values

@testable import PanelFile

/// Rows that follow from the tables of the schema, so that what is added there is counted here.
///
/// Each item of pages grows in number, in the depth of its nesting, and in each of its keys that can grow: the letters of a
/// text, the terms of an expression, the items, the actions, the values, the names. Where a value has bounds or options,
/// it grows in these, in each style of its own.
enum SchemaRows {
  static let all = items + itemKeys + styles + sharedKeys + valueKinds + actions + alarms + links + sections

  // MARK: Files

  /// The values that the items of a row refer to, by their kinds.
  private static let names: [ValueKind: String] = [
    .number: "n", .switch: "a", .choice: "c", .text: "s", .color: "k", .duration: "d", .range: "r", .date: "y",
    .time: "t",
  ]
  private static let declarations: [ValueKind: String] = [
    .number: "type: number, in: 0..100, step: 1, initial: 5", .switch: "type: switch",
    .choice: "type: choice, options: {top: Top, fan: Fan}, initial: top", .text: "type: text, initial: T",
    .color: "type: color", .duration: "type: duration, in: 0 s..2 h, initial: 5 min", .range: "type: range, in: 0..100",
    .date: "type: date", .time: "type: time",
  ]

  /// A file with a value of each kind, an alarm, two roles, a timer and the items of one page.
  private static func file(_ items: String, _ others: [ValueKind: String] = [:], _ more: String = "") -> String {
    let values = names.sorted { $0.value < $1.value }.map { kind, name in
      "\(name): {\(others[kind] ?? declarations[kind] ?? "")}"
    }
    let code = "$y$j9T$abcdefghijklmnop$5laqhsJ147.nj9P4Zs8K4N5z/RwHYsHCNVYyblyCM05"
    return """
      values: {\(values.joined(separator: ", "))}
      alarms: {z: {when: n > 90, text: Z}}
      roles: {user: \(code), service: \(code)}
      \(more)
      pages: {start: {body: [\(items)]}, other: {title: O, body: [{timer: {name: egg, time: 5 min}}]}}

      """
  }

  /// Shows a file, changes its values, and lets a person walk through the page.
  private static func use(_ text: String, tap: String? = nil) throws {
    try show(text) { model, panel in
      for (name, value) in [("n", "7"), ("a", "true"), ("c", "fan"), ("n", "95")] {
        _ = model.set(name, to: value)
        try panel.frame()
      }
      try panel.key(.tab)
      if let tap { try panel.tap(tap) }
      try panel.advance(by: .seconds(1))
    }
  }

  // MARK: Keys

  /// The value of a key that is not the one that grows.
  private static func sample(_ key: KeyRule, _ number: Int = 0) -> String {
    switch key.kind {
    case .text, .plain: "T"
    case .name: "w\(number)"
    case .flag, .condition: "true"
    case .quantity, .literal, .anything: "n"
    case .color: "red"
    case .span, .duration: "5 min"
    case .choice(let words), .word(let words): words[0]
    case .several(let words): "[\(words[0])]"
    case .number(let bounds): "\(max(1, bounds.lowerBound))"
    case .whole(let bounds): "\(max(1, bounds.lowerBound))"
    case .range, .extent: "0..50"
    case .characters: "a-z"
    case .dates: "2026-01-01..2030-12-31"
    case .value(let kinds), .values(let kinds):
      (ValueKind.allCases.first { kinds.contains($0) } ?? .number).name(names)
    case .page: "other"
    case .pages: "[other]"
    case .symbol: "flame"
    case .role: "service"
    case .timer: "egg"
    case .passcode, .credential: "credential:x"
    case .actions: "[{toggle: a}]"
    case .body: "[{text: A}]"
    case .options: "{top: Top}"
    case .mapping: "{top: one}"
    case .symbols: "{top: flame, fan: fan}"
    case .map(let keys): map(keys)
    case .names: "[x]"
    case .layouts: "[de]"
    }
  }

  /// The ways in which a key can grow: the name of each, its first size, and the text of the key for a size.
  private static func growths(_ key: KeyRule) -> [(name: String, size: Int, text: @MainActor (Int) -> String)] {
    switch key.kind {
    case .text:
      [
        ("length", 100, { "\"\(String(repeating: "word ", count: $0 / 5))\"" }),
        ("values", 20, { "\"" + joined($0, " ") { _ in "{n}" } + "\"" }),
      ]
    case .plain: [("length", 100, { String(repeating: "w", count: $0) })]
    case .name: [("length", 100, { "w" + String(repeating: "w", count: $0) })]
    case .condition: [("length", 20, { joined($0, " or ") { _ in "a" } })]
    case .quantity: [("length", 20, { joined($0, " + ") { _ in "n" } })]
    case .span: [("length", 20, { joined($0, " + ") { _ in "d" } })]
    case .color: [("length", 9, { joined($0, " else ") { _ in "red if a" } + " else green" })]
    case .choice(let words): [("length", 9, { joined($0, " else ") { _ in "\(words[0]) if a" } + " else \(words[1])" })]
    case .range: [("magnitude", 100, { "0..\($0)" })]
    case .values: [("count", 8, { "[" + joined($0) { "v\($0)" } + "]" })]
    case .pages: [("count", 8, { "[" + joined($0) { "p\($0)" } + "]" })]
    case .actions: [("count", 8, { "[" + joined($0) { _ in "{toggle: a}" } + "]" })]
    case .body: [("count", 10, { "[" + joined($0) { "{button: {label: B\($0), tap: {toggle: a}}}" } + "]" })]
    case .options: [("count", 10, { "{" + joined($0) { "o\($0): O\($0)" } + "}" })]
    case .mapping: [("count", 10, { "{" + joined($0) { "\($0): o\($0)" } + "}" })]
    case .names: [("count", 10, { "[" + joined($0) { "x\($0)" } + "]" })]
    case .layouts: [("count", 4, { "[" + joined($0) { _ in "de" } + "]" })]
    case .flag, .number, .whole, .extent, .characters, .word, .several, .duration, .dates, .value, .page, .symbol,
      .role, .timer, .passcode, .credential, .symbols, .map, .literal, .anything:
      []
    }
  }

  /// The keys that a map needs, but for those that are given.
  private static func map(
    _ keys: [KeyRule], _ given: [(String, String)] = [], choice: [String] = [], _ number: Int = 0
  ) -> String {
    let isChosen = given.contains { choice.contains($0.0) }
    let needed = keys.filter { key in
      (key.isRequired || !isChosen && key.name == choice.first) && !given.contains { $0.0 == key.name }
    }
    let all = needed.map { ($0.name, sample($0, number)) } + given
    return "{" + all.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + "}"
  }

  private static func item(_ rule: ElementRule, _ given: [(String, String)] = [], _ number: Int = 0) -> String {
    "{\(rule.name): \(map(rule.allKeys, given, choice: rule.choice, number))}"
  }

  /// Where an item stands: what fills the page stands alone, and rows stand in a form.
  private static func page(_ items: String, _ rule: ElementRule) -> String {
    rule.fills ? items : rule.name == "section" ? "{form: [\(items)]}" : "{scroll: [{column: [\(items)]}]}"
  }

  // MARK: Rows

  private static let items = PanelSchema.elements.flatMap { rule in
    var rows: [Row] = []
    if !rule.fills {
      rows.append(
        Row(name: "item.\(rule.name).count", size: 5) { size in
          try use(file(page(joined(size) { item(rule, [], $0) }, rule)))
        })
    }
    let holdsItself =
      rule.keys.contains { $0.name == "body" } && !rule.fills && !["section", "menu"].contains(rule.name)
    if holdsItself {
      rows.append(
        Row(name: "item.\(rule.name).depth", size: 4) { size in
          try use(
            file(page((0..<size).reduce("{text: A}") { inside, _ in item(rule, [("body", "[\(inside)]")]) }, rule)))
        })
    }
    return rows
  }

  private static let itemKeys = PanelSchema.elements.flatMap { rule in
    rule.keys.flatMap { key in rows("item.\(rule.name)", rule, key) }
  }

  /// A text of a page takes every key that all items share.
  private static let sharedKeys = ItemKeys.shared.flatMap { key in
    rows("shared", PanelSchema.element("button") ?? PanelSchema.elements[0], key)
  }

  private static func rows(_ name: String, _ rule: ElementRule, _ key: KeyRule) -> [Row] {
    growths(key).map { growth in
      Row(name: "\(name).\(key.name).\(growth.name)", size: growth.size) { size in
        let text = page(item(rule, [(key.name, growth.text(size))]), rule)
        if case .values = key.kind {
          let values = "{n: {type: number}, " + joined(size) { "v\($0): {type: number, initial: 5}" } + "}"
          try use("values: \(values)\npages: {start: {body: [\(text)]}}\n")
        } else {
          try use(file(text))
        }
      }
    }
  }

  /// What shows a value with bounds or with options, in each style: the bounds and the options grow.
  private static let styles = PanelSchema.elements.flatMap { rule in
    var rows: [Row] = []
    guard let value = rule.keys.first(where: { $0.name == "value" }), case .value(let kinds) = value.kind else {
      return rows
    }
    var words: [String?] = [nil]
    if case .word(let styles)? = rule.keys.first(where: { $0.name == "style" })?.kind { words = styles }
    for word in words {
      let name = "item.\(rule.name).\(word ?? "look")"
      let given = word.map { [("style", $0)] } ?? []
      for kind in [ValueKind.number, .choice, .duration, .range, .text]
      where kinds.isEmpty ? kind == .number || kind == .text : kinds.contains(kind) {
        let (dimension, size, declared): (String, Int, @MainActor (Int) -> String) =
          switch kind {
          case .choice:
            (
              "options", 8,
              { "type: choice, options: {top: Top, fan: Fan, " + joined($0) { "o\($0): O\($0)" } + "}, initial: o0" }
            )
          case .duration: ("hours", 10, { "type: duration, in: 0 s..\($0) h, initial: \($0) h" })
          case .range: ("stops", 50, { "type: range, in: 0..\($0), step: 1" })
          case .text: ("letters", 50, { "type: text, initial: \"\(String(repeating: "word ", count: $0 / 5))\"" })
          default: ("stops", 100, { "type: number, in: 0..\($0), step: 1, initial: \($0 / 2)" })
          }
        rows.append(
          Row(name: "\(name).\(dimension)", size: size) { size in
            let text = item(rule, [("value", kind.name(names))] + given)
            try use(file(page(text, rule), [kind: declared(size)]))
          })
      }
    }
    return rows
  }

  private static let valueKinds = ValueKind.allCases.flatMap { kind in
    let declared = declarations[kind] ?? ""
    var rows = [
      Row(name: "value.\(kind.rawValue).count", size: 10) { size in
        let values = joined(size) { "v\($0): {\(declared)}" }
        let items = joined(size) { "v\($0)" }
        try show("values: {n: {type: number}, \(values)}\npages: {start: {body: [{scroll: [{column: [\(items)]}]}]}}\n")
        {
          model, panel in
          _ = model.set("n", to: "1")
          try panel.frame()
        }
      }
    ]
    for key in PanelSchema.value(kind) where key.name != "in" && !declared.contains("\(key.name):") {
      // The title of a value shows no values.
      for growth in growths(key) where growth.name != "values" {
        rows.append(
          Row(name: "value.\(kind.rawValue).\(key.name).\(growth.name)", size: growth.size) { size in
            try use(file(kind.name(names), [kind: "\(declared), \(key.name): \(growth.text(size))"]))
          })
      }
    }
    return rows
  }

  private static let actions = PanelSchema.actions.flatMap { rule in
    let keys = [rule.key] + rule.beside
    @MainActor func text(_ given: [(String, String)] = []) -> String {
      let value =
        switch rule.name {
        case "set": "{n: n + 1}"
        case "run": "probe"
        default: sample(rule.key)
        }
      let all = given.contains { $0.0 == rule.name } ? given : [(rule.name, value)] + given
      return map(rule.beside, all)
    }
    @MainActor func button(_ actions: String) throws {
      try use(file("{button: {label: B, tap: [\(actions)]}}", [:], "links: {m: {mqtt: mqtt://127.0.0.1}}"), tap: "B")
    }
    var rows = [
      Row(name: "action.\(rule.name).count", size: 10) { size in try button(joined(size) { _ in text() }) }
    ]
    for key in keys {
      for growth in growths(key) {
        rows.append(
          Row(name: "action.\(rule.name).\(key.name).\(growth.name)", size: growth.size) { size in
            try button(text([(key.name, growth.text(size))]))
          })
      }
    }
    return rows
  }

  private static let alarms = PanelSchema.alarm.flatMap { key in
    growths(key).filter { key.name != "advice" || $0.name != "values" }.map { growth in
      Row(name: "alarm.\(key.name).\(growth.name)", size: growth.size) { size in
        let given = [(key.name, growth.text(size))]
        let when = key.name == "when" ? [] : [("when", "n > 90")]
        let text = map(PanelSchema.alarm, when + given)
        let file =
          "values: {n: {type: number}, a: {type: switch}}\nalarms: {z: \(text)}\npages: {start: {body: [alarm list]}}\n"
        try use(file.replacing("[alarm list]", with: "[{alarm list: {}}]"))
      }
    }
  }

  /// Reading what is behind links, of which each kind grows in the number of its values.
  private static let links = LinkRules.all.flatMap { rule in
    let source = rule.source.filter { $0.isRequired || $0.name == rule.choice.first }
    let link: String =
      switch rule.kind {
      case "modbus": "links: {l: {modbus: tcp://127.0.0.1}}\n"
      case "mqtt": "links: {l: {mqtt: mqtt://127.0.0.1}}\n"
      default: ""
      }
    return [
      Row(name: "link.\(rule.kind).count", size: 20) { size in
        let values = joined(size) { number in
          let keys = source.map { key in
            let isAddress = if case .whole = key.kind { true } else { false }
            let value =
              switch key.name {
              case _ where isAddress: "\(number)"
              case "path": "/sys/v\(number)"
              case "property": "Y\(number)"
              default: "x.y\(number)"
              }
            return "\(key.name): \(key.kind.isName ? "probe" : value)"
          }
          return "v\(number): {type: number, \(rule.kind): {\(keys.joined(separator: ", "))}}"
        }
        read("\(link)values: {\(values)}\npages: {start: {body: [{text: A}]}}\n")
      }
    ]
  }

  /// What stands in a file beside its values and items.
  private static let sections = [
    Row(name: "file.pages.tabs", size: 5) { size in
      let pages = joined(size) { "p\($0): {title: P\($0), symbol: flame, body: [{text: A}]}" }
      try show("panel: {tabs: [" + joined(size) { "p\($0)" } + "]}\npages: {\(pages)}\n")
    },
    Row(name: "file.translations.count", size: 40) { size in
      try show(translated(["de"], size)) { model, panel in try panel.frame() }
    },
    Row(name: "file.translations.languages", size: 5) { size in
      let all = [
        "de", "fr", "it", "es", "nl", "pl", "cs", "sv", "da", "nb", "fi", "pt", "ru", "uk", "tr", "el", "hu", "ro",
        "sk", "sl",
      ]
      try show(translated(Array(all.prefix(size)), 20))
    },
    Row(name: "file.translations.length", size: 100) { size in
      let text = String(repeating: "word ", count: size / 5) + "x"
      try show("languages: {de: {\"\(text)\": \"\(text)\"}}\npages: {start: {body: [{text: \"\(text)\"}]}}\n")
    },
    Row(name: "file.comments", size: 200) { size in
      read(
        String(repeating: "# A comment that says something.\n", count: size) + "pages: {start: {body: [{text: A}]}}\n")
    },
    Row(name: "file.title.length", size: 100) { size in
      try show(
        "panel: {title: \"\(String(repeating: "word ", count: size / 5))\"}\npages: {start: {body: [{text: A}]}}\n")
    },
    Row(name: "file.alarms.banner", size: 10) { size in
      let alarms = joined(size) { "x\($0): {when: n > \($0 % 7), text: \"A {n}\"}" }
      try use("values: {n: {type: number}}\nalarms: {\(alarms)}\npages: {start: {body: [{alarms: {}}]}}\n")
    },
  ]

  private static func translated(_ languages: [String], _ count: Int) -> String {
    let texts = "{" + joined(count) { "T\($0): U\($0)" } + "}"
    return "languages: {" + languages.map { "\($0): \(texts)" }.joined(separator: ", ") + "}\n"
      + "pages: {start: {body: [{scroll: [{column: [" + joined(count) { "{text: T\($0)}" } + "]}]}]}}\n"
  }
}

extension ValueKind {
  fileprivate func name(_ names: [ValueKind: String]) -> String { names[self] ?? "n" }
}

extension KeyKind {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}
