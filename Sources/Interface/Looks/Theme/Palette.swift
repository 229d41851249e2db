import Graphics
import Runtime
import Values

/// The colours of a theme, which all controls draw with.
///
/// Text colours have a contrast ratio (WCAG 2.2, section 1.4.3) of at least 4.5:1 against the surfaces behind them, and
/// outlines and handles of at least 3:1 (section 1.4.11).
public nonisolated struct Palette: Hashable, Sendable {
  /// The background of the whole panel.
  public var background: RGBA
  /// The background of cards and rows.
  public var surface: RGBA
  /// The background of buttons and other controls that are not pressed.
  public var control: RGBA
  /// The background of controls while they are pressed.
  public var controlPressed: RGBA
  /// Text of primary importance, such as body text and titles.
  public var text: RGBA
  /// Secondary text, such as captions and units.
  public var secondaryText: RGBA
  /// Text and icons of disabled controls.
  public var disabled: RGBA
  /// The accent: filled buttons, values that can be changed, and selections.
  public var tint: RGBA
  /// The accent while the control is pressed.
  public var tintPressed: RGBA
  /// Text and icons on the accent.
  public var onTint: RGBA
  /// The unfilled part of tracks, and dividers.
  public var track: RGBA
  /// Outlines of controls and lines between rows.
  public var outline: RGBA
  /// The ring around the control that has the focus.
  public var focus: RGBA
  /// Errors and destructive actions.
  public var danger: RGBA
  /// The colour of destructive actions while the control is pressed.
  public var dangerPressed: RGBA
  /// Text and icons on ``danger``.
  public var onDanger: RGBA

  /// The standard light palette: dark content on a light background.
  public static let light = Palette(
    background: RGBA(hex: 0xEEF1F5), surface: RGBA(hex: 0xFFFFFF), control: RGBA(hex: 0xE6EAF0),
    controlPressed: RGBA(hex: 0xD3DAE4), text: RGBA(hex: 0x12161C), secondaryText: RGBA(hex: 0x525C69),
    disabled: RGBA(hex: 0xA3ACB8), tint: RGBA(hex: 0x0B5FDB), tintPressed: RGBA(hex: 0x084AAD),
    onTint: RGBA(hex: 0xFFFFFF), track: RGBA(hex: 0xCDD5DF), outline: RGBA(hex: 0x6F7A89),
    focus: RGBA(hex: 0xC2410C), danger: RGBA(hex: 0xB91C1C),
    dangerPressed: RGBA(hex: 0x8F1414), onDanger: RGBA(hex: 0xFFFFFF))

  /// The standard dark palette: light content on a dark background.
  public static let dark = Palette(
    background: RGBA(hex: 0x0B0E12), surface: RGBA(hex: 0x171C23), control: RGBA(hex: 0x29313C),
    controlPressed: RGBA(hex: 0x3A4554), text: RGBA(hex: 0xF1F4F8), secondaryText: RGBA(hex: 0xA9B4C2),
    disabled: RGBA(hex: 0x5A6572), tint: RGBA(hex: 0x62A8FF), tintPressed: RGBA(hex: 0x8FC1FF),
    onTint: RGBA(hex: 0x061425), track: RGBA(hex: 0x343E4B), outline: RGBA(hex: 0x8893A0),
    focus: RGBA(hex: 0xFFB454), danger: RGBA(hex: 0xFF8A80),
    dangerPressed: RGBA(hex: 0xFFB3AC), onDanger: RGBA(hex: 0x2B0502))

  /// The high-contrast light palette: black text on white, with outlines and secondary text of at least 7:1.
  public static let highContrastLight = Palette(
    background: RGBA(hex: 0xFFFFFF), surface: RGBA(hex: 0xFFFFFF), control: RGBA(hex: 0xF1F3F6),
    controlPressed: RGBA(hex: 0xC3CBD6), text: RGBA(hex: 0x000000), secondaryText: RGBA(hex: 0x2B323B),
    disabled: RGBA(hex: 0x6B7480), tint: RGBA(hex: 0x003E9E), tintPressed: RGBA(hex: 0x002A6E),
    onTint: RGBA(hex: 0xFFFFFF), track: RGBA(hex: 0x87929F), outline: RGBA(hex: 0x2B323B),
    focus: RGBA(hex: 0x9A2F00), danger: RGBA(hex: 0x8A0000), dangerPressed: RGBA(hex: 0x5E0000),
    onDanger: RGBA(hex: 0xFFFFFF))

  /// The high-contrast dark palette: white text on black, with outlines and secondary text of at least 7:1.
  public static let highContrastDark = Palette(
    background: RGBA(hex: 0x000000), surface: RGBA(hex: 0x000000), control: RGBA(hex: 0x12161C),
    controlPressed: RGBA(hex: 0x3A4554), text: RGBA(hex: 0xFFFFFF), secondaryText: RGBA(hex: 0xDCE3EB),
    disabled: RGBA(hex: 0x8A94A1), tint: RGBA(hex: 0x8CC4FF), tintPressed: RGBA(hex: 0xC2E0FF),
    onTint: RGBA(hex: 0x000000), track: RGBA(hex: 0x5A6878), outline: RGBA(hex: 0xDCE3EB),
    focus: RGBA(hex: 0xFFC35C), danger: RGBA(hex: 0xFFA59D), dangerPressed: RGBA(hex: 0xFFD0CB),
    onDanger: RGBA(hex: 0x000000))

  /// The colours of the original StepIndicator: orange on tan.
  ///
  /// It does not meet the contrast ratios of the other palettes: grey on tan has 2.1:1, white on orange 2.2:1.
  public static let original = Palette(
    background: RGBA(hex: 0xFFFFFF), surface: RGBA(hex: 0xFFFFFF), control: RGBA(hex: 0xD6CCB2),
    controlPressed: RGBA(hex: 0xC4B998), text: RGBA(hex: 0x12161C), secondaryText: RGBA(hex: 0x9C919E),
    disabled: RGBA(hex: 0xE7E5E8), tint: RGBA(hex: 0xFF9500),
    tintPressed: RGBA(hex: 0xD97F00), onTint: RGBA(hex: 0xFFFFFF),
    track: RGBA(hex: 0xD6CCB2).multiplyingOpacity(by: 0.8), outline: RGBA(hex: 0x9C919E),
    focus: RGBA(hex: 0x6542BE), danger: RGBA(hex: 0xB91C1C), dangerPressed: RGBA(hex: 0x8F1414),
    onDanger: RGBA(hex: 0xFFFFFF))
}
