import Faceplate
import Foundation
import Links
import ProgramFixtures
import Testing
import Values

@testable import CommandLine
@testable import Operation
@testable import PanelFile
@testable import Settings

@MainActor @Suite("The panel file that the files of a panel name") struct InstalledPanelFileTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    folder.write(Self.panel, to: "house.yaml")
  }

  private static let panel = """
    values: {house.heat: {type: number, in: 5..30, initial: 20}}
    pages: {start: {body: [{text: "Heat {house.heat}"}, house.heat]}}

    """

  private var config: [String] { ["--config", folder.file("panel.conf")] }

  /// Lets the config file name the panel file.
  private func nameIt() { folder.write("[panel]\nfile=\(folder.file("house.yaml"))\n", to: "panel.conf") }

  /// The panel file of a command line at a machine whose service has its files in the folder.
  private func found(_ words: [String], orOf installed: Bool = false) throws -> String? {
    let service = InstalledFiles(
      state: folder.file("panel.conf"), defaults: [folder.file("below.conf")], panel: folder.file("panel.yaml"))
    var arguments = try Arguments(["list"] + words, [.screen, .panel] + CommandOption.settings)
    try arguments.findPanelFile(orOf: installed ? service : nil, of: service, atMost: .seconds(30))
    return arguments.values["panel"]
  }

  @Test("It is the one that the setting names, else the service's if that is there; the command line goes before both")
  func order() throws {
    #expect(try found(config) == nil)
    #expect(try found([], orOf: true) == nil)
    folder.write(Self.panel, to: "panel.yaml")
    #expect(try found(config) == folder.file("panel.yaml"))
    #expect(try found([], orOf: true) == folder.file("panel.yaml"))
    #expect(try found([]) == nil)
    #expect(try found(["--config", folder.file("other.conf")]) == nil)
    folder.write("[panel]\nfile=/house.yaml\n", to: "below.conf")
    #expect(try found([], orOf: true) == "/house.yaml")
    #expect(try found(config + ["--set", "panel.file=/bath.yaml"]) == "/bath.yaml")
    #expect(try found(config + ["--panel", "own.yaml"]) == "own.yaml")
    #expect(try found(config + ["--screen", "oven"]) == nil)
  }

  @Test("A link in the place of the service's panel file is one, even while its disk is not mounted")
  func link() throws {
    #expect(symlink(folder.file("disk/house.yaml"), folder.file("panel.yaml")) == 0)
    #expect(try found(config) == folder.file("panel.yaml"))
  }

  @Test("While the disk does not answer nobody knows whether there is a panel file, and a running panel says so")
  func unknown() throws {
    nameIt()
    let disk = DispatchSemaphore(value: 0)
    defer { disk.signal() }
    var arguments = try Arguments(["list"] + config, [.screen, .panel] + CommandOption.settings)
    arguments.namedLayers = SettingsLayers(
      state: folder.file("panel.conf"), declarations: [],
      faultInjection: FaultInjection(reading: {
        disk.wait()
        disk.signal()  // for the next reading
        return 0
      }))
    try arguments.findPanelFile(orOf: nil, atMost: .milliseconds(1))
    #expect(arguments.values["panel"] == nil)
    let doubt = try #require(arguments.panelFileDoubt)
    #expect(doubt.hasPrefix("\(folder.file("panel.conf")): the disk does not answer; the program shows its own panel"))
    #expect(UnknownPanelFile(doubt, PanelLog()).states == [PartState("panel-file", fault: doubt)])
  }

  @Test("A command reads the files of settings through the layers by which its panel file was found")
  func layers() throws {
    nameIt()
    var arguments = try Arguments(["list"] + config, [.screen, .panel] + CommandOption.settings)
    try arguments.findPanelFile(orOf: nil)
    #expect(arguments.values["panel"] == folder.file("house.yaml"))
    let layers = try [arguments.demandLayers(nil), arguments.demandLayers(nil)]
    #expect(layers[0] === layers[1])
  }

  @Test("Commands about settings know its values, and a picture shows it")
  func commands() throws {
    nameIt()
    let list = try Program.run(["list"] + config)
    #expect(list.lines.contains { $0.hasPrefix("house.heat\t20\t") }, "\(list.output)")
    #expect(!list.output.contains("oven.fan"))
    #expect(try Program.run(["set", "house.heat", "18"] + config).status == 0)
    #expect(try Program.run(["get", "house.heat"] + config).output == "18\n")
    let check = try Program.run(["check"] + config)
    #expect(check.output == "\(folder.file("house.yaml")): good\n\(folder.file("panel.conf")): good\n")
    let described = try Program.run(["render", "--describe"] + config)
    #expect(described.output.hasPrefix("text\tHeat 18\t"), "\(described.output)")
  }

  @Test(
    "With a mistake in it, settings can be changed all the same, and its values are those of the version that worked last"
  )
  func faulty() throws {
    nameIt()
    let path = folder.file("house.yaml")
    let files = PanelFiles(path: path)
    #expect(PanelReading.read(files).document != nil)
    try StartHistory(state: folder.file("panel.conf"), of: "panel").noteGood(files.sources.texts)
    folder.write("pages: {start: {body: [{stepper: house.hot}]}}\n", to: "house.yaml")
    let mistake = "\(path):1:34: there is no value “house.hot”; there is none to choose from"
    let set = try Program.run(["set", "house.heat", "18"] + config)
    #expect(set.status == 0 && set.output == mistake + "\n")
    #expect(try Program.run(["set", "panel.appearance", "dark"] + config).status == 0)
    let check = try Program.run(["check"] + config)
    #expect(check.status == 1 && check.output == "\(mistake)\n\(folder.file("panel.conf")): good\n")
    unlink(folder.file(".panel.conf.panel.good"))
    #expect(try Program.run(["set", "panel.appearance", "light"] + config).status == 0)
    #expect(try Program.run(["set", "house.heat", "19"] + config).status == 1)
  }

  @Test("Each file behind --panel is checked, and one with a mistake decides the status")
  func several() throws {
    folder.write("pages: {start: {body: [{txt: A}]}}\n", to: "bath.yaml")
    let (good, bad) = (folder.file("house.yaml"), folder.file("bath.yaml"))
    for words in [["--panel", good, bad], ["--panel", bad, good], ["--panel", good, "--panel", bad]] {
      let result = try Program.run(["check"] + words)
      #expect(result.status == 1)
      #expect(result.output.contains("\(good): good\n") && result.output.contains("\(bad):1:"), "\(result.output)")
    }
    #expect(try Program.run("check", "--panel", good, good).status == 0)
    let lines = try Program.run("check", "--json", "--panel", good, bad).lines
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["file"] as? String } == [good, bad])
    #expect(objects.map { $0["good"] as? Bool } == [true, false])
  }

  @Test("Passwords beside the service's panel file are closed to it; what --files names is open")
  func administratorsFolder() throws {
    let path = InstalledFiles.service.panel
    let arguments = try Arguments(
      ["run", "--panel", path, "--files", "/etc/kiosk/heat"], [.panel, .files] + CommandOption.settings)
    let access = arguments.fileAccess(ofPanel: path)
    #expect(access.fault(of: "/etc/kiosk/vnc-password") != nil)
    #expect(access.fault(of: "/etc/kiosk/mqtt.password") != nil)
    #expect(access.fault(of: "/etc/kiosk/heat") == nil)
  }
}
