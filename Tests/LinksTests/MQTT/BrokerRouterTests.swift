import Glibc
import SeededRandom
import Testing
import Values

@testable import Links

@Suite("What messages of a broker mean", .seeded) struct BrokerRouterTests {
  private static let topics = BrokerTopics(prefix: "faceplate/oven", group: "kitchen")

  private static func router(distance: Double = 0) -> BrokerRouter {
    var warm = LinkedValue.range("oven.warm", in: 30...120)
    warm.distance = distance
    var router = BrokerRouter(
      link: "broker", topics,
      [
        .number("oven.target", in: 30...250), .flag("oven.run"), warm,
        .number("room.now", link: "broker", ["topic": .text("zigbee/room"), "member": .text("climate.temperature")]),
        .number("room.heat", link: "broker", ["topic": .text("zigbee/room"), "member": .text("list.1")]),
        .number("room.lamp", link: "broker", ["topic": .text("zigbee/lamp"), "set": .text("zigbee/lamp/set")]),
        .text("oven.note"),
        .flag("window", link: "broker", ["topic": .text("window"), "map": .names(["true": "open", "false": "shut"])]),
      ], PanelIdentity(name: "oven", title: "Oven", buttons: [.init(name: "away", title: "Away")]))
    router.note(.range(60...80), of: "oven.warm")
    return router
  }

  private func meanings(_ topic: String, _ text: String, isRetained: Bool = false) -> [BrokerRouter.Meaning] {
    Self.router().meanings(topic: topic, Array(text.utf8), isRetained: isRetained)
  }

  private func why(_ topic: String, _ text: String, isRetained: Bool = false) -> [String] {
    meanings(topic, text, isRetained: isRetained).map { if case .fault(_, _, _, let why) = $0 { why } else { "" } }
  }

  /// The words of the log about values that a message gives none.
  private func noValue(_ topic: String, _ text: String) -> [String] {
    meanings(topic, text).map { if case .noValue(_, _, let fault) = $0 { fault.description } else { "" } }
  }

  @Test("An order sets a value, by the panel's own topic or by that of its group")
  func orders() {
    #expect(meanings("faceplate/oven/set/oven/target", "180") == [.set("oven.target", .number(180))])
    #expect(meanings("faceplate/kitchen/set/oven/run", "true") == [.set("oven.run", .flag(true))])
    #expect(meanings("faceplate/oven/press/away", "PRESS") == [.press("away")])
  }

  @Test("A message about a private value does not quote it")
  func privateValues() {
    var code = LinkedValue.number("a.code", in: 0...9999)
    code.audience = .itsLinkInPrivate
    var pin = LinkedValue.number("a.pin", link: "broker", ["topic": .text("pin"), "member": .text("pin")])
    pin.audience = .itsLinkInPrivate
    let router = BrokerRouter(
      link: "broker", Self.topics, [code, pin], PanelIdentity(name: "oven", title: "Oven", buttons: []))
    for text in ["998877", "my code"] {
      let meanings = router.meanings(topic: "faceplate/oven/set/a/code", Array(text.utf8), isRetained: false)
      let quotes = meanings.map { if case .fault(_, _, let quote, _) = $0 { quote } else { "no fault" } }
      #expect(quotes == [""])
    }
    #expect(
      router.meanings(topic: "faceplate/oven/set/a/pin", Array("1".utf8), isRetained: false) == [
        .fault(
          topic: "faceplate/oven/set/a/pin", name: "a/pin", text: "", why: "the panel has no value of this name")
      ])
    for text in ["{\"pin\":\"88x\"}", "88x", "{\"pin\":null}"] {
      let meanings = router.meanings(topic: "pin", Array(text.utf8), isRetained: false)
      let quotes = meanings.map { if case .noValue(_, _, let fault) = $0 { fault.received } else { "" } }
      #expect(quotes == ["a private text"])
    }
  }

  @Test("A message with a private member is not quoted for the sake of another one")
  func privateNeighbours() {
    var pin = LinkedValue.text("a.pin", topic: "door")
    (pin.audience, pin.keys["member"]) = (.itsLinkInPrivate, .text("pin"))
    let heat = LinkedValue.number("a.heat", link: "broker", ["topic": .text("door"), "member": .text("heat")])
    let router = BrokerRouter(
      link: "broker", Self.topics, [pin, heat], PanelIdentity(name: "oven", title: "Oven", buttons: []))
    let text = #"{"pin":"4711","heat":null}"#
    #expect(
      router.meanings(topic: "door", Array(text.utf8), isRetained: false) == [
        .report(LinkReport("a.pin", .text("4711"))),
        .noValue(
          "a.heat", topic: "door",
          LinkFault(
            "the reading is not a valid value", detail: "the member heat of the message is neither text nor a number",
            received: "a private text")),
      ])
  }

  @Test("One end of a range pushes the other along")
  func ends() {
    #expect(meanings("faceplate/oven/set/oven/warm/low", "90.0") == [.set("oven.warm", .range(90...90))])
    #expect(meanings("faceplate/oven/set/oven/warm/high", "70") == [.set("oven.warm", .range(60...70))])
    #expect(meanings("faceplate/oven/set/oven/warm", "40..50") == [.set("oven.warm", .range(40...50))])
    #expect(why("faceplate/oven/set/oven/warm/high", "170") == ["is out of bounds"])
    let router = Self.router(distance: 10)
    for (end, number, range) in [("low", "75", 75.0...85), ("low", "40", 40...80), ("high", "65", 55...65)] {
      #expect(
        router.meanings(topic: "faceplate/oven/set/oven/warm/\(end)", Array(number.utf8), isRetained: false)
          == [.set("oven.warm", .range(range))])
    }
  }

  @Test(
    "Both ends of a range arrive, although the second is set before the panel has told of the first",
    arguments: [("low", "20", "high", "25"), ("high", "25", "low", "20"), ("low", "7", "high", "8")])
  func bothEnds(first: String, one: String, second: String, two: String) {
    var router = BrokerRouter(
      link: "broker", Self.topics, [.range("warm", in: 0...100)], PanelIdentity(name: "oven", title: "Oven"))
    func set(_ end: String, _ text: String, at time: Duration) -> Datum? {
      router.forgetOrders(until: time)
      let topic = "faceplate/oven/set/warm/\(end)"
      guard case .set(let name, let datum) = router.meanings(topic: topic, Array(text.utf8), isRetained: false).first
      else { return nil }
      router.noteOrder(datum, of: name, at: time)
      return datum
    }
    let wanted = Datum.range(min(Double(one) ?? 0, Double(two) ?? 0)...max(Double(one) ?? 0, Double(two) ?? 0))
    router.note(.range(6...9), of: "warm")
    let half = set(first, one, at: .zero)
    #expect(set(second, two, at: .zero) == wanted)
    // The panel tells of the first order late.
    if let half { router.note(half, of: "warm") }
    #expect(set(second, two, at: .milliseconds(10)) == wanted)
    router.note(wanted, of: "warm")
    // What the panel refuses, or does not show in time, counts no more.
    router.note(.range(40...50), of: "warm")
    #expect(set("low", "10", at: .seconds(1)) == .range(10...50))
    router.forgetOrder(of: "warm")
    #expect(set("high", "60", at: .seconds(1)) == .range(40...60))
    #expect(set("low", "45", at: .seconds(4)) == .range(45...50))
  }

  @Test("One message tells several values, each by its member")
  func members() {
    #expect(
      Set(meanings("zigbee/room", #"{"climate":{"temperature":21.5},"list":[1,48]}"#).map { "\($0)" })
        == Set(
          [
            BrokerRouter.Meaning.report(LinkReport("room.now", .number(21.5))),
            .report(LinkReport("room.heat", .number(48))),
          ].map { "\($0)" }))
  }

  @Test("A member that a message does not have leaves its value alone; null, a word and rubbish do not")
  func noValues() {
    #expect(meanings("zigbee/room", #"{"climate":{"humidity":40},"list":[5]}"#) == [.none, .none])
    #expect(meanings("zigbee/room", "{}") == [.none, .none])
    #expect(
      noValue("zigbee/room", "{") == ["the message is not JSON: “{”", "the message is not JSON: “{”"])
    #expect(
      noValue("zigbee/room", #"{"climate":{"temperature":NaN},"list":[1,2]}"#).first
        == #"the message is not JSON: “{"climate":{"temperature":NaN},"list":[1…”"#)
    #expect(
      noValue("zigbee/room", #"{"climate":{"temperature":1e400}}"#).first
        == #"a number in the message is too large: “{"climate":{"temperature":1e400}}”"#)
    let null = #"{"climate":{"temperature":null}}"#
    #expect(
      noValue("zigbee/room", null) == [
        "the member climate.temperature of the message is neither text nor a number: “\(null)”", "",
      ])
    #expect(
      noValue("zigbee/room", #"{"climate":null}"#).first
        == #"a part of climate.temperature in the message has no members: “{"climate":null}”"#)
    #expect(
      noValue("zigbee/room", #"{"climate":{"temperature":"unavailable"}}"#).first
        == "this is not a value of room.now: “unavailable”")
  }

  @Test(
    "What is no value of a topic makes the value bad, and the log quotes it on one line",
    arguments: [
      ("", "this is not a value of window: “”"), ("ajar", "this is not a value of window: “ajar”"),
      ("a\u{1B}[2J\u{202E}b\n", #"this is not a value of window: “a\u{1b}[2J\u{202e}b\u{a}”"#),
      (
        String(repeating: "x", count: 300),
        "this is not a value of window: “\(String(repeating: "x", count: 40))…”"
      ),
    ])
  func unreadable(text: String, line: String) {
    #expect(noValue("window", text) == [line])
    #expect(why("window", text) == [""])
  }

  @Test("Blanks and line ends around a payload do not count, in reports and in orders")
  func blanks() {
    #expect(meanings("window", " open\r\n") == [.report(LinkReport("window", .flag(true)))])
    #expect(meanings("faceplate/oven/set/oven/target", " 180.5\r\n") == [.set("oven.target", .number(180.5))])
    #expect(meanings("faceplate/oven/set/oven/run", "True") == [.set("oven.run", .flag(true))])
    #expect(meanings("faceplate/oven/set/oven/warm/low", " 70\n") == [.set("oven.warm", .range(70...80))])
  }

  @Test("The state that a broker has kept counts; an order that it has kept does not")
  func retained() {
    #expect(meanings("window", "open", isRetained: true) == [.report(LinkReport("window", .flag(true)))])
    let words =
      "this order is retained, so it would be carried out at each connection; publish it without “retain”"
    #expect(why("faceplate/oven/set/oven/run", "true", isRetained: true) == [words])
    #expect(why("faceplate/oven/press/away", "", isRetained: true) == [words])
  }

  @Test(
    "What makes no sense is refused, and says why",
    arguments: [
      ("faceplate/oven/set/oven/target", "NaN", "this is not a value of oven.target"),
      ("faceplate/oven/set/oven/target", "1e999", "this is not a value of oven.target"),
      ("faceplate/oven/set/oven/target", "300", "must be from 30 to 250"),
      ("faceplate/oven/set/oven/run", "perhaps", "this is not a value of oven.run"),
      ("faceplate/oven/set/room/now", "20", "room.now can only be read"),
      ("faceplate/oven/set/room/lamp", "20", "room.lamp is set by its own topic, zigbee/lamp/set"),
      ("faceplate/oven/set/room/nowhere", "20", "the panel has no value of this name"),
      ("faceplate/oven/set/oven/note", "a\u{202E}b", "this has control characters or marks of direction"),
      ("faceplate/oven/set/oven/note", "a\u{1B}[2J", "this has control characters or marks of direction"),
      ("faceplate/oven/set/", "20", "the panel has no value of this name"),
      ("faceplate/oven/press/home", "", "there is no button home"),
    ])
  func nonsense(topic: String, text: String, why: String) {
    #expect(self.why(topic, text) == [why])
  }

  @Test("An order that is no value is answered with the values that are allowed")
  func allowedValues() {
    var wake = LinkedValue.choice("room.wake", ["early", "late"])
    wake.rules.description = "one of early, late"
    let router = BrokerRouter(
      link: "broker", Self.topics, [wake], PanelIdentity(name: "oven", title: "Oven", buttons: []))
    let meanings = router.meanings(topic: "faceplate/oven/set/room/wake", Array("7:15".utf8), isRetained: false)
    #expect(
      meanings.map { if case .fault(_, _, _, let why) = $0 { why } else { "" } } == ["must be one of early, late"])
  }

  @Test(
    "The text of an order for an unknown name is not repeated, since it may be a secret for another",
    arguments: ["set/oven/pasword", "set/oven/target/high", "set/", "press/home"])
  func secrets(topic: String) {
    let meanings = Self.router().meanings(topic: "faceplate/oven/\(topic)", Array("s3cret".utf8), isRetained: false)
    #expect(meanings.map { if case .fault(_, _, let text, _) = $0 { text } else { "no fault" } } == [""])
  }

  @Test(
    "A text that is longer than a value may be is refused, from its topic and from an order, and the limit is named")
  func longTexts() {
    let (own, read) = (LinkedValue.text("room.own"), LinkedValue.text("room.read", topic: "zigbee/text"))
    let router = BrokerRouter(
      link: "broker", Self.topics, [own, read], PanelIdentity(name: "oven", title: "Oven", buttons: []))
    func meanings(_ topic: String, _ count: Int) -> [BrokerRouter.Meaning] {
      router.meanings(topic: topic, [UInt8](repeating: 65, count: count), isRetained: false)
    }
    let longest = String(repeating: "A", count: TextLimits.valueBytes)
    #expect(meanings("zigbee/text", 4096) == [.report(LinkReport("room.read", .text(longest)))])
    func words(_ name: String) -> String {
      "this is not a value of \(name): 4097 bytes are more than the 4096 that a text may have"
    }
    #expect(
      meanings("faceplate/oven/set/room/own", 4097).map { if case .fault(_, _, _, let why) = $0 { why } else { "" } }
        == [words("room.own")])
    #expect(
      meanings("zigbee/text", 4097).map { if case .noValue(_, _, let fault) = $0 { fault.detail } else { "" } }
        == [words("room.read")])
  }

  @Test("A message that is too long or no text is refused unread")
  func forms() {
    let router = Self.router()
    let order = "faceplate/oven/set/oven/run"
    let long = router.meanings(topic: order, [UInt8](repeating: 65, count: 70_000), isRetained: false)
    #expect(long == [.fault(topic: order, name: nil, text: "", why: "the message has more than 65536 bytes")])
    let bytes = router.meanings(topic: order, [0xFF, 0xFE], isRetained: false)
    #expect(bytes == [.fault(topic: order, name: nil, text: "", why: "the message is not text")])
    #expect(
      router.meanings(topic: "window", [0x6F, 0xFF], isRetained: false)
        == [
          .noValue(
            "window", topic: "window",
            LinkFault("the reading is not a valid value", detail: "the message is not text", received: "“o\u{FFFD}”"))
        ])
  }

  @Test("Another panel of the same name is noticed by its introduction, and one's own introduction means nothing")
  func rival() {
    #expect(meanings("faceplate/oven/info", #"{"title":"Oven","instance":"other"}"#) == [.rival])
    #expect(meanings("faceplate/oven/info", #"{"instance":"\#(BrokerTopics.instance)"}"#) == [.none])
    #expect(meanings("faceplate/oven/info", #"{"title":"Oven"}"#) == [.none])
    #expect(meanings("faceplate/oven/info", "") == [.none])
    #expect(Self.router().subscriptions.contains("faceplate/oven/info"))
  }

  @Test("Home Assistant's start is noticed, and other topics mean nothing")
  func others() {
    #expect(meanings("homeassistant/status", "online") == [.birth])
    #expect(meanings("homeassistant/status", "offline") == [.none])
    #expect(meanings("somebody/else", "1") == [.none])
  }

  @Test("Any of a hundred thousand hostile messages is refused, or sets what may be set")
  func fuzz() {
    let count = getenv("FACEPLATE_MESSAGES").flatMap { Int(String(cString: $0)) } ?? 20_000
    let router = Self.router()
    var random = SeededGenerator(seed: 20)
    let topics = [
      "faceplate/oven/set/oven/target", "faceplate/oven/set/oven/warm", "faceplate/oven/set/oven/warm/low",
      "faceplate/oven/set//", "faceplate/oven/press/away", "zigbee/room", "window", "homeassistant/status", "",
      "faceplate/kitchen/set/oven/run",
    ]
    let parts = [
      "1", "-", "e", "999", ".", "..", "true", "{", "}", "[", "]", "\"", ":", ",", "climate", "temperature", "list",
      "null", "\u{0}", "é", "open", "NaN", "\\u0000", "[[[[[[[[", "0x", " ",
    ]
    var (good, bad) = (0, 0)
    for _ in 0..<count {
      var bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
        Array(parts.randomElement(using: &random)!.utf8)
      }
      if Int.random(in: 0..<8, using: &random) == 0 { bytes.append(UInt8.random(in: 0...255, using: &random)) }
      let topic = topics.randomElement(using: &random)!
      for meaning in router.meanings(topic: topic, bytes, isRetained: Bool.random(using: &random)) {
        switch meaning {
        case .fault(_, _, _, let why):
          bad += 1
          #expect(!why.isEmpty)
        case .noValue(_, _, let fault):
          bad += 1
          #expect(!fault.reason.isEmpty && !fault.received.isEmpty)
        case .set(_, .number(let number)):
          good += 1
          #expect((30...250).contains(number))
        case .set(_, .range(let range)):
          good += 1
          #expect(range.lowerBound >= 30 && range.upperBound <= 120)
        case .report(let report):
          good += 1
          if case .number(let number)? = report.datum { #expect(number.isFinite) }
        default: good += 1
        }
      }
    }
    #expect(good > 0 && bad > good)
  }
}
