import Glibc
import Testing
import Values

@testable import Links

@Suite("The files that a panel file may use") struct FileAccessTests {
  private let desk: Desk

  init() throws {
    desk = try Desk()
    try desk.write("21", "panel/own")
    try desk.write("21", "panel/below/own")
    try desk.write("21", "other/own")
    try desk.write("secret", "panel/credentials/mqtt@broker.lan")
    for name in ["panel.conf", ".panel.conf.good", "panel.conf.d/a.conf", "commands.conf"] {
      try desk.write("[idle]", "panel/\(name)")
    }
    #expect(symlink("../other/own", "\(desk.path)/panel/link") == 0)
    #expect(symlink("own", "\(desk.path)/panel/near") == 0)
  }

  private func access(_ folders: [String] = []) -> FileAccess {
    FileAccess(
      panel: "\(desk.path)/panel/panel.yaml", folders: folders, credentials: "\(desk.path)/panel/credentials",
      administrators: ["\(desk.path)/panel/panel.conf", "\(desk.path)/panel/commands.conf"])
  }

  private func reading(_ path: String, _ access: FileAccess) -> String {
    do throws(LinkFault) { return try FileAccess.contents(of: path, access) } catch { return error.description }
  }

  @Test("Its own folder and what the kernel says of the hardware are open", arguments: ["own", "below/own", "near"])
  func own(name: String) {
    #expect(reading("\(desk.path)/panel/\(name)", access()) == "21")
    #expect(access().fault(of: "\(desk.path)/panel/\(name)") == nil)
  }

  @Test(
    "The kernel's files that tell nothing of processes are open", arguments: ["loadavg", "uptime", "meminfo", "stat"])
  func kernel(name: String) {
    #expect(access().fault(of: "/proc/\(name)") == nil)
    #expect(!reading("/proc/\(name)", access()).contains("outside"))
    #expect(access().fault(of: "/sys/class/hwmon/*/temp1_input") == nil)
  }

  @Test(
    "Other files are closed until the administrator opens their folder, also behind a link",
    arguments: ["other/own", "panel/link", "panel/../other/own"])
  func outside(name: String) {
    let path = "\(desk.path)/\(name)"
    let fault = LinkFault(
      "the file cannot be used",
      detail:
        "\(path) is outside of the folders that the panel file may use; keep the file beside the panel file, or let the "
        + "administrator allow its folder: --files \(desk.path)/other")
    #expect(access().fault(of: path) == fault)
    #expect(reading(path, access()) == fault.description)
    #expect(reading(path, access(["\(desk.path)/other"])) == "21")
  }

  @Test("A pattern reaches no further than its folder", arguments: ["*/own", "other/*", "panel/*/../../other/own"])
  func pattern(name: String) {
    let source = FileSource(["path": .text("\(desk.path)/\(name)"), "chip": .text("none")], access())
    let own = FileSource(["path": .text("\(desk.path)/other/*wn")], access())
    #expect(throws: LinkFault.self) { try source.read(.number("a")).get() }
    #expect(throws: LinkFault.self) { try own.read(.number("a")).get() }
  }

  @Test(
    "Secrets, processes and the administrator's files stay closed whatever is allowed",
    arguments: [
      "/proc/self/environ", "/proc/thread-self/environ", "/proc/1/environ", "/etc/kiosk/credentials/mqtt@broker.lan",
      "/run/credentials/kiosk@tty1.service/mqtt@broker.lan", "panel/credentials/mqtt@broker.lan", "panel/panel.conf",
      "panel/.panel.conf.good", "panel/panel.conf.d/a.conf", "panel/panel.conf.new", "panel/commands.conf",
    ])
  func closed(name: String) {
    let path = name.hasPrefix("/") ? name : "\(desk.path)/\(name)"
    let words =
      "\(path) is closed to panel files: it tells of processes or secrets, or belongs to the administrator; name another file"
    #expect(access(["/"]).fault(of: path)?.description == words)
    #expect(reading(path, access(["/"])) == words)
    let source = FileSource(["path": .text(path), "writable": .flag(true)], access(["/"]))
    #expect(source.write(.number(1), .number("a"))?.description == words)
  }

  /// The access of a panel file in a folder, if `panel` is the administrator's folder.
  private func access(fromAdministrators folder: String, _ named: [String] = []) -> FileAccess {
    FileAccess(panel: "\(desk.path)/\(folder)/panel.yaml", folders: named, reserved: "\(desk.path)/panel")
  }

  @Test(
    "The administrator's folder is closed, also to a panel file that lies in it, above it or behind a link to it",
    arguments: ["panel", ".", "other", "elsewhere"], ["panel/own", "panel/below/own", "elsewhere/own"])
  func administratorsFolder(folder: String, name: String) throws {
    #expect(symlink("panel", "\(desk.path)/elsewhere") == 0)
    let (path, real) = ("\(desk.path)/\(name)", FileAccess.real("\(desk.path)/\(name)"))
    let words =
      "\(path) lies in \(desk.path)/panel, the administrator's folder; keep the file in another folder, or let the "
      + "administrator allow it: --files \(real)"
    for folders in [[], ["/"], [desk.path]] {
      let access = access(fromAdministrators: folder, folders)
      #expect(access.fault(of: path)?.description == words)
      #expect(reading(path, access) == words)
      let source = FileSource(["path": .text(path), "writable": .flag(true)], access)
      #expect(source.write(.number(1), .number("a"))?.description == words)
    }
    #expect(try FileAccess.contents(of: path) == "21")
  }

  @Test("What the administrator names in that folder is open, and the rest of it stays closed")
  func namedInAdministratorsFolder() {
    let access = access(fromAdministrators: "panel", ["\(desk.path)/panel/own"])
    #expect(reading("\(desk.path)/panel/own", access) == "21")
    #expect(access.fault(of: "\(desk.path)/panel/below/own") != nil)
    let whole = self.access(fromAdministrators: "panel", ["\(desk.path)/panel"])
    #expect(reading("\(desk.path)/panel/below/own", whole) == "21")
  }

  @Test("A panel file in a folder of its own below the administrator's has that folder, and no other one")
  func ownFolderBelowAdministrators() {
    let access = access(fromAdministrators: "panel/below")
    #expect(reading("\(desk.path)/panel/below/own", access) == "21")
    #expect(access.fault(of: "\(desk.path)/panel/own") != nil)
    #expect(access.fault(of: "/sys/class/thermal/thermal_zone0/temp") == nil)
  }

  @Test("A relative path begins at the folder of the panel file, and not where the program was started")
  func relative() throws {
    #expect(access().fault(of: "below/own") == nil)
    #expect(access().fault(of: "../other/own") != nil)
    let source = FileSource(["path": .text("below/own"), "writable": .flag(true)], access())
    #expect(try source.read(.number("a")).get() == .number(21))
    #expect(source.write(.number(7), .number("a")) == nil)
    #expect(try FileAccess.contents(of: "\(desk.path)/panel/below/own") == "7")
    #expect(source.polled(.number("a")).watched == "\(desk.path)/panel/below/own")
  }

  @Test("A file with a second name is neither read nor written: the other may lie in a folder that is closed")
  func hardLinks() throws {
    let path = "\(desk.path)/panel/hard"
    #expect(link("\(desk.path)/other/own", path) == 0)
    let words =
      "\(path) has 2 names (hard links), and another may lie in a closed folder; put a copy of the file in its place"
    #expect(reading(path, access()) == words)
    #expect(reading(path, access(["\(desk.path)/other"])) == words)
    let source = FileSource(["path": .text(path), "writable": .flag(true)], access())
    #expect(source.write(.number(7), .number("a"))?.description == words)
    // The links of a program's own sources open everything.
    #expect(try FileAccess.contents(of: path) == "21")
    #expect(unlink("\(desk.path)/other/own") == 0)
    #expect(reading(path, access()) == "21")
  }

  @Test("A file is written in the folders that are open, and nowhere else")
  func writing() throws {
    func write(_ name: String) -> String? {
      FileSource(["path": .text("\(desk.path)/\(name)"), "writable": .flag(true)], access())
        .write(.number(7), .number("a"))?.description
    }
    #expect(write("panel/new") == nil)
    #expect(write("panel/near") == nil)
    #expect(try FileAccess.contents(of: "\(desk.path)/panel/own") == "7")
    for name in ["other/own", "other/new", "panel/link"] {
      #expect(write(name)?.hasPrefix("\(desk.path)/\(name) is outside of the folders") == true)
    }
    #expect(try FileAccess.contents(of: "\(desk.path)/other/own") == "21")
    #expect(try FileAccess.contents(of: "\(desk.path)/other/own", nil) == "21")
  }
}

@Suite("Credentials") struct CredentialsTests {
  private let desk: Desk
  private var services = LinkServices()

  init() throws {
    desk = try Desk()
    try desk.write("geheim\n", "mqtt@broker.lan")
    try desk.write("geheim\n", "mqtt@fd00--1")
    try desk.write("geheim\n", "mqtt")
    services.credentials = desk.path
  }

  @Test("A credential is for the host that its file names", arguments: ["broker.lan", "Broker.LAN", "fd00::1"])
  func host(host: String) throws {
    #expect(try Credentials.text(of: "credential:mqtt", for: host, services) == "geheim")
  }

  @Test("No other host gets it", arguments: ["evil.example", "", "broker.lan.evil.example"])
  func strangers(host: String) {
    #expect(
      throws: LinkFault(
        "there is no credential mqtt for \(host); write LoadCredential=mqtt@\(host):FILE into the unit, or put it into "
          + "/etc/kiosk/credentials/mqtt@\(host)")
    ) { try Credentials.text(of: "credential:mqtt", for: host, services) }
  }

  @Test("A host whose name is that of an address's file does not get the address's", arguments: ["fd00--1", "FD00--1"])
  func namesake(host: String) {
    #expect(throws: LinkFault("the name of \(host) stands for an address of IPv6; name the host by its address")) {
      try Credentials.text(of: "credential:mqtt", for: host, services)
    }
  }

  @Test("A password goes over TLS, or to this machine")
  func encryption() throws {
    func fault(_ address: String, _ keys: [String: LinkKey] = ["password": .text("credential:mqtt")]) throws -> String?
    {
      try BrokerSettings(keys.merging(["mqtt": .text(address)]) { $1 }, panel: "oven").fault?.description
    }
    for address in ["mqtts://broker.lan", "mqtt://localhost", "mqtt://127.0.0.1:1884", "mqtt://[::1]"] {
      #expect(try fault(address) == nil, "\(address)")
    }
    #expect(try fault("mqtt://broker.lan", ["user": .text("oven")]) == nil)
    for host in ["broker.lan", "127.evil.example", "10.0.0.1"] {
      #expect(
        try fault("mqtt://\(host)")
          == "mqtt://\(host) has no TLS, so the password is not sent there; write mqtts://\(host)")
    }
    let settings = try BrokerSettings(
      ["mqtt": .text("mqtt://10.0.0.1"), "password": .text("credential:mqtt")], panel: "oven")
    #expect(throws: LinkFault.self) { _ = try BrokerConnection(settings, will: nil, services) }
  }
}
