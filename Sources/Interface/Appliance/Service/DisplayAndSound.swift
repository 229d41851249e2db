import Controls
import Looks
import Runtime
import Values

/// Sets the brightness of the screen while the panel is in use, in percent.
///
/// It changes the upper number of the setting `idle.brightness`, so it is stored in the config file and the backlight
/// follows. The screen cannot be set so dark that the slider could not be found again.
@preconcurrency @MainActor public struct BrightnessSlider: View {
  @Tweak("idle.brightness") private var brightness = 20...100
  @Environment({ $0.localizer }) private var words

  /// Creates the slider.
  public init() {}

  /// A slider with its name and the percents.
  public var body: some View {
    let stored = $brightness
    let percent = Binding(
      get: { Double(stored.wrappedValue.upperBound) },
      set: { value in
        let upper = Int(value.rounded())
        stored.wrappedValue = min(stored.wrappedValue.lowerBound, upper)...upper
      })
    Slider(words("Brightness"), value: percent, in: 10...100, step: 5, format: .number.unit("%"))
  }
}

/// Sets the volume of the machine in percent.
///
/// It changes the setting `feedback.volume`, so it is stored in the config file. With `feedback.mixer` it is the volume
/// of the sound card for all programs, otherwise that of the panel's own sounds.
@preconcurrency @MainActor public struct VolumeSlider: View {
  @Tweak("feedback.volume") private var volume = 50
  @Environment({ $0.localizer }) private var words

  /// Creates the slider.
  public init() {}

  /// A slider with its name and the percents.
  public var body: some View {
    let stored = $volume
    let percent = Binding(get: { Double(stored.wrappedValue) }, set: { stored.wrappedValue = Int($0.rounded()) })
    Slider(words("Volume"), value: percent, in: 0...100, step: 5, format: .number.unit("%"))
  }
}

/// Brightness and volume on one page.
@preconcurrency @MainActor public struct DisplayAndSound: View {
  /// Creates the page.
  public init() {}

  /// A form with ``BrightnessSlider`` and ``VolumeSlider``.
  public var body: some View {
    Form {
      Section { BrightnessSlider() }
      Section { VolumeSlider() }
    }
  }
}
