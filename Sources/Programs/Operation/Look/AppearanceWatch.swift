import Clocks
import Controls
import Looks
import LinuxHost
import Machine
import Runtime

/// Makes the panel light or dark if its appearance changes by itself. Otherwise it draws nothing and wakes nothing.
struct AppearanceWatch: View {
  @Environment({ $0.appearance }) private var appearance

  var body: some View {
    switch appearance {
    case .light, .dark: EmptyView()
    case .hours(let from, let until): HoursWatch(from: from, until: until)
    case .sensor(let lux): SensorWatch(threshold: lux).id(lux)
    }
  }
}

/// Follows the time of day. It wakes the panel when the scheme changes, and at no other time.
private struct HoursWatch: View {
  let from: TimeOfDay
  let until: TimeOfDay
  @Environment({ $0.wallTime }) private var wallTime
  @Environment({ $0.clockOffset }) private var offset

  /// A wake this many seconds before the change counts as the change, since the two clocks differ slightly.
  private static let tolerance = 0.01

  var body: some View {
    let (wallTime, offset) = (wallTime, offset)
    TimedView { time in
      let now = wallTime.seconds(at: time)
      let start = LocalCalendar.seconds(until: from, from: now + Self.tolerance, offset)
      let end = LocalCalendar.seconds(until: until, from: now + Self.tolerance, offset)
      // It is light if the end comes before the next start.
      return (SchemeSetter(scheme: end < start ? .light : .dark), time + .seconds(min(start, end) + Self.tolerance))
    }
  }
}

/// Follows the light sensor. A panel that is dark becomes light again at twice the illuminance, so that it does not
/// flicker in the dusk.
private struct SensorWatch: View {
  /// In lux.
  let threshold: Double
  @Environment({ $0.lightSensor }) private var sensor
  @Environment({ $0.stage }) private var stage
  @State private var isDark = false

  /// The time between two measurements.
  private static let interval = Duration.seconds(10)

  var body: some View {
    ZStack {
      TimedView { time in
        (NoView().task(id: time) { await measure() }, time + Self.interval)
      }
      SchemeSetter(scheme: isDark ? .dark : .light)
    }
  }

  /// Reads the sensor on another thread, since some need a second for an answer.
  private func measure() async {
    let sensor = sensor
    let lux: Double? = await withCheckedContinuation { answer in
      // If the machine has no thread, the sensor is read again after the interval.
      if !DetachedThread.start({ answer.resume(returning: sensor.illuminance()) }) { answer.resume(returning: .nan) }
    }
    guard let lux else {
      stage?.report(
        "panel.appearance: no light sensor answers (\(sensor.directory)/*/in_illuminance_*); "
          + "load its driver, or set light, dark or two times")
      return
    }
    if lux < threshold { isDark = true } else if lux >= threshold * 2 { isDark = false }
  }
}

/// Sets the colour scheme of the whole panel.
private struct SchemeSetter: View {
  let scheme: ColorScheme
  @Environment({ $0.stage }) private var stage

  var body: some View {
    NoView().onChange(of: scheme, initial: true) { stage?.setEnvironment { $0.colorScheme = scheme } }
  }
}

/// A place in the view tree that takes no space.
private struct NoView: View {
  var body: some View { Color.clear.frame(width: 0, height: 0).accessibilityHidden(true) }
}
