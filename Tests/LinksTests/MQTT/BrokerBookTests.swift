import Testing
import Values

@testable import Links

@Suite("What a panel tells a broker") struct BrokerBookTests {
  private func texts(_ book: inout BrokerBook, at milliseconds: Int) -> [String] {
    book.take(at: .milliseconds(milliseconds)).map { "\($0.topic)=\($0.text)" }
  }

  @Test("A drag is told five times a second at most, and its end always")
  func drag() {
    var book = BrokerBook()
    var sent: [String] = []
    for step in 0..<100 {
      book.set("\(step)", "a")
      sent += texts(&book, at: step * 10)
    }
    #expect(sent == ["a=0", "a=20", "a=40", "a=60", "a=80"])
    #expect(book.deadline == .milliseconds(1000))
    #expect(texts(&book, at: 1000) == ["a=99"])
    #expect(book.deadline == nil)
  }

  @Test("What is told already is not told again, but after a new connection all of it is")
  func again() {
    var book = BrokerBook()
    book.set("1", "a")
    book.set("2", "b")
    #expect(texts(&book, at: 0) == ["a=1", "b=2"])
    book.set("1", "a")
    #expect(texts(&book, at: 500) == [])
    book.forgetSent()
    #expect(texts(&book, at: 1000) == ["a=1", "b=2"])
  }

  @Test("The record of what was published is read as it was written, whatever else stands in the file")
  func record() {
    var record = PublishedRecord()
    record.topics = ["faceplate/oven/state/a", "faceplate/oven/state/b"]
    record.discovery = ["homeassistant/device/x/config": ["a": "number", "b": "switch"]]
    #expect(PublishedRecord(text: record.text) == record)
    #expect(PublishedRecord(text: "nonsense\n\(record.text)topic\npart x\n") == record)
  }

  @Test(
    "Addresses of brokers",
    arguments: [
      ("mqtt://broker.lan", "broker.lan", Int32(1883), false), ("mqtts://broker.lan", "broker.lan", 8883, true),
      ("mqtt://[2001:db8::1]:1884", "2001:db8::1", 1884, false),
    ])
  func addresses(text: String, host: String, port: Int32, usesTLS: Bool) throws {
    let parts = try BrokerSettings.parse(text)
    #expect(parts.host == host)
    #expect(parts.port == port)
    #expect(parts.usesTLS == usesTLS)
  }

  @Test(
    "What is no address of a broker",
    arguments: ["broker.lan", "http://x", "mqtt://", "mqtt://a:0", "mqtt://a:70000", "mqtt://u@b", "mqtt://a b"])
  func wrongAddresses(text: String) {
    #expect(throws: LinkFault.self) { try BrokerSettings.parse(text) }
  }
}

@Suite("The panels at a broker") struct BrokerFleetTests {
  @Test("A panel is what it says of itself, and nonsense is left out")
  func panels() {
    var listing = BrokerFleet.Listing(quiet: .milliseconds(500), at: .zero)
    func note(_ topic: String, _ text: String) { listing.handle(topic, Array(text.utf8), isRetained: true, at: .zero) }
    note("faceplate/oven/info", #"{"title":"Baking oven","version":"0.2.0","values":12}"#)
    note("faceplate/oven/availability", "online")
    note("faceplate/hall/availability", "offline")
    note("faceplate/hall/info", "{{")
    note("faceplate/a/b/info", "{}")
    note("faceplate/\(String(repeating: "x", count: 257))/info", "{}")
    note("somebody/else/info", "{}")
    #expect(
      listing.panels == [
        .init(name: "hall"), .init(name: "oven", isOnline: true, title: "Baking oven", version: "0.2.0", values: 12),
      ])
    #expect(listing.isWhole)
  }

  @Test("A panel that is there is good unless one of its parts says otherwise; what strangers write is cut")
  func parts() {
    var listing = BrokerFleet.Listing(quiet: .milliseconds(500), at: .zero)
    func note(_ topic: String, _ text: String) { listing.handle(topic, Array(text.utf8), isRetained: true, at: .zero) }
    note("faceplate/bath/info", #"{"good":true,"parts":{"panel-file":"good","link-plc":"good"}}"#)
    note("faceplate/hall/info", #"{"good":true,"parts":{"panel-file":"good","link-plc":"no connection"}}"#)
    for name in ["bath", "hall"] { note("faceplate/\(name)/availability", "online") }
    #expect(listing.panels.map(\.isGood) == [true, false])
    #expect(
      listing.panels[1].parts == [PartState("panel-file", fault: nil), PartState(link: "plc", fault: "no connection")])
    note("faceplate/bath/availability", "offline")
    #expect(!listing.panels[0].isGood)
    let many = (0..<100).map { #""p\#($0)":"\#(String(repeating: "x", count: 500))""# }.joined(separator: ",")
    note("faceplate/bath/info", "{\"parts\":{\(many)}}")
    #expect(listing.panels[0].parts.count == LinkLimits.partsOfPanel)
    #expect(listing.panels[0].parts.allSatisfy { $0.text.count == LinkLimits.nameBytes })
    note("faceplate/bath/info", #"{"parts":["good"]}"#)
    #expect(listing.panels[0].parts == [])
  }

  @Test("A listing ends although somebody publishes without end, and takes only what the broker keeps")
  func end() {
    var listing = BrokerFleet.Listing(quiet: .milliseconds(500), at: .zero)
    #expect(listing.end == .milliseconds(500))
    listing.handle("faceplate/a/info", Array("{}".utf8), isRetained: true, at: .milliseconds(100))
    #expect(listing.end == .milliseconds(600))
    listing.handle("faceplate/b/info", Array("{}".utf8), isRetained: false, at: .milliseconds(300))
    #expect(listing.end == .milliseconds(600))
    #expect(listing.panels.map(\.name) == ["a"])
    #expect(listing.isWhole)
    for tenth in 4...200 {
      listing.handle("faceplate/x\(tenth)/info", Array("{}".utf8), isRetained: true, at: .milliseconds(tenth * 100))
    }
    #expect(listing.end == .seconds(10))
    #expect(!listing.isWhole)
  }

  @Test("A listing does not grow without end")
  func bound() {
    var listing = BrokerFleet.Listing(quiet: .milliseconds(500), at: .zero)
    for number in 0..<LinkLimits.panels {
      listing.handle("faceplate/x\(number)/availability", Array("online".utf8), isRetained: true, at: .zero)
    }
    #expect(listing.isWhole)
    listing.handle("faceplate/y/availability", Array("online".utf8), isRetained: true, at: .zero)
    // A failure would print all panels of the listing.
    let (isWhole, count) = (listing.isWhole, listing.panels.count)
    #expect(!isWhole)
    #expect(count == LinkLimits.panels)
    let long = #"{"title":"\#(String(repeating: "t", count: 60_000))"}"#
    listing.handle("faceplate/x1/info", Array(long.utf8), isRetained: true, at: .zero)
    #expect(listing.panels.allSatisfy { $0.title.count <= 256 })
  }
}
