import Clocks
import Glibc
import Graphics
import Headless
import LinuxHost
import Machine
import Operation
import Runtime
import Values

extension Kiosk {
  /// `render`: draws the panel to a PNG file, without a display.
  func render(_ arguments: Arguments) throws -> Int32 {
    if let folder = arguments.values["previews"] {
      let (size, scale) = try arguments.surface()
      let scheme = try arguments.appearance() ?? .light
      for path in try renderPreviews(into: folder, size: size, scale: scale, scheme) { print(path) }
      return 0
    }
    guard ["output", "film", "describe", "speech"].contains(where: arguments.has) else {
      throw Arguments.Mistake(text: "render needs --output F.png, --film F.png, --describe or --speech")
    }
    for option in ["output", "film"] {
      guard let path = arguments.values[option], !path.lowercased().hasSuffix(".png") else { continue }
      throw Arguments.Mistake(text: "--\(option) \(path): render draws PNG pictures; name a file that ends in .png")
    }
    if arguments.has("film"), !arguments.has("script") {
      throw Arguments.Mistake(text: "--film shows the steps of a script: name it with --script FILE")
    }
    let visit = try arguments.values["script"].map { try Visit(Self.text(of: $0), file: $0) }
    MainTasks.install()
    let file = try arguments.demandGoodPanelFile()
    let panel = try makeHost(arguments, root: file?.root ?? root(arguments))
    let settings = try configure(panel, arguments)
    let before = publicValues(of: panel.stage)
    let elsewhere = file?.textsElsewhere ?? []
    try panel.runTasks()
    let listener = try arguments.has("speech") ? listener(at: panel, settings, arguments) : nil
    var film = Film()
    if arguments.has("film") { film.add(panel, caption: "at first") }
    try visit?.play(on: panel, file) { if arguments.has("film") { film.add(panel, caption: $0) } }
    if visit == nil { try listener?.walk() }
    try panel.frame()
    listener?.report()
    if arguments.has("describe") { describe(panel.stage, asJSON: arguments.has("json")) }
    if arguments.has("report") {
      report(from: before, to: publicValues(of: panel.stage))
      report(from: elsewhere, to: file?.textsElsewhere ?? [])
    }
    if let path = arguments.values["film"] { try Self.write(film.png(), to: path) }
    if let path = arguments.values["output"] {
      try Self.write(PNG.encode(panel.publicBitmap), to: path)
      if arguments.has("report") { print("picture: \(FilePath.resolved(path) ?? path)") }
    }
    // Views that appear during the visit ask the settings for their tweaks, so the object has to live until here.
    withExtendedLifetime(settings) {}
    return 0
  }

  /// Loads the settings of the command line into a panel without a display, and shows it in their language
  /// and with their look.
  ///
  /// - Returns: the settings, which views that appear later ask for their tweaks; `nil` without a config file.
  func configure(_ panel: HeadlessHost, _ arguments: Arguments) throws -> PanelSettings? {
    let settings = try arguments.layers().map {
      PanelSettings(stage: panel.stage, layers: $0, log: writeToStandardError)
    }
    declareLater(settings, arguments)
    settings?.load()
    var options = PanelOptions()
    options.read(settings, try arguments.machineSettings())
    let language = PanelLanguage(besides: arguments.values["config"], log: writeToStandardError)
    try language.show(options, panel.setEnvironment)
    var look = PanelLook()
    try look.show(options, panel.setEnvironment)
    return settings
  }

  func makeHost(_ arguments: Arguments, root makeRoot: @escaping () -> AnyView) throws -> HeadlessHost {
    let (size, scale) = try arguments.surface()
    // Moments and clocks begin with the machine's time and continue with the panel's.
    let wall = MomentWatch.Reading.now.wall
    let panel = try HeadlessHost(
      size: size, scale: scale, moment: wall, fonts: arguments.fonts()
    ) { makeRoot() }
    try panel.setEnvironment { $0.wallTime.origin = wall.inSeconds }
    // The first frame has been drawn, so its reports are printed here.
    for report in panel.reports { writeToStandardError(report) }
    panel.stage.onReport = writeToStandardError
    if arguments.has("tweaks") { try panel.setEnvironment { $0.isTweakPanelAsked = true } }
    return panel
  }

  /// Prints one accessibility element or part of one per line: role, label, value, x, y, width and height in points, separated by
  /// tabs; or as an array of JSON objects. Private labels and values are left out.
  private func describe(_ stage: Stage, asJSON: Bool) {
    var objects: [JSONText] = []
    for element in stage.elements.flatMap({ publicPlaces(of: $0) }) {
      let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height]
        .map { "\(($0 * 100).rounded() / 100)" }
      let texts = [element.role.rawValue, element.label, element.value]
      if asJSON {
        let members = zip(
          ["role", "label", "value", "x", "y", "width", "height"],
          texts.map(JSONText.string) + frame.map(JSONText.literal))
        objects.append(.object(members.map { (name: $0, value: $1) }))
      } else {
        print(tableRow(texts + frame))
      }
    }
    if asJSON { print(JSONText.array(objects).lines) }
  }

  /// An element with its children, without what other programs may not know.
  private func publicPlaces(of element: SemanticsElement, within area: Rect? = nil) -> [SemanticsElement] {
    let (told, area) = element.withoutPrivate(within: area)
    return [told] + (element.parts + element.children).flatMap { publicPlaces(of: $0, within: area) }
  }

  /// The values that a report may show.
  private func publicValues(of stage: Stage) -> [(id: String, text: String)] {
    let hidden = Set(stage.tweaks.declarations.filter(\.isPrivate).map(\.id))
    return stage.tweaks.values.filter { !hidden.contains($0.id) }
  }

  /// Prints each value before and after the visit.
  private func report(from before: [(id: String, text: String)], to after: [(id: String, text: String)]) {
    // Only what the application has declared; the tweak panel's own settings are left out.
    for ((id, old), (_, new)) in zip(before, after) where !id.hasPrefix("tweaks.") {
      print(tableRow(["\(id): \(old)\(old == new ? "" : " → \(new)")"]))
    }
  }
}
