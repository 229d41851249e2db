import Looks
import Runtime
import Values

/// Overrides of the theme for the appearance of sliders. A value that is `nil` is taken from the theme.
///
///     RangeSlider("Price", value: $price, in: 0...100)
///       .sliderAppearance(SliderAppearance(handleDiameter: 22, trackThickness: 10, spanColor: .green))
public nonisolated struct SliderAppearance: Hashable, Sendable {
  /// The diameter of a handle, in points. The touch target keeps its size.
  public var handleDiameter: Double?
  /// The scale of a handle while it is held; 1 for no change.
  public var heldHandleScale: Double
  /// The width of the border of a handle, in points.
  public var handleBorderWidth: Double
  /// The fill of a handle.
  public var handleColor: Color?
  /// The colour of the border around a handle; the theme’s for `nil`.
  public var handleBorderColor: Color?
  /// The names of the symbols on the handles, the lower one first. A slider with one handle shows the last.
  public var handleSymbols: [String]
  /// The thickness of the track, in points.
  public var trackThickness: Double?
  /// The colour of the part of the track that is not selected.
  public var trackColor: Color?
  /// The colour of the selected part of the track.
  public var spanColor: Color?
  /// The colour of the handles and of the selected part while the selection is the whole range.
  public var wholeRangeColor: Color?

  /// Creates an appearance. See the properties for the units and the meaning of `nil`.
  public init(
    handleDiameter: Double? = nil, heldHandleScale: Double = 1.2, handleBorderWidth: Double = 4,
    handleColor: Color? = nil, handleBorderColor: Color? = nil, handleSymbols: [String] = [],
    trackThickness: Double? = nil, trackColor: Color? = nil, spanColor: Color? = nil, wholeRangeColor: Color? = nil
  ) {
    self.handleDiameter = handleDiameter
    self.heldHandleScale = heldHandleScale
    self.handleBorderWidth = handleBorderWidth
    self.handleColor = handleColor
    self.handleBorderColor = handleBorderColor
    self.handleSymbols = handleSymbols
    self.trackThickness = trackThickness
    self.trackColor = trackColor
    self.spanColor = spanColor
    self.wholeRangeColor = wholeRangeColor
  }
}

extension View {
  /// Overrides the appearance of sliders in this view.
  public func sliderAppearance(_ appearance: SliderAppearance) -> some View {
    environment(appearance) { $0.sliderLook.appearance = $1 }
  }
}
