import Faceplate
import Graphics
import ProgramFixtures
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test("A visit without a screen reports the values before and after, and leaves a picture")
  func visit() throws {
    let folder = try Folder()
    let script = Program.package + "/Sources/Programs/Gallery/visit.script"
    let picture = folder.file("panel.png")
    let result = try Program.run(
      "render", "--screen", "oven", "--script", script, "--output", picture, "--report")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.lines.contains("oven.fan: 2 → 3"))
    // A hold of 1.2 s steps at 0, 0.5, 0.6 … 1.2 s.
    #expect(result.lines.contains("oven.minutes: 45 → 54"))
    #expect(result.lines.contains("picture: \(picture)"))
    let bytes = Array(folder.bytes(of: "panel.png"))
    let bitmap = try PNG.decode(bytes)
    #expect(bitmap.width == 800 && bitmap.height == 480)
  }

  @Test(
    "A step that cannot be followed is named by file and line",
    arguments: ["tap Nobody", "jump", "tap 'Fan", "press F25"])
  func badStep(_ step: String) throws {
    let folder = try Folder()
    folder.write("# a comment\n\n\(step)\n", to: "visit")
    let result = try Program.run("render", "--script", folder.file("visit"), "--output", folder.file("panel.png"))
    #expect(result.status == 1)
    #expect(result.output.contains("\(folder.file("visit")):3: "))
    #expect(folder.bytes(of: "panel.png").isEmpty)
  }

  @Test("A script moves the focus to a name, and expects what is there")
  func expectations() throws {
    let folder = try Folder()
    let good = "turn to Fan\npress knob\nturn 1\npress knob\nexpect Fan is 3\ntab to Start\nexpect Start\n"
    folder.write(good, to: "good")
    let result = try Program.run("render", "--screen", "oven", "--script", folder.file("good"), "--describe")
    #expect(result.status == 0, "\(result.output)")
    for (step, message) in [
      ("expect Fan is 2", "“Fan” is “3”, and not “2”"), ("expect Nobody", "there is no “Nobody” now; there are: “"),
      ("expect Sta", "there is no “Sta” now; there are: “"),
      ("turn to Nobody", "no turn of the knob brings the focus to “Nobody”; it comes to: “"),
    ] {
      folder.write(good + step + "\n", to: "bad")
      let result = try Program.run("render", "--screen", "oven", "--script", folder.file("bad"), "--describe")
      #expect(result.status == 1)
      #expect(result.output.contains("\(folder.file("bad")):8: \(message)"), "\(result.output)")
    }
  }

  @Test("Blanks of any kind are equal in what a script expects")
  func blanks() throws {
    let folder = try Folder()
    folder.write(
      """
      values: {t: {type: number, unit: °C, initial: 21.5, label: Oven}}
      pages: {start: {body: [{value: t}, {text: "Limit {t}"}]}}

      """, to: "panel.yaml")
    folder.write("expect Oven is '21.5 °C'\nexpect 'Limit 21.5 °C'\n", to: "visit")
    let result = try Program.run(
      "render", "--panel", folder.file("panel.yaml"), "--script", folder.file("visit"), "--describe")
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("The keys of accessible keypads are keys", arguments: 13...24)
  func functionKeys(_ number: Int) throws {
    let folder = try Folder()
    folder.write("press F\(number)\n", to: "visit")
    let result = try Program.run("render", "--script", folder.file("visit"), "--output", folder.file("panel.png"))
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("A program that cannot read its command line ends with the status of a failing machine")
  func unreadableCommandLine() {
    let kiosk = Kiosk { EmptyView() }
    #expect(kiosk.run([]) == 74)
    #expect(kiosk.run(["kiosk"]) == 64)
  }

  @Test("Output that the disk refuses is an error, and not a file that is cut off without a word")
  func fullDisk() throws {
    for words in ["schema", "screens", "--version"] {
      let result = try Program.shell("'\(Program.products)/kiosk' \(words) > /dev/full")
      #expect(result.status == 74, "\(words)")
      #expect(result.output.contains("the output cannot be written"))
    }
  }

  @Test("A visit by keys alone")
  func visitByKeys() throws {
    let folder = try Folder()
    folder.write("press Tab\npress Up\n", to: "visit")
    let result = try Program.run(
      "render", "--screen", "oven", "--script", folder.file("visit"), "--output", folder.file("panel.png"), "--report")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.lines.contains("oven.temperature: 180 → 185"))
  }

  @Test("A film has a picture for the beginning and for each step, in rows of three")
  func film() throws {
    let folder = try Folder()
    folder.write("press Tab\npress Up\npress Up\n", to: "visit")
    let result = try Program.run("render", "--script", folder.file("visit"), "--film", folder.file("film.png"))
    #expect(result.status == 0, "\(result.output)")
    let film = try PNG.decode(Array(folder.bytes(of: "film.png")))
    #expect(film.width == 3 * 416 + 16 && film.height == 2 * (240 + 18 + 16) + 16)
  }

  @Test("A config file decides what is drawn, and a bad line is named while the others count")
  func config() throws {
    let folder = try Folder()
    folder.write("[oven]\ntemperature = 200\nminutes = soon\nfan=4\n", to: "panel.conf")
    let result = try Program.run("render", "--screen", "oven", "--config", folder.file("panel.conf"), "--describe")
    #expect(result.status == 0)
    #expect(result.lines.contains { $0.hasPrefix("stepper\tTemperature\t200") })
    #expect(result.lines.contains { $0.hasPrefix("stepper\tTime\t45") })
    #expect(result.lines.contains { $0.hasPrefix("stepper\tFan\t4") })
    #expect(result.output.contains("\(folder.file("panel.conf")):3:11: oven.minutes is “soon”: must be"))
  }

  @Test("A program lists its panels, and shows the one that is named")
  func screens() throws {
    let list = try Program.run("screens")
    #expect(list.status == 0 && list.lines.first?.hasPrefix("home\t") == true)
    #expect(list.lines.count > 8)
    let cart = try Program.run("render", "--describe", "--screen", "cart")
    #expect(cart.output.contains("button\tCheckout") && !cart.output.contains("Temperature"))
  }

  @Test("check accepts a good file and refuses a bad one with its place")
  func check() throws {
    let folder = try Folder()
    folder.write("[oven]\ncore=50..60.5\n", to: "good.conf")
    folder.write("[oven]\ncore=50..60.3\n", to: "bad.conf")
    let good = try Program.run("check", folder.file("good.conf"))
    #expect(good.status == 0, "\(good.output)")
    let bad = try Program.run("check", folder.file("bad.conf"))
    #expect(bad.status == 1)
    #expect(bad.output.hasPrefix("\(folder.file("bad.conf")):2:6: oven.core is “50..60.3”: must be"))
    #expect(bad.output.contains("the nearest is 50..60.5"))
  }

  @Test("Without the display that it is told to use, run says why and ends with 78")
  func noDisplay() throws {
    let result = try Program.run("run", "--card", "/nonexistent/card0")
    #expect(result.status == 78, "\(result.output)")
    #expect(result.output.contains("/nonexistent/card0"))
  }

  @Test(
    "A command line that makes no sense ends with 64 and says what is wrong",
    arguments: [
      (["polish"], "there is no command polish"), (["rendr"], "rendr; did you mean render?"),
      (["render"], "render needs --output"),
      (["render", "--output", "-"], "name a file that ends in .png"),
      (["render", "--output"], "--output needs a value"), (["render", "--colour", "red"], "is not an option"),
      (["render", "--describe", "--size", "wide"], "--size wide: give width and height"),
      (["render", "--describe", "--size", "0x10"], "--size 0x10"),
      (["check", "a", "--config", "b"], "check needs one config file"),
      (["render", "--describe", "--screen", "moon"], "--screen moon: there are home, oven, thermostat"),
      (["run", "--appearance", "pink"], "must be light, dark"), (["run", "here"], "here has no meaning"),
      (["set", "oven.fan", "--config", "x"], "set needs"),
      (["reset", "--config", "x"], "reset needs names"),
      (["list", "--set", "fan", "--config", "x"], "--set has no name and value; give both"),
      (["run", "--set", "a=b"], "need --config F, too"),
      (["run", "--rotation", "45"], "--rotation 45: must be 0, 90, 180 or 270 degrees"),
      (["run", "--dim", "soon"], "--dim soon: must be a time such as 60 s, or never"),
    ])
  func mistakes(_ words: [String], _ text: String) throws {
    let result = try Program.run(words)
    #expect(result.status == 64)
    #expect(result.output.contains(text), "\(result.output)")
  }

  @Test("--help and --version answer and end well", arguments: ["--help", "--version"])
  func help(_ word: String) throws {
    let result = try Program.run(word)
    #expect(result.status == 0 && result.output.hasPrefix("kiosk"))
  }

  @Test("Every command explains itself", arguments: ["run", "render", "check", "set", "devices"])
  func helpOfACommand(_ word: String) throws {
    let result = try Program.run(word, "--help")
    #expect(result.status == 0 && result.output.contains("\(word)"))
  }

  @Test("check takes its file as the other commands do")
  func checkConfig() throws {
    let folder = try Folder()
    folder.write("[oven]\nfan=3\n", to: "good.conf")
    let result = try Program.run("check", "--config", folder.file("good.conf"))
    #expect(result.status == 0, "\(result.output)")
  }

  @Test("devices says what there is and whether a panel could start")
  func devices() throws {
    let result = try Program.run("devices")
    #expect(result.output.contains("displays:") && result.output.contains("inputs:"))
    // Whether it can is the machine's affair; that the status says the same as the text is the command's.
    #expect(result.status == (result.output.contains("A panel can start.") ? 0 : 78))
    #expect(result.output.contains("A panel can start.") != result.output.contains("A panel cannot start."))
  }
}
