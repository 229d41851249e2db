import Links
import Testing
import Values

@testable import PanelFile

@Suite("Who may see a value") struct AudienceTests {
  private static let links = "links: {broker: {mqtt: mqtt://broker.lan}, plc: {modbus: tcp://plc.lan}}"

  private func audiences(_ values: String, _ body: String = "text: Nothing") throws -> [String: LinkedValue.Audience] {
    let reading = Panels.read(
      """
      \(Self.links)
      values: {\(values)}
      pages: {start: {body: [{\(body)}]}}
      """)
    #expect(reading.problems.map(\.description) == [])
    let document = try #require(reading.document)
    return Dictionary(document.linkedValues.map { ($0.name, $0.audience) }) { $1 }
  }

  private func problems(_ values: String, _ body: String, _ more: String = "") -> [String] {
    Panels.problems(
      """
      \(Self.links)
      values: {\(values)}
      pages: {start: {body: [{\(body)}]}}
      \(more)
      """)
  }

  @Test("A private value, one that a secret field edits, and one with mqtt: none are for their own link alone")
  func audiences() throws {
    let found = try audiences(
      """
      code: {type: text, private: true}, pin: {type: text}, plain: {type: text}, size: {type: number, is: length},
      length: {type: number, private: true}, own: {type: number, mqtt: none},
      register: {type: number, modbus: {holding: 1}, mqtt: none}
      """, "text field: {value: pin, secret: true}")
    #expect(
      found == [
        "code": .itsLinkInPrivate, "pin": .itsLinkInPrivate, "plain": .everybody, "size": .itsLinkInPrivate,
        "length": .itsLinkInPrivate, "own": .itsLink, "register": .itsLink,
      ])
  }

  @Test("A private value at a broker is seen by that broker, because the file says so")
  func explicit() throws {
    let reading = Panels.read(
      """
      \(Self.links)
      values: {code: {type: text, private: true, mqtt: {}}, other: {type: text, private: true}}
      pages: {start: {body: [{text: Nothing}]}}
      """)
    let values = try #require(reading.document).linkedValues
    #expect(values.filter { $0.isShown(by: "broker") }.map(\.name) == ["code"])
    #expect(values.filter { $0.isShown(by: "plc") }.map(\.name) == [])
  }

  @Test("What an action makes of a private value is private, too, but for a switch")
  func copies() throws {
    let found = try audiences(
      """
      code: {type: text, private: true}, copy: {type: text}, other: {type: text}, more: {type: text},
      last: {type: text}, isRight: {type: switch}
      """,
      """
      button: {label: Copy, tap: [{set: {copy: code, isRight: code == "1"}}, {if: isRight, then: {set: {more: copy}}},
      {set: {last: other}}]}
      """)
    #expect(found["copy"] == .itsLinkInPrivate)
    #expect(found["more"] == .itsLinkInPrivate)
    #expect((found["last"], found["isRight"]) == (.everybody, .everybody))
  }

  @Test("A number that is moved by a private number is private, too")
  func steps() throws {
    let found = try audiences(
      "code: {type: number, private: true}, copy: {type: number}, other: {type: number}",
      "button: {label: Move, tap: [{step: copy, by: code}, {step: other}]}")
    #expect((found["copy"], found["other"]) == (.itsLinkInPrivate, .everybody))
  }

  @Test(
    "A timer of a private duration is shown by elements that are private, and by nothing else",
    arguments: [
      ("", ["{timer: {name: egg, time: secret}}"], nil),
      ("", ["{timer: {name: egg, time: secret}}", #"{button: {label: A, tap: {start timer: egg}}}"#], nil),
      ("", ["{timer: {name: egg, time: 5 min}}", #"{text: "{timer(egg)}"}"#], nil),
      ("", ["{timer: {name: egg, time: secret}}", #"{text: "{timer(egg)}"}"#], "show it by timer: on a page"),
      (
        "", ["{timer: {name: egg, time: secret}}", "{text: {text: A, visible: running(egg)}}"],
        "show it by timer: on a page"
      ),
      (
        "rest: {type: duration, is: timer(egg)},", ["{timer: {name: egg, time: secret}}"], "show it by timer: on a page"
      ),
      (
        "", ["{timer: {name: egg, time: secret}}", "{timer: {name: egg, time: 5 min}}"], "write time: secret here, too"
      ),
    ])
  func timers(values: String, body: [String], fix: String?) {
    let problems = Panels.problems(
      """
      values: {\(values) secret: {type: duration, in: 1 s..1 h, private: true}}
      pages: {start: {body: [\(body.joined(separator: ", "))]}}
      """)
    let found = problems.map { $0.contains("the timer egg reveals secret, which is private; \(fix ?? "")") }
    #expect(found == (fix == nil ? [] : [true]))
  }

  @Test("Messages to brokers, alarms and what alarms set tell nothing private")
  func mistakes() {
    let code = "code: {type: number, private: true, initial: 1}, copy: {type: number}"
    #expect(
      problems(code, #"button: {label: Tell, tap: {publish: {link: broker, topic: a, text: "{code}"}}}"#).map {
        $0.contains("a message to a broker shows code, which is private")
      } == [true])
    #expect(
      problems(code, "text: Nothing", "alarms: {high: {value: code, above: 5, text: High}}").map {
        $0.contains("high reveals code, which is private")
      } == [true])
    #expect(
      problems(code, "text: Nothing", "alarms: {high: {value: copy, above: 5, text: High, do: {set: {copy: code}}}}")
        .map { $0.contains("copy becomes code, which is private; write private: true at copy") } == [true])
  }

  @Test("The colours of the panel and of public values reveal nothing private")
  func colors() {
    let code = "code: {type: number, in: 0..9, private: true, tint: red if code > 5 else green}"
    #expect(problems(code, "gauge: code") == [])
    #expect(
      problems("\(code), copy: {type: number, in: 0..9}", "gauge: {value: copy, tint: red if code > 5 else green}")
        == [])
    #expect(
      problems("copy: {type: number, in: 0..9, tint: red if code > 5 else green}, \(code)", "gauge: copy").map {
        $0.contains("tint: reveals code, which is private")
      } == [true])
    #expect(
      problems(code, "gauge: code", "panel: {tint: red if code > 5 else green}").map {
        $0.contains("tint: reveals code, which is private")
      } == [true])
  }

  @Test("The title and the colour of a value may name the value itself and values further below")
  func order() {
    let values = #"""
      charge: {type: number, in: 0..9, tint: red if charge < 2 else green},
      rest: {type: number, in: 0..9, label: "Rest of {all}", tint: red if all < 2 else green}, all: {type: number}
      """#
    #expect(problems(values, "gauge: charge") == [])
  }

  @Test("A link is made again when a value may be seen by others than before")
  func signature() throws {
    func signature(_ more: String) throws -> [String] {
      let reading = Panels.read(
        "\(Self.links)\nvalues: {a: {type: text\(more)}}\npages: {start: {body: [{text: Nothing}]}}")
      return try #require(reading.document).linkSignature
    }
    let all = try [signature(""), signature(", private: true"), signature(", mqtt: none")]
    #expect(Set(all).count == 3)
  }
}
