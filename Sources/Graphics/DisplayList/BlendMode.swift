/// How a group's pixels and those below them make new ones.
///
/// The first part are Porter and Duff's operators, the second the mixtures of the W3C's Compositing and Blending. All
/// act only within the group's bounds.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  /// On top, as paint is laid on paint.
  case sourceOver
  /// Nothing stays.
  case clear
  /// Replaces what is below.
  case source
  /// Changes nothing.
  case destination
  /// Only where there is something below, which goes.
  case sourceIn
  /// Only where there is nothing below.
  case sourceOut
  /// On top, but only where there is something below.
  case sourceAtop
  /// Below what is there.
  case destinationOver
  /// Keeps what is below only where the group is.
  case destinationIn
  /// Cuts the group out of what is below.
  case destinationOut
  /// Below what is there, which is kept only where the group is.
  case destinationAtop
  /// Where only one of both is.
  case xor
  /// The sum.
  case plusLighter
  /// The product: darkens.
  case multiply
  /// The product of what is missing to white: lightens.
  case screen
  /// Multiplies what is dark below and screens what is light.
  case overlay
  /// The darker of both, for each component.
  case darken
  /// The lighter of both, for each component.
  case lighten
  /// Brightens what is below.
  case colorDodge
  /// Darkens what is below.
  case colorBurn
  /// Multiplies where the group is dark and screens where it is light.
  case hardLight
  /// A gentle hard light.
  case softLight
  /// How far both are apart.
  case difference
  /// A gentle difference.
  case exclusion
  /// The group's hue with the saturation and brightness of what is below.
  case hue
  /// The group's saturation with the hue and brightness of what is below.
  case saturation
  /// The group's hue and saturation with the brightness of what is below: tints what is grey.
  case color
  /// The group's brightness with the hue and saturation of what is below.
  case luminosity
}
