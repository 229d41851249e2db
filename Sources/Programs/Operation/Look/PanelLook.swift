import Controls
import LinuxHost
import Runtime

/// The look that the options of a panel ask for, on a panel.
package struct PanelLook {
  private var shown = LookOptions()

  /// Begins with the look of a panel without options.
  package init() {}

  /// Shows a panel with the look of its options. Does nothing if the panel already has that look.
  package mutating func show(
    _ options: PanelOptions, _ setEnvironment: (@escaping (inout EnvironmentValues) -> Void) throws -> Void
  ) rethrows {
    let look = options.look
    if look == shown { return }
    shown = look
    try setEnvironment {
      look.apply(to: &$0)
      $0.appearance = look.appearance
    }
  }
}

private enum AppearanceKey: EnvironmentKey { static var defaultValue: Appearance { .light } }
private enum LightSensorKey: EnvironmentKey { static var defaultValue: LightSensor { LightSensor() } }

extension EnvironmentValues {
  /// When the panel is light and when it is dark, according to its config file.
  var appearance: Appearance {
    get { self[AppearanceKey.self] }
    set { self[AppearanceKey.self] = newValue }
  }

  /// The sensor that an appearance follows.
  var lightSensor: LightSensor {
    get { self[LightSensorKey.self] }
    set { self[LightSensorKey.self] = newValue }
  }
}
