import Faceplate

/// The side of a device that is on top in a preview.
public nonisolated struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  /// The name of the orientation.
  public let id: String

  /// The device is upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// The device lies on its right side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// The device lies on its left side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  /// The four orientations, the upright ones first.
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

extension View {
  /// No effect: previews are drawn at the size that `render --previews` is given.
  @available(*, deprecated, message: "Previews are drawn at the size that `render --previews` is given.")
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
