import Runtime

/// A ring around a control that is pressed, outside its edges: the fingertip covers the control itself.
struct PressedRing: View {
  /// The corner radius of the control, in points.
  let radius: Double

  /// The thickness of the ring, in points.
  private static var width: Double { 4 }

  var body: some View {
    RoundedRectangle(cornerRadius: radius + Self.width)
      .strokeBorder(.accentColor.opacity(0.55), lineWidth: Self.width)
      .padding(-Self.width)
  }
}
