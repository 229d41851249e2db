import LinuxHost

extension Kiosk {
  /// `run`: the panel on this machine's screen.
  func runPanel(_ words: [String]) throws -> Int32 {
    let valued = ["card", "output", "mode", "scale", "tty", "appearance"] + Self.settingsOptions
    let arguments = try Arguments(
      words,
      valued.map { .init(name: $0, takesValue: true) } + ["stats", "notice"].map { .init(name: $0, takesValue: false) })
    try arguments.expectNothingElse()
    MainTasks.install()
    let stage = try makeStage(arguments)
    var options = PanelOptions()
    options.card = arguments.values["card"]
    options.connector = arguments.values["output"]
    options.tty = arguments.values["tty"]
    options.scale = try arguments.number("scale")
    if let text = arguments.values["mode"] {
      guard let mode = ModeRequest(text) else {
        throw Arguments.Mistake(text: "--mode \(text): give a size and perhaps a rate, such as 800x480 or 1280x720@60")
      }
      options.mode = mode
    }
    let settings = try arguments.layers().map { PanelSettings(stage: stage, layers: $0, log: options.log) }
    settings?.showsNotice = arguments.has("notice")
    settings?.reload()
    for path in settings?.watchedPaths ?? [] { options.watch(path) { settings?.reload() } }
    options.onReload = { settings?.reload() }
    let host = PanelHost(stage: stage, options: options)
    settings?.attach(to: host.loop)
    MainTasks.attach(to: host.loop)
    stage.onObjectChange { MainTasks.wake() }
    let status = host.run()
    settings?.flush()
    if arguments.has("stats") { options.log(host.statistics.description) }
    return status
  }
}

extension Arguments {
  func expectNothingElse() throws(Mistake) {
    if let word = rest.first { throw Mistake(text: "\(word) has no meaning here") }
  }
}
