import Glibc
import Graphics
import Headless
import LinuxHost
import Values

extension Kiosk {
  /// `lint`: checks the layout of panels on several screens, without a display.
  ///
  /// - Returns: 0 if nothing was found, 1 if anything was.
  func lint(_ arguments: Arguments) throws -> Int32 {
    let sizes = try (arguments.lists["size"] ?? []).map(Self.lintScreen)
    let looks = try arguments.lintLooks()
    let names = arguments.lists["screen"] ?? screens.map(\.name)
    let file = try arguments.demandGoodPanelFile()
    let panels = try file.map { [PanelScreen("panel", $0)] } ?? names.map { try screen(named: $0) }
    let pictures = arguments.values["pictures"]
    if let pictures { try Self.makeFolder(pictures) }
    let visit = try arguments.values["script"].map { try Visit(Self.text(of: $0), file: $0) }
    if visit != nil, panels.count > 1 {
      throw Arguments.Mistake(text: "--script is for one panel: name it with --screen NAME or --panel F.yaml")
    }
    MainTasks.install()
    let fonts = try arguments.fonts()
    var count = 0
    var once = FindingsByLine()
    // A script that fails does not hide what was found before.
    defer { for line in once.lines { print(tableRow([line])) } }
    for screen in panels {
      for look in looks {
        for place in sizes.isEmpty ? LintScreen.all : sizes {
          // Each screen begins with a new panel, as after power-on, and each script with fresh values that are not
          // saved.
          let session = visit == nil ? nil : arguments.panelFile()
          let root = session?.root ?? screen.makeRoot
          let panel = try HeadlessHost(size: place.size, scale: place.scale, fonts: fonts) { root() }
          let settings = try configure(panel, arguments)
          try panel.setEnvironment(look.apply)
          // Something that blinks is checked while it is visible.
          if visit != nil { try panel.setEnvironment { $0.accessibilityReduceMotion = true } }
          try panel.runTasks()
          var known = Set<LintFinding>()
          func check() throws {
            let found = try panel.withoutFocusRing { panel.lintFrame(on: place, look: look) }
            for finding in found where known.insert(finding).inserted {
              count += 1
              let isPlaced = file != nil && !arguments.has("json") && once.claim(finding)
              if !isPlaced {
                print(
                  arguments.has("json")
                    ? "\(finding.json(panel: screen.name))" : tableRow(["\(screen.name), \(finding)"]))
              }
              guard let pictures else { continue }
              let path = "\(pictures)/\(count)-\(screen.name)-\(finding.rule.rawValue).png"
              try Self.write(PNG.encode(panel.picture(marking: finding)), to: path)
            }
          }
          try withExtendedLifetime(settings) {
            try check()
            try visit?.play(on: panel, session) { _ in try check() }
          }
        }
      }
    }
    return count == 0 ? 0 : 1
  }

  /// A screen from `WxH` or `WxH@INCHES`.
  private static func lintScreen(_ text: String) throws -> LintScreen {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let size = try Arguments.size(String(parts[0]), of: "size")
    guard parts.count == 2 else { return LintScreen(Int(size.width), Int(size.height)) }
    guard let inches = Double(parts[1]), (1...200).contains(inches) else {
      throw Arguments.Mistake(text: "--size \(text): give the diagonal in inches from 1 to 200, such as 800x480@7")
    }
    return LintScreen(Int(size.width), Int(size.height), diagonal: inches)
  }

  /// Creates a folder, unless it exists.
  ///
  /// - Throws: ``FileError`` if it cannot be created.
  private static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError(path: path, verb: "created", number: errno) }
  }
}

/// The findings about a panel file by their lines: one of them is often found on all screens and in all looks.
struct FindingsByLine {
  /// The properties by which two findings are the same mistake in the file.
  private struct Mistake: Hashable {
    var source: String
    var rule: LintRule
    var subject: String
  }

  private var mistakes: [Mistake] = []
  private var found: [Mistake: [LintFinding]] = [:]

  /// Takes a finding, if a line of the file describes the view. Returns whether one does.
  mutating func claim(_ finding: LintFinding) -> Bool {
    guard let source = finding.source else { return false }
    let mistake = Mistake(source: source, rule: finding.rule, subject: finding.subject)
    if found[mistake] == nil { mistakes.append(mistake) }
    found[mistake, default: []].append(finding)
    return true
  }

  /// A line for each mistake, in the order in which they were found: its place, what is wrong, and where that was seen first.
  var lines: [String] {
    mistakes.compactMap { mistake in
      guard let findings = found[mistake], let first = findings.first else { return nil }
      let looks = first.look == LintLook() ? "\(first.screen)" : "\(first.look), \(first.screen)"
      let more = findings.count > 1 ? ", and \(findings.count - 1) more" : ""
      return "\(mistake.source): \(mistake.rule.rawValue): “\(mistake.subject)”: \(first.detail) (\(looks)\(more))"
    }
  }
}

extension LintFinding {
  /// The finding as a JSON object, with its place in points.
  fileprivate func json(panel: String) -> JSONText {
    return .object([
      ("panel", .string(panel)), ("look", .string("\(look)")), ("screen", .string("\(screen)")),
      ("rule", .string(rule.rawValue)), ("subject", .string(subject)), ("detail", .string(detail)),
      ("place", .array(frame.wholeNumbers.map(JSONText.number))), ("path", .string(path)), ("source", .init(source)),
    ])
  }
}
