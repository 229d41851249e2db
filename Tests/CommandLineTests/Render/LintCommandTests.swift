import ProgramFixtures
import Testing

@Suite("kiosk lint")
struct LintCommandTests {
  /// A screen that is too small for two buttons and a value beside each other.
  private static let speck = "120x120@1.3"

  @Test("Findings are listed with their screens, and the exit status says that there are some")
  func findings() throws {
    let result = try Program.run("lint", "--screen", "steppers", "--size", Self.speck, "--appearance", "light")
    #expect(result.status == 1)
    #expect(
      result.output.hasPrefix("steppers, light: 120x120 at 5.1 px/mm: text-cut: “12”: "), "\(result.output)")
  }

  @Test("A panel without findings gives no line and the status 0")
  func clean() throws {
    let result = try Program.run("lint", "--screen", "oven", "--size", "1024x600@7", "--appearance", "dark")
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  @Test("A mistake in a panel file is listed once, with its line, on however many screens it is found")
  func panelFile() throws {
    let folder = try Folder()
    folder.write(
      """
      values: {heat: {type: number, in: 0..9, initial: 3}}
      pages:
        start:
          body:
            - text: Ready
            - stepper: {value: heat, label: Temperature of the whole house}
      """, to: "panel.yaml")
    let words = ["lint", "--panel", folder.file("panel.yaml"), "--size", Self.speck, "--size", "100x100@1.1"]
    let result = try Program.run(words)
    #expect(result.status == 1)
    let line = result.lines.filter { $0.hasPrefix("\(folder.file("panel.yaml")):6:9: text-shrunk: “3”: ") }
    #expect(line.count == 1 && line.first?.hasSuffix(", and 3 more)") == true, "\(result.output)")
    #expect(!result.output.contains("ElementView"))
    let json = try Program.run(words + ["--json"])
    #expect(json.lines.contains { $0.contains(#""source":"\#(folder.file("panel.yaml")):6:9""#) }, "\(json.output)")
    folder.write("tap Nothing\n", to: "visit")
    let failed = try Program.run(words + ["--script", folder.file("visit")])
    let place = "\(folder.file("panel.yaml")):6:9: text-shrunk"
    #expect(failed.lines.contains { $0.hasPrefix(place) }, "a failing script hides no finding: \(failed.output)")
  }

  @Test("A text of a panel file that is cut works no terminal")
  func controls() throws {
    let folder = try Folder()
    folder.write(
      #"pages: {start: {body: [button: {label: "A\e[2J long title", tap: {go: start}}]}}"# + "\n", to: "panel.yaml")
    let result = try Program.run("lint", "--panel", folder.file("panel.yaml"), "--size", Self.speck)
    #expect(result.output.contains("A?[2J") && !result.output.contains("\u{1B}"), "\(result.output)")
  }

  @Test("A script leads to pages that the first look does not see, and is for one panel")
  func script() throws {
    let folder = try Folder()
    folder.write("tap Blinds\n", to: "visit")
    let words = ["lint", "--screen", "room", "--size", "200x200@2.2", "--appearance", "light"]
    let first = try Program.run(words)
    let after = try Program.run(words + ["--script", folder.file("visit")])
    #expect(first.status == 1 && after.status == 1)
    #expect(Set(first.lines).isSubset(of: after.lines) && after.lines.count > first.lines.count, "\(after.output)")
    let all = try Program.run("lint", "--script", folder.file("visit"))
    #expect(all.status == 64 && all.output.contains("--script is for one panel"), "\(all.output)")
  }

  @Test("Each combination of text sizes, contrasts, languages and directions is checked, and named in its findings")
  func looks() throws {
    let result = try Program.run(
      "lint", "--screen", "steppers", "--size", Self.speck, "--appearance", "dark", "--text-size", "large",
      "--text-size", "small", "--contrast", "increased", "--language", "de", "--language", "ar", "--direction", "rtl")
    for size in ["large", "small"] {
      for language in ["de", "ar"] {
        #expect(
          result.output.contains("steppers, dark, \(size), increased contrast, \(language), rightToLeft: 120x120"))
      }
    }
    // Each language has its own words for the buttons.
    #expect(result.output.contains("“Erhöhen”") && result.output.contains("“زيادة”"))
  }

  @Test(
    "A faulty option is named with what to write",
    arguments: [
      (["--size", "800"], "--size 800: give width and height"),
      (["--size", "800x480@0"], "--size 800x480@0: give the diagonal in inches"),
      (["--text-size", "huge"], "--text-size huge: say xSmall"),
      (["--contrast", "high"], "--contrast high: say standard"),
      (["--direction", "up"], "--direction up: say ltr, rtl"),
      (["--screen", "oven2"], "--screen oven2: there are"), (["--language", "deutsch"], "deutsch"),
    ])
  func mistakes(words: [String], message: String) throws {
    let result = try Program.run(["lint", "--size", "320x240"] + words)
    #expect(result.status != 0 && result.output.contains(message), "\(result.output)")
  }
}
