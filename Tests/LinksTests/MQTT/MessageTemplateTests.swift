import Testing
import Values

@testable import Links

@Suite("Messages that values are written as")
struct MessageTemplateTests {
  @Test("The value stands in each {v}, and other braces stand for themselves")
  func places() throws {
    #expect(
      try MessageTemplate("{\"brightness\": {v}}", for: LinkedValue("a", .number)).text("12.5")
        == "{\"brightness\": 12.5}")
    #expect(try MessageTemplate("[{v}, {v}]", for: LinkedValue("a", .flag)).text("true") == "[true, true]")
    #expect(try MessageTemplate("level={v};", for: LinkedValue("a", .number)).text("3") == "level=3;")
  }

  @Test("A text cannot leave its string in JSON, and stands as it is elsewhere")
  func escapes() throws {
    #expect(
      try MessageTemplate("{\"name\": \"{v}\"}", for: LinkedValue("a", .text)).text("a\"}, \"x\": \"")
        == "{\"name\": \"a\\\"}, \\\"x\\\": \\\"\"}")
    #expect(try MessageTemplate("say {v}", for: LinkedValue("a", .text)).text("\"a\"") == "say \"a\"")
  }

  @Test("A template without a place, a broken one, one without its topic and a text without quotes are mistakes")
  func mistakes() {
    func fault(_ message: String, _ form: LinkedValue.Form, set: String? = "lamp/set") -> String? {
      var value = LinkedValue("lamp", form)
      value.keys = ["message": .text(message)]
      if let set { value.keys["set"] = .text(set) }
      return LinkCheck.fault(of: "mqtt", value)?.reason
    }
    #expect(fault("{\"brightness\": {v}}", .number) == nil)
    #expect(fault("on", .flag) == "“on” has no place for the value; write {v} where it belongs")
    #expect(
      fault("{\"brightness\": {v}", .number)
        == "“{\"brightness\": {v}” is no JSON with a value in the place of {v}; write it like {\"brightness\": {v}}")
    #expect(
      fault("{\"mode\": {v}}", .choice)
        == "“{\"mode\": {v}}” is no JSON with a value in the place of {v}; write it like {\"mode\": \"{v}\"}")
    #expect(
      fault(String(repeating: "{v}", count: 17), .text)
        == "“message:” has 17 places for the value; write {v} at most 16 times")
    #expect(fault(String(repeating: "{v}", count: 16), .text) == nil)
    #expect(fault("{'level': {v}}", .number)?.contains("is no JSON") == true)
    #expect(fault("{v}", .number, set: nil) == "message: goes to no topic; write set: beside it")
  }

  @Test("What a map writes may stand without quotes if all of it is JSON")
  func maps() {
    func fault(_ map: [String: String]) -> String? {
      var value = LinkedValue("lamp", .choice)
      value.keys = ["message": .text("{\"mode\": {v}}"), "set": .text("lamp/set"), "map": .names(map)]
      value.rules.parse = { .text($0) }
      return LinkCheck.fault(of: "mqtt", value)?.reason
    }
    #expect(fault(["eco": "1", "boost": "2"]) == nil)
    #expect(fault(["eco": "1", "boost": "two"])?.contains("is no JSON") == true)
  }
}
