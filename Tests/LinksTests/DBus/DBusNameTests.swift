import Testing

@testable import Links

@Suite("Names on D-Bus") struct DBusNameTests {
  @Test(
    "Names by the rules of D-Bus are right",
    arguments: [
      (.service, ["org.freedesktop.hostname1", "a.b", ":1.42", "com.example.a-b", "_a._1"]),
      (.path, ["/", "/org/freedesktop/hostname1", "/1/_2", "/org/bluez/hci0/dev_00_11"]),
      (.interface, ["org.freedesktop.hostname1", "a.b", "a._1"]),
      (.property, ["Hostname", "_a1", "current-volume"]),
    ] as [(DBusName, [String])])
  func right(kind: DBusName, names: [String]) {
    for name in names { #expect(kind.fault(of: name) == nil, "\(name)") }
  }

  @Test(
    "A name that D-Bus cannot have is a mistake, which says how to fix it",
    arguments: [
      (.path, "x", "does not begin with /; write the object's path, such as /org/freedesktop/hostname1"),
      (.path, "", "does not begin with /; write the object's path, such as /org/freedesktop/hostname1"),
      (.path, "/a/", "ends with /; leave out the / at the end"),
      (.path, "/a//b", "has a part without letters; write one / between two parts"),
      (.path, "/a-b", "has a “-”; write letters, digits, _ and / only"),
      (.path, "/ä", "has a “ä”; write letters, digits, _ and / only"),
      (.interface, "y z", "has a blank; write letters, digits and _ with dots between parts only"),
      (.interface, "a-b.c", "has a “-”; write letters, digits and _ with dots between parts only"),
      (.interface, "y", "has no dot; write the whole name, such as org.freedesktop.hostname1"),
      (.interface, "a..b", "has a part without letters; write one dot between two parts, and none at the ends"),
      (.interface, "a.1b", "has a digit at the beginning of “1b”; begin it with a letter or _"),
      (.interface, ":1.42", "has a “:”; write letters, digits and _ with dots between parts only"),
      (.service, "hostname", "has no dot; write the whole name, such as org.freedesktop.hostname1"),
      (.service, ".a.b", "has a part without letters; write one dot between two parts, and none at the ends"),
      (.service, "a/b.c", "has a “/”; write letters, digits, - and _ with dots between parts only"),
      (.property, "a.B", "has a “.”; write letters, digits, - and _ only"),
      (.property, "1a", "has a digit at the beginning of “1a”; begin it with a letter or _"),
      (.property, "", "is no name; write the name that busctl introspect shows"),
    ] as [(DBusName, String, String)])
  func wrong(kind: DBusName, name: String, words: String) {
    #expect(kind.fault(of: name)?.description == "\(kind.rawValue): “\(name)” \(words)")
  }

  @Test("Names that a program gives to a call are judged by the same rule, before the call")
  func objects() {
    typealias Object = DBusConnection.Object
    let login = Object(service: "org.a", path: "/org/a", interface: "org.a.B")
    #expect(login.mistake(.method, "GetAll") == nil && login.mistake(.property, "current-volume") == nil)
    #expect(
      login.mistake(.method, "get-all")?.description == "method: “get-all” has a “-”; write letters, digits and _ only")
    #expect(
      Object(service: "org.a", path: "org/a", interface: "org.a.B").mistake(.method, "Get")
        == DBusName.path.fault(of: "org/a"))
    #expect(
      Object(service: "a b.c", path: "/", interface: "B").mistake(.method, "Get") == DBusName.service.fault(of: "a b.c")
    )
  }

  @Test("A name has at most 255 letters, and a path any number")
  func length() {
    let long = "a." + String(repeating: "b", count: 253)
    for kind in [DBusName.service, .interface] {
      #expect(kind.fault(of: long) == nil)
      #expect(kind.fault(of: long + "b")?.parts.what.hasSuffix("is longer than 255 letters") == true)
    }
    #expect(DBusName.path.fault(of: "/" + long.dropFirst(2)) == nil)
    #expect(DBusName.path.fault(of: "/" + String(repeating: "b", count: 1000)) == nil)
  }
}
