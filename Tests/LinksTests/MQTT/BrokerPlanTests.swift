import Testing
import Values

@testable import Links

@Suite("What a panel does at a broker") struct BrokerPlanTests {
  private func plan(
    _ panel: String, _ keys: [String: LinkKey] = [:], _ services: LinkServices = LinkServices()
  ) throws -> BrokerPlan {
    try BrokerPlan(
      LinkedConnection(
        name: "broker", kind: "mqtt", keys: keys.merging(["mqtt": .text("mqtt://broker.lan")]) { $1 }, place: "1"),
      [.flag("run")],
      PanelIdentity(name: panel, title: "", alarms: [.init(name: "hot", title: "Hot")]), services)
  }

  @Test("Certificates to trust lie in the folder of the panel file, unless their path begins at the root")
  func authorities() throws {
    var services = LinkServices()
    services.files = FileAccess(panel: "/srv/oven/panel.yaml")
    let paths = try ["ca.pem", "/etc/ca.pem"].map { try plan("oven", ["authorities": .text($0)], services).settings }
    #expect(paths.map(\.authorities) == ["/srv/oven/ca.pem", "/etc/ca.pem"])
    #expect(try plan("oven").settings.authorities == "/etc/ssl/certs")
  }

  @Test("All that a panel leaves at the broker is in its record, so that a panel of another name takes it away")
  func record() throws {
    let (before, now) = (try plan("oven").standing, try plan("oven2").standing)
    #expect(
      before.topics.subtracting(now.topics) == [
        "faceplate/oven/availability", "faceplate/oven/info", "faceplate/oven/state/run", "faceplate/oven/alarm/hot",
      ])
    #expect(try plan("oven").standing.topics == before.topics)
  }

  @Test("A link may name the panel: its topics and the client at the broker have that name")
  func name() throws {
    let (one, two) = (try plan("program", ["panel": .text("hall")]), try plan("program"))
    #expect(one.topics.availability == "faceplate/hall/availability")
    #expect(two.topics.availability == "faceplate/program/availability")
    #expect(one.settings.client.hasPrefix("faceplate-hall-"))
    #expect(two.settings.client.hasPrefix("faceplate-program-"))
    #expect(one.standing.topics.isDisjoint(with: two.standing.topics))
    for wrong in ["a/b", "a+", "#"] {
      #expect(throws: LinkFault.self) { try plan("program", ["panel": .text(wrong)]) }
    }
  }

  @Test("A panel introduces itself with the mark of this program, and knows its own topics")
  func introduction() throws {
    let plan = try plan("oven", ["discovery": .text("homeassistant")])
    #expect(plan.info([]).contains(#""instance":"\#(BrokerTopics.instance)""#))
    for topic in Array(plan.standing.topics) + Array(plan.standing.discovery.keys) { #expect(plan.isOwn(topic)) }
    for topic in ["faceplate/oven2/info", "homeassistant/device/faceplate_oven2/config", "a/faceplate_oven/b"] {
      #expect(!plan.isOwn(topic))
    }
  }

  @Test("Of a fault the broker receives only what others may read")
  func faults() throws {
    let info = try plan("oven").info([PartState(link: "plc", fault: "code: 4711", publicFault: "a value is bad")])
    #expect(info.contains(#""good":false,"parts":{"link-plc":"a value is bad"}"#))
    #expect(!info.contains("4711"))
  }

  @Test("A value that the broker has no business with is neither published nor discovered, and no order sets it")
  func withheld() throws {
    var (code, own, told) = (LinkedValue.text("a.code"), LinkedValue.number("own"), LinkedValue.text("told"))
    var warm = LinkedValue.range("warm", in: 0...100)
    (code.audience, own.audience, warm.audience) = (.itsLinkInPrivate, .itsLink, .itsLink)
    // A link that is written at the value itself has it.
    (told.audience, told.link) = (.itsLinkInPrivate, "broker")
    let plan = try BrokerPlan(
      LinkedConnection(
        name: "broker", kind: "mqtt",
        keys: ["mqtt": .text("mqtt://broker.lan"), "discovery": .text("homeassistant"), "group": .text("all")],
        place: "1"),
      [code, own, told, warm, .flag("run")], PanelIdentity(name: "oven", title: ""), LinkServices())
    #expect(plan.published.keys.sorted() == ["run", "told"])
    #expect(
      plan.standing.topics.filter { $0.contains("/state/") }.sorted() == [
        "faceplate/oven/state/run", "faceplate/oven/state/told",
      ])
    #expect(plan.discovery.messages(before: [:]).allSatisfy { !$0.text.contains("code") && !$0.text.contains("own") })
    for (path, name) in [("a/code", "a.code"), ("own", "own"), ("warm/low", "warm")] {
      for topic in ["faceplate/oven/set/\(path)", "faceplate/all/set/\(path)"] {
        let meanings = plan.router.meanings(topic: topic, Array("4711".utf8), isRetained: false)
        #expect(
          meanings == [.fault(topic: topic, name: name, text: "", why: "\(name) can only be set at the panel")])
      }
    }
  }

  @Test("A refusal names the client that the broker does not take")
  func refusal() {
    #expect(BrokerConnection.refusal(2, of: "faceplate-oven-1") == "the broker refuses the name faceplate-oven-1")
    #expect(BrokerConnection.refusal(5, of: "faceplate-oven-1") == "the broker allows no access")
    #expect(BrokerConnection.refusal(9, of: "faceplate-oven-1") == "the broker refuses the connection (9)")
  }
}
