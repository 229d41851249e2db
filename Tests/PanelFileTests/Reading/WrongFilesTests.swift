import Testing

@testable import PanelFile

/// Files as people get them wrong: each has one message, at the place where the mistake begins.
@Suite("Wrong panel files") struct WrongFilesTests {
  /// The messages by file, as they were read and found right.
  private static let expected: [String: String] = Dictionary(
    Panels.lines(of: "wrong/messages").map { line in
      let end = line.firstIndex(of: "\t") ?? line.endIndex
      return (String(line[..<end]), String(line[end...].dropFirst()))
    }
  ) { $1 }

  @Test("Each file has its message", arguments: Panels.names(in: "wrong"))
  func message(name: String) throws {
    let reading = PanelReading.read(
      path: "\(Panels.folder)/wrong/\(name)", in: PanelSurroundings(reserved: ["display"], settings: ["panel.language"])
    )
    #expect(reading.document == nil)
    let folder = "\(Panels.folder)/wrong/\(name)"
    let messages = reading.problems.map { problem in
      #expect(problem.place.file == folder)
      return String(problem.description.dropFirst(folder.count + 1))
    }
    #expect(messages.joined(separator: "\t") == Self.expected[name])
  }

  @Test("A mark of the encoding before the first line is no part of the panel")
  func byteOrderMark() {
    #expect(Panels.problems("\u{FEFF}pages: {start: {body: [{text: A}]}}\n") == [])
    #expect(Panels.problems("\u{FEFF}panel: {name: a}\r\npages: {start: {body: [{text: A}]}}\r\n") == [])
  }

  @Test("A word that cannot be a name is told with its key", arguments: ["my panel", "1a", "a..b"])
  func names(name: String) {
    #expect(
      Panels.problems("panel: {name: \(name)}\npages: {start: {body: [{text: A}]}}\n") == [
        "panel.yaml:1:15: name: cannot be “\(name)”; begin with a letter, followed by letters from a to z, digits and _"
      ])
  }

  @Test("A name that D-Bus cannot have is told at its place, each on its own")
  func busNames() {
    let text = """
      values:
        a: {type: text, dbus: {service: a.b, path: x, interface: y z, property: P}}
      pages: {start: {body: [{text: "{a}"}]}}

      """
    #expect(
      Panels.problems(text) == [
        "panel.yaml:2:46: path: “x” does not begin with /; write the object's path, such as /org/freedesktop/hostname1",
        "panel.yaml:2:60: interface: “y z” has a blank; write letters, digits and _ with dots between parts only",
      ])
  }

  @Test("Two buttons of one name on several pages do the same if a broker can press them")
  func buttonNames() {
    let broker = "links: {broker: {mqtt: mqtt://broker.lan}}"
    func problems(_ links: String, _ tap: String) -> [String] {
      Panels.problems(
        """
        \(links)
        values: {n: {type: number, in: 0..99, step: 1, initial: 5}}
        pages:
          start: {body: [{button: {name: more, label: One, tap: {step: n}}}, {link: other}]}
          other: {body: [{button: {name: more, label: Ten, tap: {\(tap)}}}]}
        """)
    }
    #expect(
      problems(broker, "step: n, by: 10") == [
        "panel.yaml:5:19: warning: another button has the name more and does something else; "
          + "write another name: for one of them, as brokers press only one"
      ])
    #expect(problems(broker, "step: n") == [])
    #expect(problems("panel: {title: Buttons}", "step: n, by: 10") == [])
  }

  @Test("An order that no topic answers is a mistake, and a key that needs a topic is worth a warning")
  func topics() {
    func problems(_ keys: String) -> [String] {
      Panels.problems(
        """
        links: {broker: {mqtt: mqtt://broker.lan}}
        values: {a: {type: number, mqtt: {\(keys)}}}
        pages: {start: {body: [{value: a}]}}
        """)
    }
    #expect(problems("") == [])
    #expect(problems("topic: a, set: b, member: c, scale: 2") == [])
    #expect(
      problems("set: a/set") == [
        "panel.yaml:2:35: set: belongs to a value that is read from a topic of others, and there is no topic:; "
          + "write topic: beside it, or send orders by the action publish"
      ])
    #expect(
      problems("member: m, offset: 2") == [
        "panel.yaml:2:35: warning: member: has no effect without topic:; write topic: beside it, or remove member:",
        "panel.yaml:2:46: warning: offset: has no effect without topic:; write topic: beside it, or remove offset:",
      ])
  }

  @Test("A message goes to one topic")
  func publishedTopics() {
    func problems(_ topic: String) -> [String] {
      Panels.problems(
        """
        links: {broker: {mqtt: mqtt://broker.lan}}
        values: {a: {type: number}}
        pages: {start: {body: [{button: {label: A, tap: {publish: {topic: "\(topic)", text: b}}}}]}}
        """)
    }
    #expect(problems("a/{a}/b") == [])
    for topic in ["a/#", "{a}+"] {
      #expect(
        problems(topic) == [
          "panel.yaml:3:67: “\(topic)” cannot be a topic; write one without + and #, which stand for several"
        ])
    }
  }

  @Test("A folder in the place of a panel file, or of an included file, is a mistake that rights do not help")
  func folder() throws {
    let folder = "\(Panels.folder)/wrong"
    #expect(
      PanelReading.read(path: folder, in: PanelSurroundings()).problems.map(\.description) == [
        "\(folder):1:1: the file cannot be read: it is not a file; name a file"
      ])
    let main = "pages: !include link.yaml"
    let files = PanelFiles(path: "panel.yaml") {
      $0 == "panel.yaml" ? .bytes(Array(main.utf8)) : .unreadable("it is a link", fix: "put the file here")
    }
    #expect(
      PanelReading.read(files, in: PanelSurroundings()).problems.map(\.description) == [
        "panel.yaml:1:8: link.yaml cannot be read: it is a link; put the file here"
      ])
  }

  @Test("A keyboard layout that the machine does not have is a mistake at its place")
  func layouts() {
    let text = "panel: {keyboards: [de, dee, fr(oss)]}\npages: {start: {body: [{text: A}]}}\n"
    let files = PanelFiles(path: "panel.yaml") { _ in .bytes(Array(text.utf8)) }
    let reading = PanelReading.read(
      files, in: PanelSurroundings(isLayout: { ["de", "fr(oss)"].contains($0) }))
    #expect(
      reading.problems.map(\.description) == [
        "panel.yaml:1:25: there is no keyboard layout “dee”; write a name of X such as de, or with its variant fr(oss); "
          + "xkb-data has them"
      ])
  }

  @Test(
    "A measured number at a stepper that does not show it is a warning at its place",
    arguments: ["", "style: capsule, "])
  func actual(style: String) {
    let head = """
      values: {a: {type: number, in: 0..9}, b: {type: number, in: 0..9}}
      pages: {start: {body: [{stepper: {value: a,\u{20}
      """
    let found = Panels.read(head + style + "actual: b}}]}}").problems
    #expect(
      found.map(\.description) == [
        "panel.yaml:2:\(45 + style.count): warning: actual: shows only in the style dial; write style: dial, or remove actual:"
      ])
    #expect(found.map(\.severity) == [.warning])
    #expect(Panels.read(head + "style: dial, actual: b}}]}}").problems.map(\.description) == [])
  }

  @Test(
    "A value that is stale before it is read again is a warning",
    arguments: [
      ("every: 10 s", "", "10 s", "3 s"), ("every: 3 s", "", "3 s", "3 s"),
      ("holding: 1", "stale: 500 ms, ", "1 s", "500 ms"),
    ])
  func stale(key: String, limit: String, every: String, stale: String) {
    func problems(_ key: String, _ limit: String = "") -> [String] {
      Panels.problems(
        """
        links: {plc: {modbus: tcp://plc.lan, stale: 3 s}}
        values: {a: {type: number, \(limit)modbus: {\(key)}}}
        pages: {start: {body: [a]}}
        """)
    }
    let key = key.hasPrefix("holding") ? key : "holding: 1, \(key)"
    #expect(
      problems(key, limit) == [
        "panel.yaml:2:\(28 + limit.count): warning: a is read every \(every), and is stale after \(stale); "
          + "raise stale:, or lower every:"
      ])
    #expect(problems("holding: 1, every: 2 s") == [])
  }

  @Test("A mistake after many warnings still makes the file a wrong one")
  func warnings() {
    let translations = (0..<30).map { "T\($0): A" }.joined(separator: ", ")
    let reading = Panels.read(
      """
      panel: {title: "{code}"}
      values: {code: {type: text, private: true}}
      languages: {de: {\(translations)}}
      pages: {start: {body: [{text: B}]}}
      """)
    #expect(reading.document == nil)
    #expect(reading.problems.count == 20)
    #expect(
      reading.problems.filter { $0.severity == .error }.map(\.description) == [
        "panel.yaml:1:8: the title of the panel shows code, which is private; show it by a text: on a page"
      ])
  }

  @Test("Of thousands of unknown names the first ones have advice")
  func manyMistakes() {
    let texts = (0..<3_000).map { "{text: \"{no\($0)}\"}" }.joined(separator: ", ")
    let problems = Panels.problems("values: {number: {type: number}}\npages: {start: {body: [\(texts)]}}")
    #expect(problems.count == 20)
    #expect(problems.allSatisfy { $0.hasSuffix("write one of number") })
  }

  @Test("No file is forgotten")
  func all() { #expect(Panels.names(in: "wrong") == Self.expected.keys.sorted()) }
}
