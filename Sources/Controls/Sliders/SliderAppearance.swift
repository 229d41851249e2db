import Runtime
import Values

/// What sliders look like beyond what their theme says. Whatever is not set stays as the theme has it.
///
///     RangeSlider("Price", value: $price, in: 0...100)
///       .sliderAppearance(SliderAppearance(handleDiameter: 22, trackThickness: 10, spanColor: .green))
public nonisolated struct SliderAppearance: Hashable, Sendable {
  /// The diameter of a handle, in points. What a finger can grab stays as large as it needs.
  public var handleDiameter: Double?
  /// How many times as large a handle is while it is held.
  public var heldHandleScale: Double
  /// The width of a handle's border, in points.
  public var handleBorderWidth: Double
  /// The inside of a handle.
  public var handleColor: Color?
  /// The border of a handle.
  public var handleBorderColor: Color?
  /// The symbols on the handles, the lower one first; a slider with one handle has the last.
  public var handleSymbols: [String]
  /// The thickness of the track, in points.
  public var trackThickness: Double?
  /// The part of the track that is not chosen.
  public var trackColor: Color?
  /// The chosen part of the track.
  public var spanColor: Color?
  /// The handles and the chosen part while that is the whole range.
  public var wholeRangeColor: Color?

  /// An appearance.
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
  /// Sets the look of sliders in this view.
  public func sliderAppearance(_ appearance: SliderAppearance) -> some View {
    environment(\.sliderLook.appearance, appearance)
  }
}
