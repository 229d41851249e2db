import Runtime
import Values

/// Which of its values a slider writes, and where.
public nonisolated enum SliderLabels: Hashable, Sendable, CaseIterable {
  /// Beside the slider's label.
  case header
  /// At the handles, and with them.
  case moving
  /// At the ends of the track.
  case fixed
  /// Nowhere; they are still read out.
  case hidden
}

/// Which places of a slider's track are marked.
public nonisolated enum SliderTicks: Hashable, Sendable {
  /// None.
  case none
  /// Each value that a handle can rest on, as far as there is room.
  case stops
  /// So many places, evenly apart, with the two ends among them.
  case count(Int)
}

/// Which way a slider's track runs.
public nonisolated enum SliderOrientation: Hashable, Sendable, CaseIterable {
  /// Along a line of text.
  case horizontal
  /// Upright, with the lower end below.
  case vertical
}

/// How sliders look and what can be dragged on them.
struct SliderLook: Hashable {
  var labels = SliderLabels.header
  var ticks = SliderTicks.none
  var orientation = SliderOrientation.horizontal
  var histogram: [Double] = []
  var dragsSpan = false
  var handleScale = 1.0
  var appearance = SliderAppearance()
}

private enum SliderLookKey: EnvironmentKey { static var defaultValue: SliderLook { SliderLook() } }

extension EnvironmentValues {
  var sliderLook: SliderLook {
    get { self[SliderLookKey.self] }
    set { self[SliderLookKey.self] = newValue }
  }
}

extension View {
  /// Decides where sliders in this view write their values.
  public func sliderLabels(_ labels: SliderLabels) -> some View { environment(\.sliderLook.labels, labels) }

  /// Decides which places on the tracks of sliders in this view are marked.
  public func sliderTicks(_ ticks: SliderTicks) -> some View { environment(\.sliderLook.ticks, ticks) }

  /// Decides which way the tracks of sliders in this view run.
  public func sliderOrientation(_ orientation: SliderOrientation) -> some View {
    environment(\.sliderLook.orientation, orientation)
  }

  /// Draws how often values occur behind the tracks of sliders in this view.
  ///
  /// - Parameter counts: one number for each equal part of the range, of any scale.
  public func sliderHistogram(_ counts: [Double]) -> some View { environment(\.sliderLook.histogram, counts) }

  /// Decides whether a finger between the handles of a range slider in this view drags both.
  public func sliderSpanDrag(_ isEnabled: Bool = true) -> some View { environment(\.sliderLook.dragsSpan, isEnabled) }

  /// Draws the handles of sliders in this view larger or smaller. What a finger can grab stays as large as it needs.
  public func sliderHandleScale(_ scale: Double) -> some View {
    environment(\.sliderLook.handleScale, min(max(scale, 0.3), 2))
  }
}
