/// The rule by which the pixels of a group are combined with the pixels of the backdrop.
///
/// The cases up to ``plusLighter`` are the compositing operators of Porter and Duff (“Compositing Digital Images”,
/// 1984); the rest are the blend modes of the W3C's “Compositing and Blending Level 1”. All of them act only within
/// the bounds of the group. “Source” is the group, “destination” the backdrop.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// The source is drawn over the destination; the default.
  case sourceOver
  /// Neither is kept: the result is transparent.
  case clear
  /// The source replaces the destination.
  case source
  /// The destination is kept; nothing changes.
  case destination
  /// The source is kept only where the destination is opaque; the destination is removed.
  case sourceIn
  /// The source is kept only where the destination is transparent; the destination is removed.
  case sourceOut
  /// The source is drawn over the destination, but only where the destination is opaque.
  case sourceAtop
  /// The source is drawn below the destination.
  case destinationOver
  /// The destination is kept only where the source is opaque.
  case destinationIn
  /// The destination is kept only where the source is transparent: the group cuts a hole.
  case destinationOut
  /// The source is drawn below the destination, and the destination is kept only where the source is opaque.
  case destinationAtop
  /// Each is kept where the other is transparent.
  case xor
  /// The sum of the two, clamped to 1.
  case plusLighter
  /// The product of both colours, which darkens.
  case multiply
  /// The complement of the product of both complements, which lightens.
  case screen
  /// ``hardLight`` with the roles exchanged: multiplies where the destination is dark, screens where it is light.
  case overlay
  /// The smaller of both values of each component.
  case darken
  /// The larger of both values of each component.
  case lighten
  /// Brightens the destination to reflect the source.
  case colorDodge
  /// Darkens the destination to reflect the source.
  case colorBurn
  /// Multiplies where the source is dark, screens where it is light.
  case hardLight
  /// A softer form of ``hardLight``.
  case softLight
  /// The absolute difference of both values of each component.
  case difference
  /// Like ``difference``, with lower contrast.
  case exclusion
  /// The hue of the source with the saturation and luminosity of the destination.
  case hue
  /// The saturation of the source with the hue and luminosity of the destination.
  case saturation
  /// The hue and saturation of the source with the luminosity of the destination; it tints grey images.
  case color
  /// The luminosity of the source with the hue and saturation of the destination.
  case luminosity
}

extension BlendMode {
  /// Whether a transparent pixel of the source changes the destination.
  package var changesBehindTransparency: Bool {
    switch self {
    case .clear, .source, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
