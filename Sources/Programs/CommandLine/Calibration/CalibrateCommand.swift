import LinuxHost
import Operation
import Runtime
import Settings

extension Kiosk {
  /// `calibrate`: measures a touch screen's matrix from touches of four crosses, and writes it to the configuration
  /// file.
  func calibrate(_ arguments: Arguments) throws -> Int32 {
    let layers = try arguments.demandLayers()
    let commandLine = try arguments.machineSettings()
    MainTasks.install()
    var options = PanelOptions()
    // The panel itself is not shown, but its settings have to be declared so that the file can be read.
    let settings = PanelSettings(stage: try makeStage(arguments), layers: layers, log: options.log)
    settings.load()
    options.read(settings, commandLine)
    // The screen must not turn off while the user calibrates.
    options.idle = IdleOptions()
    return try calibrate(options, layers.state, makeStage: { try makeStage(arguments, root: $0) })
  }

  /// Runs the calibration, and returns the exit status of the host.
  ///
  /// - Throws: ``SettingsProblem`` if the result cannot be written to the file.
  private func calibrate(
    _ original: PanelOptions, _ file: SettingsFile, makeStage: (@escaping () -> AnyView) throws -> Stage
  ) throws -> Int32 {
    var options = original
    let calibration = Calibration()
    options.onTouch = { calibration.handle($0) }
    let stage = try makeStage { AnyView(CalibrationView(calibration: calibration)) }
    let host = PanelHost(stage: stage, options: options)
    calibration.locate = { [weak host] in host?.point(onScreen: $0) }
    calibration.onMatrix = { [weak host] device, matrix in
      options.input.devices =
        matrix.map { DeviceRule.calibrating(device, $0, in: original.input.devices) } ?? original.input.devices
      // Reopening the devices from within a touch event is not possible, so it is done later.
      Task { host?.apply(display: options.display, input: options.input, idle: options.idle) }
    }
    var result: Result<Void, any Error>?
    calibration.onKeep = { [weak host] in
      let text = options.input.devices.map(\.description).joined(separator: "; ")
      result = Result { try file.write(["input.devices": text]) }
      print("\(file.path): input.devices=\(text)")
      host?.stop()
    }
    MainTasks.attach(to: host.loop, for: stage)
    let status = host.run()
    try result?.get()
    if result == nil && status == 0 { writeToStandardError("Nothing was saved: \(file.path) is unchanged.") }
    return status
  }
}
