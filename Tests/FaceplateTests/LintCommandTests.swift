import Testing

@Suite("kiosk lint")
struct LintCommandTests {
  @Test("Findings are listed with their screens, and the exit status says that there are some")
  func findings() throws {
    let result = try Program.run("lint", "--screen", "oven", "--size", "320x240@2.8", "--appearance", "light")
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("oven, light: 320x240 at 5.6 px/mm: text-cut: “Time”"), "\(result.output)")
  }

  @Test("A panel without findings gives no line and the status 0")
  func clean() throws {
    let result = try Program.run("lint", "--screen", "oven", "--size", "1024x600@7", "--appearance", "dark")
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  @Test(
    "A faulty option is named with what to write",
    arguments: [
      (["--size", "800"], "--size 800: give width and height"),
      (["--size", "800x480@0"], "--size 800x480@0: give the diagonal in inches"),
      (["--screen", "oven2"], "--screen oven2: there are"), (["--language", "deutsch"], "deutsch"),
    ])
  func mistakes(words: [String], message: String) throws {
    let result = try Program.run(["lint", "--size", "320x240"] + words)
    #expect(result.status != 0 && result.output.contains(message), "\(result.output)")
  }
}
