import Graphics

nonisolated extension Palette {
  /// A light grey palette after the practice of ISA-101: grey backgrounds with little contrast between them, and vivid
  /// colours only for abnormal states.
  public static let industrialLight = Palette(
    background: RGBA(hex: 0xD4D6D8), surface: RGBA(hex: 0xE2E4E6), control: RGBA(hex: 0xCACDD0),
    controlPressed: RGBA(hex: 0xB6BABF), text: RGBA(hex: 0x1A1D21), secondaryText: RGBA(hex: 0x3F454C),
    disabled: RGBA(hex: 0x8C9298), tint: RGBA(hex: 0x2E4A66), tintPressed: RGBA(hex: 0x1D3449),
    onTint: RGBA(hex: 0xFFFFFF), track: RGBA(hex: 0xB4B9BE), outline: RGBA(hex: 0x5A6168),
    focus: RGBA(hex: 0x6B3A0A), danger: RGBA(hex: 0xA01010), dangerPressed: RGBA(hex: 0x780808),
    onDanger: RGBA(hex: 0xFFFFFF))

  /// The dark form of ``industrialLight``, for rooms that are dark.
  public static let industrialDark = Palette(
    background: RGBA(hex: 0x24272A), surface: RGBA(hex: 0x2E3236), control: RGBA(hex: 0x3A3F44),
    controlPressed: RGBA(hex: 0x4A5056), text: RGBA(hex: 0xECEEF0), secondaryText: RGBA(hex: 0xBEC4CA),
    disabled: RGBA(hex: 0x70777E), tint: RGBA(hex: 0xA9C0D6), tintPressed: RGBA(hex: 0xCADAE8),
    onTint: RGBA(hex: 0x10161C), track: RGBA(hex: 0x4A5056), outline: RGBA(hex: 0xA2A9B0),
    focus: RGBA(hex: 0xE0B27C), danger: RGBA(hex: 0xFF9A90), dangerPressed: RGBA(hex: 0xFFBDB6),
    onDanger: RGBA(hex: 0x2B0502))
}
