import Looks
import Runtime
import Values

/// The places at which a slider shows its values.
public nonisolated enum SliderLabels: Hashable, Sendable, CaseIterable {
  /// Beside the label, above the track.
  case header
  /// Next to the handles, and moving with them.
  case moving
  /// At the ends of the track.
  case fixed
  /// Nowhere. The values are still read out.
  case hidden
}

/// The direction of a slider's track.
public nonisolated enum SliderOrientation: Hashable, Sendable, CaseIterable {
  /// Along a line of text.
  case horizontal
  /// Vertical, with the lower end at the bottom.
  case vertical
}

/// The appearance and the behaviour of sliders, as the modifiers set it.
struct SliderLook: Hashable {
  var labels = SliderLabels.header
  var ticks = SliderTicks.none
  var orientation = SliderOrientation.horizontal
  var histogram: [Double] = []
  var dragsSpan = false
  var handleScale = 1.0
  var appearance = SliderAppearance()
  var hidesHandles = false
}

private enum SliderLookKey: EnvironmentKey { static var defaultValue: SliderLook { SliderLook() } }

extension EnvironmentValues {
  /// The settings of the modifiers around a slider.
  var sliderLook: SliderLook {
    get { self[SliderLookKey.self] }
    set { self[SliderLookKey.self] = newValue }
  }
}

extension View {
  /// Sets where sliders in this view show their values.
  public func sliderLabels(_ labels: SliderLabels) -> some View { environment(labels) { $0.sliderLook.labels = $1 } }

  /// Sets which positions on the tracks of sliders in this view are marked.
  public func sliderTicks(_ ticks: SliderTicks) -> some View { environment(ticks) { $0.sliderLook.ticks = $1 } }

  /// Shows or hides the handles of sliders in this view. A hidden handle can still be dragged.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(visibility == .hidden) { $0.sliderLook.hidesHandles = $1 }
  }

  /// Sets the direction of the tracks of sliders in this view.
  public func sliderOrientation(_ orientation: SliderOrientation) -> some View {
    environment(orientation) { $0.sliderLook.orientation = $1 }
  }

  /// Draws a histogram behind the tracks of sliders in this view.
  ///
  /// - Parameter counts: the heights of the bars, one for each equal part of the range, in any unit.
  public func sliderHistogram(_ counts: [Double]) -> some View { environment(counts) { $0.sliderLook.histogram = $1 } }

  /// Sets whether a drag between the handles of a range slider in this view moves both of them.
  public func sliderSpanDrag(_ isEnabled: Bool = true) -> some View {
    environment(isEnabled) { $0.sliderLook.dragsSpan = $1 }
  }

  /// Scales the handles of sliders in this view. The touch target keeps its size.
  ///
  /// - Parameter scale: clamped to 0.3…2.
  public func sliderHandleScale(_ scale: Double) -> some View {
    environment(min(max(scale, 0.3), 2)) { $0.sliderLook.handleScale = $1 }
  }
}
