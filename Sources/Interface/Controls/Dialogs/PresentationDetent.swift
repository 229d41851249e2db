/// How high a sheet is. A panel's sheets are as high as their content.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  let share: Double
  /// Half of the panel, or all of it.
  public static let medium = PresentationDetent(share: 0.5), large = PresentationDetent(share: 1)
  /// A share of the panel.
  public static func fraction(_ fraction: Double) -> PresentationDetent { PresentationDetent(share: fraction) }
  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(share: height) }
}

extension View {
  /// Accepted as in SwiftUI: sheets are as high as their content.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepted as in SwiftUI: sheets are not dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted as in SwiftUI: sheets are as high as their content.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
}
